import { describe, expect, test } from "vitest";
import { localDay } from "~/lib/local-day.ts";
import { clockAt } from "~/lib/wall-clock.ts";
import { times } from "../../../tests/prove.ts";
import { minutesOf } from "./week-slots.ts";
import { hasHours, isOpenAt, type OpenHours, openAfter, openMinutes, openNext } from "./work-hours.ts";

const MINUTE = 60_000;
const days = (from: string, to: string) => [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from, to }));
const office = (more: Partial<OpenHours> = {}): OpenHours => ({
  hours: days("08:00", "17:00"),
  daysOff: [],
  zone: "America/New_York",
  ...more,
});
const at = (text: string) => new Date(text);

/** The same by asking the clock on the wall in every single minute. */
function isOpenByTheClock(open: OpenHours, moment: number): boolean {
  const { day, time } = clockAt(new Date(moment).toISOString(), open.zone);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (open.daysOff.includes(day) || (open.since !== undefined && day < open.since)) return false;
  return open.hours.some(
    (one) =>
      one.weekday === weekday &&
      minutesOf(one.from) <= minutesOf(time) &&
      minutesOf(time) < minutesOf(one.to),
  );
}

describe("what is due in hours of work", () => {
  test("an afternoon's four hours end the next morning, and a weekend in between counts for nothing", () => {
    // Friday 15:00 in New York.
    expect(openAfter(office(), at("2026-11-20T20:00:00Z"), 4 * 60)).toEqual(at("2026-11-23T15:00:00Z"));
    expect(openMinutes(office(), at("2026-11-20T20:00:00Z"), at("2026-11-23T15:00:00Z"))).toBe(240);
  });

  test("a holiday is left out, and a desk that opens later begins to count on its first day", () => {
    const thanks = office({ daysOff: ["2026-11-26", "2026-11-27"] });
    expect(openAfter(thanks, at("2026-11-25T21:00:00Z"), 2 * 60)).toEqual(at("2026-11-30T14:00:00Z"));
    const later = office({ since: "2026-12-07" });
    expect(openNext(later, at("2026-11-25T21:00:00Z"))).toEqual(at("2026-12-07T13:00:00Z"));
  });

  test("exactly at the end of a day something is still due on that day", () => {
    expect(openAfter(office(), at("2026-11-20T13:00:00Z"), 9 * 60)).toEqual(at("2026-11-20T22:00:00Z"));
  });

  test("where nobody ever works nothing is due, and nothing is open", () => {
    for (const open of [
      office({ hours: [] }),
      office({ hours: [{ weekday: 1, from: "09:00", to: "09:00" }] }),
    ]) {
      expect(hasHours(open)).toBe(false);
      expect(openAfter(open, at("2026-11-20T13:00:00Z"), 60)).toBeUndefined();
      expect(openMinutes(open, at("2026-11-20T13:00:00Z"), at("2026-12-20T13:00:00Z"))).toBe(0);
      expect(isOpenAt(open, at("2026-11-20T13:00:00Z"))).toBe(false);
    }
  });

  test("time that runs backwards is counted below zero", () => {
    expect(openMinutes(office(), at("2026-11-23T15:00:00Z"), at("2026-11-20T20:00:00Z"))).toBe(-240);
  });

  test("in the night in which an hour comes twice it is worked twice, and one that is leapt over is not", () => {
    const night = office({ hours: [{ weekday: 0, from: "00:00", to: "04:00" }] });
    const sunday = (day: string) => openMinutes(night, at(`${day}T00:00:00Z`), at(`${day}T23:00:00Z`));
    expect([sunday("2026-10-25"), sunday("2026-11-01"), sunday("2026-03-08")]).toEqual([240, 300, 180]);
  });
});

/** Numbers that are the same in every run. */
function seeded(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

test("minutes and dues are those that the clock on the wall shows, minute by minute, over both changes of the clocks", () => {
  const zones = ["America/New_York", "Asia/Jerusalem", "Australia/Lord_Howe", "America/Havana", "UTC"];
  const starts = ["2026-03-05", "2026-03-25", "2026-04-03", "2026-10-22", "2026-10-30", "2026-07-01"];
  const hour = (quarters: number) =>
    `${String(Math.floor(quarters / 4)).padStart(2, "0")}:${String((quarters % 4) * 15).padStart(2, "0")}`;
  for (let round = 0; round < times(12); round++) {
    const next = seeded(round + 1);
    const zone = zones[next(zones.length)] as string;
    const from = Date.parse(`${starts[next(starts.length)]}T00:00:00Z`) + next(2 * 24 * 60) * MINUTE;
    const open: OpenHours = {
      zone,
      hours: Array.from({ length: 5 + next(6) }, () => {
        const begin = next(90);
        return { weekday: next(7), from: hour(begin), to: hour(Math.min(96, begin + 1 + next(30))) };
      }),
      daysOff: [localDay(new Date(from + next(6) * 24 * 60 * MINUTE), zone)],
    };
    const wanted = next(900);
    const until = from + (3 * 24 * 60 + next(3 * 24 * 60)) * MINUTE;
    let worked = 0;
    let due: number | undefined;
    for (let moment = from; moment < until; moment += MINUTE) {
      if (!isOpenByTheClock(open, moment)) continue;
      worked += 1;
      if (worked === wanted) due = moment + MINUTE;
    }
    expect(openMinutes(open, new Date(from), new Date(until)), `${zone} round ${round}`).toBe(worked);
    if (due !== undefined)
      expect(openAfter(open, new Date(from), wanted)?.getTime(), `due, ${zone} round ${round}`).toBe(due);
    expect(isOpenAt(open, new Date(until))).toBe(isOpenByTheClock(open, until));
  }
});
