/** What may be typed, and how long forecasts hold. */
export const WEATHER_LIMITS = {
  /** Hours that one day can lose. */
  hours: 24,
  words: 500,
  evidence: 1_000,
  reason: 300,
  events: 1_000,
  /** Rows of one page: tasks of a schedule, and recorded days. */
  tasks: 20,
  days: 31,
  /** A newer forecast is asked for after so many minutes, and at a press after so many. */
  freshMinutes: 60,
  againMinutes: 5,
  /** A forecast that is older is labelled. */
  staleHours: 6,
} as const;

export const EXAMPLE = "sample";
export const WEATHER = "/weather-scheduling";
export const LIMITS = "/weather-limits";
export const daysPath = (project: string) => `/weather-days/${project}`;
export const noticePath = (project: string) => `/weather-notice/${project}`;
