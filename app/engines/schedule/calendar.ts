/** A day of the calendar as a count of days since 1 January 1970. */
export type DayNumber = number;

const DAY_MS = 86_400_000;

/** `2026-03-02` as a number; NaN where it is no day. */
export function dayNumber(day: string): DayNumber {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return Number.NaN;
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(day) ? at / DAY_MS : Number.NaN;
}

export const dayText = (day: DayNumber): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Sunday is 0. */
export const weekdayOf = (day: DayNumber): number => (((day + 4) % 7) + 7) % 7;

/** On which days somebody works. */
export interface Calendar {
  /** Weekdays, Sunday is 0. */
  workdays: readonly number[];
  /** Days off besides, `YYYY-MM-DD`. */
  holidays?: readonly string[];
  /** Days worked although their weekday is off. */
  extra?: readonly string[];
}

export const WEEKDAYS: Calendar = { workdays: [1, 2, 3, 4, 5] };

/**
 * A calendar that counts working days without walking through them. A boundary is the midnight with which a day begins:
 * what is finished on Friday ends at the boundary of Saturday.
 */
export interface WorkCalendar {
  isWorkday(day: DayNumber): boolean;
  /** The first working day from a boundary on. */
  startFrom(boundary: DayNumber): DayNumber;
  /** The last working day that begins before or at a boundary. */
  startUntil(boundary: DayNumber): DayNumber;
  /** The boundary after so many working days; before so many where there are fewer than none; itself for none. */
  add(boundary: DayNumber, days: number): DayNumber;
  /** The latest boundary from which `add` of so many days leads no further than this one. */
  before(boundary: DayNumber, days: number): DayNumber;
  /** Working days between two boundaries; negative where the second is the earlier one. */
  between(from: DayNumber, to: DayNumber): number;
}

/** How many of a sorted list lie before a number. */
function countBefore(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @throws RangeError where nobody ever works */
export function workCalendar({ workdays, holidays = [], extra = [] }: Calendar): WorkCalendar {
  const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => workdays.includes(weekday));
  const perWeek = week.filter(Boolean).length;
  if (perWeek === 0) throw new RangeError("A calendar needs a weekday on which somebody works.");
  const days = (list: readonly string[]) =>
    [...new Set(list.map(dayNumber).filter(Number.isFinite))].sort((a, b) => a - b);
  const off = days(holidays).filter((day) => week[weekdayOf(day)]);
  const on = days(extra).filter((day) => !week[weekdayOf(day)]);
  const [isOff, isOn] = [new Set(off), new Set(on)];
  // Working days of a week before each weekday, where the week begins on 1 January 1970, a Thursday.
  const partial = [0];
  for (let n = 0; n < 7; n++) partial.push((partial[n] as number) + (week[(n + 4) % 7] ? 1 : 0));

  const isWorkday = (day: DayNumber) => (week[weekdayOf(day)] ? !isOff.has(day) : isOn.has(day));
  /** Working days before a boundary, counted from 1970. */
  function index(boundary: DayNumber): number {
    const weeks = Math.floor(boundary / 7);
    const regular = weeks * perWeek + (partial[boundary - weeks * 7] as number);
    return regular - countBefore(off, boundary) + countBefore(on, boundary);
  }
  /** The working day with so many before it. */
  function dayAt(wanted: number): DayNumber {
    let day = Math.floor((wanted / perWeek) * 7);
    // A day holds one working day at most, so that no step goes too far.
    for (let missing = wanted - index(day); missing !== 0; missing = wanted - index(day)) day += missing;
    while (!isWorkday(day)) day += 1;
    return day;
  }
  const add = (boundary: DayNumber, n: number) => {
    if (n > 0) return dayAt(index(boundary) + n - 1) + 1;
    return n < 0 ? dayAt(index(boundary) + n) : boundary;
  };
  return {
    isWorkday,
    startFrom: (boundary) => dayAt(index(boundary)),
    startUntil: (boundary) => (isWorkday(boundary) ? boundary : dayAt(index(boundary) - 1)),
    add,
    before(boundary, n) {
      if (n > 0) return dayAt(index(boundary) - n);
      if (n === 0) return boundary;
      const last = isWorkday(boundary) ? index(boundary) : index(boundary) - 1;
      return dayAt(last - n);
    },
    between: (from, to) => index(to) - index(from),
  };
}
