/** The kind of record that a link and a file name. */
export const PUNCH = "punch";
/** The plan pictures of a job, by its id. */
export const PLAN = "punch_plan";

export const PUNCH_LIMITS = {
  /** Of one workspace. */
  items: 5_000,
  room: 60,
  words: 300,
  assignee: 80,
  printedName: 80,
  note: 1_000,
  photos: 12,
  /** Closed items of a trade from which it is told how long the next one takes. */
  history: 100,
  plans: 10,
  /** Of one picture, as a phone sends it. */
  photoBytes: 8 * 1024 * 1024,
  /** Rooms of one bulk form. */
  rooms: 12,
  /** Of a plan, and what its squares are called. */
  pages: 999,
  grid: 12,
  /** Sheets that a page of an item offers, of the plans of its job and of its drawings. */
  sheets: 60,
  /** Pages of these that are kept as pictures. */
  sheetPages: 1_000,
  csv: 5_000,
} as const;

/** Items on a page of the printed list. */
export const PRINTED = 100;
/** Items on a page of the list. */
export const SHOWN = 30;
/** Pixels of the plan that is tapped, as its page draws it: the server has to know how wide that was. */
export const TAP_WIDTH = 640;

export const TRADES = [
  "drywall",
  "paint",
  "carpentry",
  "doors",
  "cabinets",
  "flooring",
  "tile",
  "plumbing",
  "electrical",
  "hvac",
  "concrete",
  "masonry",
  "roofing",
  "exterior",
  "cleaning",
  "other",
] as const;
export type Trade = (typeof TRADES)[number];
/** What a photo shows: the defect, or the finished work. */
export const SHOWS = ["before", "after"] as const;
export type Shows = (typeof SHOWS)[number];
export const PRIORITIES = ["low", "normal", "high"] as const;

/** By what the list is put together; by the day that it is due, if by nothing else. */
export const GROUPS = ["room", "trade", "company"] as const;
export type Group = (typeof GROUPS)[number];

export const VIEWS = ["open", "mine", "overdue", "ended", "all"] as const;
export type View = (typeof VIEWS)[number];

export const ROOM_TEMPLATES = ["bedroom", "bathroom", "kitchen"] as const;
export type RoomTemplate = (typeof ROOM_TEMPLATES)[number];

export const PUNCH_LIST = "/punch-list-camera";
export const itemPath = (id: string) => `/punch-item/${id}`;
export const labelsPath = (project: string) => `/punch-labels/${project}`;
export const listPath = (query: Record<string, string>) => {
  const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ""));
  return asked.size > 0 ? `${PUNCH_LIST}?${asked}` : PUNCH_LIST;
};
