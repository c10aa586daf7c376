import fc from "fast-check";
import { expect, test } from "vitest";
import { commuteOf, earlyOut, housingCost, partsBy, spansOf, splitCost } from "./housing.ts";

const CARD = {
  prices: { day: 5_000, week: 28_000, month: 84_000 },
  fees: { cleaning: 20_000 },
  taxRate: 1_000,
};
const PROJECT = { crew: 4, nights: 28, workDays: 5, wageCents: 4_000, perDiemCents: 6_000, metres: 16_093 };

test("a house that is let whole costs its empty beds too, and says how many nights nobody sleeps in", () => {
  const answer = housingCost(CARD, { leastBeds: 6 }, PROJECT);
  if (!answer.ok) throw new Error(answer.problem.code);
  const { quote, beds, unusedNights, bedNightCents } = answer.cost;
  // Six beds at 840 for 28 nights, 200 for cleaning, and a tenth of tax.
  expect([beds, quote.total, unusedNights]).toEqual([6, (6 * 84_000 + 20_000) * 1.1, 56]);
  expect(bedNightCents).toBe(Math.ceil(576_400 / 112));
});

test("the way to work is paid for each of the crew, there and back on days of work, and counts in the total", () => {
  const commute = commuteOf(PROJECT);
  // 10 miles are 13 on the road; at 40 an hour that is 0.65 h a day, on 20 days, for 4.
  expect(commute?.days).toBe(20);
  expect(commute?.hours).toBeCloseTo(52, 1);
  expect(commute?.cents).toBe(Math.round((commute?.hours ?? 0) * 4_000));
  const answer = housingCost(CARD, { leastBeds: 1 }, PROJECT);
  if (!answer.ok) throw new Error(answer.problem.code);
  expect(answer.cost.projectCents).toBe(answer.cost.quote.total + (commute?.cents ?? 0));
  expect(answer.cost.perDiem?.cents).toBe(672_000);
  expect(commuteOf({ ...PROJECT, metres: undefined })).toBeUndefined();
  expect(commuteOf({ ...PROJECT, wageCents: 0 })).toBeUndefined();
});

test("whoever leaves early pays to the end of the notice, by the shorter price, and never more than was agreed", () => {
  const stay = { from: "2026-03-02", to: "2026-03-29", totalCents: 114_400, noticeNights: 7 };
  const early = earlyOut(CARD, stay, { last: "2026-03-08", today: "2026-03-09" });
  // Seven nights of notice from the ninth on: fourteen are paid, at two weeks' price.
  expect(early).toMatchObject({ paidTo: "2026-03-15", totalCents: (56_000 + 20_000) * 1.1 });
  expect(early?.backCents).toBe(114_400 - 83_600);
  const late = earlyOut(CARD, stay, { last: "2026-03-27", today: "2026-03-24" });
  expect(late).toMatchObject({ paidTo: "2026-03-29", backCents: 0 });
  for (const last of ["2026-03-01", "2026-03-29", "2026-03-07"])
    expect(earlyOut(CARD, stay, { last, today: "2026-03-09" })).toBeUndefined();
});

test("the parts of a sum always add up to it", () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      fc
        .array(fc.nat(400), { minLength: 1, maxLength: 25 })
        .filter((weights) => weights.some((one) => one > 0)),
      (cents, weights) => {
        const parts = partsBy(cents, weights);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents);
        expect(parts.every((part) => part >= 0)).toBe(true);
      },
    ),
  );
});

test("a stay is split by who slept there and by job, and empty beds stand apart", () => {
  const { workers, jobs, empty } = splitCost(10_001, 10, [
    { id: "a", called: "Carpenter 1", job: "North", nights: 4 },
    { id: "b", called: "Carpenter 2", job: "South", nights: 2 },
    { id: "c", called: "Mason 1", job: "North", nights: 1 },
  ]);
  expect([workers.map(({ cents }) => cents), empty]).toEqual([
    [4_001, 2_000, 1_000],
    { nights: 3, cents: 3_000 },
  ]);
  expect(jobs.map(({ job, nights }) => [job, nights])).toEqual([
    ["North", 5],
    ["South", 2],
  ]);
});

test("nights in a row in one bed are one span, and another bed or a night elsewhere begins the next", () => {
  const nights = [
    ...[1, 2].map((n) => ({ unit: 1, day: `2026-03-0${n}` })),
    ...[3, 5].map((n) => ({ unit: 2, day: `2026-03-0${n}` })),
  ];
  expect(spansOf(nights.reverse())).toEqual([
    { unit: 1, from: "2026-03-01", to: "2026-03-02" },
    { unit: 2, from: "2026-03-03", to: "2026-03-03" },
    { unit: 2, from: "2026-03-05", to: "2026-03-05" },
  ]);
});
