export const CODES_LIMITS = {
  /** Characters of a search; the rest is not read. */
  search: 200,
  /** Characters of a city. */
  city: 60,
  /** Characters of an occupancy group. */
  group: 10,
  /** Characters of a measure. */
  measure: 40,
  /** Provisions of one page of a book. */
  page: 40,
  /** Provisions of a book that a list is made of; beyond them it says so. */
  book: 2_000,
  note: 500,
  /** Characters of what somebody reports about a provision. */
  report: 500,
  /** Provisions on one workspace's sheet. */
  saved: 200,
} as const;
