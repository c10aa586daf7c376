export const COST_LIMITS = {
  /** Of one project. */
  lines: 300,
  code: 40,
  text: 160,
  fileBytes: 256 * 1024,
} as const;

export const costsPath = (project: string) => `/project-costs/${project}`;
/** The columns of a file, by the fields of the form. */
export const COLUMNS = ["code", "text", "budget", "committed", "actual", "toGo"] as const;
