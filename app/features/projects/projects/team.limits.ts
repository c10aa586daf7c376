/** What people do on a job, from those who answer for it down. */
export const DUTIES = [
  "manager",
  "superintendent",
  "foreman",
  "engineer",
  "safety",
  "buyer",
  "office",
  "trade",
] as const;
export type Duty = (typeof DUTIES)[number];

export const teamPath = (project: string) => `/project-team/${project}`;
