/** What one workspace may hold, and how long texts may be. */
export const PROJECT_LIMITS = {
  projects: 200,
  name: 120,
  number: 40,
  client: 120,
  summary: 1_000,
  logs: 2_000,
  weather: 200,
  lines: 2_000,
  words: 1_000,
  printedName: 80,
  delayHours: 24,
  /** Of one log. */
  photos: 30,
  photoBytes: 8 * 1024 * 1024,
} as const;

/** What a job stands still for. */
export const DELAY_CAUSES = [
  "weather",
  "material",
  "crew",
  "equipment",
  "inspection",
  "owner",
  "design",
  "site",
  "other",
] as const;
export type DelayCause = (typeof DELAY_CAUSES)[number];

/** The texts of a log, in the order of its form. */
export const LOG_TEXTS = [
  "weather",
  "crews",
  "work",
  "equipment",
  "deliveries",
  "visitors",
  "delays",
  "safety",
  "tomorrow",
] as const;
export type LogText = (typeof LOG_TEXTS)[number];

/** A log locks this long after it was first handed in. */
export const LOCK_HOURS = 24;
/** The last logs from which production is read. */
export const RATED_LOGS = 120;
/** Logs on a page of a project. */
export const SHOWN_LOGS = 31;

/** The kind under which the photos of a log are kept. */
export const LOG_PHOTOS = "project-log";
/** Photos of one form, and what they may come to together. */
export const LOG_SENDS = 6;
export const LOG_SEND_BYTES = 24 * 1024 * 1024;

export const PROJECTS = "/project-management";
export const projectPath = (id: string) => `/project/${id}`;
export const logPath = (id: string) => `/project-log/${id}`;
