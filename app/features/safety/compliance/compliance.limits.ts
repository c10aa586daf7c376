const MB = 1024 * 1024;

export const COMPLIANCE_LIMITS = {
  /** Of one workspace. */
  subjects: 200,
  gates: 20,
  /** Pieces of evidence of one requirement, and files of one subject. */
  evidence: 12,
  files: 60,
  fileBytes: 4 * MB,
  name: 120,
  insurer: 120,
  number: 60,
  printedName: 80,
  reason: 400,
  /** Subjects on one page of the list. */
  shown: 30,
} as const;

export const COMPLIANCE = "/compliance";
export const subjectPath = (id: string) => `/compliance-subject/${id}` as const;
export const itemPath = (id: string) => `/compliance-item/${id}` as const;
export const gatePath = (id: string) => `/compliance-gate/${id}` as const;

/** The id of the example that stands in no table. */
export const EXAMPLE = "sample";

/** The kinds of records that have files and links. */
export const SUBJECT = "compliance-subject";
export const GATE = "compliance-gate";
