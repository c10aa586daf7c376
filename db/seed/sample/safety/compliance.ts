import { type SampleLine, type SampleTrade, sampleFirm, samplePerson } from "../people.ts";

type Language = "en" | "es" | "he";

/** What is planted in one requirement of a sample firm; of all others the evidence is in order. */
export type SampleGap =
  | "expired"
  | "expiring"
  | "soon"
  | "later"
  | "short"
  | "holderOnly"
  | "nearName"
  | "rejected"
  | "requested"
  | "missing"
  | "waived";

export interface SampleSubject {
  called: string;
  /** Days before today on which it came to the site. */
  since: number;
  gaps: Readonly<Record<string, SampleGap>>;
}

const FIRMS: readonly [line: SampleLine, number: number, gaps: Record<string, SampleGap>][] = [
  ["roofing", 1, {}],
  ["roofing", 2, { generalLiability: "expired" }],
  ["electrical", 1, { generalLiability: "short" }],
  ["electrical", 2, { generalLiability: "holderOnly", auto: "expiring" }],
  ["plumbing", 1, { workersComp: "nearName" }],
  ["plumbing", 2, { workersComp: "requested" }],
  ["concrete", 1, { auto: "expiring" }],
  ["concrete", 2, { umbrella: "waived" }],
  ["framing", 1, { licence: "rejected" }],
  ["framing", 2, { training: "missing", medical: "missing" }],
  ["rental", 1, { machine: "soon" }],
  ["supply", 1, { generalLiability: "later", w9: "requested" }],
];

/** Twelve made-up firms, of each of which nine things are asked. */
export const sampleSubjects = (language: Language): SampleSubject[] =>
  FIRMS.map(([line, number, gaps], n) => ({
    called: sampleFirm(language, line, number),
    since: 20 + n * 3,
    gaps,
  }));

const WORDS = {
  en: {
    insurer: "SAMPLE: Example Mutual",
    holder: "SAMPLE: Example Builders",
    reason: "No work at height or near the public; covered by the general contractor's umbrella",
    gate: "SAMPLE: Gate 1",
  },
  es: {
    insurer: "EJEMPLO: Mutua de Muestra",
    holder: "EJEMPLO: Constructora de Muestra",
    reason: "Sin trabajo en altura ni junto al público; lo cubre la póliza del contratista general",
    gate: "EJEMPLO: Portón 1",
  },
  he: {
    insurer: "דוגמה: חברת ביטוח לדוגמה",
    holder: "דוגמה: חברת בנייה לדוגמה",
    reason: "אין עבודה בגובה או ליד הציבור; מכוסה בפוליסה של הקבלן הראשי",
    gate: "דוגמה: שער 1",
  },
} as const;

const FOREMAN: SampleTrade = "foreman";

export const sampleWords = (language: Language) => ({
  ...WORDS[language],
  waivedBy: samplePerson(language, FOREMAN, 1),
});
