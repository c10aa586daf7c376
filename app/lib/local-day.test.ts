import { expect, test } from "vitest";
import { localDay, visitorDay } from "./local-day.ts";

const EVENING = new Date("2026-11-20T23:30:00Z");

test.each([
  { zone: "America/New_York", day: "2026-11-20" },
  { zone: "Asia/Jerusalem", day: "2026-11-21" },
  { zone: "Pacific/Kiritimati", day: "2026-11-21" },
  { zone: "Pacific/Pago_Pago", day: "2026-11-20" },
  { zone: "UTC", day: "2026-11-20" },
])("late in the evening of Greenwich it is $day in $zone", ({ zone, day }) => {
  expect(localDay(EVENING, zone)).toBe(day);
  expect(localDay(EVENING, zone)).toBe(day);
});

test.each([undefined, null, "", "Mars/Olympus", 7, { zone: "UTC" }])(
  "%j is no zone and counts as UTC",
  (zone) => {
    expect(localDay(EVENING, zone)).toBe("2026-11-20");
  },
);

test("the day changes with the second in which it ends", () => {
  expect(localDay(new Date("2026-11-21T05:59:59.999Z"), "America/Chicago")).toBe("2026-11-20");
  expect(localDay(new Date("2026-11-21T06:00:00Z"), "America/Chicago")).toBe("2026-11-21");
});

test("a day keeps its leading zeros", () => {
  expect(localDay(new Date("2027-01-02T12:00:00Z"), "America/Chicago")).toBe("2027-01-02");
});

test("names that somebody makes up neither fill the memory nor change the others", () => {
  for (let n = 0; n < 1_500; n++) localDay(EVENING, `Nowhere/${n}`);
  expect(localDay(EVENING, "Asia/Jerusalem")).toBe("2026-11-21");
});

test("a visitor's day follows the zone of the request, and UTC without one", () => {
  const request = new Request("https://groundwork.example/");
  expect(visitorDay(request, EVENING)).toBe("2026-11-20");
  const abroad = Object.assign(new Request(request), { cf: { timezone: "Asia/Tokyo" } });
  expect(visitorDay(abroad, EVENING)).toBe("2026-11-21");
});
