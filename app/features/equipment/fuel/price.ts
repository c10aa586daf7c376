import type { Fuel } from "~db/schema/fuel.terms.ts";

export interface Poured {
  tenths: number;
  /** A gallon, in tenths of a cent. */
  priceMills: number;
}

export interface Terms {
  /** The least that is billed. */
  leastTenths: number;
  feeCents: number;
}

const centsFor = (tenths: number, mills: number) => Math.round((tenths * mills) / 100);

/**
 * What so many gallons cost. Below the least, what lacks is billed at the mean price of what was poured: that is the
 * minimum's price, beside the fuel. The true price of a gallon has all of it.
 */
export function costOf(lines: readonly Poured[], { leastTenths, feeCents }: Terms) {
  const tenths = lines.reduce((sum, line) => sum + line.tenths, 0);
  const fuelCents = lines.reduce((sum, line) => sum + centsFor(line.tenths, line.priceMills), 0);
  const shortTenths = tenths > 0 ? Math.max(0, leastTenths - tenths) : 0;
  const shortCents = tenths > 0 ? Math.round((fuelCents * shortTenths) / tenths) : 0;
  const totalCents = fuelCents + shortCents + feeCents;
  return {
    ...{ tenths, fuelCents, shortTenths, shortCents, feeCents, totalCents },
    trueMills: trueMills(totalCents, tenths),
  };
}
export type Cost = ReturnType<typeof costOf>;

/** What a gallon really cost, in tenths of a cent; 0 where none was poured. */
export const trueMills = (cents: number, tenths: number) =>
  tenths > 0 ? Math.round((cents * 100) / tenths) : 0;

interface Taker {
  fuel: Fuel;
  roadPlates: boolean;
}

/** Why a machine must not get a fuel; undefined where it may. */
export function refusalOf(machine: Taker, fuel: Fuel): "dyedOnRoad" | "wrongFuel" | undefined {
  if (fuel === "dyed" && machine.roadPlates) return "dyedOnRoad";
  const burnsGasoline = machine.fuel === "gasoline";
  return burnsGasoline === (fuel === "gasoline") ? undefined : "wrongFuel";
}
