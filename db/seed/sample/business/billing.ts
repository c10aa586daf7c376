type Language = "en" | "es" | "he";

interface Words {
  /** The lines of the contract of the first and of the second example of the projects. */
  lines: readonly [readonly string[], readonly string[]];
  payer: string;
  certifier: string;
  reference: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    lines: [
      [
        ...["General conditions", "Site work", "Foundation", "Framing", "Roofing"],
        ...["Plumbing, heating and power", "Finishes", "Closeout"],
      ],
      ["Demolition", "Structure", "Windows and doors", "Plumbing and power", "Finishes"],
    ],
    payer: "Sample Owner LLC",
    certifier: "Sample Owner 1",
    reference: "Sample cheque",
  },
  es: {
    lines: [
      [
        ...[
          "Gastos generales de obra",
          "Movimiento de tierras",
          "Cimentación",
          "Estructura de madera",
          "Techado",
        ],
        ...["Plomería, calefacción y electricidad", "Acabados", "Cierre de obra"],
      ],
      ["Demolición", "Estructura", "Ventanas y puertas", "Plomería y electricidad", "Acabados"],
    ],
    payer: "Propietario de Ejemplo LLC",
    certifier: "Propietario de ejemplo 1",
    reference: "Cheque de ejemplo",
  },
  he: {
    lines: [
      [
        ...["הוצאות כלליות", "עבודות עפר", "יסודות", "שלד", "גג"],
        ...["אינסטלציה, חימום וחשמל", "גמרים", "סגירת פרויקט"],
      ],
      ["הריסה", "קונסטרוקציה", "חלונות ודלתות", "אינסטלציה וחשמל", "גמרים"],
    ],
    payer: "מזמין לדוגמה בע״מ",
    certifier: "מזמין לדוגמה 1",
    reference: "שיק לדוגמה",
  },
};

/** Whole dollars; they come to what the examples of the projects say. */
const AMOUNTS = [
  [14_800, 16_650, 25_900, 44_400, 18_500, 35_150, 24_050, 5_550],
  [7_400, 27_750, 18_500, 22_200, 16_650],
] as const;

/** What is done of each line in a period, in percent of it, and what is stored of it, in dollars. */
const PERIODS = [
  { job: 0, from: -75, to: -46, state: "paid", done: [20, 60, 40, 0, 0, 0, 0, 0], stored: {}, paid: 100 },
  {
    job: 0,
    from: -45,
    to: -16,
    state: "certified",
    done: [20, 40, 60, 30, 0, 10, 0, 0],
    stored: {},
    paid: 50,
  },
  {
    job: 0,
    from: -15,
    to: 0,
    state: "draft",
    done: [20, 0, 0, 40, 30, 20, 0, 0],
    stored: { 4: 3_700 },
    paid: 0,
  },
  { job: 1, from: -80, to: -51, state: "certified", done: [100, 30, 0, 10, 0], stored: {}, paid: 0 },
  { job: 1, from: -50, to: -21, state: "submitted", done: [0, 40, 20, 20, 0], stored: { 2: 5_000 }, paid: 0 },
] as const;

export interface SamplePeriod {
  job: number;
  /** Days from today. */
  from: number;
  to: number;
  state: "paid" | "certified" | "submitted" | "draft";
  done: readonly number[];
  stored: Readonly<Record<number, number>>;
  /** Percent of what was certified. */
  paid: number;
}

/** Two contracts and five applications for payment, for the two examples of the projects. */
export function sampleBilling(language: Language) {
  const words = WORDS[language];
  return {
    ...words,
    contracts: AMOUNTS.map((amounts, job) =>
      amounts.map((dollars, n) => ({ text: words.lines[job]?.[n] ?? "", cents: dollars * 100 })),
    ),
    periods: PERIODS as readonly SamplePeriod[],
  };
}

const INVOICE_WORDS: Record<
  Language,
  { carpenter: string; laborer: string; worker: string; vendor: string }
> = {
  en: { carpenter: "Carpenter", laborer: "Laborer", worker: "Carpenter", vendor: "Sample Lumber Yard" },
  es: { carpenter: "Carpintero", laborer: "Peón", worker: "Carpintero", vendor: "Maderería de Ejemplo" },
  he: { carpenter: "נגר", laborer: "פועל", worker: "נגר", vendor: "מחסן עצים לדוגמה" },
};

/** Shifts and a receipt of a week, for the example of an invoice. Days count from the first of the week, minutes are whole. */
export function sampleInvoice(language: Language) {
  const words = INVOICE_WORDS[language];
  return {
    client: WORDS[language].payer,
    rates: [
      [words.carpenter, 8_500],
      [words.laborer, 5_500],
    ] as const,
    shifts: [
      {
        day: 0,
        worker: `${words.worker} 3`,
        trade: words.carpenter,
        code: "06 10 00",
        regular: 480,
        overtime: 0,
      },
      {
        day: 1,
        worker: `${words.worker} 3`,
        trade: words.carpenter,
        code: "06 10 00",
        regular: 480,
        overtime: 90,
      },
      {
        day: 1,
        worker: `${words.laborer} 1`,
        trade: words.laborer,
        code: "06 10 00",
        regular: 470,
        overtime: 0,
      },
    ],
    papers: [{ day: 2, vendor: words.vendor, cents: 41_260, code: "06 10 00" }],
  };
}
