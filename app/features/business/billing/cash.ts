import { dayAfter, daysBetween } from "~/lib/local-day.ts";
import { OPEN } from "./application.process.ts";
import { OWED } from "./invoice.limits.ts";
import { type Retaining, retainedOfWork } from "./sums.ts";

export const WEEKS = 13;

/** What the cash of a job follows from. */
export interface CashOf {
  today: string;
  /** The last day of the work. */
  finishOn: string | null;
  payDays: number;
  contractCents: number;
  /** Done and stored so far, in the newest application. */
  completedCents: number;
  /** What the work will still cost. */
  toGoCents: number;
  retaining: Retaining;
  /** What was applied for and is not paid: the certified on its day, the other where its certificate would be due. */
  owed: readonly { openCents: number; dueOn: string }[];
}

interface Paper {
  state: string;
  dueOn: string | null;
  totalCents: number;
  /** As the database counts it. */
  paid: number | string;
}

/** What the papers of a job still bring: what is decided by its due day, what is not when it would be due if it were today. */
export function owedOf(
  applications: readonly (Paper & { certifiedCents: number | null })[],
  invoices: readonly (Paper & { credited: number | string })[],
  { today, payDays }: Pick<CashOf, "today" | "payDays">,
): CashOf["owed"] {
  const applied = applications.flatMap((one) => {
    if (one.state === "certified")
      return [{ openCents: (one.certifiedCents ?? 0) - Number(one.paid), dueOn: one.dueOn ?? today }];
    return OPEN.includes(one.state)
      ? [{ openCents: Math.max(0, one.totalCents), dueOn: dayAfter(today, payDays) }]
      : [];
  });
  const invoiced = invoices
    .filter(({ state }) => OWED.includes(state))
    .map((one) => ({
      openCents: one.totalCents - Number(one.credited) - Number(one.paid),
      dueOn: one.dueOn ?? today,
    }));
  return [...applied, ...invoiced];
}

export interface CashWeek {
  from: string;
  to: string;
  inCents: number;
  outCents: number;
  /** What came and went since today. */
  totalCents: number;
}

/** The part of an amount that falls to the first days of several, rounded down; all of it at the last. */
const partBy = (amount: number, day: number, days: number) =>
  Number((BigInt(amount) * BigInt(Math.min(day, days))) / BigInt(days));

/**
 * What comes in and goes out in thirteen weeks. What is left to do and to pay is spread evenly over the days to the finish;
 * the work of a week is billed at its end and paid after the days to pay, less what is held back of it. What is owed comes on
 * its day, what is late in the first week. Undefined where there is no finish ahead to spread anything over.
 */
export function cashOf(given: CashOf): CashWeek[] | undefined {
  const { today, finishOn, payDays, contractCents, completedCents, toGoCents, retaining, owed } = given;
  const days = finishOn === null ? 0 : daysBetween(today, finishOn);
  if (days <= 0) return undefined;
  const [ins, outs] = [Array<number>(WEEKS).fill(0), Array<number>(WEEKS).fill(0)];
  /** Into the week of a day, counted from today. */
  const put = (into: number[], day: number, cents: number) => {
    const week = Math.floor((Math.max(1, day) - 1) / 7);
    if (week < WEEKS) into[week] = (into[week] ?? 0) + cents;
  };
  for (const { openCents, dueOn } of owed) put(ins, daysBetween(today, dueOn), openCents);
  const left = Math.max(0, contractCents - completedCents);
  /** What is earned, less what is held back, once so many days are over. */
  const earned = (day: number) => {
    const done = completedCents + partBy(left, day, days);
    return done - retainedOfWork(done, contractCents, retaining);
  };
  for (let before = 0; before < days && before < WEEKS * 7; before += 7) {
    const day = Math.min(before + 7, days);
    put(ins, day + payDays, earned(day) - earned(before));
    put(outs, day, partBy(toGoCents, day, days) - partBy(toGoCents, before, days));
  }
  let totalCents = 0;
  return ins.map((inCents, week) => {
    const outCents = outs[week] ?? 0;
    totalCents += inCents - outCents;
    return {
      from: dayAfter(today, week * 7 + 1),
      to: dayAfter(today, week * 7 + 7),
      inCents,
      outCents,
      totalCents,
    };
  });
}
