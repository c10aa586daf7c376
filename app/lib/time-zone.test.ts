import { expect, test } from "vitest";
import { isTimeZone } from "./time-zone.ts";

test.each([
  "UTC",
  "America/New_York",
  "America/Argentina/Buenos_Aires",
  "America/Port-au-Prince",
  "Asia/Jerusalem",
  "Etc/GMT+5",
])("%s is a time zone", (name) => {
  expect(isTimeZone(name)).toBe(true);
});

test.each([
  "",
  "-05:00",
  "+02:00",
  "EST",
  "america/new_york",
  "America/Nowhere",
  " UTC",
  "UTC\n",
  "Israel time",
])("%j is none", (name) => {
  expect(isTimeZone(name)).toBe(false);
});

test("what is no text is no time zone", () => {
  for (const value of [undefined, null, 5, {}, "A".repeat(100)]) expect(isTimeZone(value)).toBe(false);
});
