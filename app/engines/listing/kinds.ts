import * as v from "valibot";
import { type ListingKind, MACHINES } from "~db/schema/listing.terms.ts";

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

/** What a listing of each kind says of itself. A kind that is not here cannot be listed. */
export const KINDS = { rental: Rental } as const satisfies Record<ListingKind, v.GenericSchema>;

/**
 * Reads what a listing says of itself, as its kind has it.
 * @returns the attributes, or the name of the first that is wrong
 */
export function readAttrs<Kind extends ListingKind>(kind: Kind, given: unknown) {
  const read = v.safeParse(KINDS[kind], given);
  if (read.success) return { ok: true as const, attrs: read.output };
  return { ok: false as const, field: String(read.issues[0].path?.[0]?.key ?? "attrs") };
}
