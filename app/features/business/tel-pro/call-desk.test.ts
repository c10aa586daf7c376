import { expect, test } from "vitest";
import { deskSlots, standingOfDesk } from "./call-desk.ts";

const rule = (weekday: number, from: string, to: string) => ({ weekday, from, to, minutes: 30 as const });
const desk = {
  siteZone: "America/Chicago",
  rules: [rule(1, "08:00", "10:00"), rule(2, "08:00", "09:00")],
  daysOff: [] as string[],
};
// A Monday, 08:10 in Chicago.
const monday = new Date("2026-03-02T14:10:00Z");

test("times begin half an hour from now and end within a week, by the clocks of the firm", () => {
  expect(deskSlots(desk, monday).map(({ at }) => at.slice(0, 16))).toEqual([
    ...["2026-03-02T15:00", "2026-03-02T15:30", "2026-03-03T14:00", "2026-03-03T14:30"],
    "2026-03-09T13:00",
    "2026-03-09T13:30",
    "2026-03-09T14:00",
  ]);
});

test("a day off has no times, and a firm without hours has none and never opens", () => {
  const off = { ...desk, daysOff: ["2026-03-03"] };
  expect(deskSlots(off, monday).some(({ at }) => at.startsWith("2026-03-03"))).toBe(false);
  const none = { ...desk, rules: [] };
  expect(deskSlots(none, monday)).toEqual([]);
  expect(standingOfDesk(none, monday)).toEqual({ isOpen: false });
});

test("while it is closed it says when it opens next", () => {
  expect(standingOfDesk(desk, monday).isOpen).toBe(true);
  expect(standingOfDesk(desk, new Date("2026-03-02T17:00:00Z"))).toEqual({
    ...{ isOpen: false, next: "2026-03-03T14:00:00.000Z" },
  });
});
