import { PERIODS } from "~/engines/metric/metric.ts";

export const BOARD = "/business-intelligence";
export const MY_FIGURES = "/my-figures";
export const metricPath = (id: string) => `/business-metric/${id}` as const;
export const rowsPath = (id: string) => `/business-metric/${id}/rows.csv` as const;

/** Projects that can be chosen, rows on a page, rows of a file, pages, questions on a board of one's own, and notes on days. */
export const INTELLIGENCE_LIMITS = {
  projects: 200,
  rows: 20,
  file: 5_000,
  pages: 5_000,
  questions: 12,
  notes: 500,
  noteWords: 200,
  notesShown: 40,
} as const;

/** A period by its name: two days of one's own would be old ones tomorrow. */
export const KEPT_PERIODS = PERIODS.filter((period) => period !== "own");
