// The annual percentage rate by the actuarial method of 12 CFR Part 1026, Appendix J (Regulation Z): the rate at which
// everything received, each sum carried back to the start, is worth as much as everything paid. Whole unit-periods
// compound; within a part of one interest is simple, as (b)(8) of the appendix has it.

/** One sum at a moment. Money that is received is above zero, money that is paid below. */
export interface Flow {
  cents: number;
  /** Whole unit-periods since the start, and the part of one beyond them. */
  whole: number;
  part?: number;
}

/** Why no rate can be named: nothing is received, no more is paid than was received, or the rate is beyond all measure. */
export type NoRate = "nothingReceived" | "noCost" | "beyond";
export type Rate = { ok: true; percent: number } | { ok: false; why: NoRate };

/** Above this a rate says nothing any more. */
const MOST_PERCENT = 100_000;

/** What all sums are worth at the start, at a rate per unit-period. */
function worth(flows: readonly Flow[], rate: number): number {
  let sum = 0;
  for (const { cents, whole, part = 0 } of flows) sum += cents / ((1 + part * rate) * (1 + rate) ** whole);
  return sum;
}

/**
 * The annual percentage rate of what is received and paid. What is paid at the start lessens what is received there.
 * The lowest rate is taken where several would do.
 * @param perYear unit-periods in a year: 12 months, 52 weeks, 365 days
 */
export function annualRate(flows: readonly Flow[], perYear: number): Rate {
  const atStart = flows.filter(({ whole, part = 0 }) => whole === 0 && part === 0);
  if (atStart.reduce((sum, { cents }) => sum + cents, 0) <= 0) return { ok: false, why: "nothingReceived" };
  const net = flows.reduce((sum, { cents }) => sum + cents, 0);
  // To the cent: what is paid back is what was received.
  if (net === 0) return { ok: true, percent: 0 };
  if (net > 0) return { ok: false, why: "noCost" };
  const most = MOST_PERCENT / 100 / perYear;
  let low = 0;
  let high = 0.0005;
  // Upwards in steps, so that the lowest of several rates is found.
  while (worth(flows, high) < 0) {
    if (high >= most) return { ok: false, why: "beyond" };
    low = high;
    high = Math.min(most, high * 1.25);
  }
  for (let turn = 0; turn < 200 && high - low > 1e-15; turn++) {
    const middle = (low + high) / 2;
    if (worth(flows, middle) < 0) low = middle;
    else high = middle;
  }
  return { ok: true, percent: ((low + high) / 2) * perYear * 100 };
}
