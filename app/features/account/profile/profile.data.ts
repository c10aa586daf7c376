/** Trades that a member may name; their words are in the namespace `trades`. The order is that of a job. */
export const TRADES = [
  "general",
  "superintendent",
  "surveyor",
  "demolition",
  "excavation",
  "operator",
  "concrete",
  "rebar",
  "mason",
  "ironworker",
  "welder",
  "carpenter",
  "roofer",
  "electrician",
  "plumber",
  "hvac",
  "insulation",
  "drywaller",
  "tiler",
  "flooring",
  "painter",
  "glazier",
  "landscaper",
  "laborer",
  "designer",
  "inspector",
] as const;
export type Trade = (typeof TRADES)[number];

/** Languages that crews speak on sites of North America and Israel, by their ISO 639-1 code. */
export const SPOKEN = [
  "en",
  "es",
  "he",
  "ar",
  "ru",
  "pt",
  "fr",
  "zh",
  "pl",
  "uk",
  "ro",
  "vi",
  "ht",
  "ko",
  "tl",
  "hi",
  "th",
  "tr",
  "am",
] as const;
export type Spoken = (typeof SPOKEN)[number];

const among = <T extends string>(known: readonly T[], kept: readonly string[]): T[] =>
  known.filter((each) => kept.includes(each));

/** Of what a row holds only what the lists still know, in their order. */
export const tradesIn = (kept: readonly string[]) => among(TRADES, kept);
export const spokenIn = (kept: readonly string[]) => among(SPOKEN, kept);
