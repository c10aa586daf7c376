// Schedules in whole cents. Interest is rounded once, half a cent up, each time that it falls due; the last payment
// takes what is left, so that every schedule ends at nothing.

/** A rate a year in ten-thousandths of a percent: 95000 is 9.5 %. */
export type RateUnits = number;
export const RATE_UNITS = 10_000;

export interface Row {
  n: number;
  /** The day it falls on, where the schedule hangs on days. */
  day?: string;
  payment: number;
  interest: number;
  principal: number;
  /** What is owed afterwards. */
  balance: number;
  /** What is received on the day, of a line of credit. */
  draw?: number;
}

/** `cents × rate × share / of`, rounded half up, exactly: a float loses cents of large sums. */
export function interestOn(cents: number, rate: RateUnits, share: number, of: number): number {
  const over = BigInt(RATE_UNITS) * 100n * BigInt(of);
  const exact = BigInt(cents) * BigInt(rate) * BigInt(share);
  return Number((exact * 2n + over) / (over * 2n));
}

/** A share of a sum, in ten-thousandths of a percent. */
export const shareOf = (cents: number, rate: RateUnits): number => interestOn(cents, rate, 1, 1);

export interface Loan {
  cents: number;
  rate: RateUnits;
  months: number;
  /** Left to be paid with the last payment. */
  balloon?: number;
  /** Payments made at the start rather than at the ends of their months. */
  ahead?: number;
}

/** The level payment before rounding. `ahead` payments are made at the start, the others monthly from the first month on. */
function exactPayment({ cents, rate, months, balloon = 0, ahead = 0 }: Loan): number {
  const i = rate / RATE_UNITS / 100 / 12;
  if (i === 0) return (cents - balloon) / months;
  const left = months - ahead;
  // What a cent a month is worth at the start.
  const annuity = (1 - (1 + i) ** -left) / i + ahead;
  return (cents - balloon * (1 + i) ** -months) / annuity;
}

/** Rows that pay a loan off with one payment a month. */
function rowsAt({ cents, rate, months, balloon = 0, ahead = 0 }: Loan, payment: number): Row[] {
  const rows: Row[] = [];
  let balance = cents;
  if (ahead > 0) {
    const paid = Math.min(balance, payment * ahead);
    balance -= paid;
    rows.push({ n: 0, payment: paid, interest: 0, principal: paid, balance });
  }
  const pays = months - ahead;
  for (let n = 1; n <= months && balance > 0; n++) {
    const interest = interestOn(balance, rate, 1, 12);
    const isLast = n === months || (n === pays && balloon === 0);
    const asked = n > pays ? 0 : payment;
    const paid = isLast ? balance + interest : Math.min(asked, balance + interest);
    const principal = paid - interest;
    balance -= principal;
    rows.push({ n, payment: paid, interest, principal, balance });
  }
  return rows;
}

/** How far the last payment may be from the others, in times of them, before the others are too small. */
const LAST_MOST = 2;

/**
 * A loan that is paid off with a payment a month, rounded to the cent as lenders do. Where the half cent that was lost
 * grows beyond the last payment, as at very high rates, the payment is a cent more.
 */
export function amortised(loan: Loan): { payment: number; rows: Row[] } {
  const exact = exactPayment(loan);
  let payment = Math.max(0, Math.round(exact));
  for (let more = 0; ; more++) {
    const rows = rowsAt(loan, payment);
    const last = rows.at(-1)?.payment ?? 0;
    if (more > 3 || last <= (loan.balloon ?? 0) + payment * LAST_MOST) return { payment, rows };
    payment++;
  }
}

/** What one month's payment at most can carry: the greatest loan whose payment is not above it. */
export function greatestLoan(payment: number, { rate, months }: { rate: RateUnits; months: number }): number {
  let low = 0;
  let high = payment * months;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (Math.round(exactPayment({ cents: middle, rate, months })) <= payment) low = middle;
    else high = middle - 1;
  }
  return low;
}

export const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);
