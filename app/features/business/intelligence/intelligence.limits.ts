import { PERIODS } from "~/engines/metric/metric.ts";

export const BOARD = "/business-intelligence";
export const BOARD_FILE = "/business-intelligence/board.csv";
export const MY_FIGURES = "/my-figures";
export const metricPath = (id: string) => `/business-metric/${id}` as const;
export const rowsPath = (id: string) => `/business-metric/${id}/rows.csv` as const;

/**
 * Projects that can be chosen, rows on a page, rows of a file, pages, questions on a board, notes on days, alerts of a
 * workspace, their words, how many are counted in one run, and after how many minutes anew, and boards of a workspace.
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
  boards: 20,
  boardName: 80,
} as const;

/** A period by its name: two days of one's own would be old ones tomorrow. */
export const KEPT_PERIODS = PERIODS.filter((period) => period !== "own");

/** The sides of a threshold. */
export const SIDES = ["above", "below"] as const;
/** The page that has the form of an alert, as it is changed. */
export const alertPath = (id: string) => `${MY_FIGURES}?alert=${id}` as const;

/** The kind of record that a link to a board opens. */
export const FIGURE_BOARD = "figure-board";
/** The page that shows a board of the team to its members. */
export const boardPath = (id: string) => `${MY_FIGURES}?board=${id}` as const;
/** The board of one's own, where it is asked of which figures a board is made. */
export const OWN = "own";
