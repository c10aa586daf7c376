import type { SeedTexts } from "./seed-article.ts";

export const CODE_COMMERCIAL_ES: SeedTexts = {
  "ibc-302-1": {
    title: "Grupos de ocupación",
    body: "Los edificios se clasifican por uso en diez grupos: reunión A, negocios B, educación E, fábrica F, alto riesgo H, institucional I, comercio M, residencial R, almacenaje S, utilitario U.",
  },
  "ibc-903-2": {
    title: "Dónde se exigen rociadores",
    body: "Se exigen por grupo y área: por ejemplo A-2 de más de 5,000 pies2 o con 100 ocupantes, M de más de 12,000 pies2, y todo el grupo R.",
  },
  "ibc-1004-5": {
    title: "Factores de carga de ocupantes",
    body: "Área por ocupante: reunión con sillas 7 pies2 netos, con mesas 15 netos; negocios 150 brutos; aula 20 netos; comercio 60 brutos; residencial 200 brutos; industrial 100 brutos; bodega 500 brutos.",
  },
  "ibc-1005-3": {
    title: "Ancho de salida por ocupante",
    body: "Las escaleras necesitan 0.3 pulg de ancho por ocupante y lo demás 0.2 pulg. Con rociadores y alarma de voz son 0.2 pulg y 0.15 pulg.",
  },
  "ibc-1006-2": {
    title: "Número de salidas",
    body: "Un espacio de los grupos A, B, E, F, M o U puede tener una salida con 49 ocupantes como máximo, si el recorrido común es corto; si no, tiene dos. Un espacio o un piso con 501 a 1,000 ocupantes tiene tres salidas, y con más de 1,000 cuatro.",
  },
  "ibc-1010-1": {
    title: "Puertas de salida en edificios comerciales",
    body: "Tienen 32 pulg de ancho libre y 80 pulg de alto. Abren hacia afuera si las usan 50 personas o más o en el grupo H. Una puerta interior abatible sin clasificación contra fuego abre con 5 lb de fuerza como máximo; las demás empiezan a moverse con 30 lb como máximo y abren del todo con 15 lb. Los grupos A y E llevan barra antipánico desde 50 ocupantes, el grupo H siempre.",
  },
  "ibc-1011-2": {
    title: "Escaleras en edificios comerciales",
    body: "Tienen 44 pulg de ancho, o 36 pulg si sirven a menos de 50 personas. Altura libre 80 pulg. Contrahuellas de 4 a 7 pulg y huellas de 11 pulg como mínimo. Un tramo sube 12 pies como máximo.",
  },
  "ibc-1014-2": {
    title: "Pasamanos y barandas en edificios comerciales",
    body: "Los pasamanos van de 34 a 38 pulg de altura. Las barandas tienen 42 pulg como mínimo.",
  },
  "ibc-1017-2": {
    title: "Distancia de recorrido a la salida",
    body: "Recorrido más largo sin y con rociadores: grupos A, E, F-1, M, R, S-1 200 y 250 pies; B 200 y 300 pies; F-2, S-2, U 300 y 400 pies; I-4 150 y 200 pies. Con rociadores I-1 250 pies, I-2 e I-3 200 pies, y H-1 a H-5 75, 100, 150, 175 y 200 pies.",
  },
  "ibc-1020-2": {
    title: "Corredores: ancho y fondos sin salida",
    body: "Los corredores miden 44 pulg de ancho, o 36 pulg con menos de 50 ocupantes y dentro de una vivienda, y 72 pulg en escuelas desde 100 ocupantes. Un fondo sin salida mide 20 pies como máximo, o 50 pies con rociadores en B, E, F, I-1, M, R-1, R-2, S y U.",
  },
  "ibc-1208": {
    title: "Medidas de espacios interiores",
    body: "Los cuartos habitables y corredores tienen 7 pies 6 pulg de altura, los baños y cocinas 7 pies. Una vivienda tiene 190 pies2 como mínimo, uno de sus cuartos 120 pies2; los demás cuartos habitables 70 pies2. Hay lugares que cambian estas cifras: confírmelas en la edición adoptada.",
  },
  "imc-403-3-1-1": {
    title: "Caudal de aire exterior",
    body: "El aire exterior es una tasa por persona más una tasa por área: una oficina pide 5 cfm por persona y 0.06 cfm por pie2.",
  },
  "imc-505": {
    title: "Campanas de cocina",
    body: "Una campana doméstica de más de 400 cfm necesita aire de reposición. La cocción que produce grasa necesita campana Tipo I.",
  },
  "imc-501-3-1": {
    title: "Salidas de extracción",
    body: "La extracción termina a 3 pies de aberturas del edificio, y a 10 pies si el aire es peligroso o hay una toma de aire. Los vapores explosivos o inflamables terminan a 30 pies como mínimo de los linderos.",
  },
  "umc-504-4": {
    title: "Ducto de secadora en estados con UMC",
    body: "Según el Código Mecánico Uniforme el ducto mide 14 pies con dos codos; reste 2 pies por cada codo más.",
  },
};
