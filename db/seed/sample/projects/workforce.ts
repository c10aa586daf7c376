import { type SampleTrade, samplePerson } from "../people.ts";

type Language = "en" | "es" | "he";

const WORDS: Record<Language, { crew: string; site: string; codes: readonly [string, string, string] }> = {
  en: {
    crew: "SAMPLE: Framing crew",
    site: "SAMPLE: Harbor Street 12",
    codes: ["06-110 Framing", "03-300 Concrete", "01-700 Cleanup"],
  },
  es: {
    crew: "EJEMPLO: Cuadrilla de estructura",
    site: "EJEMPLO: Calle del Puerto 12",
    codes: ["06-110 Estructura", "03-300 Concreto", "01-700 Limpieza"],
  },
  he: {
    crew: "דוגמה: צוות שלד",
    site: "דוגמה: רחוב הנמל 12",
    codes: ["06-110 שלד", "03-300 בטון", "01-700 ניקיון"],
  },
};

const TRADES: readonly SampleTrade[] = [
  ...(["carpenter", "carpenter", "carpenter", "carpenter"] as const),
  ...(["laborer", "laborer", "ironworker", "mason", "operator"] as const),
];
const RATES = [3_850, 3_850, 3_600, 3_600, 2_750, 2_750, 4_100, 3_700, 4_250];

/** A crew of nine that is made up; rates are made up too, in cents an hour. */
export function sampleCrew(language: Language) {
  const words = WORDS[language];
  const met = new Map<SampleTrade, number>();
  const workers = TRADES.map((trade, n) => {
    const number = (met.get(trade) ?? 0) + 1;
    met.set(trade, number);
    const name = samplePerson(language, trade, number);
    return { name, trade: name.replace(/ \d+$/, ""), rateCents: RATES[n] ?? 0 };
  });
  return { ...words, siteZone: "America/Los_Angeles", workers };
}
