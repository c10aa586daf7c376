import type { SeedTexts } from "./seed-article.ts";

export const CODE_SAFETY_ES: SeedTexts = {
  "osha-1926-20": {
    title: "Programa de seguridad y capacitación del patrón",
    body: "El patrón mantiene un programa de seguridad, hace que personas competentes revisen seguido la obra, el equipo y los materiales, y capacita a cada trabajador para ver y evitar los peligros de su trabajo.",
  },
  "osha-1926-25": {
    title: "Orden, limpieza e iluminación",
    body: "Mantenga los pasos libres de sobrantes, clavos y escombro y retírelos conforme avanza el trabajo. Ilumine todas las áreas y pasos.",
  },
  "osha-1926-50": {
    title: "Lavaojos y enjuague rápido",
    body: "Donde un corrosivo puede alcanzar ojos o piel hay en el área de trabajo con qué enjuagarlos de inmediato. OSHA solo da distancia donde se manejan baterías: 25 pies (1926.441). ANSI Z358.1 pide llegar al lavaojos en 10 segundos como máximo.",
  },
  "osha-1926-51": {
    title: "Sanitarios y agua potable en la obra",
    body: "Hasta 20 trabajadores necesitan un sanitario. De 20 en adelante, un asiento y un mingitorio por cada 40, y desde 200 por cada 50. En toda obra hay agua potable.",
  },
  "osha-1926-52": {
    title: "Exposición al ruido",
    body: "Horas permitidas según el nivel: 90 dBA 8 horas, 95 dBA 4, 100 dBA 2, 105 dBA 1, 110 dBA media hora, 115 dBA un cuarto de hora. Cada 5 dBA más, la mitad del tiempo.",
  },
  "osha-1926-56": {
    title: "Iluminación en la obra",
    body: "Áreas generales de trabajo 5 candelas-pie; colado, excavación, accesos y almacenes en uso 3; pasillos y salidas interiores 5; plantas y talleres 10; primeros auxilios y oficinas 30.",
  },
  "osha-1926-62": {
    title: "Plomo",
    body: "El límite de exposición al plomo es de 50 microgramos por metro cúbico en 8 horas; el nivel de acción es 30.",
  },
  "osha-1926-95": {
    title: "Equipo de protección personal",
    body: "El patrón entrega protección para cabeza, oídos, ojos y cara y vigila que se use. Desde enero de 2025 la regla dice expresamente que debe quedarle bien a la persona.",
  },
  "osha-1926-103": {
    title: "Respiradores",
    body: "En construcción los respiradores siguen la regla general 29 CFR 1910.134: evaluación médica, prueba de ajuste y capacitación.",
  },
  "osha-1926-106": {
    title: "Trabajo sobre agua",
    body: "Junto al agua o sobre ella se usa chaleco salvavidas. Hay aros salvavidas con 90 pies de cuerda a 200 pies como máximo y un bote de rescate a la mano.",
  },
  "osha-1926-150": {
    title: "Extintores en la obra",
    body: "Hay un extintor 2A por cada 3,000 pies2 de edificio, a 100 pies de recorrido como máximo, y un 10B a 50 pies de donde se usen más de 5 galones de líquido inflamable o 5 lb de gas inflamable.",
  },
  "osha-1926-151": {
    title: "Fuentes de encendido y líquidos inflamables",
    body: "Aleje las fuentes de encendido. Fuera de gabinete se permiten 25 galones de líquido inflamable por cuarto. Un gabinete guarda como máximo 60 galones de líquido inflamable de las categorías 1 a 3, o 120 galones de la categoría 4 (líquido combustible en textos anteriores).",
  },
  "osha-1926-200": {
    title: "Señales, bandereros y barricadas",
    body: "En caminos, las señales, los bandereros y las barricadas siguen el manual de control de tránsito (MUTCD).",
  },
  "osha-1926-250": {
    title: "Almacenaje y aparejos",
    body: "Las estibas son estables, sujetas y de altura limitada. El aparejo se revisa antes de cada turno y lleva marcada su carga de trabajo. Una eslinga a 60 grados de la horizontal carga 1.155 veces su parte vertical, a 45 grados 1.414 veces, a 30 grados 2 veces.",
  },
  "osha-1926-252": {
    title: "Ductos para escombro",
    body: "El material que cae más de 20 pies por fuera del edificio baja por un ducto cerrado.",
  },
  "osha-1926-300": {
    title: "Herramientas de mano y eléctricas",
    body: "Las herramientas están en buen estado y con sus guardas. Los esmeriles llevan apoyo y guarda, las sierras guarda, y las clavadoras seguro en la punta.",
  },
  "osha-1926-350": {
    title: "Soldadura, corte y cilindros de gas",
    body: "Los cilindros van parados, sujetos y con capuchón al moverse. El oxígeno guardado queda a 20 pies del gas combustible y de todo lo que arda, sobre todo aceite y grasa, o detrás de una barrera de 5 pies que resista el fuego media hora. Donde una chispa pueda encender algo hay vigía de incendio durante el trabajo y hasta que nada pueda encenderse: al menos 60 minutos después según NFPA 51B desde su edición 2019, 30 según la regla general OSHA 1910.252.",
  },
  "osha-1926-404": {
    title: "GFCI en corriente provisional",
    body: "Todo tomacorriente provisional de 120 V y 15 A o 20 A en la obra lleva protección GFCI, o el patrón lleva un programa asegurado de puesta a tierra.",
  },
  "osha-1926-405": {
    title: "Extensiones, partes vivas y bloqueo",
    body: "Las extensiones están sanas, son de tres hilos y van protegidas. Aléjese de partes vivas, o desconéctelas, déjelas inoperantes y etiquete todo punto donde se puedan energizar antes de trabajar.",
  },
  "osha-1926-451": {
    title: "Andamios",
    body: "El andamio soporta 4 veces su carga prevista y los cables de suspensión 6 veces. Arriba de 10 pies lleva baranda, con barra superior de 38 a 45 pulg, barra media y rodapié. El rodapié mide 3-1/2 pulg de alto como mínimo. Los tablones dejan 1 pulg como máximo entre sí, se traslapan 12 pulg y quedan a 14 pulg de la cara (18 pulg para yeso). Sus extremos pasan de 6 a 12 pulg del apoyo, y hasta 18 pulg los de tablones de más de 10 pies. Amárrelo cuando mida más de 4 veces el ancho de su base. Quede a 10 pies de líneas eléctricas. Arriba de 2 pies se necesita acceso.",
  },
  "osha-1926-453": {
    title: "Plataformas elevadoras",
    body: "En un elevador de brazo use arnés con línea amarrada al brazo o la canastilla; un cinturón solo sirve para que no llegue a caer, no para detener una caída. Quede a 10 pies de líneas eléctricas de hasta 50 kV, y más lejos de las de más tensión.",
  },
  "osha-1926-454": {
    title: "Capacitación para andamios",
    body: "A quien trabaja en andamios lo capacita una persona calificada; a quien los arma, mueve o revisa, una persona competente.",
  },
  "osha-1926-501": {
    title: "Protección contra caídas en construcción",
    body: "Proteja a los trabajadores de caídas de 6 pies o más con barandas, redes o arnés. La baranda mide 42 pulg, 3 más o menos, y resiste 200 lb. El rodapié mide 3-1/2 pulg de alto como mínimo. El anclaje resiste 5,000 lb por persona, o el doble de la carga bajo una persona calificada. La caída libre es de 6 pies como máximo y la fuerza de detención de 1,800 lb. Cubra los huecos. Capacite a todos los expuestos.",
  },
  "osha-1926-552": {
    title: "Malacates y equipo pesado",
    body: "El equipo tiene frenos y cinturón y, donde el operador no ve hacia atrás, alarma de reversa o un guía. Estacionado queda con freno, cuchilla o cucharón abajo y cuñas en pendientes. Los malacates llevan marcada su carga.",
  },
  "osha-1926-651": {
    title: "Excavaciones y zanjas",
    body: "Una zanja de 5 pies o más se protege con talud, apuntalamiento o cajón, salvo que sea toda de roca estable. Una menos honda solo queda sin protección si una persona competente examinó el terreno y no halló señal de que pueda derrumbarse. Desde 4 pies hay salida a 25 pies o menos. El material excavado queda a 2 pies del borde. Una persona competente revisa a diario y después de lluvia. Taludes bajo 20 pies: Tipo A 3/4:1, Tipo B 1:1, Tipo C 1-1/2:1. Más de 20 pies los diseña un ingeniero. Llame antes al 811.",
  },
  "osha-1926-701": {
    title: "Trabajo de concreto y mampostería",
    body: "Tape las puntas de varilla sobre las que alguien pueda caer. La cimbra resiste sus cargas y no se retira antes de tiempo. Junto a un muro de mampostería en obra hay una zona de acceso limitado tan ancha como su altura más 4 pies. Los muros de más de 8 pies se apuntalan.",
  },
  "osha-1926-752": {
    title: "Montaje de acero",
    body: "Los montadores se protegen de caídas de más de 15 pies. Los conectores y quienes están en zona controlada de cubierta tienen reglas propias entre 15 y 30 pies. Si el montador elige métodos distintos de los de la norma, el montaje exige un plan propio de la obra. El personal está capacitado.",
  },
  "osha-1926-800": {
    title: "Demolición y túneles",
    body: "Antes de demoler, una persona competente inspecciona la estructura por escrito y se cortan los servicios. En trabajo subterráneo hay pruebas de aire, registro de entrada y rescate.",
  },
  "osha-1926-1050": {
    title: "Escaleras de mano y escaleras fijas",
    body: "Un desnivel de 19 pulg o más necesita escalera. Ponga la escalera de mano 1 pie hacia afuera por cada 4 pies de altura (4:1), con los largueros 3 pies arriba del descanso. Las de mano, portátiles o fijas, tienen los peldaños cada 10 a 14 pulg. Las escaleras de cuatro contrahuellas o más, o de más de 30 pulg, llevan baranda.",
  },
  "osha-1926-1101": {
    title: "Asbesto",
    body: "El límite de exposición es de 0.1 fibras por centímetro cúbico en 8 horas y 1.0 en 30 minutos. El trabajo se divide en clases I a IV con sus controles. Déjelo a cuadrillas con licencia.",
  },
  "osha-1926-1153": {
    title: "Sílice",
    body: "El límite de sílice respirable es de 50 microgramos por metro cúbico en 8 horas; el nivel de acción es 25. La Tabla 1 dice para cada tarea qué agua, aspiradora o respirador cumple.",
  },
  "osha-1926-1201": {
    title: "Espacios confinados",
    body: "Identifique los espacios confinados antes de trabajar. Uno con permiso necesita permiso, vigía afuera y rescate listo. El aire es seguro con 19.5 a 23.5 por ciento de oxígeno y gas inflamable bajo el 10 por ciento de su límite inferior de explosividad.",
  },
  "osha-1926-1402": {
    title: "Suelo y líneas eléctricas para grúas",
    body: "El suelo bajo la grúa es firme, drenado y nivelado. Si alguna parte puede llegar a 20 pies de una línea, o a 50 pies de una de más de 350 kV, siga las reglas: averigüe el voltaje y guarde la distancia de la Tabla A.",
  },
  "osha-1926-1408": {
    title: "Grúas: distancia a líneas eléctricas",
    body: "Distancia mínima según voltaje: hasta 50 kV 10 pies, 200 kV 15 pies, 350 kV 20 pies, 500 kV 25 pies, 750 kV 35 pies, 1,000 kV 45 pies. Trate toda línea como viva.",
  },
  "osha-1926-1412": {
    title: "Grúas: revisión, operación, señales",
    body: "La grúa se revisa cada turno, cada mes y cada año. Trabaja dentro de su tabla con operador certificado y señalero calificado, y nadie se para bajo la carga.",
  },
  "osha-1926-1431": {
    title: "Plataformas de personal con grúa",
    body: "La plataforma con aparejo y carga llega al 50 por ciento de la capacidad de la grúa. Pare con viento de más de 20 mph, salvo que una persona calificada lo halle seguro.",
  },
};
