import type { CitedRow, RefusalRow } from "../question.ts";

/** Provisions and limits asked for in English, to measure by. */
export const EN_UNSEEN_SECTIONS: readonly CitedRow[] = [
  {
    set: "held-out",
    question: "nosing projection on stair treads, how much?",
    articles: ["irc-r311-7-5-3"],
    figure: { value: 0.75, unit: "in" },
  },
  {
    set: "held-out",
    question: "attic hatch rough opening size",
    articles: ["irc-r807-1"],
    figure: { value: 30, unit: "in" },
  },
  {
    set: "held-out",
    question: "what's the live load for sleeping rooms in psf?",
    articles: ["irc-r301-5"],
    figure: { value: 30, unit: "psf" },
  },
  {
    set: "held-out",
    question:
      "We're adding a hearth in front of a small fireplace opening. How far out does it have to come?",
    articles: ["irc-r1001-9"],
    figure: { value: 16, unit: "in" },
  },
  {
    set: "held-out",
    question: "collar ties spacing",
    articles: ["irc-r802-4-6"],
    figure: { value: 4, unit: "ft" },
  },
  {
    set: "held-out",
    question: "joists sitting on a concrete wall, how many inches of bearing?",
    articles: ["irc-r502-3"],
    figure: { value: 3, unit: "in" },
  },
  {
    set: "held-out",
    question: "gas furnace in the garage how high above the floor does the burner need to be",
    articles: ["irc-g2408-2"],
    figure: { value: 18, unit: "in" },
  },
  {
    set: "held-out",
    question: "cleanouts max distance apart on a drain line",
    articles: ["irc-p3005-2", "ipc-708-1"],
    figure: { value: 100, unit: "ft" },
  },
  {
    set: "held-out",
    question: "cubic inches per 12 gauge wire box fill",
    articles: ["nec-314-16"],
    figure: { value: 2.25, unit: "in3" },
  },
  {
    set: "held-out",
    question: "ADA 606: how high can the rim of a lavatory be?",
    articles: ["ada-606"],
    figure: { value: 34, unit: "in" },
  },
];

/** Words of the trade asked for in English, to measure by. */
export const EN_UNSEEN_DEFINITIONS: readonly CitedRow[] = [
  { set: "held-out", question: "what's a king stud", articles: ["term-king-stud"] },
  { set: "held-out", question: "how do you say plumber in Spanish?", articles: ["term-plumber"] },
  { set: "held-out", question: "My plans call out corbels. What are those?", articles: ["term-corbel"] },
  { set: "held-out", question: "meaning of setback on a site plan", articles: ["term-setback"] },
  { set: "held-out", question: "hebrew for gutter", articles: ["term-gutter"] },
];

/** Toolbox talks asked for in English, to measure by. */
export const EN_UNSEEN_TALKS: readonly CitedRow[] = [
  { set: "held-out", question: "toolbox talk on hearing protection", articles: ["talk-hearing"] },
  {
    set: "held-out",
    question: "safety talk for a demo crew tearing down a house",
    articles: ["talk-demolition"],
  },
  {
    set: "held-out",
    question: "what do I say to the guys about slips and trips?",
    articles: ["talk-slips-trips"],
  },
];

/** What nobody should answer as if he knew, asked in English, to measure by. */
export const EN_UNSEEN_REFUSALS: readonly RefusalRow[] = [
  { set: "held-out", question: "how do I get rid of a cold fast", because: "medicine" },
  { set: "held-out", question: "What time does the Lakers game start?", because: "basketball" },
  {
    set: "held-out",
    question: "what does IRC R507.88 say about deck beams",
    because: "invented section",
    tempting: true,
  },
  {
    set: "held-out",
    question: "IBC 1607 live load for library stacks",
    because: "real, not in the base",
    tempting: true,
  },
  {
    set: "held-out",
    question: "how do I climb the career ladder at a bank",
    because: "a ladder in a career",
    tempting: true,
  },
  {
    set: "held-out",
    question: "when does the outlet mall close on Sunday",
    because: "shops, not a receptacle",
    tempting: true,
  },
  {
    set: "held-out",
    question: "what's the going rate per sheet for drywall hangers in Chicago?",
    because: "prices are not in the base",
    tempting: true,
  },
];

/** Provisions and limits asked for in Spanish, to measure by. */
export const ES_UNSEEN_SECTIONS: readonly CitedRow[] = [
  {
    set: "held-out",
    question: "¿qué tamaño de acceso lleva el ático?",
    articles: ["irc-r807-1"],
    figure: { value: 22, unit: "in" },
  },
  {
    set: "held-out",
    question: "ancho mínimo de una escalera de caracol",
    articles: ["irc-r311-7-10-1"],
    figure: { value: 26, unit: "in" },
  },
  {
    set: "held-out",
    question: "Disculpe, ¿la puerta del garaje a la casa tiene que ser cortafuego? ¿De cuántos minutos?",
    articles: ["irc-r302-5-1"],
    figure: { value: 20, unit: "one" },
  },
  {
    set: "held-out",
    question: "cada cuánto se soporta el tubo PEX",
    articles: ["irc-p2605-1"],
    figure: { value: 32, unit: "in" },
  },
  {
    set: "held-out",
    question: "¿cuántas horas se puede trabajar con ruido de 95 dBA?",
    articles: ["osha-1926-52"],
    figure: { value: 4, unit: "one" },
  },
  {
    set: "held-out",
    question: "¿Desde qué altura hay que usar ducto para tirar el escombro?",
    articles: ["osha-1926-252"],
    figure: { value: 20, unit: "ft" },
  },
  {
    set: "held-out",
    question: "altura de las barras de apoyo en un baño accesible",
    articles: ["ada-609-4"],
    figure: { value: 33, unit: "in" },
  },
];

/** Words of the trade asked for in Spanish, to measure by. */
export const ES_UNSEEN_DEFINITIONS: readonly CitedRow[] = [
  { set: "held-out", question: "¿Qué es la lechada?", articles: ["term-grout"] },
  {
    set: "held-out",
    question: "el maestro dice que falta el goterón, ¿qué es eso?",
    articles: ["term-drip-edge"],
  },
  { set: "held-out", question: "¿cómo se dice plomero en inglés?", articles: ["term-plumber"] },
  { set: "held-out", question: "que son las canaletas", articles: ["term-gutter"] },
];

/** Toolbox talks asked for in Spanish, to measure by. */
export const ES_UNSEEN_TALKS: readonly CitedRow[] = [
  { set: "held-out", question: "charla de seguridad sobre motosierras", articles: ["talk-chainsaw"] },
  {
    set: "held-out",
    question: "dame puntos para hablarle a los muchachos del frío",
    articles: ["talk-cold"],
  },
  { set: "held-out", question: "plática de cinco minutos: bloqueo y etiquetado", articles: ["talk-lockout"] },
];

/** What nobody should answer as if he knew, asked in Spanish, to measure by. */
export const ES_UNSEEN_REFUSALS: readonly RefusalRow[] = [
  { set: "held-out", question: "¿Cuál es la mejor app para aprender inglés?", because: "out of scope" },
  {
    set: "held-out",
    question: "¿Qué dice NEC 118.66 de los tableros?",
    because: "invented section",
    tempting: true,
  },
  {
    set: "held-out",
    question: "¿Cuánto gana un carpintero por hora en Houston?",
    because: "wages are not in the base",
    tempting: true,
  },
  {
    set: "held-out",
    question: "¿Qué significa el techo de cristal para las mujeres en las empresas?",
    because: "a figure of speech, not a roof",
    tempting: true,
  },
  {
    set: "held-out",
    question: "¿Sirve el clavo de olor para el aliento?",
    because: "a spice, not a nail",
    tempting: true,
  },
];

/** Provisions and limits asked for in Hebrew, to measure by. */
export const HE_UNSEEN_SECTIONS: readonly CitedRow[] = [
  {
    set: "held-out",
    question: "מה השטח המינימלי של חדר שינה?",
    articles: ["irc-r304-1", "ibc-1208"],
    figure: { value: 70, unit: "ft2" },
  },
  {
    set: "held-out",
    question: "עומק מינימלי לצינור גז באדמה",
    articles: ["irc-g2415-12"],
    figure: { value: 12, unit: "in" },
  },
  {
    set: "held-out",
    question: "מה המרווח המרבי בין שקעים בקיר של סלון?",
    articles: ["nec-210-52-a", "irc-e3901-2"],
    figure: { value: 12, unit: "ft" },
  },
  {
    set: "held-out",
    question: "כמה רחוק מבלוני אצטילן מאחסנים חמצן?",
    articles: ["osha-1926-350", "talk-gas-cylinders"],
    figure: { value: 20, unit: "ft" },
  },
  {
    set: "held-out",
    question: "כמה גבוה צריך להיות מעקה בבניין מסחרי לפי IBC 1015.3",
    articles: ["ibc-1014-2"],
    figure: { value: 42, unit: "in" },
  },
  {
    set: "held-out",
    question: "מה אורך מוט ההארקה",
    articles: ["nec-250-50"],
    figure: { value: 8, unit: "ft" },
  },
  {
    set: "held-out",
    question: "גובה המושב באסלת נכים",
    articles: ["ada-604-2"],
    figure: { value: 19, unit: "in" },
  },
];

/** Words of the trade asked for in Hebrew, to measure by. */
export const HE_UNSEEN_DEFINITIONS: readonly CitedRow[] = [
  { set: "held-out", question: "מה זה שליכט?", articles: ["term-stucco"] },
  { set: "held-out", question: "איך אומרים שרברב באנגלית?", articles: ["term-plumber"] },
  { set: "held-out", question: "הוועדה דורשת הקלה, מה זה הקלה בתכנון?", articles: ["term-variance"] },
];

/** Toolbox talks asked for in Hebrew, to measure by. */
export const HE_UNSEEN_TALKS: readonly CitedRow[] = [
  { set: "held-out", question: "תדריך בטיחות על עבודה בגגות", articles: ["talk-roofing"] },
  { set: "held-out", question: "נקודות לתדריך על משחזות זווית", articles: ["talk-grinders"] },
];

/** What nobody should answer as if he knew, asked in Hebrew, to measure by. */
export const HE_UNSEEN_REFUSALS: readonly RefusalRow[] = [
  { set: "held-out", question: "איפה אפשר לאכול פיצה טובה בירושלים?", because: "out of scope" },
  {
    set: "held-out",
    question: "מה קובע OSHA 1926.5432 לגבי סולמות?",
    because: "invented section",
    tempting: true,
  },
  {
    set: "held-out",
    question: "תרגילים לחיזוק רצפת האגן",
    because: "a part of the body, not a floor",
    tempting: true,
  },
  {
    set: "held-out",
    question: "מה כולל לוח הכפל לכיתה ג'?",
    because: "a table of sums, not a board",
    tempting: true,
  },
];
