import { sampleFirm } from "../people.ts";

type Language = "en" | "es" | "he";

/** What a sample bid says of an item, by its place: `i` included, `p` priced beside, `x` excluded, `o` by others, with dollars. */
type Said = readonly [said: "i" | "p" | "x" | "o", dollars?: number];
interface Bid {
  base: number;
  items: Readonly<Record<number, Said>>;
}

const BIDS: readonly Bid[] = [
  // Whole.
  {
    base: 48_500,
    items: {
      ...{ 1: ["i"], 2: ["i"], 3: ["i"], 4: ["i", 3_800], 5: ["i", 1_200], 6: ["i", 2_400], 7: ["i", 900] },
      ...{ 8: ["p", 1_850], 9: ["o"] },
    },
  },
  // Says nothing of the temporary power and of the permit.
  {
    base: 41_900,
    items: { 1: ["i"], 2: ["i"], 3: ["i"], 4: ["i"], 5: ["i"], 8: ["p", 2_100], 9: ["o"] },
  },
  // Has the trench, which others dig, and the charging circuit both in the base and beside it.
  {
    base: 52_000,
    items: {
      ...{ 1: ["i"], 2: ["i"], 3: ["i"], 4: ["i", 4_000], 5: ["i", 1_300], 6: ["i", 2_600], 7: ["i", 1_000] },
      ...{ 8: ["i", 1_900], 9: ["i", 3_200] },
    },
  },
  // Far below the others: without fixtures and alarms, and nothing is said of the charging circuit.
  {
    base: 33_000,
    items: { 1: ["i"], 2: ["i"], 3: ["i"], 4: ["x"], 5: ["x"], 6: ["i"], 7: ["i"], 9: ["o"] },
  },
];

const TOPIC: Record<Language, string> = {
  en: "SAMPLE: Electrical, porch and kitchen addition",
  es: "MUESTRA: Electricidad, ampliación de porche y cocina",
  he: "דוגמה: חשמל, הרחבת מרפסת ומטבח",
};
const ADDENDUM: Record<Language, string> = {
  en: "The panel moves to the garage wall, as on E-1 revision 2.",
  es: "El tablero pasa al muro de la cochera, como en E-1 revisión 2.",
  he: "הלוח עובר לקיר החניה, לפי E-1 מהדורה 2.",
};
const QUESTION: Record<Language, readonly [string, string]> = {
  en: ["Who furnishes the light fixtures?", "The owner does. Price the installation only."],
  es: ["¿Quién suministra las luminarias?", "El dueño. Cotice solo la instalación."],
  he: ["מי מספק את גופי התאורה?", "המזמין. יש לתמחר התקנה בלבד."],
};

const SAID = { i: "included", p: "priced", x: "excluded", o: "others" } as const;

/** A package of electrical work with four bids: one whole, one with gaps, one with double coverage, one far too low. */
export const sampleBids = (language: Language) => ({
  ...{ topic: TOPIC[language], addendum: ADDENDUM[language], question: QUESTION[language] },
  bids: BIDS.map(({ base, items }, n) => ({
    company: sampleFirm(language, "electrical", n + 1),
    baseCents: base * 100,
    items: Object.fromEntries(
      Object.entries(items).map(([item, [said, dollars]]) => [
        `i${item}`,
        { said: SAID[said], cents: dollars === undefined ? null : dollars * 100 },
      ]),
    ),
  })),
});
