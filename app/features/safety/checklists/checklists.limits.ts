const MB = 1024 * 1024;

export const CHECKLISTS_LIMITS = {
  /** Runs and lists of one workspace. */
  runs: 5_000,
  templates: 50,
  /** Shown at once. */
  shown: 20,
  actions: 50,
  /** Actions of one report. */
  ofReport: 20,
  place: 120,
  note: 1_000,
  action: 500,
  name: 120,
  photos: 40,
  photoBytes: 8 * MB,
  /** A file with a list. */
  csvBytes: 60 * 1024,
  /** A finding is repeated from so many runs within so many days. */
  repeats: 3,
  repeatDays: 30,
} as const;

export const CHECKLISTS = "/safety-checklists";
export const templatePath = (key: string) => `/checklist/${key}` as const;
export const runPath = (id: string) => `/checklist-run/${id}` as const;
export const actionPath = (id: string) => `/checklist-action/${id}` as const;

/** The id of the example that stands in no table. */
export const EXAMPLE = "sample";

/** The kinds of records that have files and links. */
export const RUN = "checklist-run";
export const ACTION = "checklist-action";

/** What a form has of every item. */
export const ITEM_PARTS = ["answer", "note", "what", "owner", "due"] as const;
export type ItemPart = (typeof ITEM_PARTS)[number];

/** The name of a field, by the place of its item in the template. */
export const fieldOf = (index: number, part: ItemPart) => `items[${index}].${part}`;
