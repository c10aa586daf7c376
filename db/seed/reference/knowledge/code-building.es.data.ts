import type { SeedTexts } from "./seed-article.ts";

export const CODE_BUILDING_ES: SeedTexts = {
  "irc-r301-2": {
    title: "Criterios locales de clima y diseño",
    body: "La jurisdicción llena una tabla con los criterios de su zona: nieve en el suelo, viento, categoría sísmica, intemperismo, profundidad de congelación, termitas, temperatura de diseño de invierno, barrera de hielo, inundación e índice de congelación. Pida esa tabla al departamento de construcción antes de calcular lo que depende del clima.",
  },
  "irc-r301-5": {
    title: "Cargas vivas mínimas uniformes",
    body: "Cargas vivas de diseño por área de piso: ático sin almacenaje 10 psf, ático con almacenaje limitado 20 psf, dormitorios 30 psf, otros cuartos 40 psf, terrazas y balcones 40 psf, escaleras 40 psf, garaje 50 psf. Una baranda resiste 200 lb arriba y su relleno 50 lb.",
  },
  "irc-r301-7": {
    title: "Límites de deflexión",
    body: "Cuánto puede flexionarse una pieza bajo carga: pisos L/360; cabios con pendiente mayor de 3:12 sin cielo raso L/180; cielos rasos con acabado frágil L/360 y con acabado flexible L/240; paredes interiores H/180.",
  },
  "irc-r302-1": {
    title: "Paredes exteriores cerca del lindero",
    body: "Una pared exterior a menos de 5 pies del lindero necesita resistencia al fuego de 1 hora; con rociadores la distancia es 3 pies. No se permiten aberturas a menos de 3 pies, hasta 25 por ciento de la pared entre 3 y 5 pies, y sin límite de 5 pies en adelante.",
  },
  "irc-r302-2": {
    title: "Muros comunes entre casas adosadas",
    body: "El muro común entre casas adosadas resiste el fuego 1 hora si ambas tienen rociadores y 2 horas si no los tienen. También sirven dos muros separados de 1 hora cada uno.",
  },
  "irc-r302-3": {
    title: "Separación entre dos viviendas",
    body: "El muro o piso entre las dos viviendas de un dúplex resiste el fuego 1 hora, o media hora si todo el edificio tiene rociadores según NFPA 13.",
  },
  "irc-r302-5-1": {
    title: "Puerta entre la casa y el garaje",
    body: "La puerta del garaje a la casa es de madera sólida, o de acero sólido o con núcleo de panal, de 1-3/8 pulg de espesor como mínimo, o una puerta cortafuego de 20 minutos. Cierra sola. Ninguna abertura del garaje da a un dormitorio.",
  },
  "irc-r302-5-2": {
    title: "Ductos que cruzan hacia el garaje",
    body: "Un ducto que cruza el muro o techo entre el garaje y la casa es de lámina de acero calibre 26 o de otro material aprobado, y no tiene aberturas dentro del garaje.",
  },
  "irc-r302-6": {
    title: "Separación del garaje: tablaroca",
    body: "Ponga tablaroca de 1/2 pulg como mínimo del lado del garaje en los muros que comparte con la casa. Bajo cuartos habitables encima del garaje, el techo lleva panel Tipo X de 5/8 pulg, y lo que sostiene ese piso se cubre con 1/2 pulg.",
  },
  "irc-r302-7": {
    title: "Espacio bajo la escalera",
    body: "El espacio cerrado y utilizable bajo una escalera se forra con tablaroca de 1/2 pulg.",
  },
  "irc-r302-9": {
    title: "Propagación de llama en acabados y aislamiento",
    body: "Los acabados de paredes y techos tienen un índice de propagación de llama de 200 como máximo y de humo de 450. Para el aislamiento y sus forros son 25 y 450.",
  },
  "irc-r302-11": {
    title: "Bloqueo contra fuego",
    body: "Bloquee los huecos entre montantes a nivel de piso y de techo y cada 10 pies en horizontal. Bloquee también en plafones, escaleras, pasos de tubos y cables y chimeneas, para que el fuego no pase de un hueco a otro.",
  },
  "irc-r302-12": {
    title: "División de huecos en pisos",
    body: "Donde hay espacio utilizable arriba y abajo de un piso de alma abierta o con techo suspendido, divida el hueco en áreas de 1,000 pies2 como máximo.",
  },
  "irc-r302-13": {
    title: "Protección de pisos contra fuego",
    body: "La cara inferior de los pisos ligeros se cubre con tablaroca de 1/2 pulg o panel de madera de 5/8 pulg. Se exceptúan las viguetas de madera aserrada 2x10 o mayores, los pisos sobre un espacio con rociadores y los pisos sobre un espacio bajo que no sirve para guardar cosas ni tiene aparatos de combustible. En cada nivel pueden quedar sin cubrir 80 pies2 como máximo.",
  },
  "irc-r303-1": {
    title: "Luz y aire en cuartos habitables",
    body: "Los cuartos habitables tienen vidrio de por lo menos 8 por ciento del área del piso y parte que abre de por lo menos 4 por ciento. En su lugar se aceptan luz artificial de 6 candelas-pie y ventilación mecánica.",
  },
  "irc-r303-3": {
    title: "Ventilación del baño",
    body: "Un baño tiene una ventana de 3 pies2 como mínimo, la mitad de abrir, o un extractor hacia afuera: 50 cfm si trabaja por ratos, 20 cfm si trabaja siempre.",
  },
  "irc-r303-7": {
    title: "Iluminación de escaleras",
    body: "Ilumine las huellas de la escalera con 1 candela-pie como mínimo. Las escaleras interiores de seis o más contrahuellas tienen un apagador en cada nivel.",
  },
  "irc-r303-10": {
    title: "Calefacción obligatoria",
    body: "Donde la temperatura de diseño de invierno es menor de 60 F, los cuartos habitables pueden calentarse a 68 F, medidos a 3 pies del piso y a 2 pies de las paredes exteriores.",
  },
  "irc-r304-1": {
    title: "Área mínima de un cuarto habitable",
    body: "Todo cuarto habitable tiene por lo menos 70 pies2 de piso. La cocina está exenta de esa cifra.",
  },
  "irc-r304-2": {
    title: "Ancho mínimo de un cuarto habitable",
    body: "Un cuarto habitable mide por lo menos 7 pies en cada dirección horizontal. La cocina está exenta.",
  },
  "irc-r304-3": {
    title: "Área bajo techos inclinados",
    body: "El piso bajo un techo inclinado a menos de 5 pies de altura no cuenta para el área exigida, ni el piso bajo un plafón rebajado a menos de 7 pies.",
  },
  "irc-r305-1": {
    title: "Altura de techos",
    body: "Los cuartos habitables, pasillos y sótanos habitables tienen 7 pies de altura como mínimo. Baños y lavanderías, 6 pies 8 pulg. Un sótano no habitable, 6 pies 8 pulg, y 6 pies 4 pulg bajo vigas y ductos. Con techo inclinado, la mitad del área exigida tiene 7 pies.",
  },
  "irc-r306-1": {
    title: "Muebles sanitarios de toda vivienda",
    body: "Toda vivienda tiene inodoro, lavabo, tina o ducha y fregadero de cocina, con agua fría y caliente.",
  },
  "irc-r307-1": {
    title: "Espacios libres en el baño",
    body: "Deje 15 pulg del centro del inodoro a la pared o al mueble vecino y 21 pulg libres al frente. Frente al lavabo deje también 21 pulg.",
  },
  "irc-r307-2": {
    title: "Paredes de ducha y tina",
    body: "Las paredes de la ducha, y de la tina con ducha, tienen superficie que no absorbe agua hasta 6 pies sobre el piso.",
  },
  "irc-r308-4": {
    title: "Vidrio de seguridad: dónde se exige",
    body: "Use vidrio templado o de seguridad en puertas, en vidrios a menos de 24 pulg del borde de una puerta con la parte baja a menos de 60 pulg, y en vidrios de más de 9 pies2 con la parte baja a menos de 18 pulg, la alta a más de 36 pulg y paso a menos de 36 pulg. También en duchas, tinas y albercas por debajo de 60 pulg (a menos de 60 pulg del agua), junto a escaleras y descansos (a 36 pulg de la escalera, 60 pulg de su pie) y en barandas.",
  },
  "irc-r309-1": {
    title: "Pisos de garaje y cochera",
    body: "El piso del garaje es incombustible y tiene pendiente hacia un desagüe o hacia la puerta de vehículos. Una cochera abierta lo está por dos lados como mínimo.",
  },
  "irc-r310-1": {
    title: "Dónde se exige salida de emergencia",
    body: "Todo dormitorio, todo sótano y todo ático habitable tiene una abertura de escape y rescate que da a la vía pública o a un patio que llega a ella. Se exceptúa el sótano de hasta 200 pies2 que solo aloja equipo mecánico.",
  },
  "irc-r310-2": {
    title: "Ventana de salida: abertura libre y altura del alféizar",
    body: "La abertura libre de una ventana de salida es de 5.7 pies2 como mínimo, o 5.0 pies2 a nivel del suelo. Mide por lo menos 24 pulg de alto y 20 pulg de ancho, y el alféizar está a 44 pulg del piso como máximo. Mida con la ventana abierta del todo: la medida nominal no es la libre.",
  },
  "irc-r310-4": {
    title: "Pozos de las ventanas de salida",
    body: "El pozo de ventana tiene 9 pies2 de área y 36 pulg de saliente y de ancho como mínimo. Si pasa de 44 pulg de profundidad lleva escalera, con peldaños de 12 pulg de ancho y a 18 pulg como máximo.",
  },
  "irc-r311-1": {
    title: "Puerta de salida",
    body: "Cada vivienda tiene por lo menos una puerta de salida abatible con 32 pulg de ancho libre y 78 pulg de alto libre. Abre por dentro sin llave. Una puerta 3-0 deja unas 34 pulg libres; una 2-8 deja de 30 a 31 pulg y no alcanza.",
  },
  "irc-r311-3": {
    title: "Pisos y descansos en puertas exteriores",
    body: "A cada lado de una puerta exterior hay un piso o descanso tan ancho como la puerta y de 36 pulg en el sentido de paso. En la puerta de salida obligatoria queda 1-1/2 pulg como máximo bajo el borde superior del umbral; por fuera puede quedar 7-3/4 pulg abajo si la puerta no abre sobre él. En las demás puertas exteriores queda 7-3/4 pulg abajo como máximo.",
  },
  "irc-r311-6": {
    title: "Ancho de pasillos",
    body: "Un pasillo de vivienda tiene 36 pulg (3 pies) de ancho como mínimo.",
  },
  "irc-r311-7-1": {
    title: "Escaleras: ancho",
    body: "Una escalera tiene 36 pulg de ancho como mínimo por encima del pasamanos. A la altura del pasamanos bastan 31-1/2 pulg con pasamanos de un lado y 27 pulg con pasamanos de ambos lados.",
  },
  "irc-r311-7-2": {
    title: "Escaleras: altura libre",
    body: "La altura libre sobre la escalera es de 6 pies 8 pulg (80 pulg) como mínimo, medida a plomo desde la línea de las narices.",
  },
  "irc-r311-7-3": {
    title: "Escaleras: altura de un tramo",
    body: "Un tramo sube 151 pulg como máximo entre pisos o descansos. Una escalera más alta necesita un descanso intermedio.",
  },
  "irc-r311-7-5-1": {
    title: "Escaleras: altura de la contrahuella",
    body: "La contrahuella mide 7-3/4 pulg como máximo. En un tramo, la más alta y la más baja difieren 3/8 pulg como máximo. Las contrahuellas abiertas a más de 30 pulg del suelo no dejan pasar una esfera de 4 pulg.",
  },
  "irc-r311-7-5-2": {
    title: "Escaleras: profundidad de la huella",
    body: "La huella mide 10 pulg como mínimo. En un tramo, la mayor y la menor difieren 3/8 pulg como máximo. Las huellas en abanico miden 10 pulg en la línea de paso, a 12 pulg del lado angosto, y 6 pulg en su punto más angosto.",
  },
  "irc-r311-7-5-3": {
    title: "Escaleras: nariz",
    body: "La nariz sobresale de 3/4 a 1-1/4 pulg. No se exige con huellas de 11 pulg o más.",
  },
  "irc-r311-7-6": {
    title: "Escaleras: descansos",
    body: "Arriba y abajo de cada escalera hay un piso o descanso de 36 pulg en el sentido de paso. Arriba de un tramo interior puede faltar si ninguna puerta abre sobre la escalera.",
  },
  "irc-r311-7-8": {
    title: "Escaleras: pasamanos",
    body: "Una escalera de cuatro o más contrahuellas lleva pasamanos por lo menos de un lado, de 34 a 38 pulg sobre las narices. Sus extremos terminan en la pared o en un poste. El redondo mide de 1-1/4 a 2 pulg, con 1-1/2 pulg libres hasta la pared.",
  },
  "irc-r311-7-10-1": {
    title: "Escaleras de caracol",
    body: "Una escalera de caracol tiene 26 pulg de ancho como mínimo, contrahuellas de 9-1/2 pulg como máximo, huellas de 6-3/4 pulg medidas a 12 pulg del lado angosto y altura libre de 78 pulg.",
  },
  "irc-r311-8": {
    title: "Rampas de vivienda",
    body: "Una rampa que sirve a la puerta de salida obligatoria tiene pendiente de 1:12 como máximo; las demás rampas de una vivienda pueden ser de 1:8. Los descansos miden 36 pulg. Una rampa más inclinada que 1:12 lleva pasamanos.",
  },
  "irc-r312-1-1": {
    title: "Barandas: dónde y a qué altura",
    body: "Se exige baranda en los lados abiertos donde la caída a la superficie de abajo pasa de 30 pulg, medida hasta 36 pulg en horizontal. Tiene 36 pulg de altura como mínimo. En el lado abierto de una escalera, 34 pulg sobre las narices.",
  },
  "irc-r312-1-3": {
    title: "Barandas: aberturas entre balaustres",
    body: "Las aberturas de una baranda no dejan pasar una esfera de 4 pulg. El triángulo entre contrahuella, huella y barra inferior admite hasta 6 pulg, y las barandas a lo largo de la escalera hasta 4-3/8 pulg.",
  },
  "irc-r312-2": {
    title: "Protección contra caídas en ventanas altas",
    body: "Si el alféizar está a menos de 24 pulg del piso y a más de 72 pulg del suelo exterior, la abertura se limita a menos de 4 pulg o se pone un dispositivo contra caídas.",
  },
  "irc-r313": {
    title: "Rociadores contra incendio en viviendas nuevas",
    body: "El código modelo exige rociadores en casas adosadas nuevas y en viviendas nuevas de una y dos familias. Muchos estados suprimen o cambian esta sección: pregunte a la autoridad local si rige.",
  },
  "irc-r314-3": {
    title: "Alarmas de humo: dónde",
    body: "Ponga una alarma de humo en cada dormitorio, afuera de cada zona de dormitorios y en cada piso, incluido el sótano. Déjela a 3 pies de la puerta de un baño donde sea posible.",
  },
  "irc-r314-4": {
    title: "Alarmas de humo: corriente e interconexión",
    body: "En obra nueva las alarmas de humo se conectan a la corriente de la casa con batería de respaldo y se interconectan: cuando suena una, suenan todas.",
  },
  "irc-r315-3": {
    title: "Alarmas de monóxido de carbono",
    body: "Una vivienda con aparatos de combustión o garaje adjunto tiene alarma de monóxido de carbono afuera de cada zona de dormitorios, y dentro del dormitorio que tenga un aparato de combustión en él o en su propio baño.",
  },
  "irc-r316-4": {
    title: "Barrera térmica sobre espuma plástica",
    body: "La espuma plástica se separa del interior con una barrera térmica, por ejemplo tablaroca de 1/2 pulg.",
  },
  "irc-r317-1": {
    title: "Madera que necesita tratamiento contra pudrición",
    body: "Use madera tratada o de durabilidad natural en soleras sobre concreto a menos de 8 pulg del suelo, viguetas de espacio bajo a menos de 18 pulg de la tierra, vigas a menos de 12 pulg y revestimiento a menos de 6 pulg.",
  },
  "irc-r319-1": {
    title: "Número de la casa",
    body: "Los números miden 4 pulg de alto como mínimo con trazo de 1/2 pulg, contrastan con el fondo y se leen desde la calle.",
  },
  "irc-r322": {
    title: "Construir en zona inundable",
    body: "En zona inundable el piso más bajo está por lo menos 1 pie sobre la elevación base de inundación, o a la elevación de diseño del lugar si es mayor. Las zonas costeras V exigen más.",
  },
};
