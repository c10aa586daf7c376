import { dayAfter, daysBetween, monthsAfter } from "~/lib/local-day.ts";
import { annualRate, type Flow, type Rate } from "./apr.ts";
import { isWorkday, unitMonths } from "./calendar.ts";
import { DRAWS, FIELDS, type Kind, readFields, type Typed, type Values, type Wrongs } from "./kinds.ts";
import { amortised, interestOn, RATE_UNITS, type Row, shareOf, sumOf } from "./schedules.ts";

/** What it costs to end it early, after so many payments. */
interface Early {
  after: number;
  payoff: number;
  fee: number;
  cost: number;
  rate: Rate;
}

/** What a scenario costs, from its schedule. */
export interface Cost {
  /** Whether rows have interest of their own, or only what is left to be paid. */
  rows: readonly Row[];
  hasInterest: boolean;
  /** The usual payment. */
  payment: number;
  /** Received, after what is kept back of it. */
  received: number;
  paid: number;
  /** What the money costs: all that is paid beyond what is received. */
  cost: number;
  rate: Rate;
  early?: Early;
  /** Further figures of this kind, in cents. */
  facts: Readonly<Record<string, number>>;
  /** A second rate that says more: with what somebody else pays at first. */
  other?: Rate;
}

export type Costed = { ok: true; cost: Cost } | { ok: false; wrongs: Wrongs };

const wrong = (field: string, key: string): Costed => ({ ok: false, wrongs: { [field]: { key } } });
const num = (values: Values, name: string): number => Number(values[name] ?? 0);

const monthFlows = (received: number, rows: readonly Row[]): Flow[] => [
  { cents: received, whole: 0 },
  ...rows.map(({ n, payment }) => ({ cents: -payment, whole: n })),
];

const costOf = (flows: readonly Flow[]) => -sumOf(flows, ({ cents }) => cents);

interface Base {
  rows: readonly Row[];
  flows: readonly Flow[];
  perYear: number;
  received: number;
  payment: number;
}

const made = ({ rows, flows, perYear, received, payment }: Base, more: Partial<Cost> = {}): Costed => ({
  ok: true,
  cost: {
    ...{ rows, hasInterest: true, payment, received },
    paid: sumOf(rows, (row) => row.payment),
    cost: costOf(flows),
    rate: annualRate(flows, perYear),
    facts: {},
    ...more,
  },
});

/** Paid off after a payment: what is owed then, with a fee for it, and nothing later. */
function endedEarly(base: Base, after: number, feeRate: number): Early | undefined {
  const kept = base.rows.filter(({ n }) => n <= after);
  const last = kept.at(-1);
  if (!last || last.balance <= 0) return undefined;
  const fee = shareOf(last.balance, feeRate);
  const until = base.flows[kept.length] as Flow;
  const flows = [...base.flows.slice(0, kept.length + 1), { ...until, cents: -(last.balance + fee) }];
  return { after, payoff: last.balance, fee, cost: costOf(flows), rate: annualRate(flows, base.perYear) };
}

function term(values: Values): Costed {
  const [amount, months, balloon, early] = ["amount", "months", "balloon", "early"].map((name) =>
    num(values, name),
  ) as [number, number, number, number];
  if (balloon >= amount) return wrong("balloon", "errors.balloon");
  const { payment, rows } = amortised({ cents: amount, rate: num(values, "rate"), months, balloon });
  if (payment <= 0) return wrong("months", "errors.tooLong");
  const received = amount - num(values, "fee");
  const base = { rows, flows: monthFlows(received, rows), perYear: 12, received, payment };
  const ended = early ? endedEarly(base, early, num(values, "earlyFee")) : undefined;
  if (early && !ended) return wrong("early", "errors.early");
  return made(base, { early: ended });
}

/** Payments as they were quoted: what is left to be paid, without a split that nobody agreed on. */
function quotedRows(
  payment: number,
  { months, ahead, residual }: Record<"months" | "ahead" | "residual", number>,
) {
  let balance = payment * months + residual;
  const rows: Row[] = [];
  const pay = (n: number, sum: number) => {
    balance -= sum;
    rows.push({ n, payment: sum, interest: 0, principal: 0, balance });
  };
  if (ahead) pay(0, payment * ahead);
  for (let n = 1; n <= months - ahead; n++) pay(n, n === months ? payment + residual : payment);
  if (ahead && residual) pay(months, residual);
  return rows;
}

function lease(values: Values): Costed {
  const [amount, months, ahead, residual, quoted] = ["amount", "months", "ahead", "residual", "payment"].map(
    (name) => num(values, name),
  ) as [number, number, number, number, number];
  if (quoted === 0 && values.rate === undefined) return wrong("payment", "errors.paymentOrRate");
  if (ahead >= months) return wrong("ahead", "errors.ahead");
  if (residual >= amount) return wrong("residual", "errors.residual");
  const calculated = quoted
    ? { payment: quoted, rows: quotedRows(quoted, { months, ahead, residual }) }
    : amortised({ cents: amount, rate: num(values, "rate"), months, balloon: residual, ahead });
  if (calculated.payment <= 0) return wrong("months", "errors.tooLong");
  const received = amount - num(values, "fee");
  const flows = monthFlows(received, calculated.rows);
  return made({ ...calculated, flows, perYear: 12, received }, { hasInterest: !quoted });
}

interface Draw {
  day: string;
  cents: number;
}

/** Sums drawn on their days, interest paid each month for the days that each was owed, all of it back at the end. */
function draws(values: Values): Costed {
  const start = String(values.start);
  const months = num(values, "months");
  const end = monthsAfter(start, months);
  const drawn: Draw[] = [];
  for (const n of DRAWS) {
    const cents = num(values, `draw${n}`);
    const later = num(values, `day${n}`);
    if (cents === 0) continue;
    const day = dayAfter(start, n === 1 ? 0 : later);
    if (day >= end) return wrong(`day${n}`, "errors.drawLate");
    if (n > 1 && values[`day${n}`] === undefined) return wrong(`day${n}`, "errors.missing");
    drawn.push({ day, cents });
  }
  const total = sumOf(drawn, ({ cents }) => cents);
  if (total > num(values, "amount")) return wrong("amount", "errors.overLimit");
  const basis = Number(values.basis);
  const rate = num(values, "rate");
  const rows: Row[] = [];
  const flows: Flow[] = [];
  let balance = 0;
  let since = start;
  for (let n = 1; n <= months; n++) {
    const due = monthsAfter(start, n);
    // Cents owed times days: interest of a month is rounded once, not by draw.
    let weight = 0n;
    const until = (day: string) => {
      weight += BigInt(balance) * BigInt(daysBetween(since, day));
      since = day;
    };
    for (const draw of drawn.filter(({ day }) => day < due && day >= monthsAfter(start, n - 1)).sort(byDay)) {
      until(draw.day);
      balance += draw.cents;
      flows.push({ cents: draw.cents, ...unitMonths(start, draw.day) });
      rows.push({
        ...{ n, day: draw.day, draw: draw.cents, balance },
        payment: 0,
        interest: 0,
        principal: 0,
      });
    }
    until(due);
    const interest = interestOn(1, rate, Number(weight), basis);
    const principal = n === months ? balance : 0;
    balance -= principal;
    const payment = interest + principal;
    if (payment > 0) rows.push({ n, day: due, payment, interest, principal, balance });
    flows.push({ cents: -payment, whole: n });
  }
  const fee = num(values, "fee");
  if (fee) flows.push({ cents: -fee, whole: 0 });
  const interest = rows.map((row) => row.interest);
  return made(
    { rows, flows, perYear: 12, received: total - fee, payment: Math.max(...interest) },
    { facts: { drawn: total, unused: num(values, "amount") - total } },
  );
}
const byDay = (a: Draw, b: Draw) => (a.day < b.day ? -1 : 1);

/** An invoice sold: part of it at once, the rest less the fee when the customer pays. */
function factoring(values: Values): Costed {
  const [invoice, days, firstDays, stepDays] = ["amount", "days", "firstDays", "stepDays"].map((name) =>
    num(values, name),
  ) as [number, number, number, number];
  const stepRate = num(values, "stepRate");
  if (stepRate > 0 && !stepDays) return wrong("stepDays", "errors.stepDays");
  const advance = shareOf(invoice, num(values, "advance"));
  // A step that has begun counts whole.
  const steps = days > firstDays && stepDays ? Math.ceil((days - firstDays) / stepDays) : 0;
  const charge = shareOf(invoice, num(values, "firstRate") + steps * stepRate);
  if (charge > invoice - advance) return wrong("days", "errors.feeAboveReserve");
  const fee = num(values, "fee");
  const received = advance - fee;
  const repaid = advance + charge;
  const rows: Row[] = [{ n: 1, payment: repaid, interest: charge, principal: advance, balance: 0 }];
  // One advance and one payment: the term itself is the unit-period, Appendix J (b)(5)(vi).
  const flows: Flow[] = [
    { cents: received, whole: 0 },
    { cents: -repaid, whole: 1 },
  ];
  return made(
    { rows, flows, perYear: 365 / days, received, payment: repaid },
    { facts: { advance, charge, reserve: invoice - advance - charge } },
  );
}

const MOST_REMITTANCES = 1_300;
/** Five days a week: what is sent of a year's sales is spread over so many. */
const REMITTANCES = { day: { perYear: 365, times: 260 }, week: { perYear: 52, times: 52 } } as const;

/** A sum for a multiple of it, taken daily or weekly: its rate is nobody's until it is worked out. */
function merchant(values: Values): Costed {
  const rhythm = values.rhythm === "day" ? "day" : "week";
  const { perYear, times } = REMITTANCES[rhythm];
  const start = String(values.start);
  const amount = num(values, "amount");
  const owed = shareOf(amount, num(values, "factor") * 100);
  const ofSales = Math.round(shareOf(num(values, "sales"), num(values, "holdback")) * (12 / times));
  const payment = num(values, "payment") || ofSales;
  if (payment <= 0) return wrong("payment", "errors.paymentOrSales");
  if (payment * MOST_REMITTANCES < owed) return wrong("payment", "errors.never");
  const received = amount - num(values, "fee");
  const flows: Flow[] = [{ cents: received, whole: 0 }];
  const rows: Row[] = [];
  let balance = owed;
  let day = start;
  for (let n = 1; balance > 0; n++) {
    day = dayAfter(day, rhythm === "week" ? 7 : 1);
    while (rhythm === "day" && !isWorkday(day)) day = dayAfter(day);
    const paid = Math.min(payment, balance);
    balance -= paid;
    rows.push({ n, day, payment: paid, interest: 0, principal: 0, balance });
    flows.push({ cents: -paid, whole: rhythm === "week" ? n : daysBetween(start, day) });
  }
  const base = { rows, flows, perYear, received, payment };
  const early = num(values, "early");
  const ended = early ? endedEarly(base, early, 0) : undefined;
  if (early && !ended) return wrong("early", "errors.early");
  return made(base, { hasInterest: false, early: ended, facts: { owed } });
}

/** A customer pays by the month; whoever finances it keeps a share of the price from the contractor. */
function customer(values: Values): Costed {
  const amount = num(values, "amount");
  const loan = { cents: amount, rate: num(values, "rate"), months: num(values, "months") };
  const { payment, rows } = amortised(loan);
  if (payment <= 0) return wrong("months", "errors.tooLong");
  const received = amount - num(values, "fee");
  const share = num(values, "dealerFee");
  const kept = shareOf(amount, share);
  const base = { rows, flows: monthFlows(received, rows), perYear: 12, received, payment };
  // The price at which as much is left as without it: rounded up, so that no cent is missing.
  const raised = Math.ceil((amount * 100 * RATE_UNITS) / (100 * RATE_UNITS - share));
  return made(base, {
    facts: { dealerFee: kept, youReceive: amount - kept, raised },
    other: kept ? annualRate(monthFlows(received - kept, rows), 12) : undefined,
  });
}

const COSTS: Readonly<Record<Kind, (values: Values) => Costed>> = {
  ...{ term, lease, draws, factoring, merchant, customer },
};

/** What a scenario costs, or what is wrong with it. */
export function costOfScenario(kind: Kind, typed: Typed): Costed {
  const { values, wrongs } = readFields(FIELDS[kind], typed);
  return Object.keys(wrongs).length > 0 ? { ok: false, wrongs } : COSTS[kind](values);
}

/** What a point more or less does: the field that is moved, and how far, in its own units. */
const SWING: Readonly<Record<Kind, readonly [string, number]>> = {
  term: ["rate", RATE_UNITS],
  lease: ["rate", RATE_UNITS],
  draws: ["rate", RATE_UNITS],
  factoring: ["firstRate", RATE_UNITS],
  merchant: ["factor", RATE_UNITS / 100],
  customer: ["rate", RATE_UNITS],
};

/** The same scenario a point lower and a point higher; undefined where it is not possible, or the field was not typed. */
export function swings(kind: Kind, typed: Typed): { field: string; lower?: Cost; higher?: Cost } | undefined {
  const [field, by] = SWING[kind];
  const { values, wrongs } = readFields(FIELDS[kind], typed);
  const value = values[field];
  // A quoted payment says what a lease costs, whatever rate stands beside it.
  if (Object.keys(wrongs).length > 0 || typeof value !== "number" || (kind === "lease" && values.payment))
    return undefined;
  const at = (moved: number) => {
    const limits = FIELDS[kind].find(({ name }) => name === field);
    if (!limits || moved < limits.least || moved > limits.most) return undefined;
    const costed = COSTS[kind]({ ...values, early: undefined, [field]: moved });
    return costed.ok ? costed.cost : undefined;
  };
  return { field, lower: at(value - by), higher: at(value + by) };
}
