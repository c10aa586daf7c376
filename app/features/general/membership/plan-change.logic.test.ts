import fc from "fast-check";
import { expect, test } from "vitest";
import {
  changeTo,
  DAY_MS,
  daysOf,
  type Membership,
  monthAfter,
  monthOf,
  PAID_TIERS,
  type PaidTier,
} from "./plan-change.logic.ts";

const moment = fc
  .integer({ min: Date.parse("2024-01-01T00:00:00.000Z"), max: Date.parse("2032-01-01T00:00:00.000Z") })
  .map((time) => new Date(time).toISOString());

const active = (tier: PaidTier, periodStart: string): Membership => ({
  state: "active",
  tier,
  periodStart,
  periodEnd: monthAfter(periodStart),
  noticedAt: null,
});

test("a month after the last of January is the last of February, in leap years too", () => {
  expect(monthAfter("2026-01-31T09:30:00.000Z")).toBe("2026-02-28T09:30:00.000Z");
  expect(monthAfter("2028-01-31T09:30:00.000Z")).toBe("2028-02-29T09:30:00.000Z");
  expect(monthAfter("2026-12-05T00:00:00.000Z")).toBe("2027-01-05T00:00:00.000Z");
});

test("half a month of 30 days costs half of the difference, and gives half of it back", () => {
  const start = "2026-04-01T00:00:00.000Z";
  const now = new Date("2026-04-16T00:00:00.000Z");
  expect(changeTo(active("pro", start), "enterprise", now)).toMatchObject({
    kind: "upgrade",
    dueCents: 7_500,
    backCents: 0,
    days: 15,
    allDays: 30,
  });
  expect(changeTo(active("enterprise", start), "pro", now)).toMatchObject({
    kind: "downgrade",
    dueCents: 0,
    backCents: 7_500,
    days: 15,
  });
});

test("a day that has begun is paid for: an upgrade counts it, and what goes back does not", () => {
  const start = "2026-04-01T00:00:00.000Z";
  const noon = new Date("2026-04-16T12:00:00.000Z");
  expect(changeTo(active("pro", start), "enterprise", noon)).toMatchObject({ days: 15, dueCents: 7_500 });
  expect(changeTo(active("enterprise", start), "pro", noon)).toMatchObject({ days: 14, backCents: 7_000 });
});

test("the month that is paid for during a trial begins where the trial ends", () => {
  const trial: Membership = {
    ...active("pro", "2026-04-01T00:00:00.000Z"),
    state: "trialing",
    periodEnd: "2026-04-15T00:00:00.000Z",
  };
  expect(changeTo(trial, "pro", new Date("2026-04-03T00:00:00.000Z"))).toMatchObject({
    kind: "start",
    dueCents: 4_900,
    periodStart: "2026-04-15T00:00:00.000Z",
    periodEnd: "2026-05-15T00:00:00.000Z",
  });
});

test("a renewal can be paid for only once its owners were told of it", () => {
  const plan = active("pro", "2026-04-01T00:00:00.000Z");
  const now = new Date("2026-04-28T00:00:00.000Z");
  expect(changeTo(plan, "pro", now)).toMatchObject({ kind: "none", dueCents: 0 });
  expect(changeTo({ ...plan, noticedAt: now.toISOString() }, "pro", now)).toMatchObject({
    kind: "renewal",
    dueCents: 4_900,
    periodStart: "2026-05-01T00:00:00.000Z",
  });
});

test("of no period there are more days left than it has, nor fewer than none", () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: -40, max: 80 }), fc.nat(DAY_MS), (start, days, part) => {
      const now = new Date(Date.parse(start) + days * DAY_MS + part);
      const { all, whole, begun } = daysOf(start, monthAfter(start), now);
      expect(all).toBeGreaterThanOrEqual(28);
      expect(all).toBeLessThanOrEqual(31);
      expect(whole).toBeGreaterThanOrEqual(0);
      expect(whole).toBeLessThanOrEqual(begun);
      expect(begun).toBeLessThanOrEqual(all);
    }),
    { numRuns: 10_000 },
  );
});

test("no order of changes within a month gives back more than was paid, and all sums are whole cents", () => {
  const step = fc.record({ to: fc.constantFrom(...PAID_TIERS), wait: fc.nat(4 * DAY_MS) });
  fc.assert(
    fc.property(
      moment,
      fc.constantFrom(...PAID_TIERS),
      fc.array(step, { maxLength: 12 }),
      (start, first, steps) => {
        let plan = active(first, start);
        let paid = monthOf(first);
        let back = 0;
        let at = Date.parse(start);
        const end = Date.parse(monthAfter(start));
        for (const { to, wait } of steps) {
          at = Math.min(end, at + wait);
          const change = changeTo(plan, to, new Date(at));
          expect(Number.isSafeInteger(change.dueCents) && change.dueCents >= 0).toBe(true);
          expect(Number.isSafeInteger(change.backCents) && change.backCents >= 0).toBe(true);
          expect([change.periodStart, change.periodEnd]).toEqual([plan.periodStart, plan.periodEnd]);
          paid += change.dueCents;
          back += change.backCents;
          plan = { ...plan, tier: to };
        }
        back += changeTo(plan, "builder", new Date(at)).backCents;
        expect(back).toBeLessThanOrEqual(paid);
      },
    ),
    { numRuns: 10_000 },
  );
});

test("who leaves at the moment at which they paid has everything back", () => {
  fc.assert(
    fc.property(moment, fc.constantFrom(...PAID_TIERS), (start, tier) => {
      expect(changeTo(active(tier, start), "builder", new Date(start)).backCents).toBe(monthOf(tier));
    }),
  );
});
