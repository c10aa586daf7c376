import { sampleFirm, samplePerson } from "../people.ts";

type Language = "en" | "es" | "he";

const WORDS = {
  en: {
    address: "1 Example Street, Sample Town, TX",
    job: "Porch and stairs",
    words: "Clean site, on the agreed day.",
  },
  es: {
    address: "Calle Ejemplo 1, Ciudad Muestra, TX",
    job: "Porche y escalera",
    words: "Obra limpia, en el día acordado.",
  },
  he: { address: "רחוב הדוגמה 1, עיר הדוגמה", job: "מרפסת ומדרגות", words: "אתר נקי, ביום שסוכם." },
} as const satisfies Record<Language, object>;

const CASES = [
  { state: "verified", line: "roofing", daysAgo: 40, level: 3, until: 200 },
  { state: "draft", line: "framing", daysAgo: 1, level: null, until: null },
  { state: "submitted", line: "electrical", daysAgo: 2, level: null, until: null },
  { state: "inReview", line: "plumbing", daysAgo: 3, level: null, until: null },
  { state: "needsInfo", line: "concrete", daysAgo: 6, level: null, until: null },
  { state: "rejected", line: "general", daysAgo: 20, level: null, until: null },
  { state: "appealed", line: "supply", daysAgo: 15, level: null, until: null },
  { state: "expired", line: "rental", daysAgo: 400, level: 2, until: -20 },
  { state: "revoked", line: "concrete", daysAgo: 90, level: 1, until: 120 },
] as const;

/** Nine cases, one in each state that a case stays in; the first has a badge with everything to see. */
export const sampleCases = (language: Language) =>
  CASES.map(({ line, ...one }, n) => ({
    ...one,
    firm: sampleFirm(language, line, n + 1),
    address: WORDS[language].address,
    people: [samplePerson(language, "foreman", 1), samplePerson(language, "carpenter", 2)],
    job: WORDS[language].job,
    words: WORDS[language].words,
  }));
