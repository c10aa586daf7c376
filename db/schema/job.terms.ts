// What kind of job it is: one list for quotes, requests for pros and deals, so that a job keeps its kind on its way.

/** Jobs of which a range can be told. */
export const QUOTED_JOBS = [
  "roof",
  "deck",
  "bath",
  "kitchen",
  "drywall",
  "paint",
  "slab",
  "fence",
  "siding",
  "windows",
  "hvac",
  "panel",
  "heater",
  "adu",
  "demo",
  "tile",
  "insulation",
  "gutters",
] as const;

/** All of them: of the others no range is told. */
export const JOB_TYPES = [
  "newBuild",
  "addition",
  ...QUOTED_JOBS,
  "exterior",
  "repair",
  "commercial",
  "other",
] as const;
export type JobType = (typeof JOB_TYPES)[number];

const KNOWN: readonly string[] = JOB_TYPES;

/** A word of the list, or undefined. */
export const jobTypeOf = (word: string | null | undefined): JobType | undefined =>
  KNOWN.includes(word ?? "") ? (word as JobType) : undefined;
