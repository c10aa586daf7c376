import type { SeedTexts } from "./seed-article.ts";

export const CODE_ACCESS_DOORS_ES: SeedTexts = {
  "ada-404-2-1": {
    title: "Puertas giratorias, torniquetes y puertas dobles",
    body: "Una puerta giratoria o un torniquete nunca es parte de una ruta accesible: hay otra puerta al lado. De una puerta doble, al menos una hoja activa da por sí sola el ancho libre y el espacio de maniobra.",
  },
  "ada-404-2-3": {
    title: "Vanos profundos y lo que sobresale en ellos",
    body: "Un vano de más de 24 pulg de fondo tiene 36 pulg libres. Nada reduce el ancho libre abajo de 34 pulg del piso; de 34 pulg a 80 pulg los herrajes sobresalen 4 pulg como máximo. Cierrapuertas y topes pueden quedar a 78 pulg del piso.",
  },
  "ada-404-2-4-1": {
    title: "Espacio de maniobra desde bisagra o pestillo",
    body: "Desde la bisagra, jalar: 60 pulg de fondo y 36 pulg junto al pestillo, o 54 pulg de fondo y 42 pulg; empujar: 42 pulg de fondo y 22 pulg pasada la bisagra. Desde el pestillo, jalar: 48 pulg de fondo y 24 pulg junto al pestillo; empujar: 42 pulg de fondo y 24 pulg. Con cierrapuertas sume 6 pulg de fondo del lado del pestillo, y con cierrapuertas y pestillo al empujar desde la bisagra.",
  },
  "ada-404-2-4-2": {
    title: "Espacio de maniobra en puertas corredizas y vanos sin puerta",
    body: "En puertas corredizas o plegadizas, y en vanos sin puerta de menos de 36 pulg, el espacio tiene 48 pulg de fondo de frente. De lado tiene 42 pulg de fondo, con 22 pulg pasado el lado de bolsa o bisagra o 24 pulg pasado el lado del tope o pestillo.",
  },
  "ada-404-2-4-3": {
    title: "Puertas remetidas",
    body: "Si algo a menos de 18 pulg del lado del pestillo sobresale más de 8 pulg de la cara de la puerta, se deja el espacio de maniobra para acercarse de frente.",
  },
  "ada-404-2-6": {
    title: "Dos puertas en serie",
    body: "Entre dos puertas abatibles una tras otra hay 48 pulg más el ancho de cada puerta que abre hacia ese espacio.",
  },
  "ada-404-2-8-2": {
    title: "Bisagras de resorte",
    body: "Una puerta con bisagras de resorte que se suelta a 70 grados tarda al menos 1.5 segundos en cerrar.",
  },
  "ada-404-2-10": {
    title: "La parte baja de una puerta",
    body: "Las 10 pulg inferiores de una puerta abatible son lisas en todo el ancho del lado de empujar, con juntas a 1/16 pulg de un mismo plano.",
  },
  "ada-404-2-11": {
    title: "Mirillas en puertas",
    body: "En una puerta o ventana lateral por la que se puede ver, el borde inferior de al menos un vidrio queda a 43 pulg del piso como máximo.",
  },
  "ada-404-3": {
    title: "Puertas automáticas",
    body: "Una puerta automática abre 32 pulg libres con corriente y sin ella. En una salida sin energía de respaldo, la abertura de emergencia también es de 32 pulg. El botón queda fuera del giro de la puerta.",
  },
  "ada-405-3": {
    title: "Pendiente transversal y desagüe de la rampa",
    body: "El tramo de rampa tiene pendiente transversal de 1:48 como máximo. Los descansos al exterior se hacen de modo que no se encharquen.",
  },
  "ada-405-7": {
    title: "Descansos de la rampa",
    body: "El descanso es tan ancho como el tramo más ancho que llega a él y mide al menos 60 pulg de largo. Donde la rampa da vuelta mide al menos 60 pulg por 60 pulg. No tiene cambios de nivel.",
  },
  "ada-405-9": {
    title: "Protección de orilla en rampas",
    body: "Cada lado del tramo y de sus descansos tiene un piso que pasa al menos 12 pulg de la cara interior del pasamanos, o un bordillo o barrera que detiene una esfera de 4 pulg a menos de 4 pulg del piso.",
  },
  "ada-406-2": {
    title: "Cuneta y ubicación de la rampa de banqueta",
    body: "La cuneta o calle junto a la rampa de banqueta sube 1:20 como máximo en contra y se une al mismo nivel. La rampa y sus costados no invaden carriles, cajones ni pasillos de acceso.",
  },
  "ada-406-6": {
    title: "Rampas diagonales e isletas",
    body: "Al pie de una rampa de esquina quedan 48 pulg libres de tránsito; si tiene costados inclinados, hay 24 pulg de guarnición a cada lado dentro del cruce. Una isleta se corta a nivel de calle o lleva rampas a ambos lados con un espacio plano de 48 pulg por 36 pulg arriba de cada una.",
  },
};
