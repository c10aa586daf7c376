import { sampleFirm } from "../people.ts";

type Language = "en" | "es" | "he";

const LABELS = {
  en: ["Start of work", "Frame stands", "Done"],
  es: ["Inicio de obra", "Estructura lista", "Terminado"],
  he: ["תחילת העבודה", "השלד עומד", "סיום"],
} as const satisfies Record<Language, readonly string[]>;

const ALL = [
  "parties",
  "scope",
  "price",
  "payments",
  "dates",
  "changes",
  "permits",
  "insurance",
  "lien",
  "warranty",
  "cancel",
];
const KINDS = ["licence", "class", "bond", "compensation", "insurance", "references", "lien"];

const REPORTS = [
  {
    line: "roofing",
    region: "CA",
    work: "roofing",
    crew: "yes",
    good: 3,
    bad: ["compensation"],
    deposit: 40,
    clauses: 6,
  },
  {
    line: "general",
    region: "MD",
    work: "homeImprovement",
    crew: "yes",
    good: 7,
    bad: [],
    deposit: 20,
    clauses: 11,
  },
  {
    line: "plumbing",
    region: "TX",
    work: "plumbing",
    crew: "no",
    good: 1,
    bad: ["licence"],
    deposit: 50,
    clauses: 3,
  },
  { line: "framing", region: "", work: "other", crew: "unknown", good: 0, bad: [], deposit: 0, clauses: 0 },
] as const;

/** Four reports: one with much against it, one with nothing, one without a licence, and one that has just begun. */
export const sampleReports = (language: Language, today: string) =>
  REPORTS.map(({ line, good, bad, deposit, clauses, ...one }, n) => {
    const hasContract = clauses > 0;
    const priceCents = hasContract ? 2_000_000 : 0;
    const found = (kind: string, result: string) => [
      kind,
      { result, source: "board.example", day: today, note: "" },
    ];
    const checks = Object.fromEntries([
      ...KINDS.slice(0, good).map((kind) => found(kind, "good")),
      ...bad.map((kind) => found(kind, "bad")),
    ]) as Record<string, { result: string; source: string; day: string; note: string }>;
    const depositCents = (priceCents * deposit) / 100;
    const rest = priceCents - depositCents;
    const parts = [0.25, 0.5, 0.25];
    return {
      ...one,
      called: sampleFirm(language, line, n + 20),
      number: n === 3 ? "" : `00000${n}`,
      badge: "",
      priceCents,
      depositCents,
      checks,
      clauses: ALL.slice(0, clauses),
      readContract: hasContract,
      payments: hasContract
        ? LABELS[language].map((label, at) => ({
            ...{ label, cents: Math.round(rest * (parts[at] ?? 0)), percent: [10, 60, 100][at] ?? 100 },
          }))
        : [],
    };
  });
