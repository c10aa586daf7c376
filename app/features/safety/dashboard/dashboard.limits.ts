export const KINDS = ["near-miss", "property", "injury"] as const;
export type Kind = (typeof KINDS)[number];

/** What a case came to, the most serious of it: 29 CFR 1904.29(b)(2) and the columns G to J of Form 300. */
export const OUTCOMES = ["none", "first-aid", "other", "restricted", "away", "death"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The columns M(1) to M(6) of Form 300. */
export const TYPES = ["injury", "skin", "respiratory", "poisoning", "hearing", "illness"] as const;
export type CaseType = (typeof TYPES)[number];

/** What has to be told to OSHA by the hour: 29 CFR 1904.39(a). */
export const DUTIES = ["none", "hospital", "amputation", "eye", "death"] as const;
export type Duty = (typeof DUTIES)[number];

/** What an investigation finds behind it: one word, to count by. The list is ours; no law has it. */
export const CAUSES = [
  "planning",
  "training",
  "talk",
  "guard",
  "equipment",
  "order",
  "hurry",
  "ground",
  "other",
] as const;
export type Cause = (typeof CAUSES)[number];

export const SAFETY_LIMITS = {
  /** Reports and months of one workspace. */
  reports: 5_000,
  months: 600,
  /** Shown at once. */
  shown: 20,
  what: 1_000,
  place: 120,
  name: 120,
  why: 300,
  /** Of an action, as checklists have it. */
  action: 500,
  /** A month of a workspace: 100,000 people at 300 hours would still fit. */
  hours: 30_000_000,
  people: 100_000,
  /** Days that the leading figures look back on. */
  leadingDays: 90,
  /** Places that most was reported of, and fewer reports than which say little. */
  hotspots: 5,
  fewReports: 10,
  /** Reports by one link within 24 hours: a poster hangs where everybody passes. */
  byLinkADay: 40,
  /** Photos of one report, and the bytes of one. */
  photos: 6,
  photoBytes: 4 * 1024 * 1024,
} as const;

export const WHYS = ["why1", "why2", "why3", "why4", "why5"] as const;

export const DASHBOARD = "/smart-safety-dashboard";
export const OBSERVATIONS = "/safety-observations";
export const LOG = "/osha-log";
export const RECORDABILITY = "/recordability";
export const OSHA_PHONE = "1-800-321-OSHA";
export const OSHA_TEL = "tel:+18003216742";
export const reportPath = (id: string) => `/safety-report/${id}` as const;

/** The kind of the links by which anybody on a site reports; the record that it opens is the site. */
export const NEAR_MISS = "near-miss";
export const posterPath = (site: string) => `/workspace/share?type=${NEAR_MISS}&id=${site}` as const;

/** The id of the example that stands in no table. */
export const EXAMPLE = "sample";

/** The year that an address names, or the one that it is. */
export function yearAsked(url: string, today: string): string {
  const asked = new URL(url).searchParams.get("year") ?? "";
  return /^[12]\d{3}$/.test(asked) ? asked : today.slice(0, 4);
}
