import { MACHINES, type Machine } from "~db/schema/listing.terms.ts";
import { type MachineFigures, SIZES } from "./machines.data.ts";

/** What the work asks of a machine: the least it must do in millimetres, kilograms and watts, and the most it may weigh. */
export interface Work {
  digs?: number;
  reaches?: number;
  lifts?: number;
  powers?: number;
  /** What the truck may tow with the trailer taken off, in kilograms. */
  tows?: number;
}

export interface Advice {
  machine: Machine;
  /** The smallest of the common sizes that does it. */
  size: MachineFigures;
}

/**
 * Which classes of machine do a piece of work, each with its smallest common size that does: the lightest first.
 * @returns nothing where nothing is asked, or where no common size does it
 */
export function advise({ digs, reaches, lifts, powers, tows }: Work): Advice[] {
  if ([digs, reaches, lifts, powers, tows].every((asked) => asked === undefined)) return [];
  const does = (size: MachineFigures) =>
    (size.digs ?? 0) >= (digs ?? 0) &&
    (size.reaches ?? 0) >= (reaches ?? 0) &&
    (size.lifts ?? 0) >= (lifts ?? 0) &&
    (size.power ?? 0) >= (powers ?? 0) &&
    size.weight <= (tows ?? Number.POSITIVE_INFINITY);
  return MACHINES.flatMap((machine) => {
    const size = SIZES[machine].find(does);
    return size ? [{ machine, size }] : [];
  }).sort((a, b) => a.size.weight - b.size.weight);
}
