import * as v from "valibot";
import { type ListingKind, LODGINGS, MACHINES, TITLES } from "~db/schema/listing.terms.ts";

/** A figure of a machine that may be left out: a whole number in its unit. */
const figure = (most: number) =>
  v.optional(
    v.pipe(v.number("figure"), v.integer("figure"), v.minValue(1, "figure"), v.maxValue(most, "figure")),
  );

/** A machine for rent: its class, and the figures of this one in millimetres, kilograms and watts. */
export const Rental = v.strictObject(
  {
    machine: v.picklist(MACHINES, "machine"),
    year: figure(2_100),
    weight: figure(200_000),
    digs: figure(20_000),
    reaches: figure(100_000),
    lifts: figure(200_000),
    power: figure(5_000_000),
  },
  "attrs",
);
export type Rental = v.InferOutput<typeof Rental>;

const words = (most: number, name: string) =>
  v.pipe(v.string(name), v.trim(), v.nonEmpty(name), v.maxLength(most, name));

/** The most that a machine may cost, in cents. */
export const MOST_PRICE = 10_000_000_00;

const whole = (least: number, most: number, name: string) =>
  v.pipe(v.number(name), v.integer(name), v.minValue(least, name), v.maxValue(most, name));

/** A used machine for sale. Its serial number is none of this: it is kept apart, and shown to nobody whole. */
export const Sale = v.strictObject(
  {
    machine: v.picklist(MACHINES, "machine"),
    make: words(60, "make"),
    model: words(60, "model"),
    year: whole(1950, 2_100, "year"),
    hours: whole(0, 200_000, "hours"),
    title: v.picklist(TITLES, "title"),
    /** What was done to it and when, as its owner has it written down. */
    serviceLog: v.pipe(v.string("serviceLog"), v.maxLength(2_000, "serviceLog")),
    priceCents: whole(1, MOST_PRICE, "price"),
  },
  "attrs",
);
export type Sale = v.InferOutput<typeof Sale>;

/** Most nights that a house can be let for at once, and most of notice before leaving early. */
export const MOST_NIGHTS = 365;
export const MOST_NOTICE = 60;

/** A house for a crew: its units are beds, and its card is of one bed. */
export const Lodging = v.strictObject(
  {
    lodging: v.picklist(LODGINGS, "lodging"),
    /** Bedrooms with a door: as many can sleep alone. */
    rooms: whole(1, 20, "rooms"),
    /** Beds that are paid at least, however few come; all of them where it is let whole. */
    leastBeds: whole(1, 20, "leastBeds"),
    kitchen: v.boolean("kitchen"),
    laundry: v.boolean("laundry"),
    truckParking: v.boolean("truckParking"),
    wifi: v.boolean("wifi"),
    /** Whether the crew may stay longer at its price without asking, as long as its beds are free. */
    extends: v.boolean("extends"),
    longestNights: whole(1, MOST_NIGHTS, "longestNights"),
    /** Nights that are still paid from the day on which somebody says that they leave early. */
    noticeNights: whole(0, MOST_NOTICE, "noticeNights"),
  },
  "attrs",
);
export type Lodging = v.InferOutput<typeof Lodging>;

/** What a listing of each kind says of itself. A kind that is not here cannot be listed. */
export const KINDS = { rental: Rental, sale: Sale, lodging: Lodging } as const satisfies Record<
  ListingKind,
  v.GenericSchema
>;

/**
 * Reads what a listing says of itself, as its kind has it.
 * @returns the attributes, or the name of the first that is wrong
 */
export function readAttrs<Kind extends ListingKind>(kind: Kind, given: unknown) {
  const read = v.safeParse(KINDS[kind], given);
  if (read.success) return { ok: true as const, attrs: read.output };
  return { ok: false as const, field: String(read.issues[0].path?.[0]?.key ?? "attrs") };
}
