export const CRM_LIMITS = {
  /** Of one workspace. */
  contacts: 50_000,
  deals: 50_000,
  name: 80,
  phone: 40,
  email: 254,
  company: 80,
  place: 120,
  title: 120,
  note: 2_000,
  nextAction: 120,
  search: 80,
  /** Lines and bytes of a file that is read. */
  fileLines: 1_000,
  fileBytes: 256 * 1024,
} as const;

/** Stages of a deal that is alive, in their order. */
export const STAGES = ["new", "qualified", "visit", "estimating", "sent", "negotiation"] as const;
export type Stage = (typeof STAGES)[number];

/** The seven links of the pipeline. */
export const PIPELINE = [...STAGES, "dormant"] as const;

/** Days without activity after which a deal of a stage is stale, and how likely it is won, in percent. */
export const USUAL_DAYS: Record<Stage, number> = {
  ...{ new: 2, qualified: 5, visit: 7, estimating: 7, sent: 5, negotiation: 4 },
};
export const USUAL_CHANCES: Record<Stage, number> = {
  ...{ new: 10, qualified: 20, visit: 35, estimating: 45, sent: 60, negotiation: 80 },
};

export const SOURCES = [
  "referral",
  "repeat",
  "quotePage",
  "lead",
  "questionnaire",
  "website",
  "phone",
  "ad",
  "other",
] as const;
export const LOST_REASONS = [
  "price",
  "timing",
  "competitor",
  "noAnswer",
  "notOurWork",
  "dropped",
  "other",
] as const;
export const ACTIVITIES = ["call", "visit", "mail", "note"] as const;
export type ActivityKind = (typeof ACTIVITIES)[number];

/** Days until one follows up, by what was done and at which stage: soon after an offer, later after a visit. */
const CADENCE: Record<ActivityKind, readonly number[]> = {
  call: [1, 3, 3, 4, 3, 2],
  visit: [2, 2, 3, 4, 3, 2],
  mail: [2, 3, 4, 4, 4, 2],
  note: [2, 4, 5, 5, 4, 3],
};

/** After how many days one follows up. */
export const followUpDays = (stage: Stage, kind: ActivityKind): number =>
  CADENCE[kind][STAGES.indexOf(stage)] ?? 3;

/** Of a list on a page, and of a column of the board: a page stays under fifty kilobytes. */
export const SHOWN = 10;
export const ON_BOARD = 2;

export const VIEWS = ["today", "board", "stale", "active", "won", "lost", "all"] as const;
export type View = (typeof VIEWS)[number];

export const CRM = "/crm-dashboard";
export const CONTACTS = "/crm-contacts";
export const IMPORT = "/crm-import";
export const REPORT = "/crm-report";
export const DEAL_NEW = "/deal/new";
export const dealPath = (id: string) => `/deal/${id}` as const;
export const contactPath = (id: string) => `/crm-contact/${id}` as const;
export const mergePath = (one: string, other = "") => `/crm-merge?one=${one}&other=${other}` as const;
export const withQuery = (path: string, query: Record<string, string>) => {
  const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ""));
  return asked.size > 0 ? `${path}?${asked}` : path;
};
