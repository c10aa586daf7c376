export const SITE_STATUSES = ["planned", "active", "paused", "closed"] as const;
export type SiteStatus = (typeof SITE_STATUSES)[number];

export const VISIT_REASONS = ["visitor", "crew", "delivery", "inspector"] as const;
export type VisitReason = (typeof VISIT_REASONS)[number];

export const SPOT_KINDS = ["room", "machine"] as const;
export type SpotKind = (typeof SPOT_KINDS)[number];

export const SITE_LIMITS = {
  /** Of one workspace. */
  sites: 500,
  /** On one site at one time. */
  present: 1_000,
  /** Rooms and machines of one site. */
  spots: 300,
  spotName: 80,
  name: 120,
  line: 200,
  /** A position as it is pasted: two numbers, or a link to a map. */
  position: 500,
  /** Of a search; the rest is not read. */
  search: 200,
  /** Who comes and goes. */
  person: 80,
  text: 1_000,
  company: 120,
  /** Photos of one site, and bytes of one. */
  photos: 6,
  photoBytes: 4 * 1024 * 1024,
  /** Visits in one file. */
  exported: 5_000,
} as const;

/** Several lines that a site says of itself, in the order of the page; each may stay empty. */
export const SITE_TEXTS = [
  "gate",
  "hours",
  "parking",
  "hazards",
  "ppe",
  "hospital",
  "contacts",
  "rules",
] as const;
export type SiteText = (typeof SITE_TEXTS)[number];
