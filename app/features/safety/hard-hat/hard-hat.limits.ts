export const ZONE = "/hard-hat-zone";
export const crewPage = (id: string) => `${ZONE}?crew=${id}` as const;

/** The kinds of record whose links open a crew's page: those of the feature `workforce`; a test compares them. */
export const CREW = "workforce-crew";
export const WORKER = "workforce-worker";

export const HARD_HAT_LIMITS = {
  /** Tasks on the page. */
  tasks: 3,
  task: 120,
  phone: 40,
  place: 200,
  seen: 300,
  notes: 2_000,
  shown: 20,
  photoBytes: 8_000_000,
} as const;

/** What a press of a hazard says. */
export const HAZARDS = ["fall", "struck", "electric", "trench", "fire", "other"] as const;
export type Hazard = (typeof HAZARDS)[number];

/** What a press asks of the foreman. */
export const QUESTIONS = ["come", "material", "unclear", "help"] as const;
export type Question = (typeof QUESTIONS)[number];

/** The six buttons, and what each opens. */
export const ACTS = ["clock", "tasks", "talk", "hazard", "ask", "card"] as const;
export type Act = (typeof ACTS)[number];

export const isAct = (text: string): text is Act => (ACTS as readonly string[]).includes(text);
