import type { SeedTexts } from "./seed-article.ts";

export const CODE_ACCESS_ES: SeedTexts = {
  "ada-206": {
    title: "Rutas accesibles",
    body: "Las rutas accesibles unen los puntos de llegada al sitio, las entradas accesibles y los espacios accesibles de adentro.",
  },
  "ada-208-2": {
    title: "Número de cajones accesibles",
    body: "Cajones accesibles según el estacionamiento: 1 a 25, 1; 26 a 50, 2; 51 a 75, 3; 76 a 100, 4; 101 a 150, 5; 151 a 200, 6; 201 a 300, 7; 301 a 400, 8; 401 a 500, 9; 501 a 1,000, 2 por ciento; arriba de eso 20 más uno por cada 100 o fracción. De cada seis cajones accesibles, o fracción, uno es para camioneta (van): también cuando hay uno solo.",
  },
  "ada-303": {
    title: "Cambios de nivel",
    body: "Un cambio de nivel de hasta 1/4 pulg puede ser vertical. Hasta 1/2 pulg va biselado a 1:2. Más alto ya es rampa.",
  },
  "ada-304-3": {
    title: "Espacio de giro",
    body: "Una silla de ruedas gira en un círculo de 60 pulg o en una T de 60 pulg con brazos de 36 pulg.",
  },
  "ada-305-3": {
    title: "Espacio libre de piso",
    body: "El espacio libre para una silla de ruedas es de 30 pulg por 48 pulg.",
  },
  "ada-306": {
    title: "Espacio para rodillas y pies",
    body: "El espacio para rodillas tiene 27 pulg de alto al frente, 11 pulg de fondo a 9 pulg del piso y 8 pulg de fondo a 27 pulg. El de los pies tiene 9 pulg de alto.",
  },
  "ada-307-2": {
    title: "Objetos salientes",
    body: "Los objetos entre 27 y 80 pulg sobre el piso sobresalen 4 pulg como máximo en el paso.",
  },
  "ada-308": {
    title: "Alcance",
    body: "Los controles van de 15 a 48 pulg sobre el piso. Por encima de un obstáculo profundo el alcance llega a 44 pulg de frente y 46 pulg de lado.",
  },
  "ada-403": {
    title: "Superficies de paso de rutas accesibles",
    body: "La ruta tiene 36 pulg de ancho y puede bajar a 32 pulg en 24 pulg de largo. Sube 1:20 como máximo a lo largo y 1:48 a lo ancho. Si mide menos de 60 pulg de ancho, cada 200 pies hay un espacio de cruce de 60 por 60 pulg.",
  },
  "ada-404-2": {
    title: "Puertas accesibles",
    body: "Las puertas tienen 32 pulg libres abiertas a 90 grados. El umbral mide 1/2 pulg como máximo y la manija va de 34 a 48 pulg del piso. Una puerta interior abre con 5 lb y tarda 5 segundos en cerrar hasta 12 grados.",
  },
  "ada-404-2-4": {
    title: "Espacio de maniobra en puertas",
    body: "De frente, del lado de jalar se necesitan 60 pulg de fondo y 18 pulg junto al pestillo. Del lado de empujar, 48 pulg de fondo, y 12 pulg junto al pestillo si la puerta tiene cierrapuertas y pestillo.",
  },
  "ada-405": {
    title: "Rampas accesibles",
    body: "La rampa tiene pendiente de 1:12 como máximo y sube 30 pulg como máximo por tramo. Tiene 36 pulg de ancho entre pasamanos y descansos de 60 pulg arriba y abajo. Si sube más de 6 pulg lleva pasamanos de ambos lados.",
  },
  "ada-406": {
    title: "Rampas de banqueta",
    body: "La rampa de banqueta tiene 36 pulg de ancho, costados de 1:10 como máximo y un descanso de 36 pulg arriba.",
  },
  "ada-407": {
    title: "Elevadores",
    body: "Una cabina accesible con puerta al centro mide por dentro 80 pulg de ancho por 51 pulg de fondo como mínimo, y su puerta 42 pulg; con la puerta a un lado mide 68 pulg por 51 pulg con puerta de 36 pulg. De la pared del fondo a la puerta hay 54 pulg.",
  },
  "ada-502": {
    title: "Cajones de estacionamiento accesibles: medidas",
    body: "El cajón de auto mide 96 pulg de ancho y el de van 132 pulg, o 96 pulg con pasillo de 96 pulg. El pasillo de acceso mide 60 pulg. El piso tiene pendiente de 1:48 como máximo, y los cajones de van 98 pulg de altura libre.",
  },
  "ada-505": {
    title: "Pasamanos accesibles",
    body: "Van de 34 a 38 pulg de altura con 1-1/2 pulg libres hasta la pared. Los redondos miden de 1-1/4 a 2 pulg. Se prolongan 12 pulg más allá del inicio y del fin de la rampa.",
  },
  "ada-604-2": {
    title: "Inodoros accesibles",
    body: "El eje del inodoro queda de 16 a 18 pulg de la pared lateral, con 60 pulg por 56 pulg libres y el asiento a 17 o hasta 19 pulg. La barra lateral mide 42 pulg, empieza a 12 pulg o menos del muro de atrás y llega a 54 pulg; la barra trasera mide 36 pulg.",
  },
  "ada-606": {
    title: "Lavabos accesibles",
    body: "El borde está a 34 pulg del piso como máximo. Los tubos de abajo van cubiertos o aislados.",
  },
  "ada-608": {
    title: "Duchas accesibles",
    body: "La ducha de traslado mide 36 pulg por 36 pulg por dentro; la de entrada con silla, 30 pulg por 60 pulg.",
  },
  "ada-609-4": {
    title: "Barras de apoyo",
    body: "Las barras de apoyo van de 33 a 36 pulg del piso y resisten 250 lb.",
  },
  "ada-703": {
    title: "Letreros y mostradores",
    body: "Los letreros táctiles tienen sus líneas de 48 a 60 pulg del piso. El mostrador accesible mide 36 pulg de alto como máximo.",
  },
};
