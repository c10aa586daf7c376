import type { SeedTexts } from "./seed-article.ts";

export const CODE_STRUCTURE_ES: SeedTexts = {
  "irc-r401-3": {
    title: "Pendiente del terreno junto a la cimentación",
    body: "El terreno baja por lo menos 6 pulg en los primeros 10 pies desde la cimentación, para que el agua se aleje de la casa.",
  },
  "irc-r401-4-1": {
    title: "Capacidad del suelo sin ensayo",
    body: "Sin estudio de suelo, el código supone: arcilla y limo 1,500 psf; arena y arena limosa 2,000 psf; grava arenosa 3,000 psf; roca sedimentaria 4,000 psf; roca cristalina 12,000 psf. El área de la zapata es la carga dividida entre esa capacidad.",
  },
  "irc-r402-2": {
    title: "Resistencia mínima del concreto",
    body: "La resistencia depende de la exposición y de la intemperie. Losas de sótano, losas interiores y cimientos a cubierto llevan 2,500 psi. Los muros expuestos llevan 3,000 psi con intemperie moderada o severa. Porches, escalones y pisos de garaje llevan 3,000 psi si es moderada y 3,500 psi si es severa. Con intemperie insignificante bastan 2,500 psi en todo.",
  },
  "irc-r403-1-1": {
    title: "Zapatas: ancho y espesor",
    body: "El ancho sale de tablas según carga, nieve y suelo, y nunca es menor de 12 pulg. La zapata tiene 6 pulg de espesor como mínimo. Sobresale del muro por lo menos 2 pulg y no más que su propio espesor.",
  },
  "irc-r403-1-3-5": {
    title: "Varillas: recubrimiento de concreto",
    body: "El concreto colado contra la tierra cubre la varilla con 3 pulg como mínimo. Colado en cimbra y expuesto a tierra o intemperie, el recubrimiento es de 1-1/2 pulg hasta la varilla No. 5 y de 2 pulg para las mayores. Sin exposición, 3/4 pulg.",
  },
  "irc-r403-1-4": {
    title: "Zapatas: profundidad y congelación",
    body: "Las zapatas exteriores van por lo menos 12 pulg bajo el terreno natural y por debajo de la línea de congelación local. Esa profundidad está en los criterios de diseño de la jurisdicción. Los edificios accesorios ligeros de hasta 600 pies2 y con aleros a 10 pies como máximo están exentos de la protección contra congelación.",
  },
  "irc-r403-1-6": {
    title: "Pernos de anclaje en la cimentación",
    body: "Las soleras se fijan con pernos de anclaje de 1/2 pulg empotrados 7 pulg, a 6 pies como máximo. Cada pieza lleva por lo menos dos, uno a 12 pulg o menos de cada extremo y a no menos de 7 diámetros.",
  },
  "irc-r404-1-6": {
    title: "Altura de la cimentación sobre el terreno",
    body: "La cimentación sobresale del terreno terminado 4 pulg donde hay fachada de ladrillo y 6 pulg en lo demás.",
  },
  "irc-r405-1": {
    title: "Drenaje de la cimentación",
    body: "La cimentación alrededor de espacio habitable bajo tierra lleva drenaje: tubo perforado sobre 2 pulg de grava, con 6 pulg de grava encima como mínimo.",
  },
  "irc-r406": {
    title: "Protección de muros de sótano contra humedad",
    body: "Proteja los muros de sótano contra la humedad hasta el terreno terminado. Donde el nivel de agua es alto, impermeabilícelos.",
  },
  "irc-r408-1": {
    title: "Ventilación del espacio bajo piso",
    body: "Ventile el espacio bajo piso con 1/150 de su área, o 1/1500 si un retardador de vapor Clase I cubre el suelo. Una abertura queda a 3 pies o menos de cada esquina.",
  },
  "irc-r408-4": {
    title: "Acceso al espacio bajo piso",
    body: "El acceso mide por lo menos 18 pulg por 24 pulg a través del piso, o 16 pulg por 24 pulg a través de la pared.",
  },
  "irc-r502-3": {
    title: "Viguetas de piso: claros y apoyo",
    body: "Los claros salen de tablas según especie, grado, separación y carga. La vigueta apoya 1-1/2 pulg sobre madera o metal y 3 pulg sobre concreto o mampostería.",
  },
  "irc-r502-8-1": {
    title: "Muescas y agujeros en viguetas de piso",
    body: "En viguetas aserradas la muesca mide 1/6 del peralte como máximo y no va en el tercio central; en los extremos puede ser 1/4. El agujero mide 1/3 del peralte como máximo y queda a 2 pulg o más de los bordes.",
  },
  "irc-r505": {
    title: "Pisos de acero formado en frío: alcance",
    body: "Las tablas de pisos de acero valen para edificios de hasta 60 pies de largo, 40 pies de ancho y tres pisos. Lo mayor lo calcula un ingeniero.",
  },
  "irc-r506-1": {
    title: "Losas de concreto sobre el terreno",
    body: "La losa tiene 3-1/2 pulg de espesor como mínimo. Debajo va un retardador de vapor de 10 mil (6 mil en la edición 2018) con traslapes de 6 pulg, sobre una base de 4 pulg cuando la losa queda bajo el nivel del terreno.",
  },
  "irc-r507-4": {
    title: "Postes de terraza: altura",
    body: "Según la tabla de 2018 un poste 4x4 puede medir 6 pies 9 pulg, un 4x6 8 pies y un 6x6 14 pies. La tabla de 2021 depende del área tributaria: confirme la altura en la edición adoptada.",
  },
  "irc-r507-6": {
    title: "Viguetas de terraza: claros y voladizo",
    body: "Claro de viguetas No. 2 a 16 pulg, carga viva de 40 psf: pino del sur 2x6 9 pies 0 pulg, 2x8 11 pies 10 pulg, 2x10 14 pies 0 pulg, 2x12 16 pies 6 pulg; abeto Douglas, hem-fir o SPF 2x6 8 pies 4 pulg, 2x8 11 pies 1 pulg, 2x10 13 pies 7 pulg, 2x12 15 pies 9 pulg; secoya y cedro 2x6 8 pies 0 pulg, 2x8 10 pies 7 pulg, 2x10 13 pies 0 pulg, 2x12 15 pies 1 pulg. El voladizo es un cuarto del claro como máximo, y menos en viguetas pequeñas: la tabla da la cifra de cada una.",
  },
  "irc-r507-9-1": {
    title: "Larguero de terraza: fijación a la casa",
    body: "Ningún larguero se cuelga de un revestimiento de ladrillo o piedra, por largos que sean sus tornillos (R507.9.1.1): quite ahí el revestimiento o haga la terraza con apoyos propios. El larguero es por lo menos un 2x8, fijado a la casa con tirafondos o pernos de 1/2 pulg. Separación de tirafondos con carga viva de 40 psf según el claro de la vigueta: hasta 6 pies: 30 pulg; 8 pies: 23 pulg; 10 pies: 18 pulg; 12 pies: 15 pulg; 14 pies: 13 pulg; 16 pies: 11 pulg; 18 pies: 10 pulg. De pernos para los mismos claros: 36, 36, 34, 29, 24, 21 y 19 pulg.",
  },
  "irc-r507-9-2": {
    title: "Conexión lateral de la terraza",
    body: "Amarre la terraza a la casa contra carga lateral con dos anclajes de 1,500 lb o cuatro de 750 lb.",
  },
  "irc-r602-3-2": {
    title: "Solera superior doble",
    body: "Los muros de carga llevan solera superior doble. Las juntas de las dos piezas se separan 24 pulg como mínimo.",
  },
  "irc-r602-6": {
    title: "Muescas y agujeros en montantes",
    body: "En un montante de carga la muesca llega al 25 por ciento del ancho y el agujero al 40 por ciento. En uno sin carga, la muesca al 40 y el agujero al 60 por ciento. Un montante de carga puede perforarse al 60 por ciento si va doble, dos seguidos como máximo. Deje 5/8 pulg de madera entre el agujero y el borde.",
  },
  "irc-r602-6-1": {
    title: "Solera superior cortada",
    body: "Donde un tubo o ducto corta más del 50 por ciento de la solera superior, refuércela con una cinta de acero calibre 16 de 1-1/2 pulg de ancho.",
  },
  "irc-r602-7": {
    title: "Dinteles sobre aberturas",
    body: "El tamaño del dintel y el número de montantes de apoyo salen de tablas según el ancho del edificio, la nieve y lo que carga el muro. Consulte la tabla adoptada.",
  },
  "irc-r602-8": {
    title: "Bloqueo contra fuego en muros de madera",
    body: "Los muros de madera se bloquean en los mismos lugares que en R302.11: nivel de piso y techo, cada 10 pies en horizontal, plafones, escaleras y pasos de instalaciones.",
  },
  "irc-r602-10": {
    title: "Muros arriostrados",
    body: "Un panel estructural de madera que arriostra un muro mide por lo común 48 pulg de ancho. El primero empieza a 10 pies o menos del extremo de la línea y entre paneles hay 20 pies como máximo. Las líneas se separan hasta 60 pies, y de 25 a 35 pies donde manda el sismo. En las categorías sísmicas D0 a D2 hay un panel justo en cada extremo de la línea, salvo que el extremo se refuerce como lo enumera el código.",
  },
  "irc-r702-7": {
    title: "Retardadores de vapor en muros",
    body: "La clase de retardador de vapor depende de la zona climática. Uno de Clase I, como el polietileno, no va del lado interior del muro en las zonas 1 a 4, salvo la 4 marina; uno de Clase II, como el papel kraft, no va en las zonas 1 y 2. En la 4 marina y en las zonas 5 a 8 van los dos. Uno que al humedecerse deja pasar más de 1 perm puede ir en cualquier zona.",
  },
  "irc-r703-4": {
    title: "Tapajuntas",
    body: "Los tapajuntas impiden que entre agua al muro en ventanas y puertas, alrededor de la chimenea y de la mampostería que topa con un muro de madera, en alféizares y en los dos extremos de albardillas, sobre molduras de madera que sobresalen, donde se unen porches, escaleras y terrazas, donde el techo topa con un muro y en canales integrados.",
  },
  "irc-r703-8-4": {
    title: "Amarres de fachada de ladrillo",
    body: "Los amarres van a 32 pulg como máximo en horizontal y 24 pulg en vertical, cada uno para 2.67 pies2 de muro, a través de una cámara de aire de 1 pulg. Los orificios de drenaje de 3/16 pulg van a 33 pulg como máximo.",
  },
  "irc-r802-4-6": {
    title: "Tirantes de techo",
    body: "Los tirantes o cintas de cumbrera unen los cabios en el tercio superior del ático, a 4 pies como máximo.",
  },
  "irc-r806-2": {
    title: "Área de ventilación del ático",
    body: "El área libre de ventilación es 1/150 del piso del ático. Puede ser 1/300 con 40 a 50 por ciento en la parte alta, y en las zonas 6 a 8 además con retardador de vapor.",
  },
  "irc-r807-1": {
    title: "Acceso al ático",
    body: "Un ático de 30 pies2 o más y 30 pulg de altura tiene un acceso de 22 pulg por 30 pulg, con 30 pulg libres arriba.",
  },
  "irc-r905-1-2": {
    title: "Barrera de hielo en aleros",
    body: "Donde se forman diques de hielo, la barrera va del alero hasta 24 pulg adentro de la línea del muro exterior. En techos de 8:12 o más inclinados corre además 36 pulg como mínimo a lo largo de la pendiente.",
  },
  "irc-r905-2-2": {
    title: "Tejas asfálticas: pendiente y clavos",
    body: "Las tejas asfálticas necesitan pendiente de 2:12 como mínimo. Por debajo de 4:12 la base va doble. Cada teja lleva cuatro clavos como mínimo.",
  },
  "irc-r1001-9": {
    title: "Hogares y chimeneas",
    body: "La plancha del hogar sale 16 pulg al frente y 8 pulg a cada lado si la boca es menor de 6 pies2, y 20 pulg y 12 pulg desde 6 pies2. La madera queda a 2 pulg del frente y los lados y a 4 pulg de atrás. La chimenea termina 3 pies sobre el techo y 2 pies sobre todo lo que esté a menos de 10 pies.",
  },
};
