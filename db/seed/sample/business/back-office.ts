type Language = "en" | "es" | "he";

/** Vendors that say of themselves that they are samples, the code that they are mostly for, and what is bought there. */
const VENDORS: readonly (readonly [
  names: Record<Language, string>,
  code: string,
  cents: readonly number[],
])[] = [
  [
    { en: "Sample Lumber Yard", es: "Maderería de muestra", he: "מחסן עצים לדוגמה" },
    "06 10 00",
    [128_440, 64_215, 9_980, 41_250, 22_075],
  ],
  [
    { en: "Sample Concrete Supply", es: "Concretera de muestra", he: "ספק בטון לדוגמה" },
    "03 30 00",
    [312_000, 87_450, 145_600, 59_900, 71_325],
  ],
  [
    { en: "Sample Electric Supply", es: "Material eléctrico de muestra", he: "ציוד חשמל לדוגמה" },
    "26 05 00",
    [18_733, 4_219, 66_048, 12_500, 30_160],
  ],
  [
    { en: "Sample Plumbing Depot", es: "Plomería de muestra", he: "אספקת אינסטלציה לדוגמה" },
    "22 05 00",
    [25_410, 7_895, 53_377, 16_020, 38_944],
  ],
  [
    { en: "Sample Tool Rental", es: "Renta de herramienta de muestra", he: "השכרת כלים לדוגמה" },
    "01 54 00",
    [19_500, 42_000, 8_750, 27_300, 15_600],
  ],
  [
    { en: "Sample Fuel Stop", es: "Gasolinera de muestra", he: "תחנת דלק לדוגמה" },
    "01 56 00",
    [6_412, 7_130, 5_988, 8_245, 6_703],
  ],
];

const STATES = ["new", "coded", "approved", "posted", "posted"] as const;

/** Thirty receipts of six firms, five of each, in every step of the way. */
export const sampleReceipts = (language: Language) =>
  VENDORS.flatMap(([names, code, amounts], firm) =>
    amounts.map((cents, n) => {
      const state = STATES[n] ?? "posted";
      const vendor = names[language];
      return {
        kind: n % 3 === 0 ? "bill" : "receipt",
        vendor,
        vendorKey: vendor.toLowerCase().normalize("NFD").replace(/\p{M}/gu, ""),
        cents,
        code: state === "new" ? "" : code,
        state: state as string,
        daysAgo: n * 6 + firm,
      };
    }),
  );
