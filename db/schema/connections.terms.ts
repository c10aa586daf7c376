/** Trades for which people are looked for. Their words are in the locales of the connections. */
export const NEED_TRADES = [
  "framing",
  "carpentry",
  "drywall",
  "painting",
  "concrete",
  "masonry",
  "tile",
  "steel",
  "welding",
  "roofing",
  "electrical",
  "plumbing",
  "hvac",
  "machines",
  "labor",
] as const;
export type NeedTrade = (typeof NEED_TRADES)[number];

/** How the work is paid, as it is said in a need; nothing is paid here. */
export const NEED_PAY = ["hour", "day", "agreed"] as const;
export type NeedPay = (typeof NEED_PAY)[number];

export const NEED_CURRENCIES = ["USD", "MXN", "ILS", "EUR"] as const;
export type NeedCurrency = (typeof NEED_CURRENCIES)[number];

/** Languages that are spoken on site. */
export const NEED_LANGUAGES = ["en", "es", "he"] as const;
export type NeedLanguage = (typeof NEED_LANGUAGES)[number];

/** Papers of a firm or a crew that a need may ask for: of the kinds that compliance keeps. */
export const NEED_PAPERS = ["generalLiability", "workersComp", "auto", "licence", "w9", "training"] as const;
export type NeedPaper = (typeof NEED_PAPERS)[number];

/** What stood in the compliance of a firm on a day; frozen into an answer, and nothing else of its records. */
export interface FrozenClearance {
  /** `YYYY-MM-DD`. */
  on: string;
  cleared: boolean;
  papers: { kind: string; clears: boolean; until: string | null }[];
}

/** What an answer to a need has come to. */
export const RESPONSE_STATES = ["sent", "accepted", "declined", "withdrawn"] as const;
export type ResponseState = (typeof RESPONSE_STATES)[number];

/** How two stand to each other. One that is ignored looks to whoever asked as if nobody had answered. */
export const CONNECTION_STATES = ["asked", "accepted", "ignored", "removed"] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];
