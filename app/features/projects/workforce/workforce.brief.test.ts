import { expect, test } from "vitest";
import { FINE, NOT_ENOUGH } from "~/services/brief.ts";
import { briefScope, fired } from "../../../../tests/brief.ts";
import { workforceBrief } from "./workforce.brief.server.ts";

const { rules } = workforceBrief;
const crew = { id: "c", name: "Framers", siteZone: "America/Chicago", fenceMetres: 200, weekStart: 0 };
/** Eight hours of the day before, at the gate. */
const punch = {
  ...{
    id: "p",
    crewId: "c",
    workerId: "w",
    name: "Carpenter 3",
    siteZone: "America/Chicago",
    breakMinutes: 0,
  },
  ...{ inAt: "2026-03-02T13:00:00.000Z", outAt: "2026-03-02T21:00:00.000Z" as string | null },
  ...{ inMetres: 20 as number | null, inAccuracy: 10, outMetres: null as number | null, outAccuracy: null },
  settled: "",
};
const week = { crewId: "c", crew: "Framers", weekOn: "2026-02-15", state: "approved" };

test.each(Object.entries(rules))("without hours there is nothing to judge from (%s)", (_, { judge }) => {
  expect(judge([[crew], [], []], briefScope())).toBe(NOT_ENOUGH);
});

test.each(Object.entries(rules))("a plain day and an approved week are fine (%s)", (_, { judge }) => {
  expect(judge([[crew], [punch], [week]], briefScope())).toBe(FINE);
});

test("who is clocked in for twelve hours has missed to clock out; the name is somebody's", () => {
  const open = { ...punch, outAt: null };
  const found = fired(rules.missedOut.judge([[crew], [open], []], briefScope()));
  expect(found.rows).toEqual([
    { name: { typed: "Carpenter 3" }, more: { at: punch.inAt }, href: "/workforce-shift/p", person: true },
  ]);
  const fresh = { ...open, inAt: "2026-03-03T12:00:00.000Z" };
  expect(rules.missedOut.judge([[crew], [fresh], []], briefScope())).toBe(FINE);
});

test("a shift of sixteen hours fires until somebody has explained it", () => {
  const long = { ...punch, outAt: "2026-03-03T05:00:00.000Z" };
  expect(fired(rules.longShift.judge([[crew], [long], []], briefScope())).numbers).toEqual({
    n: 1,
    limit: 16,
  });
  expect(rules.longShift.judge([[crew], [{ ...long, settled: "long_shift" }], []], briefScope())).toBe(FINE);
});

test("a punch that is outside the fence for certain fires, and without positions nothing is judged", () => {
  const away = { ...punch, inMetres: 400 };
  expect(fired(rules.outsideFence.judge([[crew], [away], []], briefScope())).numbers).toEqual({
    n: 1,
    metres: 190,
  });
  expect(rules.outsideFence.judge([[crew], [{ ...punch, inMetres: 205 }], []], briefScope())).toBe(FINE);
  const nowhere = { ...punch, inMetres: null };
  expect(rules.outsideFence.judge([[crew], [nowhere], []], briefScope())).toBe(NOT_ENOUGH);
});

test("exceptions older than a week stay on the crew's own page", () => {
  const old = { ...punch, inAt: "2026-02-20T13:00:00.000Z", outAt: "2026-02-21T06:00:00.000Z" };
  expect(rules.longShift.judge([[crew], [old], []], briefScope())).toBe(FINE);
});

test("thirty-four hours of a week are near to overtime", () => {
  const friday = briefScope({ day: "2026-03-06", now: new Date("2026-03-06T13:00:00.000Z") });
  const days = (hours: number) =>
    ["02", "03", "04", "05"].map((day) => ({
      ...{ ...punch, id: day, inAt: `2026-03-${day}T12:00:00.000Z` },
      outAt: new Date(Date.parse(`2026-03-${day}T12:00:00.000Z`) + hours * 3_600_000).toISOString(),
    }));
  expect(fired(rules.overtimeComing.judge([[crew], days(8.5), []], friday)).numbers.hours).toBe(34);
  expect(rules.overtimeComing.judge([[crew], days(8), []], friday)).toBe(FINE);
});

test("a week that is over for two days and not approved fires; the one that runs is not over", () => {
  const draft = { ...week, weekOn: "2026-02-22", state: "draft" };
  expect(fired(rules.weekUnapproved.judge([[crew], [], [draft]], briefScope())).numbers).toEqual({
    n: 1,
    day: { day: "2026-02-22" },
  });
  const runs = { ...draft, weekOn: "2026-03-01" };
  expect(rules.weekUnapproved.judge([[crew], [], [runs]], briefScope())).toBe(NOT_ENOUGH);
});
