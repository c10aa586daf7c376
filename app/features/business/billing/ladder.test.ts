import { expect, test } from "vitest";
import { climbs, lateFee, standingOn } from "./ladder.ts";
import { FIRST_LADDER } from "./reminders.limits.ts";

const late = (today: string, more: object = {}) =>
  standingOn({ dueOn: "2026-03-01", today, days: FIRST_LADDER, sent: [], ...more });

test("the letter to send is the sternest whose day has come, and the next one has its day", () => {
  expect(late("2026-03-03")).toEqual({
    ...{ daysLate: 2, rests: false, now: undefined, next: { stage: "friendly", on: "2026-03-04" } },
  });
  expect(late("2026-03-04")).toMatchObject({ now: "friendly", next: { stage: "firm", on: "2026-03-15" } });
  // Nobody was written to for a month: the mild letters are not sent one after the other.
  expect(late("2026-03-31")).toMatchObject({ now: "final", next: { stage: "notice", on: "2026-04-15" } });
  expect(late("2026-04-20")).toMatchObject({ now: "notice", next: undefined });
  expect(late("2026-02-20")).toMatchObject({ daysLate: 0, now: undefined });
});

test("what was sent is not sent again, nor is a milder letter after it", () => {
  expect(late("2026-03-20", { sent: ["firm"] })).toMatchObject({
    ...{ now: undefined, next: { stage: "final", on: "2026-03-31" } },
  });
  expect(late("2026-03-20", { sent: ["final"] })).toMatchObject({
    now: undefined,
    next: { stage: "notice" },
  });
  expect(late("2026-04-30", { sent: ["notice"] })).toMatchObject({ now: undefined, next: undefined });
});

test("what is disputed rests, and a promise rests until the end of its day", () => {
  expect(late("2026-04-30", { rest: { reason: "disputed", untilOn: null } })).toMatchObject({
    ...{ rests: true, now: undefined },
  });
  const rest = { reason: "promised", untilOn: "2026-03-20" };
  expect(late("2026-03-20", { rest })).toMatchObject({ rests: true, now: undefined });
  expect(late("2026-03-21", { rest })).toMatchObject({ rests: false, now: "firm" });
});

test("each letter goes out later than the one before", () => {
  expect(climbs(FIRST_LADDER)).toBe(true);
  expect(climbs({ ...FIRST_LADDER, firm: 3 })).toBe(false);
  expect(climbs({ ...FIRST_LADDER, notice: 1 })).toBe(false);
});

test("a late fee is simple interest by days, and wants a rate and the clause that allows it", () => {
  // $1,000 at 1.5 % a month, for 30 days and for 45.
  expect(lateFee(100_000, 30, { rate: 150, clause: "Section 8" })).toBe(1_500);
  expect(lateFee(100_000, 45, { rate: 150, clause: "Section 8" })).toBe(2_250);
  expect(lateFee(33_333, 7, { rate: 100, clause: "8" })).toBe(78);
  expect(lateFee(100_000, 30, { rate: 150, clause: " " })).toBe(0);
  expect(lateFee(100_000, 30, { rate: 0, clause: "8" })).toBe(0);
  expect(lateFee(100_000, 0, { rate: 150, clause: "8" })).toBe(0);
});
