// What the community has room for, and where it lies. Pages and forms need these words too.

/** Where people talk after work: shown in the builders' lounge, too. */
export const LOUNGE_SPACE = "lounge";

/** Its spaces, twelve by trade and by subject and the lounge's, in the order in which they are shown. */
export const SPACES = [
  "concrete",
  "framing",
  "roofing",
  "electrical",
  "plumbing",
  "hvac",
  "finishes",
  "earthwork",
  "codes",
  "safety",
  "estimating",
  "business",
  LOUNGE_SPACE,
] as const;
export type Space = (typeof SPACES)[number];
export const isSpace = (text: string): text is Space => (SPACES as readonly string[]).includes(text);

export const KINDS = ["question", "discussion", "show"] as const;
export type Kind = (typeof KINDS)[number];

/** Whom a thread concerns, where it is not everybody. */
export const THREAD_TRADES = [
  "carpenter",
  "mason",
  "ironworker",
  "roofer",
  "electrician",
  "plumber",
  "hvacTech",
  "drywaller",
  "tiler",
  "painter",
  "operator",
  "foreman",
] as const;
export type ThreadTrade = (typeof THREAD_TRADES)[number];

export const REACTIONS = ["helpful", "same", "thanks"] as const;
export type Reaction = (typeof REACTIONS)[number];

export const FLAG_REASONS = ["dangerous", "spam", "rude", "private", "offTopic"] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];

/** Why a post is seen by its author and moderators alone. */
export const HIDDEN = ["held", "flags", "moderator", "taken"] as const;

/** What the photo of an answer is a file of; its id is that of the post. */
export const POST_PHOTO = "communityPost";
export const postPhotoPath = (file: string) => `/community-photo/${file}`;

export const COMMUNITY_LIMITS = {
  photoBytes: 4 * 1024 * 1024,
  called: { least: 3, most: 30 },
  title: { least: 10, most: 140 },
  body: { least: 20, most: 8_000 },
  /** An answer may be short. */
  reply: 2,
  note: 500,
  search: 100,
  /** Threads of one page of a list. */
  shown: 20,
  /** Posts of one page of a thread. */
  posts: 20,
  /** Posts of one thread. */
  perThread: 1_000,
  /** For so long the words may be changed. */
  editMinutes: 15,
  /** For so long, from the first, another answer may be accepted. */
  acceptDays: 30,
  similar: 5,
  /** Flags of people with trust that hide a post until a moderator looks. */
  flagsHide: 3,
  /** From this score a post waits for a moderator. */
  spamHeld: 4,
  /** Of the newest posts with the words of a search so many are ranked. */
  ranked: 2_000,
  /** Open questions, the newest, among which those without an answer are looked for. */
  lookedThrough: 5_000,
  /** Threads, those with the newest words, among which is looked for what helped most. */
  helpedThrough: 500,
  log: 50,
  queue: 50,
  blocked: 500,
} as const;

/** By trust, from 0 to 3: posts an hour, and links in one post. */
export const HOURLY = [3, 10, 30, 60] as const;
export const LINKS = [1, 3, 10, 10] as const;

/** What trust is counted from; printed on the page of the rules. */
export const TRUST = {
  accepted: 5,
  helper: 1,
  upheld: 10,
  /** Points and days since the name was chosen, for the levels 1 to 3. */
  levels: [
    { points: 1, days: 1 },
    { points: 15, days: 14 },
    { points: 60, days: 60 },
  ],
} as const;

/** What the list of what helped counts: an accepted answer as so many people, and days that every thread is older. */
export const RANK = { accepted: 5, days: 2 } as const;

export const COMMUNITY = "/community";
export const ASK = "/community-ask";
export const RULES = "/community-rules";
export const QUEUE = "/admin/community";
export const EXAMPLE = "sample";
/** The form of a new thread in a space. */
export const askPath = (space: string) => `${ASK}?space=${space}`;
export const spacePath = (space: string) => `/community-space/${space}`;
export const threadPath = (slug: string) => `/community-thread/${encodeURIComponent(slug)}`;
export const feedPath = (feed: string, language: string) => `/community-feed/${feed}.${language}.xml`;
