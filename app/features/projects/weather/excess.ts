/** What a contract expects of the weather: days from January to December, and from how many tenths of an hour a day counts. */
export interface Terms {
  allowance: readonly number[];
  dayTenths: number;
}

/** Without terms of the contract nothing is expected, and half a day of eight hours counts as one. */
export const NO_TERMS: Terms = { allowance: Array(12).fill(0), dayTenths: 40 };

export interface MonthOfWeather {
  /** `2026-03` */
  month: string;
  /** Days that count, hours lost in all, days that the contract expects, and by how many the first exceed them. */
  actual: number;
  hours: number;
  allowed: number;
  excess: number;
}

/**
 * Lost days month by month against the contract's allowance: excess = actual − allowance, and none where it is not
 * exceeded: what one month spares is not held against another.
 */
export function excessByMonth(
  events: readonly { day: string; tenths: number }[],
  { allowance, dayTenths }: Terms,
): MonthOfWeather[] {
  const months = new Map<string, { actual: number; tenths: number }>();
  for (const { day, tenths } of events) {
    const known = months.get(day.slice(0, 7)) ?? { actual: 0, tenths: 0 };
    months.set(day.slice(0, 7), {
      actual: known.actual + (tenths >= dayTenths ? 1 : 0),
      tenths: known.tenths + tenths,
    });
  }
  return [...months]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([month, { actual, tenths }]) => {
      const allowed = allowance[Number(month.slice(5)) - 1] ?? 0;
      return { month, actual, hours: tenths / 10, allowed, excess: Math.max(0, actual - allowed) };
    });
}
