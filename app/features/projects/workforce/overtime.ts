import { share } from "./hours.ts";

/** By which law the hours of a crew are paid. */
export const RULE_SETS = ["flsa", "california"] as const;
export type RuleSet = (typeof RULE_SETS)[number];

/** Where each rule stands; the page shows it and says to verify it with the local authority. */
export const RULE_SECTIONS: Readonly<Record<RuleSet, string>> = {
  flsa: "29 U.S.C. 207(a)(1); 29 CFR 778.101, 778.105, 778.110, 778.115",
  california: "Cal. Labor Code § 510(a)",
};

/** Whole minutes by what they are paid: once, one and a half times, twice. */
export interface Split {
  regular: number;
  overtime: number;
  double: number;
}

const HOUR = 60;
/** A week's minutes at the plain rate, 29 CFR 778.101 and Cal. Labor Code § 510(a). */
const WEEK = 40 * HOUR;
const DAY = 8 * HOUR;
const LONG_DAY = 12 * HOUR;

/** A day by California's daily rules: over 8 hours, over 12, and all of the seventh day in a row of one workweek. */
function californianDay(minutes: number, isSeventh: boolean): Split {
  if (isSeventh) {
    const overtime = Math.min(minutes, DAY);
    return { regular: 0, overtime, double: minutes - overtime };
  }
  const double = Math.max(0, minutes - LONG_DAY);
  const overtime = Math.max(0, minutes - double - DAY);
  return { regular: minutes - overtime - double, overtime, double };
}

/**
 * Splits the minutes of a workweek by what they are paid.
 *
 * FLSA: what is over 40 hours in the workweek, whatever the length of its days (29 CFR 778.101, 778.102).
 * California: over 8 hours in a workday, over 40 at the plain rate in a workweek, and the first 8 of the seventh day worked
 * in a row in one workweek at one and a half; over 12 in a workday and over 8 on that seventh day at twice. No hour counts
 * twice: hours that are overtime by the day are none of the 40 (Labor Code § 510(a), "nothing in this section requires an
 * employer to combine more than one rate"). What is over the week falls to its last days.
 * @param days whole minutes of the seven days, from the first of the workweek on
 * @returns the same seven days; their sum is that of `days`
 */
export function splitWeek(days: readonly number[], rules: RuleSet): Split[] {
  const everyDay = days.length === 7 && days.every((minutes) => minutes > 0);
  let straight = 0;
  return days.map((minutes, n) => {
    const split =
      rules === "california"
        ? californianDay(minutes, n === 6 && everyDay)
        : { regular: minutes, overtime: 0, double: 0 };
    const regular = Math.min(split.regular, Math.max(0, WEEK - straight));
    straight += split.regular;
    return { ...split, regular, overtime: split.overtime + split.regular - regular };
  });
}

export const sumOf = (splits: readonly Split[]): Split =>
  splits.reduce(
    (sum, one) => ({
      regular: sum.regular + one.regular,
      overtime: sum.overtime + one.overtime,
      double: sum.double + one.double,
    }),
    { regular: 0, overtime: 0, double: 0 },
  );

export const wholeOf = ({ regular, overtime, double }: Split): number => regular + overtime + double;

/** What minutes cost at a rate, in whole cents, rounded once per kind of hour so that the kinds add up to the whole. */
export interface Pay {
  regular: number;
  overtime: number;
  double: number;
  total: number;
}

/**
 * The regular rate of a week with more than one rate: all that is earned at them by all hours worked, the weighted average of
 * 29 CFR 778.115, by which California goes as well. With one rate it is that rate.
 * @param worked whole minutes at whole cents an hour
 * @returns cents an hour, not rounded; 0 where nothing was worked
 */
export function regularRateOf(worked: readonly { minutes: number; rateCents: number }[]): number {
  const minutes = worked.reduce((sum, one) => sum + one.minutes, 0);
  if (minutes === 0) return 0;
  return worked.reduce((sum, one) => sum + one.minutes * one.rateCents, 0) / minutes;
}

/** What was worked at one rate: its hours, and their pay once, before overtime is added. */
export interface AtRate {
  rateCents: number;
  minutes: number;
  cents: number;
}

/**
 * A week's pay by rate where there is more than one (29 CFR 778.115): all hours at the rate at which they were worked, and
 * what overtime adds on their weighted average. All of it comes to the whole pay, to the cent.
 */
export function payByRate(
  worked: readonly { minutes: number; rateCents: number }[],
  { split, total, regularRate }: { split: Split; total: number; regularRate: number },
): { rates: AtRate[]; premium: number } {
  const minutes = new Map<number, number>();
  for (const one of worked) minutes.set(one.rateCents, (minutes.get(one.rateCents) ?? 0) + one.minutes);
  const rates = [...minutes].filter(([, sum]) => sum > 0).sort(([a], [b]) => a - b);
  const premium = Math.round(((split.overtime / 2 + split.double) * regularRate) / 60);
  const cents = share(
    total - premium,
    rates.map(([rateCents, sum]) => sum * rateCents),
  );
  return {
    rates: rates.map(([rateCents, sum], n) => ({ rateCents, minutes: sum, cents: cents[n] ?? 0 })),
    premium,
  };
}

/**
 * Gross pay of a worker by their regular rate (29 CFR 778.110(a), 778.115): all hours at it, and the half or the whole of it
 * again for overtime.
 * @param rateCents cents an hour, which need not be whole
 */
export function payOf(split: Split, rateCents: number): Pay {
  const regular = Math.round((split.regular * rateCents) / 60);
  const overtime = Math.round((split.overtime * rateCents * 3) / 120);
  const double = Math.round((split.double * rateCents * 2) / 60);
  return { regular, overtime, double, total: regular + overtime + double };
}
