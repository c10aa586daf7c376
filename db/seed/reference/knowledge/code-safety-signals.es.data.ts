import type { SeedTexts } from "./seed-article.ts";

export const CODE_SAFETY_SIGNALS_ES: SeedTexts = {
  "osha-1926-1415": {
    title: "Dispositivos de seguridad de una grúa",
    body: "Una grúa no trabaja sin su indicador de nivel, topes de pluma y plumín, seguros en frenos de pedal, válvulas de retención en los gatos de estabilizador, mordazas y topes de riel si corre sobre rieles, y claxon. Si uno falla el operador para con seguridad; no se sigue de otra manera.",
  },
  "osha-1926-1416": {
    title: "Ayudas de operación de una grúa que fallan",
    body: "Cuando falla una ayuda, como el límite de la pluma o el antichoque de bloques, la grúa sigue un tiempo con las otras precauciones que nombra la regla: la de Categoría I se repara en 7 días naturales, la de Categoría II en 30, y más solo si una pieza pedida a tiempo no llegó.",
  },
  "osha-1926-1413": {
    title: "Cuándo se retira el cable de una grúa",
    body: "No se sigue usando un cable móvil con 6 alambres rotos en un paso o 3 en un torón del paso, uno antigiratorio con 2 en 6 diámetros o 4 en 30, uno fijo con más de 2 en un paso lejos del extremo o más de 1 en el extremo, ni un cable más de 5 por ciento más delgado que su diámetro nominal. Tampoco con un torón roto, cocas, jaula, daño por calor o arco, o tras tocar una línea eléctrica.",
  },
  "osha-1926-1412-a": {
    title: "Una grúa modificada",
    body: "La grúa a la que se cambiaron dispositivos de seguridad, controles, frenos, gancho o partes de carga la inspecciona una persona calificada antes de usarla: si se hizo como se aprobó, y con prueba de funcionamiento. Hasta que pase no trabaja.",
  },
  "osha-1926-1431-k": {
    title: "Trabajar desde la canastilla de una grúa",
    body: "La canastilla se mueve despacio. Nadie saca parte del cuerpo mientras se mueve ni se para en sus barandas. Antes de entrar o salir en lo alto se fija a la estructura, y la grúa no la mueve hasta saber que cuelga libre. El operador queda en los controles y a la vista mientras haya gente en ella.",
  },
  "osha-1926-753-c-1": {
    title: "Revisión de la grúa antes del turno de acero",
    body: "Antes de cada turno una persona competente revisa la grúa: controles, mecanismos, dispositivos de seguridad, líneas de aire e hidráulicas, ganchos y seguros, cableado, electricidad, fluido, llantas, el suelo debajo y si está a nivel, otra vez tras cada movimiento. Lo peligroso se corrige antes de trabajar. El operador tiene autoridad para parar ante la duda.",
  },
  "osha-1926-753-c-3": {
    title: "Viajar en el gancho, y seguros de gancho",
    body: "Nadie viaja en la bola, el gancho ni la carga; la gente sube solo en canastilla. Los seguros de gancho quedan funcionando, salvo que un aparejador calificado halle más seguro poner largueros y viguetas sueltas sin ellos, o el plan de montaje dé otra protección.",
  },
  "osha-1926-754-e": {
    title: "Lámina: paquetes y huecos",
    body: "Los flejes de un paquete no lo izan salvo que estén hechos para eso, y lo suelto encima se amarra. El paquete se apoya en la estructura donde se abra sin volcarse, y en viguetas solo después de fijar sus contravientos y extremos. Los huecos se cubren con lámina o tapa fija y marcada; un hueco se corta solo justo antes de llenarlo. Al fin del turno toda la lámina queda sujeta.",
  },
  "osha-1926-759": {
    title: "Cosas sueltas en el acero",
    body: "La herramienta, los tornillos y el material que están arriba sin uso se sujetan. El contratista a cargo no deja a otros oficios abajo del montaje salvo que tengan protección sobre la cabeza.",
  },
  "osha-1926-200-b": {
    title: "Letreros de peligro y precaución",
    body: "El letrero de peligro, rojo arriba y blanco abajo, va solo donde el peligro es inmediato. El de precaución, amarillo con negro, avisa de un peligro posible o de prácticas inseguras. Los letreros se ven mientras se trabaja, y se cubren o quitan en cuanto pasa el peligro.",
  },
  "osha-1926-200-h": {
    title: "Etiquetas en herramienta y máquinas dañadas",
    body: "Una etiqueta avisa por un tiempo de herramienta o máquina dañada, como DO NOT OPERATE en blanco sobre rojo u OUT OF ORDER en blanco sobre negro. No sustituye a un letrero.",
  },
  "osha-1926-251-e": {
    title: "Eslingas sintéticas de banda",
    body: "La eslinga de banda muestra fabricante, material y carga para cada amarre. Se retira de inmediato con quemaduras de ácido o cáustico, partes derretidas o carbonizadas, enganches, perforaciones, rasgaduras o cortes, costuras rotas o gastadas. El nailon no se usa con ácidos, el poliéster y el polipropileno no con cáusticos; nailon y poliéster trabajan hasta 180 °F, polipropileno hasta 200 °F.",
  },
  "osha-1926-251-b": {
    title: "Eslingas de cadena de aleación",
    body: "La eslinga de cadena muestra tamaño, grado y carga, y sus ganchos y argollas cargan al menos lo que la cadena. No se usan eslabones ni uniones hechos de tornillos o varilla. Además de la revisión diaria, una inspección a fondo al menos cada 12 meses ve desgaste, soldaduras, dobleces y estiramiento, con registro.",
  },
  "osha-1926-251-c": {
    title: "Grapas de cable: de qué lado",
    body: "La U de la grapa va en el extremo muerto y la silla en el cable vivo. El número de grapas y su separación siguen al fabricante o la tabla de la regla. El cable nunca se sujeta con nudos, y las puntas que salen de un empalme se cubren o se matan.",
  },
  "osha-1926-451-d-12": {
    title: "Grapas en cables de andamio colgante",
    body: "Hay al menos 3 grapas, separadas al menos 6 diámetros de cable. Se reaprietan tras la primera carga y se revisan y aprietan al inicio de cada turno. No se usan grapas en U donde cuelga el malacate del andamio; en otros puntos la U va en el extremo muerto.",
  },
  "osha-1926-852": {
    title: "Ductos de escombro en demolición",
    body: "El ducto de más de 45 grados va cerrado por todos lados salvo aberturas en los pisos, de 48 pulg de alto como máximo y cerradas sin uso. Hay compuerta abajo, a cargo de alguien competente, y el lugar alrededor se cierra. Donde descargan personas hay baranda, y donde descargan máquinas o carretillas un tope de al menos 4 pulg de grueso y 6 pulg de alto.",
  },
  "osha-1926-1052-b": {
    title: "Escaleras de acero sin huellas",
    body: "La escalera de acero en esqueleto, cuyas huellas y descansos vienen después, no se usa, salvo para construirla, hasta fijar huellas y descansos provisionales en todo el ancho.",
  },
  "osha-1926-302-a": {
    title: "Herramienta eléctrica de mano",
    body: "La herramienta eléctrica de mano tiene doble aislamiento o va a tierra. Nunca se sube ni se baja por el cordón.",
  },
  "osha-1926-300-d": {
    title: "Interruptores de herramienta eléctrica",
    body: "Las sierras circulares, motosierras y herramientas de percusión sin sujeción de accesorio paran al soltar el interruptor. Los taladros, esmeriladoras grandes y parecidas admiten un seguro que el mismo dedo libera en un movimiento. Solo la herramienta pequeña y ligera, como rebajadora o caladora, lleva interruptor simple.",
  },
  "osha-1926-300-b": {
    title: "Guardas en herramienta y máquinas",
    body: "La herramienta hecha para llevar guarda la lleva puesta al usarse. Las bandas, engranes, poleas, cadenas y todo lo que gira al alcance de la gente se protege, y en el punto de operación ninguna parte del cuerpo entra. No importa de quién sea la herramienta.",
  },
  "osha-1926-152-a": {
    title: "Bidones de gasolina en obra",
    body: "El líquido inflamable de 5 galones o menos se guarda y lleva en bidón de seguridad aprobado o recipiente DOT. No se almacena en salidas, escaleras ni pasos de gente.",
  },
  "osha-1926-250-b-2": {
    title: "Trabajar sobre material en silos y tolvas",
    body: "Quien trabaja sobre material almacenado en silo, tolva o tanque lleva equipo de detención de caídas. Los materiales incompatibles se almacenan separados.",
  },
  "osha-1926-250-b-8-i": {
    title: "Madera usada y cómo se estiba la madera",
    body: "A la madera usada se le sacan todos los clavos antes de estibarla. La madera va sobre durmientes nivelados y firmes, y la estiba se sostiene sola.",
  },
  "epa-61-145": {
    title: "Asbesto: inspección y notificación antes de demoler",
    body: "El edificio se inspecciona en busca de asbesto antes de demolerlo o renovarlo. La demolición de todo lo que no sea una casa de 4 viviendas o menos se notifica por escrito al menos 10 días hábiles antes, también sin asbesto. Las reglas de retiro rigen desde 260 pies de tubería, 160 pies² de otras partes o 35 pies³.",
  },
  "epa-122-26": {
    title: "Permiso de aguas pluviales de una obra",
    body: "Una obra que remueve 1 acre o más de terreno, o menos como parte de un plan mayor que lo alcanza, necesita permiso para su agua de lluvia y un plan contra la contaminación antes de empezar. Desde 5 acres cuenta como actividad industrial. Donde el estado lleva el programa rige su propio permiso.",
  },
};
