/** In which days a task is counted: those of the site, or all of them, as concrete cures. */
export const TASK_CALENDARS = ["site", "every"] as const;
export type TaskCalendar = (typeof TASK_CALENDARS)[number];

export const CONSTRAINT_TYPES = [
  "none",
  "startNoEarlier",
  "startNoLater",
  "startOn",
  "finishNoEarlier",
  "finishNoLater",
  "finishOn",
] as const;
export type ConstraintType = (typeof CONSTRAINT_TYPES)[number];

export const PROMISE_STATES = ["open", "kept", "missed"] as const;

/** Why something that was promised was not done. */
export const REASONS = [
  "predecessor",
  "material",
  "labor",
  "equipment",
  "information",
  "inspection",
  "weather",
  "changed",
  "rework",
  "overpromised",
] as const;
export type Reason = (typeof REASONS)[number];
