import { expect, test } from "vitest";
import { CHECK_KINDS, CLAUSES } from "./contractor.limits.ts";
import { printPayments, readPayments } from "./payment-lines.ts";
import { aheadBy, type Judged, type Known, missedBy, questionsOf, riskOf } from "./risk.ts";

const TODAY = "2026-03-02";
const good = Object.fromEntries(CHECK_KINDS.map((kind) => [kind, { result: "good", day: TODAY }]));
const fine: Judged = {
  ...{ crew: "yes", priceCents: 1_000_000, depositCents: 100_000, checks: good },
  ...{ clauses: CLAUSES, readContract: true },
  payments: [
    { cents: 400_000, percent: 50 },
    { cents: 500_000, percent: 100 },
  ],
};
const known: Known = { today: TODAY, licenceNeeded: true, number: "like" };
const why = (judged: Partial<Judged>, more: Partial<Known> = {}) =>
  riskOf({ ...fine, ...judged }, { ...known, ...more }).reasons.map((one) => one.why);
const bad = (kind: string) => ({ checks: { ...good, [kind]: { result: "bad", day: TODAY } } });

test("with everything in order there is no reason, and without anything every check is one", () => {
  expect(riskOf(fine, known)).toEqual({ score: 0, band: "low", reasons: [] });
  const nothing = riskOf(
    { ...fine, crew: "unknown", checks: {}, clauses: [], readContract: false, payments: [] },
    { ...known, licenceNeeded: false },
  );
  expect(nothing.reasons).toHaveLength(CHECK_KINDS.length + 1);
  expect(nothing.band).toBe("some");
});

test("a crew without compensation weighs more than one that is not known, and nobody needs it alone", () => {
  expect(why(bad("compensation"))).toEqual(["noCompensation"]);
  expect(why({ ...bad("compensation"), crew: "unknown" })).toEqual(["bad.compensation"]);
  const open = { checks: { ...good, compensation: { result: "unknown", day: TODAY } } };
  expect(why({ ...open, crew: "no" })).toEqual([]);
  expect(why(open)).toEqual(["open.compensation"]);
});

test("a deposit is held against the limit of the state, and against a third where none is known", () => {
  expect(why({}, { depositMost: 100_000 })).toEqual([]);
  expect(why({}, { depositMost: 99_999 })).toEqual(["depositOver"]);
  const half = { depositCents: 500_000, payments: [{ cents: 500_000, percent: 100 }] };
  expect(why(half)).toEqual(["depositThird"]);
  expect(why(half, { depositMost: 500_000 })).toEqual([]);
});

test("payments ahead of the work, or that miss the price, are said", () => {
  const early = {
    payments: [
      { cents: 500_000, percent: 30 },
      { cents: 400_000, percent: 100 },
    ],
  };
  expect(aheadBy({ ...fine, ...early })).toBe(30);
  expect(why(early)).toEqual(["ahead"]);
  expect(missedBy({ ...fine, payments: [{ cents: 800_000, percent: 100 }] })).toBe(-100_000);
  expect(aheadBy({ ...fine, priceCents: 0 })).toBeUndefined();
});

test("lapsed looks, an odd number and a badge that does not stand add points, and the score ends at 100", () => {
  const old = { checks: { ...good, bond: { result: "good", day: "2026-01-01" } } };
  expect(riskOf({ ...fine, ...old }, known).reasons).toEqual([{ why: "old", points: 3, count: 1 }]);
  expect(why({}, { number: "unlike", badge: "revoked" })).toEqual(["badge.revoked", "number"]);
  const worst = Object.fromEntries(CHECK_KINDS.map((kind) => [kind, { result: "bad", day: TODAY }]));
  expect(riskOf({ ...fine, checks: worst }, known)).toMatchObject({ score: 100, band: "high" });
});

test("questions follow from what is open, and from what the contract lacks once somebody has read it", () => {
  expect(questionsOf({ ...fine, ...bad("bond"), clauses: CLAUSES.slice(1) })).toEqual({
    checks: ["bond"],
    clauses: ["parties"],
  });
  expect(questionsOf({ ...fine, readContract: false, clauses: [] }).clauses).toEqual([]);
});

test("payments are read a line each, printed as they are read, and refused where a line cannot be", () => {
  const typed = "$5,000; 25%; frame stands\n\n1250.50; 100";
  const read = readPayments(typed);
  expect(read).toEqual([
    { cents: 500_000, percent: 25, label: "frame stands" },
    { cents: 125_050, percent: 100, label: "" },
  ]);
  expect(readPayments(printPayments(read ?? []))).toEqual(read);
  for (const wrong of ["5000", "x; 5", "5000; 101", "-5; 5", "0; 5", "1;1\n".repeat(13)])
    expect(readPayments(wrong)).toBeUndefined();
});
