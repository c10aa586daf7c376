export const MATRIX_LIMITS = {
  /** Of one workspace. */
  people: 300,
  requirements: 30,
  asks: 500,
  classes: 500,
  /** On one page; a crew or a job is chosen to see others. */
  shown: 60,
  name: 80,
  trade: 60,
  trades: 200,
  title: 80,
  course: 60,
  place: 120,
  words: 300,
  printedName: 80,
} as const;

/** What somebody is sent to do. */
export const TASKS = ["height", "scaffold", "ladder", "forklift", "lift", "lifting", "dust"] as const;
export type Task = (typeof TASKS)[number];
export const isTask = (text: string): text is Task => (TASKS as readonly string[]).includes(text);

export const MATRIX = "/training-certifications";
export const classPath = (id: string) => `/class-record/${id}` as const;

/** A card of the wallet, which the feature `certificates` shows. */
export const cardPage = (id: string) => `/credential/${id}` as const;

/** The kind of record that a link to whoever is asked for a card names. */
export const ASK = "training-ask";

/** The example that stands in no table. */
export const EXAMPLE = "sample";
