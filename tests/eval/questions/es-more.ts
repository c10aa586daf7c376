import type { CitedRow, RefusalRow } from "../question.ts";

/** More provisions and limits asked for in Spanish. */
export const ES_MORE_SECTIONS: readonly CitedRow[] = [
  {
    set: "development",
    question: "¿Cuánto espacio libre va enfrente del inodoro en una casa?",
    articles: ["irc-p2705-1", "irc-r307-1"],
    figure: { value: 21, unit: "in" },
  },
  {
    set: "development",
    question: "ancho mínimo de las escaleras de una casa",
    articles: ["irc-r311-7-1"],
    figure: { value: 36, unit: "in" },
  },
  {
    set: "development",
    question:
      "Buenas tardes, ¿me podría decir hasta qué altura deben ser impermeables las paredes de la regadera?",
    articles: ["irc-r307-2"],
    figure: { value: 6, unit: "ft" },
  },
  {
    set: "development",
    question: "oiga, ¿qué tan hondo le puedo hacer una muesca a una vigueta de piso pa' pasar un tubo?",
    articles: ["irc-r502-8-1"],
    figure: "1/6",
  },
  {
    set: "development",
    question: "R403.1.1 ¿de qué ancho mínimo va la zapata?",
    articles: ["irc-r403-1-1"],
    figure: { value: 12, unit: "in" },
  },
  {
    set: "development",
    question: "¿De cuántos psi pido el concreto para el piso del garaje?",
    articles: ["irc-r402-2"],
    figure: { value: 3000, unit: "psi" },
  },
  {
    set: "development",
    question: "separación máxima entre tomacorrientes en la pared de la sala",
    articles: ["nec-210-52-a", "irc-e3901-2"],
    figure: { value: 12, unit: "ft" },
  },
  {
    set: "development",
    question: "la varilla de tierra, ¿de qué largo tiene que ser?",
    articles: ["nec-250-50"],
    figure: { value: 8, unit: "ft" },
  },
  {
    set: "development",
    question: "¿A qué profundidad se entierra la tubería de gas?",
    articles: ["irc-g2415-12"],
    figure: { value: 12, unit: "in" },
  },
  {
    set: "development",
    question: "pendiente del drenaje con tubo de 2 pulgadas",
    articles: ["irc-p3005-3", "ipc-704-1"],
    figure: { value: 0.25, unit: "in" },
  },
  {
    set: "development",
    question: "¿a partir de cuántos cfm necesita aire de reposición la campana de la cocina?",
    articles: ["irc-m1503-6", "imc-505"],
    figure: { value: 400, unit: "one" },
  },
  {
    set: "development",
    question: "El jefe me mandó a poner extinguidores en la obra. ¿Uno por cada cuántos pies cuadrados?",
    articles: ["osha-1926-150"],
    figure: { value: 3000, unit: "ft2" },
  },
  {
    set: "development",
    question: "¿cuánto tiene que sobresalir la escalera de mano arriba del techo?",
    articles: ["osha-1926-1050", "talk-ladders"],
    figure: { value: 3, unit: "ft" },
  },
  {
    set: "development",
    question: "a qué distancia de la orilla de la zanja dejo la tierra que sacamos",
    articles: ["osha-1926-651", "talk-trenches"],
    figure: { value: 2, unit: "ft" },
  },
  {
    set: "development",
    question: "¿Dónde deben ir los detectores de humo en una casa?",
    articles: ["irc-r314-3"],
  },
  {
    set: "development",
    question: "ancho libre de una puerta accesible ADA",
    articles: ["ada-404-2"],
    figure: { value: 32, unit: "in" },
  },
  {
    set: "development",
    question: "altura del asiento de un inodoro accesible",
    articles: ["ada-604-2"],
    figure: { value: 19, unit: "in" },
  },
  {
    set: "development",
    question: "¿Qué tan altas deben ser las barandas en un edificio comercial?",
    articles: ["ibc-1014-2"],
    figure: { value: 42, unit: "in" },
  },
];

/** More words of the trade asked for in Spanish. */
export const ES_MORE_DEFINITIONS: readonly CitedRow[] = [
  {
    set: "development",
    question: "¿cómo se dice capataz en inglés?",
    articles: ["term-foreman"],
  },
  {
    set: "development",
    question: "¿Qué es una zanca de escalera?",
    articles: ["term-stair-stringer"],
  },
  {
    set: "development",
    question: "el gringo me pide shims, ¿qué son?",
    articles: ["term-shim"],
  },
  {
    set: "development",
    question: "qué es un dintel",
    articles: ["term-header", "term-lintel"],
  },
  {
    set: "development",
    question: "¿Qué significa muro medianero?",
    articles: ["term-party-wall"],
  },
  {
    set: "development",
    question: "cómo le dicen a la varilla en inglés",
    articles: ["term-rebar"],
  },
  {
    set: "development",
    question: "¿Me explica qué es el pie tablar, por favor?",
    articles: ["term-board-foot"],
  },
  {
    set: "development",
    question: "¿cómo se dice albañil en hebreo?",
    articles: ["term-mason"],
  },
  {
    set: "development",
    question: "qué son las juntas de control",
    articles: ["term-control-joint"],
  },
  {
    set: "development",
    question: "apuntalamiento en inglés",
    articles: ["term-shoring"],
  },
];

/** More toolbox talks asked for in Spanish. */
export const ES_MORE_TALKS: readonly CitedRow[] = [
  {
    set: "development",
    question: "charla de seguridad sobre pistolas de clavos",
    articles: ["talk-nail-guns"],
  },
  {
    set: "development",
    question: "¿Qué le digo a la raza sobre cómo levantar cosas pesadas?",
    articles: ["talk-lifting"],
  },
  {
    set: "development",
    question: "Necesito una charla corta sobre montacargas, por favor",
    articles: ["talk-forklift"],
  },
  {
    set: "development",
    question: "charla de 5 minutos: resbalones y tropiezos",
    articles: ["talk-slips-trips"],
  },
  {
    set: "development",
    question: "puntos para la plática de esmeriladoras",
    articles: ["talk-grinders"],
  },
  {
    set: "development",
    question: "charla para los que van a demoler mañana",
    articles: ["talk-demolition"],
  },
  {
    set: "development",
    question: "charla sobre protección de los ojos",
    articles: ["talk-eyes"],
  },
];

/** More of what nobody should answer as if he knew, asked in Spanish. */
export const ES_MORE_REFUSALS: readonly RefusalRow[] = [
  {
    set: "development",
    question: "¿A qué hora juega la selección el domingo?",
    because: "football",
  },
  {
    set: "development",
    question: "¿Qué pastilla tomo para el dolor de muelas?",
    because: "medicine",
  },
  {
    set: "development",
    question: "hazme la tarea de historia de mi hijo",
    because: "out of scope",
  },
  {
    set: "development",
    question: "¿Cómo renuevo mi licencia de manejar?",
    because: "out of scope",
  },
  {
    set: "development",
    question: "¿Qué exige IRC R905.77 para las tejas?",
    because: "invented section",
    tempting: true,
  },
  {
    set: "development",
    question: "el inspector me marcó OSHA 1926.6543, ¿qué dice de zanjas?",
    because: "invented section",
    tempting: true,
  },
  {
    set: "development",
    question: "¿Qué pide la NOM-009-STPS para trabajos en altura?",
    because: "real, not in the base",
    tempting: true,
  },
  {
    set: "development",
    question: "recubrimiento mínimo de las varillas según ACI 318",
    because: "real, not in the base",
    tempting: true,
  },
  {
    set: "development",
    question: "¿En cuánto está el bulto de cemento hoy?",
    because: "prices are not in the base",
    tempting: true,
  },
  {
    set: "development",
    question: "se llevaron mi carro con la grúa, ¿dónde lo recojo?",
    because: "a tow truck",
    tempting: true,
  },
  {
    set: "development",
    question: "en el póker, ¿la escalera de color le gana al full?",
    because: "a straight flush, not stairs",
    tempting: true,
  },
  {
    set: "development",
    question: "¿Cómo borro una publicación de mi muro de Facebook?",
    because: "a wall of Facebook",
    tempting: true,
  },
  {
    set: "development",
    question: "ejercicios para fortalecer la columna vertebral",
    because: "the spine, not a column",
    tempting: true,
  },
];
