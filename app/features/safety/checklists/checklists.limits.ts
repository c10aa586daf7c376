const MB = 1024 * 1024;

export const CHECKLISTS_LIMITS = {
  /** Runs and lists of one workspace. */
  runs: 5_000,
  templates: 50,
  /** Shown at once. */
  shown: 20,
  actions: 50,
  /** Lists that are planned. */
  plans: 100,
  /** Days of each span that a list's findings are compared over, and of the actions that were closed. */
  trendDays: 90,
  closedDays: 180,
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
/** The page of a list with what it is for filled in. */
export const beginPath = ({ key, siteId, place }: { key: string; siteId: string | null; place: string }) => {
  const asked = new URLSearchParams({ ...(siteId && { site: siteId }), ...(place && { place }) });
  return `/checklist/${key}${asked.size > 0 ? `?${asked}` : ""}` as const;
};
/** Where a list is begun on a page, and where it is written. */
export const BUILD = "/checklist-build";
export const draftPath = (id: string) => `/checklist-draft/${id}` as const;
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
