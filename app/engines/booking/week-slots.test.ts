import { expect, test } from "vitest";
import { clockAt } from "~/lib/wall-clock.ts";
import type { WeekRule } from "~db/schema/mentors.terms.ts";
import { times } from "../../../tests/prove.ts";
import { badRule, minutesOf, nearest, sharedMinutes, slotsOf } from "./week-slots.ts";

const rule = (weekday: number, from: string, to: string, minutes: 30 | 60 = 60): WeekRule => ({
  ...{ weekday, from, to, minutes },
});
const week = (zone: string, rules: WeekRule[], daysOff: string[] = []) => ({ zone, rules, daysOff });
const between = (from: string, until: string) => [new Date(from), new Date(until)] as const;

test("an hour that the clocks leap over gives no slot, and the hours around it stay", () => {
  // New York leaps from two to three in the night of 8 March 2026, a Sunday.
  const night = slotsOf(
    week("America/New_York", [rule(0, "00:00", "05:00")]),
    ...between("2026-03-08T00:00:00Z", "2026-03-09T00:00:00Z"),
  );
  expect(night.map(({ at }) => clockAt(at, "America/New_York").time)).toEqual([
    "00:00",
    "01:00",
    "03:00",
    "04:00",
  ]);
  expect(night.map(({ at }) => at.slice(11, 16))).toEqual(["05:00", "06:00", "07:00", "08:00"]);
});

test("an hour that comes twice gives its slots once, the first time", () => {
  const night = slotsOf(
    week("America/New_York", [rule(0, "00:30", "02:30", 30)]),
    ...between("2026-11-01T00:00:00Z", "2026-11-02T00:00:00Z"),
  );
  expect(night.map(({ at }) => at.slice(11, 16))).toEqual(["04:30", "05:00", "05:30", "07:00"]);
});

test("the mentor's own clock counts, not the reader's: nine in the morning stays nine over the change", () => {
  const nine = slotsOf(
    week("Asia/Jerusalem", [rule(4, "09:00", "10:00")]),
    ...between("2026-03-19T00:00:00Z", "2026-04-03T00:00:00Z"),
  );
  expect(nine.map(({ at }) => at)).toEqual([
    ...["2026-03-19T07:00:00.000Z", "2026-03-26T07:00:00.000Z", "2026-04-02T06:00:00.000Z"],
  ]);
});

test("a day off has no slot, what does not fit before the end is left out, and midnight ends a day", () => {
  const rules = [rule(1, "22:30", "24:00"), rule(2, "09:00", "10:45", 30)];
  const found = slotsOf(
    week("UTC", rules, ["2026-03-09"]),
    ...between("2026-03-02T00:00:00Z", "2026-03-11T00:00:00Z"),
  );
  expect(found.map(({ at }) => at.slice(0, 16))).toEqual([
    ...["2026-03-02T22:30", "2026-03-03T09:00", "2026-03-03T09:30", "2026-03-03T10:00"],
    ...["2026-03-10T09:00", "2026-03-10T09:30", "2026-03-10T10:00"],
  ]);
});

/** The slow and obvious way: every quarter of an hour, asking the clock what it shows, and whether it has shown it before. */
function obvious({ rules, daysOff, zone }: ReturnType<typeof week>, from: Date, until: Date) {
  const seen = new Set<string>();
  const found: { at: string; minutes: number }[] = [];
  for (let at = from.getTime() - 2 * 86_400_000; at < until.getTime(); at += 15 * 60_000) {
    const moment = new Date(at).toISOString();
    const { day, time } = clockAt(moment, zone);
    if (seen.has(day + time)) continue;
    seen.add(day + time);
    if (at < from.getTime() || daysOff.includes(day)) continue;
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
    for (const one of rules) {
      const into = minutesOf(time) - minutesOf(one.from);
      if (one.weekday !== weekday || into < 0 || into % one.minutes !== 0) continue;
      if (minutesOf(time) + one.minutes <= minutesOf(one.to))
        found.push({ at: moment, minutes: one.minutes });
    }
  }
  return found;
}

test("in every zone the slots around both changes are those that a look at each quarter of an hour finds", () => {
  const zones = Intl.supportedValuesOf("timeZone");
  // Every so many zones here; all of them in `npm run prove`.
  const step = Math.max(1, Math.round(20 / times(1)));
  const rules = [
    ...[0, 1, 2, 3, 4, 5, 6].flatMap((day) => [rule(day, "00:00", "03:30", 30), rule(day, "03:30", "05:30")]),
    rule(0, "22:15", "24:00"),
  ];
  const changes = ["2026-03-06", "2026-03-27", "2026-04-03", "2026-09-25", "2026-10-23", "2026-10-30"];
  for (let n = 0; n < zones.length; n += step)
    for (const change of changes) {
      const given = week(zones[n] as string, rules, ["2026-03-30"]);
      const from = new Date(`${change}T00:00:00Z`);
      const until = new Date(from.getTime() + 4 * 86_400_000);
      expect([zones[n], change, slotsOf(given, from, until)]).toEqual([
        zones[n],
        change,
        obvious(given, from, until),
      ]);
    }
});

test("shared hours are those at which both are awake", () => {
  const now = new Date("2026-01-15T12:00:00Z");
  const morning = week("America/New_York", [rule(1, "08:00", "12:00")]);
  expect(sharedMinutes(morning, "America/New_York", now)).toBe(240);
  // Three hours earlier: eight is five in the morning.
  expect(sharedMinutes(morning, "America/Los_Angeles", now)).toBe(120);
  expect(sharedMinutes(morning, "Asia/Tokyo", now)).toBe(0);
  expect(sharedMinutes(morning, "Asia/Jerusalem", now)).toBe(240);
});

test("hours that overlap or are shorter than a session are named by their place", () => {
  expect(badRule([rule(1, "08:00", "09:00"), rule(1, "09:00", "10:00"), rule(2, "08:00", "09:00")])).toBe(-1);
  expect(badRule([rule(1, "08:00", "09:00"), rule(1, "08:30", "10:00")])).toBe(1);
  expect(badRule([rule(1, "08:00", "08:30")])).toBe(0);
});

test("the three nearest slots are on both sides of the one that is taken", () => {
  const at = (hour: number) => ({
    at: `2026-03-02T${String(hour).padStart(2, "0")}:00:00.000Z`,
    minutes: 60 as const,
  });
  expect(nearest([8, 9, 11, 12, 18].map(at), at(10).at).map((one) => one.at.slice(11, 13))).toEqual([
    "08",
    "09",
    "11",
  ]);
});
