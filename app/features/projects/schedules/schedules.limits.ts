export const SCHEDULE_LIMITS = {
  /** Schedules of one workspace, and tasks of one schedule. */
  schedules: 50,
  tasks: 1_000,
  /** Lines that are typed or pasted at once. */
  lines: 500,
  name: 120,
  phase: 60,
  crew: 60,
  location: 60,
  links: 200,
  days: 4_000,
  /** Letters that are pasted at once; in Hebrew each has two bytes, and a form 64 KiB. */
  pasted: 30_000,
  baselines: 10,
  workers: 999,
  nearDays: 60,
  /** Rows of one page of tasks. */
  page: 30,
  /** Weeks of promises that are looked back on. */
  weeks: 8,
  /** Bytes of a file. */
  file: 3_000_000,
} as const;

/** The address of an example that everybody may look at; nothing can be written there. */
export const EXAMPLE = "sample";
