/** Trades in which somebody is a mentor. Their words are in the locales of the mentors. */
export const MENTOR_TRADES = [
  "carpentry",
  "concrete",
  "masonry",
  "steel",
  "roofing",
  "electrical",
  "plumbing",
  "drywall",
  "tile",
  "painting",
  "welding",
  "machines",
  "general",
] as const;
export type MentorTrade = (typeof MENTOR_TRADES)[number];

/** What a mentor can be asked about. */
export const MENTOR_TOPICS = [
  "firstJob",
  "estimating",
  "ownFirm",
  "crew",
  "safety",
  "licence",
  "plans",
  "clients",
  "money",
  "craft",
] as const;
export type MentorTopic = (typeof MENTOR_TOPICS)[number];

/** Languages in which a mentor talks. */
export const MENTOR_LANGUAGES = ["en", "es", "he"] as const;
export type MentorLanguage = (typeof MENTOR_LANGUAGES)[number];

/** The two of a session. */
export const SESSION_SIDES = ["mentor", "mentee"] as const;
export type SessionSide = (typeof SESSION_SIDES)[number];

/** Hours of a week in which a mentor can be booked, by the clocks of the mentor. */
export interface WeekRule {
  /** 0 is Sunday. */
  weekday: number;
  /** `HH:MM`, on a quarter of an hour; `to` up to `24:00`. */
  from: string;
  to: string;
  minutes: 30 | 60;
}
