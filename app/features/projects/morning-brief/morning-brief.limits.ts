export const BRIEF = "/job-site-intelligence";

/** The kind of link that opens the brief of one site. */
export const SITE_BRIEF = "site-brief";

export const BRIEF_LIMITS = {
  reason: 300,
  question: 200,
  /** Sites to choose from: what a workspace may hold, with its examples. */
  sites: 550,
  /** Days before and after today that a brief can be asked for. */
  back: 60,
  ahead: 14,
  /** The farthest day until which a finding may wait. */
  snoozeDays: 90,
  /** Records of a finding that are named; the others are counted. */
  rows: 5,
  /** Answers to a question. */
  found: 12,
  /** Findings on the printed page; the others are counted. */
  printed: 16,
} as const;

export const SHEETS = ["print", "limits"] as const;
export type Sheet = (typeof SHEETS)[number];

/** The address of a brief with what was chosen; what is empty is left out. */
export function briefPath(query: Readonly<Record<string, string>>): string {
  const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ""));
  return asked.size > 0 ? `${BRIEF}?${asked}` : BRIEF;
}

/** The name of a threshold's field. */
export const limitField = (name: string) => `limit_${name}`;
