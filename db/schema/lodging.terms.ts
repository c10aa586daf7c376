/** What is wrong in a house, as a crew reports it. */
export const STAY_ISSUES = [
  "heat",
  "water",
  "power",
  "wifi",
  "kitchen",
  "laundry",
  "lock",
  "dirty",
  "other",
] as const;
export type StayIssue = (typeof STAY_ISSUES)[number];
