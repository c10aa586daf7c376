import * as v from "valibot";
import { defineDirectory } from "~/engines/directory/directory.ts";
import { METRES_PER_MILE } from "~/engines/place/place.ts";
import { hoursOf, type QuoteLine, quote, type RateCard } from "~/engines/rates/rates.ts";
import { MACHINES, type Machine } from "~db/schema/listing.terms.ts";

/** Blocks that a yard's list has, as `rates` calls them; a month is 28 days. */
export const BLOCKS = ["day", "week", "month"] as const;
export type YardBlock = (typeof BLOCKS)[number];

/** What a weekend counts, from Friday afternoon to Monday morning. */
export const WEEKENDS = ["free", "oneDay", "eachDay"] as const;
/** When the bill stops: when one calls, or when the truck has fetched it. */
export const OFF_RENTS = ["atCall", "atPickup"] as const;
/** What is due for a machine that comes back late. */
export const LATES = ["grace", "hour", "day"] as const;
export const OPENS = ["early", "saturday", "sunday"] as const;

const cents = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a rental company says of itself: its list and its terms. Sums are whole cents, the waiver is hundredths of a percent. */
export const YardSchema = v.object({
  machines: v.array(v.object({ machine: v.picklist(MACHINES), day: cents, week: cents, month: cents })),
  /** One way, from near to far. */
  bands: v.array(v.object({ miles: v.pipe(v.number(), v.integer(), v.minValue(1)), cents })),
  environmentalCents: cents,
  /** A gallon that is missing when it comes back. */
  fuelCents: cents,
  /** Where it comes back dirty. */
  cleaningCents: cents,
  waiverRate: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  weekend: v.picklist(WEEKENDS),
  offRent: v.picklist(OFF_RENTS),
  late: v.picklist(LATES),
  open: v.array(v.picklist(OPENS)),
});
export type Yard = v.InferOutput<typeof YardSchema>;

export const FACETS = ["machine", "delivery", "open", "offRent"] as const;
export type Facet = (typeof FACETS)[number];
export const FACET_VALUES = {
  machine: MACHINES,
  delivery: ["yes", "no"],
  open: OPENS,
  offRent: OFF_RENTS,
} as const satisfies Record<Facet, readonly string[]>;

export const rentalCompany = defineDirectory({
  name: "rentalCompany",
  schema: YardSchema,
  facets: FACETS,
  facetsOf: ({ machines, bands, open, offRent }) => [
    ...machines.map(({ machine }) => ["machine", machine] as const),
    ["delivery", bands.length > 0 ? "yes" : "no"],
    ...open.map((when) => ["open", when] as const),
    ["offRent", offRent],
  ],
});

/** One machine of a list as the engine `rates` charges by it: fees that only may be due are no part of it. */
export const cardOf = (yard: Yard, { day, week, month }: Record<YardBlock, number>): RateCard => ({
  prices: { ...(day && { day }), ...(week && { week }), ...(month && { month }) },
  delivery: yard.bands.map(({ miles, cents: each }) => ({ upTo: miles * METRES_PER_MILE, cents: each })),
  waiverRate: yard.waiverRate,
  fees: { environmental: yard.environmentalCents },
});

/** The standard basket: what every list is priced by, so that lists can be compared. */
export const BASKET = {
  miles: 15,
  lines: [
    { machine: "scissorLift", days: 5 },
    { machine: "miniExcavator", days: 3 },
    { machine: "plateCompactor", days: 1 },
  ],
} as const satisfies { miles: number; lines: readonly { machine: Machine; days: number }[] };

export interface BasketPart {
  machine: Machine;
  days: number;
  lines: QuoteLine[];
}
export type Basket =
  | { ok: true; total: number; parts: BasketPart[] }
  | { ok: false; missing: Machine[] }
  | { ok: false; problem: "noDelivery" | "tooFar" | "list" };

/**
 * The basket at one company's list, before tax: each machine by the cheapest blocks with the damage waiver and the fees
 * that are always due, brought and fetched together in one trip, which stands with the first.
 */
export function basketOf(yard: Yard): Basket {
  const missing = BASKET.lines
    .map(({ machine }) => machine)
    .filter((machine) => !yard.machines.some((one) => one.machine === machine));
  if (missing.length > 0) return { ok: false, missing };
  const parts: BasketPart[] = [];
  let total = 0;
  for (const [place, { machine, days }] of BASKET.lines.entries()) {
    const listed = yard.machines.find((one) => one.machine === machine);
    if (!listed) continue;
    const answer = quote(cardOf(yard, listed), {
      hours: hoursOf(days),
      waiver: true,
      ...(place === 0 && { distance: BASKET.miles * METRES_PER_MILE }),
    });
    if (!answer.ok) {
      const { code } = answer.problem;
      return { ok: false, problem: code === "noDelivery" || code === "tooFar" ? code : "list" };
    }
    parts.push({ machine, days, lines: answer.quote.lines });
    total += answer.quote.total;
  }
  return { ok: true, total, parts };
}
