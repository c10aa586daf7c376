import { expect, test } from "vitest";
import { weekOf } from "./week.ts";

test.each([
  ["2026-11-23T00:00:00.000Z", "2026-11-23", "2026-11-16"],
  ["2026-11-29T23:59:59.999Z", "2026-11-23", "2026-11-16"],
  ["2026-11-30T00:00:00.000Z", "2026-11-30", "2026-11-23"],
  ["2027-01-01T12:00:00.000Z", "2026-12-28", "2026-12-21"],
])("the week of %s begins on %s", (moment, week, before) => {
  expect(weekOf(new Date(moment))).toBe(week);
  expect(weekOf(new Date(moment), 1)).toBe(before);
});
