/** Record types that the wizard knows. Every authority has names of its own for them. */
export const RECORD_TYPES = [
  "newBuilding",
  "addition",
  "alteration",
  "tenant",
  "reroof",
  "deck",
  "demolition",
  "electrical",
  "plumbing",
  "mechanical",
  "grading",
  "sign",
  "other",
] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** What an inspector comes for. */
export const INSPECTION_TYPES = [
  "footing",
  "slab",
  "framing",
  "roughElectrical",
  "roughPlumbing",
  "roughMechanical",
  "insulation",
  "drywall",
  "roof",
  "final",
  "other",
] as const;
export type InspectionType = (typeof INSPECTION_TYPES)[number];

export const RESULTS = ["pass", "partial", "fail", "no_access", "not_ready"] as const;
export type Result = (typeof RESULTS)[number];

/** What is written into the log of a permit beside its states. */
export const ENTRY_KINDS = ["comment", "fee", "activity", "extension"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
