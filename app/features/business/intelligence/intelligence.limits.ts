export const BOARD = "/business-intelligence";
export const metricPath = (id: string) => `/business-metric/${id}` as const;
export const rowsPath = (id: string) => `/business-metric/${id}/rows.csv` as const;

/** Projects that can be chosen, rows on a page, and rows of a file. */
export const INTELLIGENCE_LIMITS = { projects: 200, rows: 20, file: 5_000, pages: 5_000 } as const;
