type Language = "en" | "es" | "he";

const TEXTS: Record<Language, readonly string[]> = {
  en: ["Earthwork", "Concrete", "Rough carpentry", "Roofing"],
  es: ["Movimiento de tierra", "Concreto", "Carpintería gruesa", "Techo"],
  he: ["עבודות עפר", "בטון", "שלד עץ", "גג"],
};

const REST = [
  { code: "31 20 00", budgetCents: 420_000, committedCents: 400_000, actualCents: 455_000, toGoCents: 0 },
  { code: "03 30 00", budgetCents: 980_000, committedCents: 910_000, actualCents: 610_000, toGoCents: null },
  { code: "06 10 00", budgetCents: 1_640_000, committedCents: 0, actualCents: 720_000, toGoCents: 850_000 },
  { code: "07 41 13", budgetCents: 760_000, committedCents: 790_000, actualCents: 0, toGoCents: null },
] as const;

/** Four codes of the example of a project: one over its budget, one under it. */
export const sampleCosts = (language: Language) =>
  REST.map((line, n) => ({ ...line, text: TEXTS[language][n] ?? "" }));
