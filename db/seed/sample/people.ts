/** The languages of the site; the schema and its seeds know no application. */
type Language = "en" | "es" | "he";

const TRADES = {
  foreman: { en: "Foreman", es: "Capataz", he: "מנהל עבודה" },
  carpenter: { en: "Carpenter", es: "Carpintero", he: "נגר" },
  mason: { en: "Mason", es: "Albañil", he: "בנאי" },
  ironworker: { en: "Ironworker", es: "Fierrero", he: "ברזלן" },
  roofer: { en: "Roofer", es: "Techador", he: "גגן" },
  electrician: { en: "Electrician", es: "Electricista", he: "חשמלאי" },
  plumber: { en: "Plumber", es: "Plomero", he: "אינסטלטור" },
  drywaller: { en: "Drywaller", es: "Tablarroquero", he: "גבסן" },
  tiler: { en: "Tile setter", es: "Azulejero", he: "רצף" },
  painter: { en: "Painter", es: "Pintor", he: "צבעי" },
  welder: { en: "Welder", es: "Soldador", he: "רתך" },
  operator: { en: "Operator", es: "Operador", he: "מפעיל צמ״ה" },
  laborer: { en: "Laborer", es: "Ayudante", he: "פועל" },
} as const satisfies Record<string, Record<Language, string>>;

export type SampleTrade = keyof typeof TRADES;
export const SAMPLE_TRADES = Object.keys(TRADES) as SampleTrade[];

/** Somebody in sample data: a trade and a number, such as “Carpenter 3”, and no name that a person could have. */
export function samplePerson(language: Language, trade: SampleTrade, number: number): string {
  return `${TRADES[trade][language]} ${number}`;
}

const LINES = {
  general: { en: "general contractor", es: "contratista general", he: "קבלן ראשי" },
  concrete: { en: "concrete", es: "concreto", he: "בטון" },
  framing: { en: "framing", es: "estructuras", he: "שלד" },
  roofing: { en: "roofing", es: "techos", he: "גגות" },
  electrical: { en: "electrical", es: "electricidad", he: "חשמל" },
  plumbing: { en: "plumbing", es: "plomería", he: "אינסטלציה" },
  rental: { en: "equipment rental", es: "renta de equipo", he: "השכרת ציוד" },
  supply: { en: "building supply", es: "materiales de construcción", he: "חומרי בניין" },
} as const satisfies Record<string, Record<Language, string>>;

export type SampleLine = keyof typeof LINES;
export const SAMPLE_LINES = Object.keys(LINES) as SampleLine[];

const FIRM = { en: "Sample firm", es: "Empresa de muestra", he: "חברה לדוגמה" };

/** A firm in sample data, which says in its name that it is one: “Sample firm 2 (roofing)”. */
export function sampleFirm(language: Language, line: SampleLine, number: number): string {
  return `${FIRM[language]} ${number} (${LINES[line][language]})`;
}
