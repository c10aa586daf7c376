import type { SeedTexts } from "./seed-article.ts";

export const CODE_ELECTRICAL_ES: SeedTexts = {
  "irc-e3405-2": {
    title: "Espacio de trabajo ante el tablero en viviendas",
    body: "Deje libre frente al tablero eléctrico un espacio de 36 pulg de fondo, 30 pulg de ancho y 78 pulg de alto; un tablero más ancho pide su propio ancho. Su puerta abre 90 grados como mínimo.",
  },
  "irc-e3703": {
    title: "Circuitos ramales exigidos",
    body: "Una vivienda tiene por lo menos dos circuitos de 20 A para aparatos pequeños en cocina y comedor, uno de 20 A para lavandería y uno de 20 A para baños, y uno para el garaje en ediciones recientes.",
  },
  "irc-e3803": {
    title: "Profundidad de cables enterrados",
    body: "Profundidades: cable UF directo 24 pulg, conducto de PVC 18 pulg, conducto metálico rígido 6 pulg, circuito de 120 V y hasta 20 A con GFCI 12 pulg, iluminación de bajo voltaje 6 pulg. Bajo calles y estacionamientos todo va a 24 pulg; bajo la entrada de autos de una casa el conducto metálico rígido también va a 18 pulg. Ahí el cable UF también puede ir a 18 pulg, y ese circuito con GFCI a 12 pulg.",
  },
  "irc-e3901-2": {
    title: "Separación de tomacorrientes en pared",
    body: "Ningún punto de la pared queda a más de 6 pies de un tomacorriente, o sea a 12 pies entre sí como máximo. Cuenta toda pared de 2 pies o más.",
  },
  "irc-e3901-4": {
    title: "Tomacorrientes en cubiertas de cocina",
    body: "Toda cubierta de cocina de 12 pulg o más tiene tomacorrientes de modo que ningún punto quede a más de 24 pulg de uno: 48 pulg entre sí. Van a 20 pulg sobre la cubierta como máximo.",
  },
  "irc-e3901-6": {
    title: "Tomacorrientes en baños, exteriores, garajes y pasillos",
    body: "En el baño hay uno a 36 pulg o menos del lavabo. Afuera, uno al frente y uno atrás, a 6-1/2 pies del suelo como máximo. En el garaje, uno por cajón. En un pasillo de 10 pies o más, uno.",
  },
  "irc-e3902": {
    title: "Protección GFCI y AFCI en viviendas",
    body: "Los lugares que necesitan protección GFCI y AFCI son los de NEC 210.8 y 210.12.",
  },
  "irc-e3903": {
    title: "Salidas de iluminación exigidas",
    body: "Cuartos habitables, baños, pasillos, escaleras, puertas exteriores, y áticos y espacios bajos usados para guardar o con equipo tienen luz con apagador.",
  },
  "nec-110-26-a": {
    title: "Espacio de trabajo ante equipo eléctrico",
    body: "Frente a equipo de hasta 150 V a tierra deje 36 pulg de fondo, 30 pulg de ancho, o el ancho del equipo si es mayor, y 6-1/2 pies de alto. Las puertas del equipo abren 90 grados como mínimo.",
  },
  "nec-210-8-a": {
    title: "Protección GFCI en viviendas: dónde",
    body: "En viviendas, los tomacorrientes de 125 V a 250 V llevan protección GFCI (falla a tierra) en baños, garajes y edificios accesorios, exteriores, espacios bajo piso, sótanos, cocinas (desde 2023 todos los de la cocina, y otros lugares con fregadero donde se preparan alimentos o bebidas), a 6 pies o menos de lavabos y fregaderos, en casetas de botes, en lavandería, a 6 pies de tinas y duchas, en lugares interiores húmedos o mojados, y para lavavajillas.",
  },
  "nec-210-11-c": {
    title: "Circuitos de 20 A exigidos en una vivienda",
    body: "Una vivienda tiene por lo menos dos circuitos de 20 A para aparatos pequeños, y uno de 20 A para lavandería, uno para baños y uno para garaje.",
  },
  "nec-210-12": {
    title: "Protección AFCI: dónde",
    body: "Los circuitos de 120 V de 15 A y 20 A llevan protección AFCI (falla de arco) en cocinas, comedores y salas, dormitorios, pasillos, clósets, lavanderías y cuartos similares de viviendas. Los baños, los garajes y el exterior no están en la lista.",
  },
  "nec-210-52-a": {
    title: "Tomacorrientes en pared: separación",
    body: "A lo largo de la pared ningún punto queda a más de 6 pies de un tomacorriente: 12 pies entre sí. Cuenta todo tramo de pared de 2 pies o más.",
  },
  "nec-210-52-c": {
    title: "Tomacorrientes en cubiertas e islas",
    body: "En cubiertas junto a la pared ningún punto queda a más de 24 pulg de un tomacorriente. Desde 2023 islas y penínsulas no lo exigen, pero sí preparación para uno futuro; las ediciones 2017 y 2020 exigían al menos uno en la isla.",
  },
  "nec-210-52-d": {
    title: "Tomacorrientes de baño, exterior, garaje y pasillo",
    body: "El baño tiene uno a 3 pies o menos del lavabo. Afuera hay dos, al frente y atrás. El garaje tiene uno por vehículo. Un pasillo de 10 pies o más tiene uno.",
  },
  "nec-210-19": {
    title: "Guía de caída de tensión",
    body: "Como guía y no como requisito, el código sugiere una caída de 3 por ciento como máximo en el ramal y de 5 por ciento en alimentador y ramal juntos.",
  },
  "nec-220-14": {
    title: "Carga general de alumbrado",
    body: "Las viviendas se cuentan a 3 VA por pie2 para alumbrado y tomacorrientes generales.",
  },
  "nec-220-82": {
    title: "Cálculo opcional de carga de una vivienda",
    body: "Sume 3 VA por pie2, 1,500 VA por cada circuito de aparatos pequeños y de lavandería, y las placas de los aparatos fijos. Cuente completos los primeros 10,000 VA y 40 por ciento del resto. Luego sume la mayor de estas cargas: aire acondicionado al 100 por ciento; bomba de calor al 100 por ciento con su calefacción suplementaria al 65 por ciento; calefacción eléctrica al 65 por ciento con menos de cuatro controles separados y al 40 por ciento con cuatro o más; calefacción por acumulación al 100 por ciento. Los amperios son VA entre 240 V. La acometida es de 100 A como mínimo.",
  },
  "nec-230-24": {
    title: "Altura de la acometida aérea",
    body: "Los conductores aéreos de hasta 150 V a tierra pasan 10 pies sobre andadores peatonales. Sobre terrenos y entradas residenciales, y sobre áreas comerciales sin paso de camiones, pasan a 12 pies hasta 300 V a tierra y a 15 pies con más voltaje. Sobre calles, estacionamientos con camiones y toda entrada de vehículos que no sea residencial pasan a 18 pies.",
  },
  "nec-230-67": {
    title: "Protección contra sobretensión y desconexión de emergencia",
    body: "La acometida de vivienda lleva supresor de sobretensión. Las casas de una y dos familias llevan además desconexión de emergencia en el exterior, de fácil acceso y rotulada.",
  },
  "nec-240-4-d": {
    title: "Interruptor para conductores pequeños",
    body: "Cobre 14 AWG se protege a 15 A, 12 AWG a 20 A y 10 AWG a 30 A. Aluminio 12 AWG a 15 A y 10 AWG a 25 A. Así, un circuito de 20 A lleva cobre 12 AWG.",
  },
  "nec-250-50": {
    title: "Electrodos de puesta a tierra",
    body: "La varilla mide 8 pies. Una sola debe dar 25 ohms o menos, o se clava otra a 6 pies o más. El electrodo en concreto son 20 pies de cobre 4 AWG o de varilla de refuerzo. El tubo metálico de agua cuenta con 10 pies en tierra, y nunca solo: lleva otro electrodo.",
  },
  "nec-250-66": {
    title: "Conductor al electrodo de tierra: calibre",
    body: "Cobre según el conductor de acometida de cobre: hasta 2 AWG, 8 AWG; 1 a 1/0, 6 AWG; 2/0 a 3/0, 4 AWG; más de 3/0 a 350 kcmil, 2 AWG; más de 350 a 600 kcmil, 1/0 AWG.",
  },
  "nec-250-122": {
    title: "Conductor de tierra de equipo: calibre",
    body: "Tierra de cobre según el interruptor: 15 A 14 AWG, 20 A 12 AWG, 60 A 10 AWG, 100 A 8 AWG, 200 A 6 AWG, 400 A 3 AWG, 800 A 1/0 AWG.",
  },
  "nec-300-4": {
    title: "Protección de cables en montantes",
    body: "El agujero para cable queda a 1-1/4 pulg del borde del montante como mínimo, o lo protege una placa de acero.",
  },
  "nec-300-5": {
    title: "Profundidad de conductos y cables",
    body: "Cable UF directo 24 pulg, conducto de PVC 18 pulg, conducto metálico rígido 6 pulg, y un circuito de 120 V y hasta 20 A con GFCI 12 pulg. Bajo calles y estacionamientos todo va a 24 pulg; bajo la entrada de autos de una casa el conducto metálico rígido también va a 18 pulg. Ahí el cable UF también puede ir a 18 pulg, y ese circuito con GFCI a 12 pulg.",
  },
  "nec-310-12": {
    title: "Ampacidad y conductores de acometida",
    body: "Ampacidad de cobre a 75 C: 14 AWG 20 A, 12 AWG 25 A, 10 AWG 35 A, 8 AWG 50 A, 6 AWG 65 A, 4 AWG 85 A, 2 AWG 115 A, 1/0 150 A, 2/0 175 A, 4/0 230 A. El conductor que lleva toda la carga de una vivienda puede calcularse al 83 por ciento: una acometida de 200 A necesita 166 A, o sea cobre 2/0 o aluminio 4/0.",
  },
  "nec-314-16": {
    title: "Llenado de cajas",
    body: "Volumen por conductor: 14 AWG 2.0 pulg3, 12 AWG 2.25 pulg3, 10 AWG 2.5 pulg3. Cada cable cuenta una vez, un dispositivo dos, todas las abrazaderas una, y hasta cuatro tierras juntas una; cada tierra más agrega un cuarto.",
  },
  "nec-334-30": {
    title: "Soporte de cable NM",
    body: "Engrape el cable NM a 4-1/2 pies como máximo y a 12 pulg o menos de la caja, u 8 pulg si la caja no tiene abrazadera.",
  },
  "nec-334-80": {
    title: "Capacidad del cable NM-B",
    body: "El cable NM-B de cobre se limita a 60 C, aunque sus hilos aguanten más: 14 AWG 15 A, 12 AWG 20 A, 10 AWG 30 A, 8 AWG 40 A, 6 AWG 55 A, 4 AWG 70 A, 2 AWG 95 A. Un cargador de vehículo eléctrico es carga continua: su cable y su interruptor son para el 125 por ciento de su corriente.",
  },
  "nec-358-30": {
    title: "EMT: soportes y curvas",
    body: "El EMT se sujeta a 10 pies como máximo, y a 3 pies o menos de cada caja, gabinete, condulet u otro extremo. Donde no hay estructura para sujetarlo a 3 pies, el primer soporte puede quedar a 5 pies. Entre dos puntos de jalado las curvas suman 360 grados como máximo, es decir cuatro curvas de un cuarto.",
  },
  "nec-404-2-c": {
    title: "Neutro en apagadores y tomacorrientes a prueba de niños",
    body: "Las cajas de apagadores de luz tienen conductor neutro. Los tomacorrientes de viviendas son resistentes a manipulación.",
  },
  "nec-404-8": {
    title: "Altura de apagadores y breakers",
    body: "La palanca de un apagador o breaker, en su posición más alta, queda a 6 pies 7 pulg como máximo sobre el piso o plataforma. Junto al motor o aparato que alimenta, un interruptor puede ir más alto.",
  },
  "nec-410-16": {
    title: "Luces de clóset y tomacorrientes de alberca",
    body: "En un clóset, la lámpara de sobreponer, incandescente o LED, va cerrada y a 12 pulg del espacio de guardado. Las fluorescentes de sobreponer y todas las empotradas quedan a 6 pulg; dentro de ese espacio solo van las fluorescentes o LED marcadas para ello. Una alberca tiene un tomacorriente entre 6 y 20 pies del agua, con GFCI.",
  },
};
