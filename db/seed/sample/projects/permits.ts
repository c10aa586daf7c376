import type { InspectionType, RecordType, Result } from "../../../schema/permits.terms.ts";

type Language = "en" | "es" | "he";

const NAMES: Record<Language, readonly string[]> = {
  en: [
    "SAMPLE: Kitchen addition",
    "SAMPLE: Electrical for the addition",
    "SAMPLE: Shop fit-out, unit 4",
    "SAMPLE: Reroof, Ridge house",
    "SAMPLE: Deck with stairs",
    "SAMPLE: Garage demolition",
    "SAMPLE: Plumbing, unit 4",
    "SAMPLE: Storefront sign",
    "SAMPLE: Driveway grading",
  ],
  es: [
    "EJEMPLO: Ampliación de cocina",
    "EJEMPLO: Electricidad de la ampliación",
    "EJEMPLO: Adecuación de local 4",
    "EJEMPLO: Cambio de techo, casa Loma",
    "EJEMPLO: Terraza con escalera",
    "EJEMPLO: Demolición de cochera",
    "EJEMPLO: Plomería, local 4",
    "EJEMPLO: Letrero de fachada",
    "EJEMPLO: Nivelación de entrada",
  ],
  he: [
    "דוגמה: הרחבת מטבח",
    "דוגמה: חשמל להרחבה",
    "דוגמה: התאמת חנות 4",
    "דוגמה: החלפת גג",
    "דוגמה: מרפסת עץ עם מדרגות",
    "דוגמה: הריסת מוסך",
    "דוגמה: אינסטלציה, חנות 4",
    "דוגמה: שלט חזית",
    "דוגמה: יישור שביל גישה",
  ],
};

const PLACES: Record<Language, readonly string[]> = {
  en: [
    "Sample City",
    "Sample County",
    "Example Heights",
    "Township of Nowhere",
    "Demo Falls",
    "Port Example",
  ],
  es: [
    "Ciudad de Ejemplo",
    "Condado de Ejemplo",
    "Altos de Ejemplo",
    "Municipio Ninguno",
    "Cascadas de Muestra",
    "Puerto Ejemplo",
  ],
  he: ["עיריית דוגמה", "מועצת דוגמה", "רמת דוגמה", "מועצת אין־מקום", "מפלי הדגמה", "נמל דוגמה"],
};

const CORRECTIONS: Record<Language, string> = {
  en: "Nail plates missing at 3 studs\nFire blocking at the soffit",
  es: "Faltan placas protectoras en 3 montantes\nBloqueo contra fuego en el plafón",
  he: "חסרות פלטות הגנה ב־3 ניצבים\nחסימת אש בתקרה המונמכת",
};

interface Row {
  place: number;
  recordType: RecordType;
  state: string;
  number: string;
  dollars: number;
  /** Days before today; below zero they are still to come. */
  applied?: number;
  issued?: number;
  active?: number;
  since: number;
  inspections?: readonly { type: InspectionType; ago: number; result?: Result }[];
}

const ROWS: readonly Row[] = [
  {
    place: 0,
    recordType: "addition",
    state: "issued",
    number: "SAMPLE-B-0104",
    dollars: 185_000,
    ...{ applied: 96, issued: 70, active: 9, since: 70 },
    inspections: [
      { type: "footing", ago: 52, result: "pass" },
      { type: "framing", ago: 9, result: "partial" },
      { type: "insulation", ago: -2 },
    ],
  },
  {
    place: 0,
    recordType: "electrical",
    state: "issued",
    number: "SAMPLE-E-0377",
    dollars: 14_000,
    ...{ applied: 90, issued: 68, active: 68, since: 68 },
    inspections: [{ type: "roughElectrical", ago: 6, result: "fail" }],
  },
  {
    place: 1,
    recordType: "tenant",
    state: "corrections",
    number: "SAMPLE-T-2210",
    dollars: 92_500,
    ...{ applied: 41, since: 12 },
  },
  {
    place: 2,
    recordType: "reroof",
    state: "issued",
    number: "SAMPLE-R-0058",
    dollars: 16_800,
    ...{ applied: 175, issued: 174, active: 174, since: 174 },
  },
  {
    place: 3,
    recordType: "deck",
    state: "in_review",
    number: "SAMPLE-D-0021",
    dollars: 22_000,
    ...{ applied: 15, since: 11 },
  },
  {
    place: 3,
    recordType: "demolition",
    state: "finaled",
    number: "SAMPLE-X-0007",
    dollars: 9_000,
    ...{ applied: 120, issued: 110, active: 88, since: 86 },
    inspections: [{ type: "final", ago: 88, result: "pass" }],
  },
  { place: 1, recordType: "plumbing", state: "submitted", number: "", dollars: 18_200, applied: 4, since: 4 },
  { place: 4, recordType: "sign", state: "approved", number: "", dollars: 3_400, applied: 20, since: 2 },
  { place: 5, recordType: "grading", state: "preparing", number: "", dollars: 12_000, since: 1 },
];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Nine permits of six authorities that do not exist; the first has the most to show. */
export function samplePermits(language: Language, today: string) {
  const ago = (days: number | undefined) =>
    days === undefined ? null : new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);
  return ROWS.map((row, n) => ({
    name: NAMES[language][n] ?? "",
    jurisdiction: PLACES[language][row.place] ?? "",
    recordType: row.recordType,
    state: row.state,
    number: row.number,
    valuationCents: row.dollars * 100,
    appliedOn: ago(row.applied),
    issuedOn: ago(row.issued),
    lastActivityOn: ago(row.active),
    stateSince: `${ago(row.since)}T17:00:00.000Z`,
    inspections: (row.inspections ?? []).map(({ type, ago: days, result }) => ({
      type,
      requestedFor: ago(days) ?? today,
      result: result ?? null,
      resultOn: result ? ago(days) : null,
      corrections: result === "fail" || result === "partial" ? CORRECTIONS[language] : "",
      inspector: result ? (PLACES[language][row.place] ?? "") : "",
    })),
  }));
}
