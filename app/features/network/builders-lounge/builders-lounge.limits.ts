export const LOUNGE = "/builders-lounge";
export const LOUNGE_ADMIN = "/admin/lounge";

export const LOUNGE_LIMITS = {
  question: 200,
  /** Characters of an option: as many as stand on a bar of a phone. */
  option: 40,
  leastOptions: 2,
  options: 6,
  /** Days ahead for which a poll may stay open. */
  pollDays: 90,
  /** Polls that the page shows. */
  polls: 8,
} as const;

/** The options of a poll as they are typed: one a line. */
export const optionsOf = (typed: string): string[] =>
  typed
    .split(/\r?\n/)
    .map((line) => line.trim().replace(/\s+/g, " "))
    .filter((line) => line !== "");
