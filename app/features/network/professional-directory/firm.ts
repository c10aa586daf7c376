import * as v from "valibot";
import { defineDirectory } from "~/engines/directory/directory.ts";
import { isCalendarDay } from "~/lib/local-day.ts";
import { STATES } from "~/lib/us-states.ts";

/** Trades with their division of MasterFormat, in the order of the divisions. */
export const TRADES = {
  general: "01",
  demolition: "02",
  concrete: "03",
  masonry: "04",
  steel: "05",
  framing: "06",
  cabinets: "06",
  roofing: "07",
  insulation: "07",
  windows: "08",
  drywall: "09",
  tile: "09",
  paint: "09",
  flooring: "09",
  plumbing: "22",
  hvac: "23",
  electrical: "26",
  excavation: "31",
  paving: "32",
  landscape: "32",
} as const;
export type Trade = keyof typeof TRADES;
export const TRADE_NAMES = Object.keys(TRADES) as Trade[];

export const CLASSES = [
  "general",
  "residential",
  "specialty",
  "electrical",
  "plumbing",
  "mechanical",
  "roofing",
] as const;
export const CREWS = ["one", "few", "ten", "thirty", "hundred"] as const;
export const BANDS = ["low", "middle", "high"] as const;
/** Spoken on site. */
export const SPOKEN = ["en", "es", "he", "ar", "ru", "pl", "pt", "zh", "vi"] as const;
/** What is known of the insurance: nothing, the firm's word, or a certificate that was shown. */
export const INSURANCE = ["unknown", "said", "certificate"] as const;

export const REGIONS = STATES.map(({ id }) => id);

const day = v.pipe(v.string(), v.check(isCalendarDay));

export const LicenceSchema = v.object({
  state: v.picklist(REGIONS),
  number: v.string(),
  class: v.picklist(CLASSES),
  /** When somebody looked it up at the board; empty where nobody says so. */
  seenOn: v.union([v.literal(""), day]),
});

/** What a firm is and does, as its page says it. */
export const FirmSchema = v.object({
  trades: v.array(v.picklist(TRADE_NAMES)),
  services: v.string(),
  /** How far from its office it works, in miles. */
  areaMiles: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)),
  licences: v.array(LicenceSchema),
  insurance: v.object({ status: v.picklist(INSURANCE), seenOn: v.union([v.literal(""), day]) }),
  crew: v.picklist(CREWS),
  price: v.picklist(BANDS),
  languages: v.array(v.picklist(SPOKEN)),
  emergency: v.boolean(),
  site: v.string(),
});
export type Firm = v.InferOutput<typeof FirmSchema>;

/** By what is chosen; the rating has no rows of its own. */
export const FACETS = ["trade", "licence", "language", "crew", "price", "emergency"] as const;
export type Facet = (typeof FACETS)[number];
export const FACET_VALUES = {
  trade: TRADE_NAMES,
  licence: CLASSES,
  language: SPOKEN,
  crew: CREWS,
  price: BANDS,
  emergency: ["yes"],
} as const satisfies Record<Facet, readonly string[]>;

/** Least stars that a search may ask for, by their lower bound. */
export const RATINGS = ["2.5", "3", "3.5", "4"] as const;

/** What was seen of a firm with its day: of its licences the one that was looked up last, and its insurance. */
export function proofsOf({ licences, insurance }: Pick<Firm, "licences" | "insurance">) {
  const seen = licences
    .map(({ seenOn }) => seenOn)
    .filter(Boolean)
    .sort()
    .at(-1);
  return [
    ...(seen ? [["licence", seen] as const] : []),
    ...(insurance.status === "certificate" && insurance.seenOn
      ? [["insurance", insurance.seenOn] as const]
      : []),
  ];
}

export const firm = defineDirectory({
  name: "firm",
  schema: FirmSchema,
  facets: FACETS,
  facetsOf: (attrs) => [
    ...attrs.trades.map((trade) => ["trade", trade] as const),
    ...attrs.licences.map((licence) => ["licence", licence.class] as const),
    ...attrs.languages.map((language) => ["language", language] as const),
    ["crew", attrs.crew],
    ["price", attrs.price],
    ...(attrs.emergency ? [["emergency", "yes"] as const] : []),
    ...proofsOf(attrs).map(([what, seen]) => ["proof", `${seen} ${what}`] as const),
  ],
  rank: { proofs: 2, ratings: RATINGS },
});

/** The divisions of MasterFormat of some trades, each once. */
export const divisionsOf = (trades: readonly Trade[]): string[] =>
  [...new Set(trades.map((trade) => TRADES[trade]))].sort();
