// The words of directories that tables and pages share.

/** What can be wrong with a review. */
export const REPORT_REASONS = [
  "noRelation",
  "insult",
  "privateData",
  "advertising",
  "wrongFirm",
  "other",
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
