import type { Field, Typed, Values, Wrongs } from "./kinds.ts";
import { readFields } from "./kinds.ts";
import { amortised, greatestLoan, RATE_UNITS } from "./schedules.ts";

// Two questions beside the cost of money: how much a firm can carry, and whether to buy, lease or rent.

const money = (name: string, least: number, optional?: true): Field => ({
  ...{ name, type: "money", least, most: 1_000_000_000 },
  ...(optional && { optional }),
});
const percent = (name: string): Field => ({ name, type: "percent", least: 0, most: 100 * RATE_UNITS });
const whole = (name: string, most: number, least = 1): Field => ({ name, type: "whole", least, most });

export const CARRY_FIELDS: readonly Field[] = [
  money("income", 0),
  money("debt", 0, true),
  { name: "cover", type: "factor", least: RATE_UNITS, most: 5 * RATE_UNITS },
  percent("rate"),
  whole("months", 480),
  money("amount", 10_000, true),
];

const num = (values: Values, name: string): number => Number(values[name] ?? 0);

export interface Carried {
  /** The most that a month's new payment may be, and the loan that it carries. */
  payment: number;
  loan: number;
  /** The ratio of income to debt service today, in hundredths; none where nothing is owed. */
  today?: number;
  /** The same with the loan that is asked for, and its payment. */
  asked?: { payment: number; cover: number; enough: boolean };
}

/** How much debt a year's income carries at a debt-service cover: income ÷ cover − what is paid already. */
export function carried(typed: Typed): { ok: true; carried: Carried } | { ok: false; wrongs: Wrongs } {
  const { values, wrongs } = readFields(CARRY_FIELDS, typed);
  if (Object.keys(wrongs).length > 0) return { ok: false, wrongs };
  const income = num(values, "income");
  const debt = num(values, "debt");
  const cover = num(values, "cover");
  const loan = { rate: num(values, "rate"), months: num(values, "months") };
  // Downwards: a cent more would be below the cover that is asked for.
  const payment = Math.max(0, Math.floor((Math.floor((income * RATE_UNITS) / cover) - debt) / 12));
  const ratio = (service: number) => Math.round((income / service) * 100) / 100;
  const amount = num(values, "amount");
  const asked = amount ? amortised({ cents: amount, ...loan }).payment : 0;
  return {
    ok: true,
    carried: {
      payment,
      loan: greatestLoan(payment, loan),
      ...(debt > 0 && { today: ratio(debt) }),
      ...(amount > 0 && {
        asked: { payment: asked, cover: ratio(debt + asked * 12), enough: asked <= payment },
      }),
    },
  };
}

export const WAYS_FIELDS: readonly Field[] = [
  whole("months", 120),
  whole("days", 31),
  money("price", 10_000),
  money("resale", 0, true),
  money("upkeep", 0, true),
  money("leasePayment", 100),
  money("leaseFee", 0, true),
  money("dayRate", 100),
  percent("discount"),
];

export interface Way {
  way: "buy" | "lease" | "rent";
  /** What it comes to in all, worth today, and by month. */
  total: number;
  worth: number;
  perMonth: number;
}
export interface Ways {
  ways: readonly Way[];
  cheapest: Way["way"];
  /** Days a month from which renting costs more than buying, or leasing; in tenths. None where renting never does. */
  beyondBuy?: number;
  beyondLease?: number;
}

/** Buying, leasing and renting the same machine over the same months: every sum carried back to the start. */
export function waysOf(typed: Typed): { ok: true; ways: Ways } | { ok: false; wrongs: Wrongs } {
  const { values, wrongs } = readFields(WAYS_FIELDS, typed);
  if (Object.keys(wrongs).length > 0) return { ok: false, wrongs };
  const months = num(values, "months");
  const resale = num(values, "resale");
  const price = num(values, "price");
  if (resale > price) return { ok: false, wrongs: { resale: { key: "errors.resale" } } };
  const i = num(values, "discount") / RATE_UNITS / 100 / 12;
  // What a cent at the end of each month is worth today.
  const annuity = i === 0 ? months : (1 - (1 + i) ** -months) / i;
  const atEnd = (1 + i) ** -months;
  const upkeep = num(values, "upkeep");
  const leased = num(values, "leasePayment") + upkeep;
  const rent = num(values, "dayRate") * num(values, "days");
  const way = (name: Way["way"], total: number, worth: number): Way => ({
    ...{ way: name, total, worth: Math.round(worth) },
    perMonth: Math.round(worth / annuity),
  });
  const fee = num(values, "leaseFee");
  const ways = [
    way("buy", price + upkeep * months - resale, price + upkeep * annuity - resale * atEnd),
    way("lease", fee + leased * months, fee + leased * annuity),
    way("rent", rent * months, rent * annuity),
  ];
  const worthOf = (name: Way["way"]) => ways.find((each) => each.way === name)?.worth ?? 0;
  const beyond = (name: Way["way"]) => {
    const days = Math.round((worthOf(name) / annuity / num(values, "dayRate")) * 10) / 10;
    return days <= 31 ? Math.max(0, days) : undefined;
  };
  const [cheapest = ways[0] as Way] = [...ways].sort((a, b) => a.worth - b.worth);
  return {
    ok: true,
    ways: { ways, cheapest: cheapest.way, beyondBuy: beyond("buy"), beyondLease: beyond("lease") },
  };
}
