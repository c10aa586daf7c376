// The words of requirements and their evidence. Apart from the tables, because pages and forms need them too.

/** Whose requirement it is. */
export const SUBJECT_KINDS = ["company", "worker", "equipment", "project"] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** What may be asked for, in the order in which it is shown. */
export const REQUIREMENT_KINDS = [
  "generalLiability",
  "auto",
  "workersComp",
  "umbrella",
  "licence",
  "w9",
  "training",
  "medical",
  "machine",
] as const;
export type RequirementKind = (typeof REQUIREMENT_KINDS)[number];
