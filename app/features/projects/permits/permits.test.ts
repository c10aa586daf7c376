import { expect, test } from "vitest";
import { daysBetween } from "~/lib/local-day.ts";
import { medianOf } from "~/lib/median.ts";
import { authoritiesOf } from "./authorities.ts";
import { lastDayOf, readinessOf, staysIn } from "./expiry.ts";
import { EXAMPLE_FEES, estimateFee, inOrder } from "./fees.ts";
import { permitIcs } from "./permit-calendar.ts";
import { papersFor, recordTypesFor } from "./record-types.ts";

test("the last day is the authority's own date, or the last activity and the rule", () => {
  const lived = { expiresOn: null, lastActivityOn: "2026-03-02", ruleDays: 180 };
  expect(lastDayOf(lived)).toBe("2026-08-29");
  expect(lastDayOf({ ...lived, ruleDays: 1 })).toBe("2026-03-03");
  expect(lastDayOf({ ...lived, expiresOn: "2027-01-31" })).toBe("2027-01-31");
  expect(lastDayOf({ ...lived, lastActivityOn: null })).toBeUndefined();
});

test("days between two days are whole, over a change of the clock too", () => {
  expect(daysBetween("2026-03-07", "2026-03-09")).toBe(2);
  expect(daysBetween("2026-03-09", "2026-03-07")).toBe(-2);
});

test("the median of an even count lies between the two in the middle, and of none there is none", () => {
  expect(medianOf([9, 1, 5])).toBe(5);
  expect(medianOf([10, 2, 4, 8])).toBe(6);
  expect(medianOf([])).toBeUndefined();
});

test("an authority has its permits, those that are open, and the median wait of those that were issued", () => {
  const filed = (
    jurisdiction: string,
    state: string,
    appliedOn?: string,
    issuedOn?: string,
    portalUrl = "",
  ) => ({
    ...{ jurisdiction, state, portalUrl },
    ...{ appliedOn: appliedOn ?? null, issuedOn: issuedOn ?? null },
  });
  expect(
    authoritiesOf([
      filed("North", "preparing"),
      filed("South", "issued", "2026-03-01", "2026-03-11", "https://example.com"),
      filed("South", "finaled", "2026-02-01", "2026-02-05"),
      filed("South", "submitted", "2026-03-02"),
    ]),
  ).toEqual([
    { name: "South", permits: 3, open: 2, portalUrl: "https://example.com", wait: { days: 7, permits: 2 } },
    { name: "North", permits: 1, open: 1, portalUrl: "" },
  ]);
});

test("only stays that ended count, each of its own permit", () => {
  const event = (recordId: string, fromState: string, day: number) => ({
    recordId,
    fromState,
    at: `2026-03-${String(day).padStart(2, "0")}T00:00:00.000Z`,
  });
  const events = [
    event("a", "", 1),
    event("a", "preparing", 3),
    event("a", "submitted", 10),
    event("b", "", 4),
    event("b", "preparing", 5),
  ];
  expect(staysIn(events, "submitted")).toEqual([7]);
  expect(staysIn(events, "preparing")).toEqual([2, 1]);
  expect(staysIn(events, "issued")).toEqual([]);
});

test("an inspection is as ready as the tasks before it are finished", () => {
  const task = (number: number, links: string, finished: string | null) => ({
    number,
    name: `Task ${number}`,
    links,
    finished,
  });
  const before = (links: string) => links.split(",").filter(Boolean).map(Number);
  const tasks = [task(1, "", "2026-03-02"), task(2, "", null), task(3, "1,2", null)];
  expect(readinessOf(tasks, 3, before)).toEqual({ task: "Task 3", done: 1, all: 2, open: ["Task 2"] });
  expect(readinessOf(tasks, 9, before)).toBeUndefined();
});

test("a fee is the base of its band and the rate of each thousand that has begun", () => {
  expect(estimateFee(EXAMPLE_FEES, 2_000_00)?.permitCents).toBe(60_00);
  // $2,000.01 is over $2,000: one thousand has begun.
  expect(estimateFee(EXAMPLE_FEES, 2_000_01)).toMatchObject({ thousands: 1, permitCents: 75_00 });
  expect(estimateFee(EXAMPLE_FEES, 30_500_00)).toMatchObject({
    thousands: 6,
    permitCents: 465_00,
    planReviewCents: 302_25,
    totalCents: 767_25,
  });
  expect(estimateFee(EXAMPLE_FEES, 0)).toBeUndefined();
});

test("bands that do not begin at nothing, or not one over the other, are no table", () => {
  const band = (overCents: number) => ({ overCents, baseCents: 1, perThousandCents: 1 });
  expect(inOrder(EXAMPLE_FEES.bands)).toBe(true);
  expect(inOrder([])).toBe(false);
  expect(inOrder([band(100)])).toBe(false);
  expect(inOrder([band(0), band(200), band(200)])).toBe(false);
});

test("a scope leads to its records, the trades beside them", () => {
  const types = (...asked: Parameters<typeof recordTypesFor>) =>
    recordTypesFor(...asked).map(({ type }) => type);
  expect(types({ work: "alter", use: "dwelling", parts: ["electrical"] })).toEqual([
    "alteration",
    "electrical",
  ]);
  expect(types({ work: "alter", use: "commercial", parts: [] })).toEqual(["tenant"]);
  expect(types({ work: "roof", use: "dwelling", parts: ["structure"] })).toEqual(["alteration", "reroof"]);
  expect(types({ work: "systems", use: "dwelling", parts: ["plumbing"] })).toEqual(["plumbing"]);
  expect(types({ work: "systems", use: "dwelling", parts: [] })).toEqual(["other"]);
});

test("every record begins with an application and lists no paper twice", () => {
  const papers = papersFor("newBuilding");
  expect(papers[0]).toBe("application");
  expect(new Set(papers).size).toBe(papers.length);
  expect(papersFor("demolition")).toContain("utilities");
});

test("a calendar folds long lines, spells marks out and ends an all-day event on the next day", () => {
  const ics = permitIcs("Deck; north, 1", [{ id: "x", day: "2026-02-28", title: "ביקורת ".repeat(20) }], {
    host: "example.com",
    now: new Date("2026-02-01T00:00:00.000Z"),
  });
  expect(ics).toContain("X-WR-CALNAME:Deck\\; north\\, 1\r\n");
  expect(ics).toContain("DTEND;VALUE=DATE:20260301\r\n");
  const sizes = ics.split("\r\n").map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
});
