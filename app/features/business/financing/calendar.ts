// Days as `YYYY-MM-DD`, without a zone: a payment falls on a day of the calendar.

const DAY = 86_400_000;

const momentOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

export const daysLater = (day: string, days: number): string => dayOf(momentOf(day) + days * DAY);

export const daysBetween = (from: string, to: string): number =>
  Math.round((momentOf(to) - momentOf(from)) / DAY);

/** The same day of a later month; its last day where the month is shorter. Always counted from the first day. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/**
 * Months between two days as Appendix J counts them: whole ones backwards from the later day, and what is left in days of
 * which thirty are a month.
 */
export function unitMonths(from: string, to: string): { whole: number; part: number } {
  let whole = 0;
  while (monthsLater(to, -(whole + 1)) >= from) whole++;
  return { whole, part: daysBetween(from, monthsLater(to, -whole)) / 30 };
}

/** Monday to Friday. A bank holiday moves a remittance by a day, which nobody can know in advance. */
export function isWorkday(day: string): boolean {
  const weekday = new Date(momentOf(day)).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
