/** Days for which a quote holds. */
export const HOLDS_DAYS = 30;

const DAY = 86_400_000;
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** A range as it is said: no more digits than it deserves. @param cents of a sum above zero */
export function rounded(cents: number): number {
  const step = cents < 100_000 ? 1_000 : cents < 1_000_000 ? 5_000 : cents < 10_000_000 ? 10_000 : 100_000;
  return Math.round(cents / step) * step;
}

const METRES = 0.3048;
/** How much of the metric unit one of ours is. */
const METRIC = { ft: METRES, ft2: METRES ** 2, ea: 1 } as const;
export type QuoteUnit = keyof typeof METRIC;
export type System = "us" | "metric";

const places = (value: number, most: number) => String(Number(value.toFixed(most)));

/**
 * A measure as whoever reads the page says it: to a tenth of the metric unit, and to a whole one from a hundred on.
 * @param round `Math.ceil` for the least and `Math.floor` for the most, so that whoever types an end is not refused
 */
export function inSystem(value: number, unit: QuoteUnit, system: System, round = Math.round): string {
  if (system === "us" || unit === "ea") return places(value, 2);
  const there = value * METRIC[unit];
  const steps = there >= 100 ? 1 : 10;
  // What is exact in feet may lie a hair beside the step.
  return String(round(Number((there * steps).toFixed(6))) / steps);
}

/** A typed measure in feet; what is no number stays as it is, to be named. */
export function inFeet(typed: string, unit: QuoteUnit, system: System): string {
  if (system === "us" || unit === "ea" || !/^\d{1,9}(?:\.\d{1,4})?$/.test(typed)) return typed;
  return places(Number(typed) / METRIC[unit], 2);
}
