export const ORDER_LIMITS = {
  /** Characters of a search; the rest is not read. */
  find: 80,
  /** Why something is sent back. */
  reason: 500,
} as const;
