export const WELLNESS = "/wellness-programs";
export const planPath = (id: string) => `/heat-plan/${id}` as const;
export const programPath = (id: string) => `/wellness-program/${id}` as const;

/** The kind of record that has a link: a round of check-ins. */
export const ROUND = "wellness-round";

/** The id of the example that stands in no table. */
export const EXAMPLE = "sample";

export const WELLNESS_LIMITS = {
  /** Of one workspace; examples stand beside them. */
  plans: 2_000,
  people: 500,
  rounds: 1_000,
  /** Answers to one round. */
  answers: 500,
  sessions: 2_000,
  calls: 200,
  contact: 120,
  enrolments: 60,
  name: 80,
  place: 120,
  crew: 500,
  hours: 16,
  shown: 20,
  /** Names on all lists that the page shows: a full list for each session. */
  listed: 1_200,
  /** Shifts of eight days that are looked through for short rests. */
  shifts: 3_000,
} as const;

/** So many answers are added up before anything is shown of them. */
export const GROUP = 5;

export const UNITS = ["c", "f"] as const;
export type TemperatureUnit = (typeof UNITS)[number];

export const KINDS = ["new", "returning"] as const;
export type Kind = (typeof KINDS)[number];

export const PROGRAMS = ["stretch", "heat", "fatigue", "mental", "hydration", "sleep"] as const;
export type Program = (typeof PROGRAMS)[number];
