import { expect, test } from "vitest";
import { dueDays, offNumber, startedMonths } from "./visits.ts";

const weekly = { startsOn: "2026-03-02", everyDays: 7, endedOn: null };

test("a weekly service is due a week after the first day and then each week", () => {
  expect(dueDays(weekly, "2026-03-24")).toEqual({
    past: ["2026-03-23", "2026-03-16", "2026-03-09"],
    next: "2026-03-30",
  });
  expect(dueDays(weekly, "2026-02-20")).toEqual({ past: [], next: "2026-03-09" });
});

test("nothing is due after the end, nor where nothing is serviced", () => {
  expect(dueDays({ ...weekly, endedOn: "2026-03-17" }, "2026-03-24")).toEqual({
    past: ["2026-03-16", "2026-03-09"],
    next: undefined,
  });
  expect(dueDays({ ...weekly, everyDays: 0 }, "2026-03-24")).toEqual({ past: [], next: undefined });
});

test("the 29th day begins the second block, and the days after the end begin none", () => {
  expect(startedMonths(weekly, "2026-03-01")).toBe(0);
  expect(startedMonths(weekly, "2026-03-02")).toBe(1);
  expect(startedMonths(weekly, "2026-03-29")).toBe(1);
  expect(startedMonths(weekly, "2026-03-30")).toBe(2);
  expect(startedMonths({ ...weekly, endedOn: "2026-03-10" }, "2026-12-01")).toBe(1);
});

test("a call has one number", () => {
  expect(offNumber("0a1b2c3d-4e5f-4000-8000-000000000000")).toBe("OFF-0A1B2C3D");
});
