import { PERIODS } from "~/engines/metric/metric.ts";

export const BOARD = "/business-intelligence";
export const BOARD_FILE = "/business-intelligence/board.csv";
export const MY_FIGURES = "/my-figures";
export const metricPath = (id: string) => `/business-metric/${id}` as const;
export const rowsPath = (id: string) => `/business-metric/${id}/rows.csv` as const;

/**
 * Projects that can be chosen, rows on a page, rows of a file, pages, questions on a board of one's own, notes on days, and
 * alerts: of a workspace, their words, how many are counted in one run, and after how many minutes anew.
 */
export const INTELLIGENCE_LIMITS = {
  projects: 200,
  rows: 20,
  file: 5_000,
  pages: 5_000,
  questions: 12,
  notes: 500,
  noteWords: 200,
  notesShown: 40,
  alerts: 20,
  alertWords: 120,
  alertsInRun: 40,
  alertMinutes: 50,
} as const;

/** A period by its name: two days of one's own would be old ones tomorrow. */
export const KEPT_PERIODS = PERIODS.filter((period) => period !== "own");

/** The sides of a threshold. */
export const SIDES = ["above", "below"] as const;
/** The page that has the form of an alert, as it is changed. */
export const alertPath = (id: string) => `${MY_FIGURES}?alert=${id}` as const;
