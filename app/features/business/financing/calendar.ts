import { daysBetween, monthsAfter } from "~/lib/local-day.ts";

// Days as `YYYY-MM-DD`, without a zone: a payment falls on a day of the calendar.

/**
 * Months between two days as Appendix J counts them: whole ones backwards from the later day, and what is left in days of
 * which thirty are a month.
 */
export function unitMonths(from: string, to: string): { whole: number; part: number } {
  let whole = 0;
  while (monthsAfter(to, -(whole + 1)) >= from) whole++;
  return { whole, part: daysBetween(from, monthsAfter(to, -whole)) / 30 };
}

/** Monday to Friday. A bank holiday moves a remittance by a day, which nobody can know in advance. */
export function isWorkday(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
