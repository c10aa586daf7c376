import { expect, test } from "vitest";
import { readDays, readHours, writeHours } from "~/engines/booking/booking.ts";
import { followThrough, matchOf, readSearch } from "./read-search.ts";

const mason = { trades: ["masonry"], topics: ["craft"], languages: ["en"] };

test("a match is the part of what was asked for that a mentor has, by the printed weights", () => {
  const asked = { words: [], trade: "masonry", topic: "money" };
  expect(matchOf(mason, asked, undefined)).toBe(57);
  expect(matchOf(mason, asked, 240)).toBe(63);
  expect(matchOf(mason, { words: [], trade: "masonry" }, undefined)).toBe(100);
  expect(matchOf(mason, { words: [] }, 120)).toBe(50);
  expect(matchOf(mason, { words: [] }, undefined)).toBeUndefined();
});

test("what is in none of the lists is not asked for", () => {
  expect(readSearch(new URLSearchParams("q=hip+roof&trade=gold&language=en"))).toEqual({
    ...{ words: ["hip", "roof"], trade: undefined, topic: undefined, language: "en" },
  });
});

test("follow-through counts what fell due or is done, and what was done by its day", () => {
  const action = (dueOn: string, doneAt: string | null) => ({ dueOn, doneAt });
  expect(followThrough([action("2026-03-09", null)], "2026-03-09")).toBeUndefined();
  const three = [
    action("2026-03-02", "2026-03-02T18:00:00.000Z"),
    action("2026-03-02", "2026-03-03T08:00:00.000Z"),
    action("2026-03-08", null),
    action("2026-03-20", null),
  ];
  expect(followThrough(three, "2026-03-09")).toEqual({ percent: 33, of: 3 });
});

test("hours are read as they are typed and written back; what is none is refused", () => {
  expect(readHours("9:00-12:00, 14:15 – 24:00")).toEqual([
    { from: "09:00", to: "12:00" },
    { from: "14:15", to: "24:00" },
  ]);
  expect(readHours(" ")).toEqual([]);
  for (const wrong of ["9-12", "12:00-9:00", "09:10-10:00", "25:00-26:00", "09:00-24:15", "x"])
    expect(readHours(wrong)).toBeUndefined();
  const rules = [{ weekday: 1, from: "09:00", to: "12:00", minutes: 60 as const }];
  expect([writeHours(rules, 1), writeHours(rules, 2)]).toEqual(["09:00-12:00", ""]);
});

test("days off are days of the calendar, each once and in order", () => {
  expect(readDays("2026-12-25\n2026-12-24, 2026-12-25")).toEqual(["2026-12-24", "2026-12-25"]);
  expect(readDays("")).toEqual([]);
  expect(readDays("2026-02-29")).toBeUndefined();
});
