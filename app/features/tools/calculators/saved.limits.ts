export const SAVED_LIMITS = {
  name: 80,
  /** Characters of an address that is kept. */
  link: 2_000,
  /** Calculations of one workspace. */
  saved: 200,
} as const;
