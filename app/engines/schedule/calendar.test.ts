import fc from "fast-check";
import { expect, test } from "vitest";
import { times } from "../../../tests/prove.ts";
import { type Calendar, dayNumber, dayText, WEEKDAYS, weekdayOf, workCalendar } from "./calendar.ts";

/** Every question answered by walking from day to day. */
function walked({ workdays, holidays = [], extra = [] }: Calendar) {
  const works = (day: number) =>
    workdays.includes(weekdayOf(day)) ? !holidays.includes(dayText(day)) : extra.includes(dayText(day));
  const add = (boundary: number, days: number) => {
    let at = boundary;
    for (let left = days; left > 0; at++) if (works(at)) left--;
    for (let left = -days; left > 0; ) if (works(--at)) left--;
    return at;
  };
  return { works, add };
}

const FROM = dayNumber("2026-02-01");
const aDay = fc.integer({ min: FROM, max: FROM + 120 });
const someDays = fc.array(aDay.map(dayText), { maxLength: 20 });
const anyCalendar: fc.Arbitrary<Calendar> = fc.record({
  workdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
  holidays: someDays,
  extra: someDays,
});

test("a day is a number and back, and what is no day is none", () => {
  expect(dayText(dayNumber("2028-02-29"))).toBe("2028-02-29");
  expect(weekdayOf(dayNumber("2026-03-02"))).toBe(1);
  for (const text of ["2026-02-29", "2026-3-2", "", "soon", "2026-13-01"]) expect(dayNumber(text)).toBeNaN();
});

test("a week of five days passes over its end, over holidays, and not over a Saturday that is worked", () => {
  const friday = dayNumber("2026-04-03");
  expect(dayText(workCalendar(WEEKDAYS).add(friday, 2))).toBe("2026-04-07");
  const easter = workCalendar({ ...WEEKDAYS, holidays: ["2026-04-06"] });
  expect(dayText(easter.add(friday, 2))).toBe("2026-04-08");
  const saturday = workCalendar({ ...WEEKDAYS, extra: ["2026-04-04"] });
  expect(dayText(saturday.add(friday, 2))).toBe("2026-04-05");
});

test("a calendar without working days is refused", () => {
  expect(() => workCalendar({ workdays: [] })).toThrow(RangeError);
});

test("in any calendar days are counted as if walked", () => {
  fc.assert(
    fc.property(anyCalendar, aDay, fc.integer({ min: -15, max: 15 }), (calendar, boundary, days) => {
      const [counted, naive] = [workCalendar(calendar), walked(calendar)];
      expect(counted.isWorkday(boundary)).toBe(naive.works(boundary));
      expect(counted.add(boundary, days)).toBe(naive.add(boundary, days));
      expect(counted.startFrom(boundary)).toBe(naive.add(boundary, 1) - 1);
      const until = counted.startUntil(boundary);
      expect([until <= boundary, naive.works(until)]).toEqual([true, true]);
      if (days >= 0) expect(counted.between(boundary, naive.add(boundary, days))).toBe(days);
    }),
    { numRuns: times(500) },
  );
});

test("before is the latest boundary from which as many days lead no further", () => {
  fc.assert(
    fc.property(anyCalendar, aDay, fc.integer({ min: -15, max: 15 }), (calendar, boundary, days) => {
      const work = workCalendar(calendar);
      const found = work.before(boundary, days);
      expect(work.add(found, days)).toBeLessThanOrEqual(boundary);
      expect(work.add(found + 1, days)).toBeGreaterThan(boundary);
    }),
    { numRuns: times(500) },
  );
});
