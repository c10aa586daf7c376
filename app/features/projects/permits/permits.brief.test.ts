import { expect, test } from "vitest";
import { FINE, NOT_ENOUGH } from "~/services/brief.ts";
import { briefScope, fired } from "../../../../tests/brief.ts";
import { permitsBrief } from "./permits.brief.server.ts";

const { rules } = permitsBrief;
const permit = {
  ...{ id: "p", name: "Sample deck", number: "D-1", scope: "", state: "issued" },
  ...{ stateSince: "2026-01-05T12:00:00.000Z", expiresOn: "2026-08-01" as string | null },
  ...{ lastActivityOn: null as string | null, ruleDays: 180 },
};
const inspection = {
  ...{ id: "i", permitId: "p", permit: "Sample deck", type: "framing" as const, requestedFor: "2026-03-10" },
  ...{ result: null as "pass" | "fail" | null, resultOn: null, isRepeated: 0 },
};

test.each(Object.entries(rules))("without a permit there is nothing to judge from (%s)", (_, { judge }) => {
  expect(judge([[], []], briefScope())).toBe(NOT_ENOUGH);
});

test.each(Object.entries(rules))("a permit in time with an inspection ahead is fine (%s)", (_, { judge }) => {
  expect(judge([[permit], [inspection]], briefScope())).toBe(FINE);
});

test("a permit fires when its last day is within thirty days, by its own date or by the rule", () => {
  const soon = fired(
    rules.permitExpiring.judge([[{ ...permit, expiresOn: "2026-04-02" }], []], briefScope()),
  );
  expect(soon.numbers).toEqual({ n: 1, days: 30, limit: 30 });
  expect(rules.permitExpiring.judge([[{ ...permit, expiresOn: "2026-04-03" }], []], briefScope())).toBe(FINE);
  // 180 days after the fifth of September is the fourth of March.
  const idle = { ...permit, expiresOn: null, lastActivityOn: "2025-09-05" };
  expect(fired(rules.permitExpiring.judge([[idle], []], briefScope())).numbers.days).toBe(1);
});

test("a permit past its last day has expired, on its last day it has not", () => {
  const past = { ...permit, expiresOn: "2026-03-02" };
  expect(fired(rules.permitExpired.judge([[past], []], briefScope())).act).toBe("/permit/p");
  expect(rules.permitExpired.judge([[{ ...permit, expiresOn: "2026-03-03" }], []], briefScope())).toBe(FINE);
  expect(
    fired(rules.permitExpired.judge([[{ ...permit, state: "expired" }], []], briefScope())).severity,
  ).toBe(5);
});

test("corrections that wait for a week fire, those of yesterday do not", () => {
  const waits = { ...permit, state: "corrections", stateSince: "2026-02-24T13:00:00.000Z" };
  expect(fired(rules.correctionsWaiting.judge([[waits], []], briefScope())).numbers).toEqual({
    n: 1,
    limit: 7,
  });
  const fresh = { ...waits, stateSince: "2026-03-02T13:00:00.000Z" };
  expect(rules.correctionsWaiting.judge([[fresh], []], briefScope())).toBe(FINE);
});

test("an issued permit without an inspection ahead fires until its final inspection has passed", () => {
  expect(fired(rules.inspectionNotBooked.judge([[permit], []], briefScope())).rows).toHaveLength(1);
  const framing = { ...inspection, result: "pass" as const };
  expect(fired(rules.inspectionNotBooked.judge([[permit], [framing]], briefScope())).numbers).toEqual({
    n: 1,
  });
  const final = { ...framing, type: "final" as const };
  expect(rules.inspectionNotBooked.judge([[permit], [final]], briefScope())).toBe(FINE);
});

test("an inspection of yesterday without a result is overdue, one of today is today's", () => {
  const yesterday = { ...inspection, requestedFor: "2026-03-02" };
  expect(fired(rules.inspectionOverdue.judge([[permit], [yesterday]], briefScope())).numbers.days).toBe(1);
  const today = { ...inspection, requestedFor: "2026-03-03" };
  expect(rules.inspectionOverdue.judge([[permit], [today]], briefScope())).toBe(FINE);
  expect(fired(rules.inspectionToday.judge([[permit], [today]], briefScope())).numbers).toEqual({ n: 1 });
});

test("an inspection that was not passed fires until it is booked again", () => {
  const failed = { ...inspection, result: "fail" as const, resultOn: "2026-03-01" };
  expect(fired(rules.inspectionFailed.judge([[permit], [failed]], briefScope())).rows[0]?.more).toEqual({
    day: "2026-03-01",
  });
  expect(rules.inspectionFailed.judge([[permit], [{ ...failed, isRepeated: 1 }]], briefScope())).toBe(FINE);
});
