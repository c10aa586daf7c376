import { dayAfter, daysBetween } from "~/lib/local-day.ts";
import { OPEN } from "./application.process.ts";
import { OWED } from "./invoice.limits.ts";
import { type Retaining, retainedOfWork } from "./sums.ts";

export const WEEKS = 13;

/** What the cash of a job follows from. */
export interface CashOf {
  today: string;
  /** The last day of the work, which counts where no schedule says what is left to do. */
  finishOn: string | null;
  /** What is left to do by the schedules of the job: in which days, and how many working days of it. */
  work?: readonly { from: string; to: string; days: number }[];
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

/** In how many parts a working day of a task is counted. */
const PARTS = 1_000_000;

/**
 * How the work that is left goes on: its last day from today on, and what part of an amount falls to the first of the days,
 * rounded down; all of it at the last. A task goes on evenly between its days, one that is late tomorrow. Undefined where
 * there is no finish ahead.
 */
function paceOf({ today, finishOn, work = [] }: CashOf) {
  const spans = work.map(({ from, to, days }) => {
    const start = Math.max(0, daysBetween(today, from) - 1);
    return { start, end: Math.max(start + 1, daysBetween(today, to)), parts: days * PARTS };
  });
  const days =
    spans.length > 0
      ? Math.max(...spans.map(({ end }) => end))
      : finishOn === null
        ? 0
        : daysBetween(today, finishOn);
  if (days <= 0) return undefined;
  const all = spans.length > 0 ? spans : [{ start: 0, end: days, parts: days }];
  const total = BigInt(all.reduce((sum, { parts }) => sum + parts, 0));
  const doneBy = (day: number) =>
    all.reduce((sum, { start, end, parts }) => {
      const over = Math.min(Math.max(0, day - start), end - start);
      return sum + Math.floor((parts * over) / (end - start));
    }, 0);
  return {
    days,
    partBy: (amount: number, day: number) => Number((BigInt(amount) * BigInt(doneBy(day))) / total),
  };
}

/**
 * What comes in and goes out in thirteen weeks. What is left to do and to pay is spread over the open tasks of the schedules by
 * their working days, and evenly over the days to the finish where there are none; the work of a week is billed at its end and
 * paid after the days to pay, less what is held back of it. What is owed comes on its day, what is late in the first week.
 * Undefined where there is no finish ahead to spread anything over.
 */
export function cashOf(given: CashOf): CashWeek[] | undefined {
  const { today, payDays, contractCents, completedCents, toGoCents, retaining, owed } = given;
  const pace = paceOf(given);
  if (!pace) return undefined;
  const { days, partBy } = pace;
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
    const done = completedCents + partBy(left, day);
    return done - retainedOfWork(done, contractCents, retaining);
  };
  for (let before = 0; before < days && before < WEEKS * 7; before += 7) {
    const day = Math.min(before + 7, days);
    put(ins, day + payDays, earned(day) - earned(before));
    put(outs, day, partBy(toGoCents, day) - partBy(toGoCents, before));
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
