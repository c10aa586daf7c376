import type { SeedTexts } from "./seed-article.ts";

export const CODE_ACCESS_BATHS_ES: SeedTexts = {
  "ada-602": {
    title: "Bebederos",
    body: "La boquilla para silla de ruedas queda a 36 pulg del piso como máximo, a 15 pulg del muro como mínimo y a 5 pulg del frente como máximo, con espacio para rodillas y pies. Para personas de pie queda de 38 a 43 pulg. El agua sube al menos 4 pulg.",
  },
  "ada-603-2": {
    title: "Espacio y puerta del baño accesible",
    body: "En el cuarto hay un espacio de giro y los espacios libres pueden traslaparse. La puerta no abre sobre el espacio de un mueble; sí puede abrir sobre el espacio de giro.",
  },
  "ada-603-3": {
    title: "Espejos",
    body: "Sobre un lavabo o una cubierta el borde inferior del espejo queda a 40 pulg del piso como máximo; en otro lugar, a 35 pulg.",
  },
  "ada-603-4": {
    title: "Ganchos y repisas",
    body: "Los ganchos quedan al alcance, a 48 pulg del piso como máximo; las repisas, de 40 a 48 pulg.",
  },
  "ada-604-5-2": {
    title: "Barra de apoyo detrás del escusado",
    body: "La barra trasera mide al menos 36 pulg y llega desde el eje del escusado al menos 12 pulg hacia un lado y 24 pulg hacia el otro.",
  },
  "ada-604-6": {
    title: "Palanca de descarga y portarrollos",
    body: "La palanca queda del lado abierto del escusado. El centro del portarrollos queda de 7 a 9 pulg delante de la taza, su salida de 15 a 48 pulg del piso, y no detrás de una barra de apoyo.",
  },
  "ada-604-8-1": {
    title: "Compartimento de baño para silla de ruedas: medidas",
    body: "El compartimento mide al menos 60 pulg de ancho y 56 pulg de fondo con taza colgada, 59 pulg con taza de piso. Bajo el frente y un costado quedan 9 pulg de alto y 6 pulg de fondo para los pies.",
  },
  "ada-604-8-1-2": {
    title: "Puerta del compartimento para silla de ruedas",
    body: "La puerta cierra sola, tiene jaladera por ambos lados y nunca abre hacia el compartimento. Su vano queda a 4 pulg como máximo de la esquina más lejana a la taza, y enfrente hay 42 pulg libres si se llega del lado del pestillo.",
  },
  "ada-604-8-2": {
    title: "Compartimento para persona que camina con dificultad",
    body: "Mide de 35 a 37 pulg de ancho y al menos 60 pulg de fondo, con el eje del escusado de 17 a 19 pulg del costado, barra de apoyo a ambos lados y puerta que cierra sola y abre hacia afuera.",
  },
  "ada-604-9": {
    title: "Escusados para niños",
    body: "El escusado infantil tiene el asiento de 11 a 17 pulg de alto y el eje de 12 a 18 pulg del muro lateral, barras de 18 a 27 pulg del piso, la descarga a 36 pulg como máximo y el papel de 14 a 19 pulg.",
  },
  "ada-605": {
    title: "Mingitorios accesibles",
    body: "El borde queda a 17 pulg del piso como máximo y la taza tiene al menos 13-1/2 pulg de fondo, con espacio libre enfrente.",
  },
  "ada-606-4": {
    title: "Llaves de lavabos accesibles",
    body: "La llave se maneja con una mano y 5 lb como máximo. La de presión que cierra sola corre al menos 10 segundos.",
  },
  "ada-607-2": {
    title: "Tinas accesibles: espacio y asiento",
    body: "A todo lo largo de la tina hay un espacio libre de 30 pulg; si hay un asiento fijo en la cabecera, pasa 12 pulg de ese muro. Hay un asiento fijo o uno removible.",
  },
  "ada-607-4": {
    title: "Barras de apoyo en tinas",
    body: "En el muro del fondo van dos: una de 33 a 36 pulg del piso y otra de 8 a 10 pulg sobre el borde, que terminan a 12 pulg del muro de llaves como máximo. Una de al menos 24 pulg va en el muro de llaves junto al frente. Sin asiento fijo, las del fondo miden al menos 24 pulg y en la cabecera va una de 12 pulg.",
  },
  "ada-607-6": {
    title: "Regadera de mano y temperatura del agua",
    body: "La tina y la regadera tienen una regadera de mano con manguera de al menos 59 pulg, con su propio cierre, y el agua sale a 120 °F como máximo.",
  },
  "ada-608-2": {
    title: "Regaderas: entrada y espacio libre",
    body: "La regadera de traslado de 36 pulg por 36 pulg tiene entrada de 36 pulg y afuera 36 pulg por 48 pulg libres. La de entrada rodante de 30 pulg por 60 pulg abre 60 pulg, con 30 pulg por 60 pulg libres enfrente. La otra de entrada rodante mide 36 pulg por 60 pulg con entrada de 36 pulg en un extremo del lado largo.",
  },
  "ada-608-3": {
    title: "Barras de apoyo en regaderas",
    body: "La regadera de traslado lleva barras en el muro de llaves y en el del fondo hasta 18 pulg de él. La de entrada rodante sin asiento las lleva en tres muros; con asiento, en el fondo y en el muro opuesto al asiento, hasta 6 pulg de las esquinas como máximo y nunca sobre el asiento.",
  },
  "ada-608-5": {
    title: "Llaves de regaderas",
    body: "En la regadera de traslado las llaves quedan frente al asiento, de 38 a 48 pulg del piso, a 15 pulg como máximo del eje del asiento hacia la entrada. En la de entrada rodante quedan sobre la barra, a 48 pulg como máximo y, si hay asiento, a 27 pulg como máximo del muro del asiento.",
  },
  "ada-608-7": {
    title: "Umbral de la regadera",
    body: "El umbral de una regadera accesible mide 1/2 pulg como máximo; en la de entrada rodante va biselado arriba de 1/4 pulg.",
  },
  "ada-609-2": {
    title: "Barras de apoyo: grosor y separación",
    body: "La barra redonda mide de 1-1/4 a 2 pulg; otra, 2 pulg de lado como máximo y de 4 a 4.8 pulg de perímetro. Queda a 1-1/2 pulg del muro, al menos a 1-1/2 pulg de lo que haya abajo o a los lados y 12 pulg abajo de lo que sobresalga arriba.",
  },
  "ada-610-2": {
    title: "Asientos de tina",
    body: "El asiento queda de 17 a 19 pulg del piso; el removible mide de 15 a 16 pulg de fondo y el fijo al menos 15 pulg. Resiste 250 lb.",
  },
  "ada-610-3": {
    title: "Asientos de regadera",
    body: "El asiento queda de 17 a 19 pulg del piso y llega a 3 pulg de la entrada. Su borde trasero queda a 2-1/2 pulg del muro como máximo y el delantero de 15 a 16 pulg. El asiento en L llega de 22 a 23 pulg de ese muro y su parte corta de 14 a 15 pulg del muro de al lado. En la de entrada rodante es plegable.",
  },
  "ada-611": {
    title: "Lavadoras y secadoras accesibles",
    body: "La tapa de una máquina de carga superior queda a 36 pulg del piso como máximo; la abertura de una de carga frontal tiene su borde inferior de 15 a 36 pulg. Al lado hay un espacio libre centrado.",
  },
};
