// The words of licences that tables and pages share.

/** What an official record says of a licence; `none` where it has none of that number or name. */
export const LICENCE_STATUSES = [
  "active",
  "inactive",
  "expired",
  "suspended",
  "revoked",
  "pending",
  "none",
  "other",
] as const;

export const LICENCE_BONDS = ["shown", "missing", "unseen"] as const;

/** The insurance that pays a worker who is hurt. */
export const LICENCE_COMPENSATIONS = ["shown", "exempt", "missing", "unseen"] as const;

/** Work that somebody is to be hired for. */
export const LICENCE_WORKS = [
  "commercial",
  "newHome",
  "homeImprovement",
  "roofing",
  "pool",
  "engineering",
  "electrical",
  "plumbing",
  "hvac",
  "other",
] as const;
