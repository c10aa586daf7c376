import { expect, test } from "vitest";
import { RULES } from "./loyalty.rules.ts";
import { REASONS } from "./points.ts";
import { sampleLines } from "./sample-points.server.ts";
import { sumsUp } from "./statement.logic.ts";

const AT = new Date("2026-11-27T12:00:00.000Z");

test("the twenty lines of the sample statement sum, never fall below zero and show every reason", () => {
  const lines = sampleLines(AT);
  const balance = lines[0]?.balance ?? 0;
  expect(lines).toHaveLength(20);
  expect(sumsUp(lines, { balance, lots: balance, whole: true })).toBe(true);
  expect(Math.min(...lines.map((line) => line.balance))).toBeGreaterThanOrEqual(0);
  expect(new Set(lines.map(({ reason }) => reason))).toEqual(new Set(Object.values(REASONS).flat()));
});

test("what the sample earned by words is what the rules give, and what expired is as old as they say", () => {
  const [rules] = RULES;
  const lines = sampleLines(AT);
  const words = lines.filter(({ subjectType }) => subjectType === "term");
  expect(words.map(({ amount }) => amount)).toEqual(words.map(() => rules.rates.term?.points));
  for (const { at, expiresAt } of lines.filter(({ amount, expiresAt: end }) => amount > 0 && end))
    expect((Date.parse(expiresAt ?? "") - Date.parse(at)) / 86_400_000).toBe(rules.validDays);
});
