import type { SeedTexts } from "./seed-article.ts";

export const CODE_SAFETY_MACHINES_ES: SeedTexts = {
  "osha-1926-1411": {
    title: "Grúas que pasan bajo líneas eléctricas sin carga",
    body: "Con la pluma abajo y sin carga, la grúa pasa en obra a esta distancia mínima de la línea: hasta 0.75 kV 4 pies, hasta 50 kV 6 pies, hasta 345 kV 10 pies, hasta 750 kV 16 pies, hasta 1,000 kV 20 pies. Va despacio en los baches; si una parte llega a 20 pies vigila un observador dedicado, y de noche la línea se alumbra o marca.",
  },
  "osha-1926-1404": {
    title: "Quién dirige el armado de una grúa",
    body: "El armado y desarmado los dirige alguien que es competente y calificado a la vez, o una persona competente con ayuda de calificadas: el director A/D. Quien lo hace solo es ambas cosas. El director conoce el procedimiento y lo repasa, con sus peligros, con la cuadrilla antes de empezar.",
  },
  "osha-1926-1402-c": {
    title: "El terreno bajo la grúa: a quién le toca",
    body: "El contratista que controla la obra hace que el terreno quede firme, drenado y nivelado, y avisa al usuario y al operador de la grúa de huecos, tanques y servicios abajo que muestren sus papeles o que conozca. Quien vea que el terreno no basta lo habla con él antes de instalar la grúa.",
  },
  "osha-1926-1417-d": {
    title: "La atención del operador de grúa",
    body: "Mientras opera, el operador no hace nada que lo distraiga, como usar el teléfono, salvo para recibir señales. Con carga suspendida se queda en los controles, salvo que deba colgar más de lo normal, una persona competente haya asegurado los movimientos de la grúa, el área esté cerrada y el operador se quede junto a la grúa sin otra tarea.",
  },
  "osha-1926-1417-o": {
    title: "Cómo sabe el operador el peso de la carga",
    body: "Una grúa nunca se usa arriba de su capacidad. El peso viene del fabricante de la carga, de un cálculo o de una fuente igual de confiable, y al operador que lo pide se le dice antes del izaje. O el operador empieza a izar con un aparato que pesa: arriba de 75 por ciento de la capacidad en el radio mayor del izaje no sigue hasta conocer el peso del primer modo.",
  },
  "osha-1926-1427": {
    title: "Operadores de grúa: certificación y quién no la necesita",
    body: "El operador está certificado o con licencia para el tipo de grúa; la certificación dura 5 años y no le cuesta nada. El patrón además capacita, lo evalúa en esa grúa y ese trabajo y lo anota. No hace falta para derricks, grúas de pluma lateral ni equipos de 2,000 lb o menos; el aprendiz trabaja a la vista de un instructor.",
  },
  "osha-1926-1412-e": {
    title: "Inspecciones de grúa: qué se escribe y cuánto se guarda",
    body: "La de cada turno no requiere papel. La mensual se anota con lo revisado, resultados, nombre, firma y fecha, y se guarda 3 meses. La anual, de una persona calificada, también se anota y se guarda 12 meses. El defecto que es un peligro detiene la grúa hasta corregirlo.",
  },
  "osha-1926-600-a-6": {
    title: "Excavadoras, volquetes y elevadores cerca de líneas eléctricas",
    body: "Las máquinas que no son grúas guardan 10 pies de una línea viva de hasta 50 kV, y 0.4 pulg más por cada kV arriba. De paso, sin carga y con pluma o caja abajo, 4 pies en menos de 50 kV, 10 pies hasta 345 kV y 16 pies hasta 750 kV. Alguien vigila la distancia donde el conductor no la juzga. Todo cable aéreo cuenta como vivo hasta que su dueño diga y muestre otra cosa.",
  },
  "osha-1926-601-b-6": {
    title: "Camiones de obra: pasajeros, carga y caja levantada",
    body: "El camión que se carga por arriba con máquina lleva protección sobre la cabina. Quien viaja tiene asiento fijo con cinturón, y la herramienta que va con gente va sujeta. La caja levantada para inspección o reparación se sostiene con un soporte permanente que se traba, y la palanca tiene seguro.",
  },
  "osha-1926-602-c": {
    title: "Montacargas: placa de carga, pasajeros y levantar gente",
    body: "La carga nominal está a la vista del conductor y nunca se excede, y no se modifica nada que la afecte sin aprobación del fabricante. Hay techo de protección donde caigan cosas, y nadie viaja sin asiento para eso. Solo se levanta gente en una plataforma fija al mástil u horquillas, desde donde apaga el equipo, con protección arriba donde haga falta.",
  },
  "osha-1926-403-i": {
    title: "Espacio frente a tableros eléctricos en obra",
    body: "Frente a tableros en que se llegue a trabajar vivos hay 3 pies hasta 150 V a tierra; de ahí hasta 600 V, 3 pies sin nada vivo enfrente, 3-1/2 pies frente a muros a tierra y 4 pies frente a otras partes vivas. El espacio mide al menos 30 pulg de ancho y 6 pies 3 pulg de alto, y nunca se usa para almacenar. Las partes vivas de 50 V o más se protegen.",
  },
  "osha-1926-405-g": {
    title: "Para qué no se usan las extensiones",
    body: "El cordón flexible no reemplaza el cableado fijo, no pasa por agujeros en muros, techos o pisos ni por puertas y ventanas salvo donde se permite, no se fija al edificio ni se oculta tras acabados. El de herramientas es de uso rudo, como S, SO, ST, SJ, SJO o SJT, de un solo tramo sin empalmes, salvo que el de servicio pesado No. 12 o mayor admite una buena reparación.",
  },
  "osha-1926-416-a-2": {
    title: "Romper suelo donde haya líneas eléctricas enterradas",
    body: "Nadie trabaja tan cerca de un circuito vivo que lo toque, salvo que esté sin energía y a tierra o protegido con aislamiento. Donde no se sabe exactamente dónde van las líneas enterradas, quien usa rotomartillo, barra u otra herramienta de mano que llegue a golpearlas lleva guantes aislantes.",
  },
  "osha-1926-757-a": {
    title: "Viguetas de acero en columnas y apoyos",
    body: "Donde las columnas no van trabadas en dos sentidos, una vigueta se atornilla en obra a la columna, en una placa estabilizadora de al menos 6 pulg por 6 pulg que baja 3 pulg de la cuerda inferior y tiene agujero de 13/16 pulg para tirantes; solo entonces suelta la grúa. Cada extremo de una vigueta K lleva dos soldaduras de 1/8 pulg de 1 pulg de largo o dos tornillos de 1/2 pulg; las LH y DLH dos de 1/4 pulg de 2 pulg de largo o dos tornillos de 3/4 pulg.",
  },
  "osha-1926-757-e": {
    title: "Cargas sobre viguetas de acero sin terminar",
    body: "No se pone carga en las viguetas hasta que todo el arriostre esté puesto y anclado y todos los apoyos fijos. Un paquete de lámina va antes solo si una persona calificada determinó que la estructura resiste y el plan de montaje de la obra lo dice: sobre al menos tres viguetas fijas en ambos extremos, con una línea de arriostre puesta y anclada, de 4,000 lb como máximo, con su borde a 1 pie o menos del apoyo.",
  },
  "osha-1926-761": {
    title: "Capacitación de herreros de estructura",
    body: "Una persona calificada capacita a todo el que trabaja en acero y corre riesgo de caer, y además a quienes izan varias vigas a la vez, a los conectores y a quienes ponen lámina en una zona controlada: a cada uno en los peligros y el modo correcto de ese trabajo.",
  },
  "osha-1926-353-d": {
    title: "Soldar galvanizado, inoxidable y cerca de solventes",
    body: "En un espacio cerrado, soldar sobre zinc o cromo requiere ventilación forzada; sobre plomo, cadmio o mercurio, extracción en el humo o respirador con línea de aire, y sobre berilio ambas. Al soldar con gas inerte los solventes clorados quedan a 200 pies salvo con pantalla, las superficies limpiadas con ellos están secas, toda la piel cubierta, y quienes están cerca tienen pantallas o lentes con filtro.",
  },
  "osha-1926-150-c": {
    title: "Qué reemplaza a un extintor, y uno en cada piso",
    body: "Cada piso tiene al menos un extintor 2A, en edificio de varios pisos junto a la escalera. Lo reemplaza un tambo de 55 galones de agua con dos cubetas, o una manguera de jardín de 1/2 pulg y 100 pies como máximo que da 5 galones por minuto y alcanza 30 pies. Lo que se congele se protege.",
  },
  "osha-1926-151-d": {
    title: "Almacenar adentro: rociadores y puertas cortafuego",
    body: "El material no bloquea salidas y se apila de modo que el fuego no se extienda y haya acceso. Quedan 36 pulg bajo los rociadores, espacio alrededor de luces y calefactores, 24 pulg en el recorrido de una puerta cortafuego salvo que haya barrera, y nada a 36 pulg o menos de su vano.",
  },
  "osha-1926-152-g": {
    title: "Cargar combustible, y el extintor junto al combustible",
    body: "Los motores se apagan al cargar, y no se fuma ni hay flama. Hay un extintor 20-B:C a 75 pies o menos de cada bomba, despachador y boca de llenado. Afuera un extintor 20-B queda de 25 a 75 pies del líquido inflamable almacenado; un cuarto con más de 60 galones tiene uno afuera, a 10 pies de su puerta como máximo.",
  },
  "osha-1926-909": {
    title: "Señales de voladura",
    body: "Aviso: toques largos durante 1 minuto, 5 minutos antes. Disparo: toques cortos 1 minuto antes. Despejado: un toque prolongado tras revisar el lugar. El código cuelga donde todos lo vean. El dinamitero se asegura de que toda la gente y los explosivos sobrantes estén a salvo, y bandereros paran los caminos.",
  },
  "osha-1926-911": {
    title: "Disparos fallidos en voladura",
    body: "El dinamitero aleja a todos menos a quienes hacen falta para quitar el peligro. Con cápsula y mecha todos se alejan al menos 1 hora. No se saca el explosivo: se pone otro cebo y se dispara de nuevo, o si eso es peligroso se lava con agua. Se siguen los cables, y nadie perfora, excava ni pica hasta disparar los barrenos fallidos o que lo autorice el encargado.",
  },
  "osha-1926-900": {
    title: "Voladura: radios, rayos, fumar y vecinos",
    body: "No se fuma ni hay cerillos o flama a 50 pies de los polvorines, ni al manejar explosivos. Con cápsulas eléctricas, letreros en todos los caminos a 1,000 pies prohíben radios móviles. Al acercarse una tormenta eléctrica se para y todos se alejan. A los dueños de líneas y tubos cercanos se les avisa al menos 24 horas antes, de palabra y por escrito.",
  },
  "osha-1926-1203-b": {
    title: "Espacios con permiso: letreros, cierre, y quién avisa a quién",
    body: 'Quien encuentra un espacio con permiso pone un letrero como "DANGER - PERMIT-REQUIRED CONFINED SPACE, DO NOT ENTER", avisa a los representantes de los trabajadores y al contratista que controla la obra, e impide el paso a quien no debe entrar. Antes de entrar, dueño, contratista y quienes entran se dicen lo que saben de sus peligros, y después lo que surgió.',
  },
  "osha-1926-651-k": {
    title: "Cuándo se inspecciona una zanja, y cuándo salen todos",
    body: "Una persona competente inspecciona la excavación, lo que está junto y su protección cada día antes de trabajar, según haga falta en el turno, y tras cada lluvia u otra cosa que aumente el peligro. Ante cualquier seña de derrumbe, falla de la protección o aire malo todos salen hasta que sea segura.",
  },
  "osha-1926-652-bench": {
    title: "Excavar en bancales: altura de los escalones",
    body: "Hasta 20 pies de hondo. En suelo Tipo A el talud total es 3/4:1, el bancal único o el primero mide 4 pies de alto como máximo y los de arriba 5 pies. En Tipo B es 1:1 con bancales de 4 pies como máximo, y solo en suelo cohesivo. En Tipo C no se hacen bancales.",
  },
  "osha-1926-702-c": {
    title: "Allanadoras, carretillas, llanas largas y sierras de mampostería",
    body: "La allanadora manual de motor se para sola al soltar los mangos. Los mangos del buggy de concreto no sobresalen de sus ruedas. La llana larga cuyo mango llegue a cables vivos lleva mango no conductor. La sierra de mampostería lleva guarda semicircular sobre el disco y algo que retenga sus pedazos.",
  },
  "osha-1926-552-b": {
    title: "Montacargas de material: sin pasajeros, puertas y techo",
    body: "Nadie viaja en un montacargas de material salvo para inspección y mantenimiento. Cada descanso tiene puerta o barra a todo lo ancho pintada con franjas diagonales. La cabina o plataforma lleva cubierta de tablón de 2 pulg, triplay de 3/4 pulg o algo igual de fuerte, y también el puesto del operador bajo el montacargas. Las reglas de operación cuelgan en su puesto.",
  },
  "osha-1926-307": {
    title: "Bandas, poleas y volantes al alcance",
    body: "Los volantes, ejes, poleas y bandas a 7 pies o menos del piso se protegen: cerrados con lámina o malla, o en un volante con baranda a 15 a 20 pulg de su borde.",
  },
};
