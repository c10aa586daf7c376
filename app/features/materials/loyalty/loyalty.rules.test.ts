import { expect, test } from "vitest";
import { joinedContributions } from "../../../composition/contributions.server.ts";
import { type EarnRules, RULES, ruleProblems, rulesAt, rulesToCome, tierOf } from "./loyalty.rules.ts";

const rules = (from: string, announced: string, points: number): EarnRules => ({
  from,
  announced,
  validDays: 365,
  rates: { order: { points } },
});

test("the rules that are published follow each other with sixty days of notice", () => {
  expect(ruleProblems(RULES)).toEqual([]);
});

test("a change that is announced late, or does not come later, is found", () => {
  const first = rules("2026-01-01", "2026-01-01", 1);
  expect(ruleProblems([first, rules("2026-03-01", "2026-01-01", 2)])).toEqual([
    "2026-03-01 was announced only 59 days before",
  ]);
  expect(ruleProblems([first, rules("2026-03-02", "2026-01-01", 2)])).toEqual([]);
  expect(ruleProblems([first, rules("2025-12-31", "2025-01-01", 2)])).toEqual([
    "2025-12-31 does not come after 2026-01-01",
  ]);
});

test("what happened is counted by the rules of its day", () => {
  const all = [rules("2026-01-01", "2026-01-01", 1), rules("2026-06-01", "2026-03-01", 2)];
  expect(rulesAt("2025-12-31T23:59:59.999Z", all)).toBeUndefined();
  expect(rulesAt("2026-05-31T23:59:59.999Z", all)?.rates.order?.points).toBe(1);
  expect(rulesAt("2026-06-01T00:00:00.000Z", all)?.rates.order?.points).toBe(2);
  expect(rulesToCome("2026-02-28T10:00:00.000Z", all)).toEqual([]);
  expect(rulesToCome("2026-03-01T10:00:00.000Z", all)).toEqual([all[1]]);
  expect(rulesToCome("2026-06-01T10:00:00.000Z", all)).toEqual([]);
});

test("a tier is reached with its last point", () => {
  expect(tierOf(0)).toEqual({ tier: "ground", next: { tier: "frame", from: 250, missing: 250 } });
  expect(tierOf(249)).toMatchObject({ tier: "ground", next: { missing: 1 } });
  expect(tierOf(250)).toMatchObject({ tier: "frame", next: { missing: 750 } });
  expect(tierOf(5_000)).toEqual({ tier: "roof", next: undefined });
  expect(tierOf(-3)).toMatchObject({ tier: "ground" });
});

test("every rule is of events that a feature contributes", () => {
  const kinds = joinedContributions.points.map(({ kind }) => kind);
  for (const { rates } of RULES) expect(kinds).toEqual(expect.arrayContaining(Object.keys(rates)));
});
