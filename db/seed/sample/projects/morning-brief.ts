type Language = "en" | "es" | "he";
type Words = Record<Language, string>;

/** Names and texts of the two sample sites. They sort behind the other examples, which hang on the first of them. */
const WORDS = {
  late: { en: "Sample site 9: terrace", es: "Obra de muestra 9: adosados", he: "אתר לדוגמה 9: בתי טור" },
  calm: { en: "Sample site 10: library", es: "Obra de muestra 10: biblioteca", he: "אתר לדוגמה 10: ספרייה" },
  lateJob: {
    en: "SAMPLE: Terrace, block B",
    es: "EJEMPLO: Viviendas, bloque B",
    he: "דוגמה: טור בתים, מבנה ב",
  },
  calmJob: {
    en: "SAMPLE: Town library",
    es: "EJEMPLO: Ventanas de la biblioteca",
    he: "דוגמה: שיפוץ ספרייה",
  },
  plan: { en: "Sample plan", es: "Programa de ejemplo", he: "לוח זמנים לדוגמה" },
  hospital: {
    en: "Sample General Hospital, 1 Sample Road",
    es: "Hospital General de Muestra, Camino de Muestra 1",
    he: "בית חולים לדוגמה, דרך הדוגמה 1",
  },
  log: {
    en: "Framing of the upper floor, north side",
    es: "Estructura del piso de arriba, lado norte",
    he: "שלד הקומה העליונה, צד צפון",
  },
  wait: {
    en: "Waited for the lift",
    es: "Se esperó la grúa",
    he: "המתנה לעגורן",
  },
  permit: { en: "Sample building permit", es: "Permiso de ejemplo", he: "היתר לדוגמה" },
  city: { en: "Sample City", es: "Ciudad de Muestra", he: "עיר לדוגמה" },
  correction: {
    en: "Hold-downs missing at grid C",
    es: "Faltan anclajes en el eje C",
    he: "חסרים עוגנים בציר ג",
  },
  dig: { en: "Foundations", es: "Cimientos", he: "יסודות" },
  frame: { en: "Walls, upper floor", es: "Muros, piso de arriba", he: "קירות, קומה עליונה" },
  roof: { en: "Roof", es: "Techo", he: "גג" },
  door: { en: "Door of unit 2 sticks", es: "La puerta de la unidad 2 se atora", he: "דלת יחידה 2 נתקעת" },
  crack: { en: "Crack beside the stair", es: "Grieta junto a la escalera", he: "סדק ליד המדרגות" },
  tile: {
    en: "Tile color is not as ordered",
    es: "El azulejo no es del color pedido",
    he: "גוון האריחים לא כמוזמן",
  },
  hall: { en: "Hall", es: "Vestíbulo", he: "מבואה" },
  crew: { en: "Sample framing crew", es: "Cuadrilla de ejemplo", he: "צוות שלד לדוגמה" },
} as const satisfies Record<string, Words>;

/** The words of the sample sites in a language. */
export const briefWords = (language: Language) =>
  Object.fromEntries(Object.entries(WORDS).map(([name, words]) => [name, words[language]])) as Record<
    keyof typeof WORDS,
    string
  >;
