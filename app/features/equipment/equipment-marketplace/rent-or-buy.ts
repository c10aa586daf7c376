import { centsOf } from "~/lib/dollars.ts";

/** What is taken for granted of renting and owning. Money in cents, shares in percent. */
export interface Assumptions {
  price: number;
  /** A day's rent. */
  rentDay: number;
  daysYear: number;
  hoursDay: number;
  years: number;
  /** What is left of the price after these years. */
  resale: number;
  /** Of the capital that is bound, a year. */
  interest: number;
  /** Insurance and a place to stand, of the price, a year. */
  insurance: number;
  serviceHour: number;
  fuelHour: number;
}
export const ASSUMED = [
  "price",
  "rentDay",
  "daysYear",
  "hoursDay",
  "years",
  "resale",
  "interest",
  "insurance",
  "serviceHour",
  "fuelHour",
] as const;
export type Assumed = (typeof ASSUMED)[number];
const MONEY: readonly Assumed[] = ["price", "rentDay", "serviceHour", "fuelHour"];

/** Ours, where nobody says otherwise: each stands in its field and can be changed. */
export const USUAL = {
  ...{ daysYear: 100, hoursDay: 6, years: 5, resale: 40, interest: 8, insurance: 3 },
  ...{ serviceHour: 600, fuelHour: 1_500 },
} as const;

const BOUNDS: Partial<Record<Assumed, readonly [least: number, most: number]>> = {
  daysYear: [1, 365],
  hoursDay: [1, 24],
  years: [1, 30],
  resale: [0, 100],
  interest: [0, 50],
  insurance: [0, 50],
};

/**
 * The assumptions as an address says them, the usual ones for what it leaves out.
 * @returns with `typed` as it was written, and the names of fields that are none
 */
export function readAssumptions(
  query: URLSearchParams,
  known: { price: number; rentDay: number },
): { assumed: Assumptions; typed: Record<string, string>; wrong: Assumed[] } {
  const wrong: Assumed[] = [];
  const typed: Record<string, string> = {};
  const assumed: Assumptions = { ...USUAL, ...known };
  for (const name of ASSUMED) {
    const said = (query.get(name) ?? "").trim().slice(0, 20);
    if (said === "") continue;
    typed[name] = said;
    const value = MONEY.includes(name)
      ? centsOf(said)
      : /^\d{1,4}(?:\.\d{1,2})?$/.test(said)
        ? Number(said)
        : undefined;
    const [least, most] = BOUNDS[name] ?? [0, Number.MAX_SAFE_INTEGER];
    if (value === undefined || value < least || value > most) wrong.push(name);
    else assumed[name] = value;
  }
  return { assumed, typed, wrong };
}

/**
 * What a machine costs its owner, and from how many days a year on that is less than renting. Fuel is the same for both
 * and stands only in the cost of an hour. Money in whole cents, rounded at the end.
 */
export function rentOrBuy({
  price,
  rentDay,
  daysYear,
  hoursDay,
  years,
  resale,
  interest,
  insurance,
  serviceHour,
  fuelHour,
}: Assumptions) {
  const left = (price * resale) / 100;
  const wear = (price - left) / years;
  const capital = (((price + left) / 2) * interest) / 100;
  const cover = (price * insurance) / 100;
  const fixed = wear + capital + cover;
  const serviceDay = serviceHour * hoursDay;
  const saved = rentDay - serviceDay;
  const breakeven = rentDay > 0 && saved > 0 ? Math.ceil(fixed / saved) : undefined;
  return {
    wear: Math.round(wear),
    capital: Math.round(capital),
    cover: Math.round(cover),
    service: Math.round(serviceDay * daysYear),
    ownYear: Math.round(fixed + serviceDay * daysYear),
    rentYear: Math.round(rentDay * daysYear),
    ownHour: Math.round(fixed / (daysYear * hoursDay) + serviceHour + fuelHour),
    /** Days of work a year; undefined where no number of them makes owning cheaper, or no rent is known. */
    breakeven: breakeven !== undefined && breakeven <= 365 ? breakeven : undefined,
    hasRent: rentDay > 0,
  };
}
