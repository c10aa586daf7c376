import { type Rate, rateOf } from "./recordkeeping.ts";

/** Whole months that the trend shows. */
export const TREND_MONTHS = 18;
/** Months of which a rate is made. */
const YEAR = 12;

interface OfMonth {
  month: string;
  sample: boolean;
}

export interface TrendMonth {
  month: string;
  nears: number;
  cases: number;
  /** Undefined where nobody typed them. */
  hours?: number;
  /** Of the twelve months up to this one; undefined before the hours of all of them stand here. */
  trir?: Rate;
}

/**
 * What was reported in each of some months, and the rate of recordable cases of the year up to it. Examples are shown where
 * there is nothing of the workspace's own, and are never counted among it.
 * @param months whole months, oldest first
 */
export function trendOf(
  reports: readonly (OfMonth & { nears: number; cases: number })[],
  hours: readonly (OfMonth & { hours: number })[],
  months: readonly string[],
): { isSample: boolean; months: TrendMonth[] } {
  const isSample = ![...reports, ...hours].some(({ sample }) => !sample);
  const own = <Row extends OfMonth>(rows: readonly Row[]) =>
    new Map(rows.filter(({ sample }) => sample === isSample).map((row) => [row.month, row]));
  const [reported, worked] = [own(reports), own(hours)];
  if (reported.size + worked.size === 0) return { isSample, months: [] };
  return {
    isSample,
    months: months.map((month, n) => {
      const { nears = 0, cases = 0 } = reported.get(month) ?? {};
      const year = months.slice(Math.max(0, n + 1 - YEAR), n + 1);
      const sum = (of: (month: string) => number) => year.reduce((all, one) => all + of(one), 0);
      const isWhole = year.length === YEAR && year.every((one) => worked.has(one));
      return {
        ...{ month, nears, cases, hours: worked.get(month)?.hours },
        trir: isWhole
          ? rateOf(
              sum((one) => reported.get(one)?.cases ?? 0),
              sum((one) => worked.get(one)?.hours ?? 0),
            )
          : undefined,
      };
    }),
  };
}
