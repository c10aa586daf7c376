export const CONTRACTOR_LIMITS = {
  /** Reports of one person. */
  reports: 50,
  papers: 12,
  payments: 12,
  /** Concerns of one person within a day. */
  concernsADay: 5,
  called: 120,
  number: 40,
  badge: 200,
  source: 120,
  note: 400,
  question: 200,
  answer: 1_000,
  printedName: 80,
  words: 1_000,
  label: 80,
  /** Of the contract itself. */
  files: 12,
  fileBytes: 5 * 1024 * 1024,
} as const;

/** What somebody looks up and writes down; what follows from the contract is worked out. */
export const CHECK_KINDS = [
  "licence",
  "class",
  "bond",
  "compensation",
  "insurance",
  "references",
  "lien",
] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];
export const CHECK_RESULTS = ["good", "bad", "unknown"] as const;
export const CREWS = ["unknown", "yes", "no"] as const;

/** Clauses that a contract for work on a home should have. */
export const CLAUSES = [
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
] as const;

export const PAPER_KINDS = ["licence", "bond", "compensation", "insurance", "lien", "other"] as const;
export const CONCERNS = ["unlicensed", "deposit", "untrue", "pressure", "other"] as const;

/** What a file of a contract belongs to. */
export const CONTRACT_FILE = "contractorReport";

export const CONTRACTOR_VERIFICATION = "/contractor-verification";
export const reportPath = (id: string): `/${string}` => `/contractor-report/${id}`;
export const paperPath = (id: string) => `/contractor-paper/${id}`;
/** The report and the paper that can be looked at as examples. They stand in no table. */
export const SAMPLE = "sample";
