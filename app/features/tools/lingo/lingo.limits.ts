/** Apart from the schemas, because pages need them without what reads forms. */
export const LINGO_LIMITS = {
  name: 80,
  said: 80,
  meaning: 500,
  /** Suggestions of one owner that nobody has decided on. */
  pending: 20,
} as const;
