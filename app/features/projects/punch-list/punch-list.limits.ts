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
  photos: 12,
  plans: 10,
  /** Of one picture, as a phone sends it. */
  photoBytes: 8 * 1024 * 1024,
  /** Rooms of one bulk form. */
  rooms: 12,
  csv: 5_000,
} as const;

/** Items on a page of the list. */
export const SHOWN = 30;
/** Pixels of the plan that is tapped: the server has to know how wide it was drawn. */
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
export const PRIORITIES = ["low", "normal", "high"] as const;

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
