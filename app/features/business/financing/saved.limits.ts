export const SAVED_FINANCING = "/saved-financing";

/** The kind of record that a link to a scenario opens. */
export const SCENARIO = "financing-scenario";

export const SAVED_LIMITS = {
  topic: 80,
  /** Scenarios of one workspace. */
  saved: 200,
} as const;

export const savedPath = (id: string): string => `${SAVED_FINANCING}#${id}`;
