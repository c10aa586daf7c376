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
