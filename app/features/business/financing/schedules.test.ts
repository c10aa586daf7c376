import fc from "fast-check";
import { expect, test } from "vitest";
import { times } from "../../../../tests/prove.ts";
import { carried, waysOf } from "./choose.ts";
import { type Cost, costOfScenario, swings } from "./cost.ts";
import { KINDS, type Kind, queryOf, scenarioIn, type Typed } from "./kinds.ts";
import { PRODUCTS } from "./products.ts";
import { amortised, greatestLoan, sumOf } from "./schedules.ts";

function costed(kind: Kind, typed: Typed): Cost {
  const done = costOfScenario(kind, typed);
  if (!done.ok) throw new Error(JSON.stringify(done.wrongs));
  return done.cost;
}
const wrongsOf = (kind: Kind, typed: Typed) => {
  const done = costOfScenario(kind, typed);
  return done.ok ? {} : Object.fromEntries(Object.entries(done.wrongs).map(([name, { key }]) => [name, key]));
};
const percent = (cost: Pick<Cost, "rate">) =>
  cost.rate.ok ? Math.round(cost.rate.percent * 100) / 100 : cost.rate.why;

test("no schedule of a loan loses a cent: principal comes to the amount, and the last payment to nothing", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 1_000_000_000 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 1, max: 480 }),
      fc.integer({ min: 0, max: 99 }),
      fc.integer({ min: 0, max: 12 }),
      (cents, rate, months, balloonShare, ahead) => {
        const balloon = Math.floor((cents * balloonShare) / 100);
        const loan = { cents, rate, months, balloon, ahead: ahead < months ? ahead : 0 };
        const { payment, rows } = amortised(loan);
        expect(sumOf(rows, (row) => row.principal)).toBe(cents);
        expect(rows.at(-1)?.balance).toBe(0);
        expect(rows.length).toBeLessThanOrEqual(months + 1);
        let balance = cents;
        for (const row of rows) {
          expect(row.payment).toBe(row.interest + row.principal);
          balance -= row.principal;
          expect(row.balance).toBe(balance);
        }
        expect(rows.at(-1)?.payment).toBeLessThanOrEqual(balloon + payment * 2 + 1);
      },
    ),
    { numRuns: times(500) },
  );
}, 60_000);

test("$100,000 over thirty years at 6 % is $599.55 a month, and its rate without a fee is 6 %", () => {
  const cost = costed("term", { amount: "100,000", rate: "6", months: "360" });
  expect(cost.payment).toBe(59_955);
  expect(cost.rows[0]).toMatchObject({ interest: 50_000, principal: 9_955, balance: 9_990_045 });
  expect(percent(cost)).toBe(6);
});

test("a fee that is kept back raises the rate above the one that is named", () => {
  const plain = costed("term", { amount: "50000", rate: "9.5", months: "60" });
  const withFee = costed("term", { amount: "50000", rate: "9.5", months: "60", fee: "1500" });
  expect(percent(plain)).toBe(9.5);
  expect(percent(withFee)).toBeGreaterThan(10.7);
  expect(withFee.cost - plain.cost).toBe(150_000);
});

test("a loan that is paid off early costs less in all and more by the year, where a fee was kept back", () => {
  const cost = costed("term", { amount: "50000", rate: "9.5", months: "60", fee: "1500", early: "12" });
  expect(cost.early?.payoff).toBe(cost.rows[11]?.balance);
  expect(cost.early?.cost).toBeLessThan(cost.cost);
  expect(cost.early && percent(cost.early)).toBeGreaterThan(percent(cost) as number);
  expect(wrongsOf("term", { amount: "50000", rate: "9.5", months: "60", early: "60" })).toEqual({
    early: "errors.early",
  });
});

test("a lease as it was quoted has the rate at which its payment was calculated", () => {
  const typed = { amount: "40000", months: "48", ahead: "1", residual: "4000" };
  const byRate = costed("lease", { ...typed, rate: "8.25" });
  const quoted = costed("lease", { ...typed, payment: (byRate.payment / 100).toFixed(2) });
  expect(percent(byRate)).toBe(8.25);
  expect(percent(quoted)).toBeCloseTo(8.25, 1);
  expect(quoted.rows.at(-1)?.balance).toBe(0);
  expect(quoted.paid).toBe(byRate.payment * 48 + 400_000);
  expect(wrongsOf("lease", typed)).toEqual({ payment: "errors.paymentOrRate" });
});

test("draws bear interest for the days that each was owed, worked out by hand", () => {
  const cost = costed("draws", {
    ...{ amount: "200000", rate: "9", months: "3", start: "2026-01-01", basis: "360" },
    ...{ draw1: "100000", draw2: "60000", day2: "45" },
  });
  // 100,000 × 9 % × 31 ÷ 360; then 28 days of it and 14 of 60,000 from 15 February; then 31 days of 160,000.
  expect(cost.rows.filter(({ payment }) => payment > 0).map(({ interest }) => interest)).toEqual([
    77_500, 91_000, 124_000,
  ]);
  expect(cost.rows.at(-1)).toMatchObject({ principal: 16_000_000, balance: 0 });
  expect(
    wrongsOf("draws", {
      ...{ amount: "100000", rate: "9", months: "3", start: "2026-01-01", basis: "365" },
      ...{ draw1: "90000", draw2: "20000", day2: "40" },
    }),
  ).toEqual({ amount: "errors.overLimit" });
});

test("a year of 360 days makes a line of credit dearer than one of 365", () => {
  const typed = { amount: "80000", rate: "9", months: "12", start: "2026-01-01", draw1: "80000" };
  const [short, long] = ["360", "365"].map((basis) => costed("draws", { ...typed, basis })) as [Cost, Cost];
  expect(short.cost - long.cost).toBeGreaterThan(9_000);
  expect(percent(long)).toBeCloseTo(9, 1);
  expect(percent(short)).toBeCloseTo(9.13, 1);
});

test("an invoice that is sold costs its tiers, and 3 % of 80 % for 30 days are 45.6 % a year", () => {
  const typed = {
    amount: "10000",
    advance: "80",
    firstRate: "3",
    firstDays: "30",
    stepRate: "1",
    stepDays: "10",
  };
  const cost = costed("factoring", { ...typed, days: "30" });
  expect(cost.facts).toEqual({ advance: 800_000, charge: 30_000, reserve: 170_000 });
  expect(cost.rate.ok && cost.rate.percent).toBeCloseTo(45.625, 6);
  expect(costed("factoring", { ...typed, days: "31" }).facts.charge).toBe(40_000);
  expect(costed("factoring", { ...typed, days: "45" }).facts.charge).toBe(50_000);
});

test("a factor is shown with the rate that its remittances make of it, daily ones on working days", () => {
  const typed = { amount: "50000", factor: "1.3", start: "2026-01-05", payment: "500" };
  const daily = costed("merchant", { ...typed, rhythm: "day" });
  expect(daily.paid).toBe(6_500_000);
  expect(daily.rows).toHaveLength(130);
  expect(daily.rows.some(({ day = "" }) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()))).toBe(
    false,
  );
  // 30 % in half a year, of a sum that is on average half owed.
  expect(percent(daily)).toBeGreaterThan(95);
  const weekly = costed("merchant", {
    ...typed,
    payment: "",
    sales: "50000",
    holdback: "10",
    rhythm: "week",
  });
  expect(weekly.payment).toBe(115_385);
  expect(weekly.rows.at(-1)).toMatchObject({ balance: 0 });
  expect(wrongsOf("merchant", { ...typed, payment: "10", rhythm: "week" })).toEqual({
    payment: "errors.never",
  });
  expect(wrongsOf("merchant", { ...typed, payment: "", rhythm: "week" })).toEqual({
    payment: "errors.paymentOrSales",
  });
});

test("a promotion at 0 % is not free where a share of the price is kept back", () => {
  const cost = costed("customer", { amount: "12000", rate: "0", months: "12", dealerFee: "6" });
  expect(cost).toMatchObject({ payment: 100_000, rate: { ok: true, percent: 0 } });
  expect(cost.facts).toEqual({ dealerFee: 72_000, youReceive: 1_128_000, raised: 1_276_596 });
  expect(cost.other?.ok && cost.other.percent).toBeGreaterThan(11);
});

test("what is missing, unreadable or out of its bounds is said at its field", () => {
  expect(wrongsOf("term", { amount: "5", rate: "101", months: "1.5" })).toEqual({
    ...{ amount: "errors.range", rate: "errors.range", months: "errors.whole" },
  });
  expect(wrongsOf("term", { amount: "12,50", months: "12" })).toEqual({
    ...{ amount: "errors.money", rate: "errors.missing" },
  });
  expect(wrongsOf("lease", { amount: "900", months: "12", rate: "5", residual: "900", ahead: "0" })).toEqual({
    residual: "errors.residual",
  });
});

test("a scenario survives its address, and nothing else comes along", () => {
  const query = queryOf("term", { amount: "50000", rate: "9.5", months: "60", more: "x" });
  expect(query).toBe("kind=term&amount=50000&rate=9.5&months=60");
  expect(scenarioIn(new URLSearchParams(`${query}&other=1`))).toEqual({
    ...{ kind: "term", typed: { amount: "50000", rate: "9.5", months: "60" } },
  });
});

test("a point more costs more, a point less costs less", () => {
  for (const { kind, typed } of PRODUCTS) {
    const moved = swings(kind, typed);
    const now = costed(kind, typed).cost;
    if (moved?.higher) expect(moved.higher.cost, kind).toBeGreaterThan(now);
    if (moved?.lower) expect(moved.lower.cost, kind).toBeLessThan(now);
  }
});

test("every sample product has a rate, and every kind has one", () => {
  expect(PRODUCTS).toHaveLength(9);
  expect(new Set(PRODUCTS.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  for (const { id, kind, typed } of PRODUCTS) expect(costed(kind, typed).rate.ok, id).toBe(true);
});

test("the greatest loan is the one whose payment just fits", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 5_000_000 }),
      fc.integer({ min: 0, max: 400_000 }),
      fc.integer({ min: 12, max: 360 }),
      (payment, rate, months) => {
        const cents = greatestLoan(payment, { rate, months });
        expect(amortised({ cents, rate, months }).payment).toBeLessThanOrEqual(payment + 1);
        expect(amortised({ cents: cents + months * 2, rate, months }).payment).toBeGreaterThan(payment - 1);
      },
    ),
    { numRuns: times(100) },
  );
});

test("income over cover, less what is owed already, is what a firm can carry", () => {
  const done = carried({
    income: "150000",
    debt: "24000",
    cover: "1.25",
    rate: "0",
    months: "60",
    amount: "100000",
  });
  // 150,000 ÷ 1.25 = 120,000; less 24,000 are 96,000 a year, 8,000 a month, 480,000 in five years.
  expect(done).toEqual({
    ok: true,
    carried: {
      ...{ payment: 800_000, loan: 48_000_000, today: 6.25 },
      asked: { payment: 166_667, cover: 3.41, enough: true },
    },
  });
});

test("from how many days a month on renting is dearer than buying, by hand", () => {
  const done = waysOf({
    ...{ months: "24", days: "5", price: "48000", resale: "24000", upkeep: "200" },
    ...{ leasePayment: "1500", dayRate: "300", discount: "0" },
  });
  // Buying is (48,000 − 24,000) ÷ 24 + 200 = 1,200 a month: four days of rent.
  expect(done).toMatchObject({ ok: true, ways: { cheapest: "buy", beyondBuy: 4, beyondLease: 5.7 } });
});
