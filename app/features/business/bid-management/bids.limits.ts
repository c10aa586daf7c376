/** The kinds of records that links, files and posts name. */
export const BID_PACKAGE = "bidPackage";
export const BID = "bid";

export const BID_LIMITS = {
  /** Of one workspace. */
  packages: 500,
  /** Of one package. */
  invites: 40,
  items: 60,
  addenda: 30,
  files: 20,
  fileBytes: 8 * 1024 * 1024,
  /** Of one bidder about one package. */
  questions: 20,
  /** Versions of one bid. */
  offers: 50,
  topic: 120,
  scope: 4_000,
  item: 160,
  unit: 20,
  company: 80,
  addendum: 2_000,
  question: 1_000,
  reason: 1_000,
  qualifications: 4_000,
  source: 120,
  linkDays: 180,
} as const;

/** The states in which a package may be removed: it never went out, or it is over. */
export const REMOVABLE: readonly string[] = ["draft", "awarded", "cancelled"];

export const TRADES = ["electrical", "plumbing", "hvac", "concrete", "drywall", "other"] as const;
export type Trade = (typeof TRADES)[number];
export const TEMPLATES = ["electrical", "plumbing", "hvac", "concrete", "drywall"] as const;
export type Template = (typeof TEMPLATES)[number];

/** What is asked for in the base price, what is priced beside it, and what others do. */
export const ITEM_KINDS = ["base", "alternate", "others"] as const;
/** What a bid may say of an item; nothing said is a gap. */
export const ANSWERS = ["included", "priced", "excluded", "others"] as const;
/** What the buyer may set: an amount for what is missing, that it is missing, or that it is paid twice. */
export const MARKS = ["plug", "gap", "double"] as const;

export const ZONES = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
  "America/Puerto_Rico",
  "America/Mexico_City",
  "Asia/Jerusalem",
  "UTC",
] as const;

/** A bid counts through the whole second at which it is due. */
export const GRACE_MS = 1_000;

export const BIDS = "/bid-management";
export const packagePath = (id: string) => `/bid-package/${id}` as const;
export const bidPath = (id: string) => `/bid/${id}` as const;
export const levelingPath = (id: string) => `/bid-leveling/${id}` as const;
export const lettersPath = (id: string) => `/bid-letters/${id}` as const;
