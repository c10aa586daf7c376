export const WORKFORCE_LIMITS = {
  /** Of one workspace; examples stand beside them. */
  crews: 100,
  /** Of one crew, who left too. */
  workers: 60,
  punches: 50_000,
  name: 80,
  trade: 60,
  code: 40,
  /** Codes with a budget at a place, and the hours of one. */
  codes: 200,
  budget: 100_000,
  reason: 500,
  /** Cents an hour. */
  rate: 100_000,
  burden: 200,
  fence: 5_000,
  break: 480,
  /** A shift that somebody types. */
  shiftHours: 24,
  /** Days back in which a pattern is looked for and exceptions are shown. */
  lookBack: 28,
  pin: 8,
} as const;

export const WORKFORCE = "/workforce-tracking";
export const crewPath = (id: string) => `/workforce-crew/${id}` as const;
export const workerPath = (id: string) => `/workforce-worker/${id}` as const;
export const shiftPath = (id: string) => `/workforce-shift/${id}` as const;
export const weekPath = (crew: string, week?: string) =>
  `/workforce-week/${crew}${week ? `?week=${week}` : ""}` as const;

export const payrollPath = (crew: string, week: string) => `/workforce-payroll/${crew}?week=${week}` as const;
export const payrollCsv = (crew: string, week: string) =>
  `/workforce-week/${crew}/payroll.csv?week=${week}` as const;

/** The kinds of record that have links: a crew's kiosk, and a worker's own phone. */
export const CREW = "workforce-crew";
export const WORKER = "workforce-worker";

/** The id of the example that stands in no table. */
export const EXAMPLE = "sample";

export const ACTS = ["in", "switch", "out"] as const;
export type Act = (typeof ACTS)[number];

/** What a box of the crew's list is called. */
export const WORKER_BOX = "workers";
