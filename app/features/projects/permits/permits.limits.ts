/** What one workspace may hold, and how long texts may be. */
export const PERMIT_LIMITS = {
  permits: 500,
  papers: 40,
  inspections: 100,
  entries: 300,
  name: 120,
  jurisdiction: 120,
  number: 60,
  applicant: 120,
  scope: 1_000,
  url: 300,
  paper: 160,
  words: 1_000,
  reason: 400,
  corrections: 2_000,
  printedName: 80,
  ruleDays: 1_095,
  files: 12,
  fileBytes: 4 * 1024 * 1024,
} as const;

/** Permits on a page of the list. */
export const SHOWN_PERMITS = 30;
/** Authorities on the page of the list: those with the most permits. */
export const SHOWN_AUTHORITIES = 24;
/** Days without work after which a permit expires in the model codes; an authority may have another rule. */
export const RULE_DAYS = 180;
/** Bands of a fee table. */
export const BANDS = [0, 1, 2, 3, 4, 5] as const;
/** What a form writes into the log of a permit; an extension has a form of its own. */
export const TYPED_ENTRIES = ["comment", "fee", "activity"] as const;
/** The kind of record, for links, files and events. */
export const PERMIT = "permit";

export const PERMITS = "/permit-tracking";
export const WIZARD = "/permit-wizard";
export const permitPath = (id: string) => `/permit/${id}`;
