import { roundHalfAway, wholeNumber } from "~/lib/decimal.ts";
import { WHOLE } from "./billing.limits.ts";

// What an application for payment comes to. All amounts are whole cents; percentages are hundredths of a percent, so that
// nothing is rounded before the end.

/** What is held back: one rate up to the threshold, another beyond it, and one of stored material. */
export interface Retaining {
  firstRate: number;
  /** Which part of the contract is done where the second rate begins. */
  threshold: number;
  laterRate: number;
  storedRate: number;
}

export interface WorkLine {
  /** What was agreed; below zero for a credit. */
  scheduled: number;
  /** Done in the periods before, done in this one, and lying on site without being built in. */
  previous: number;
  current: number;
  stored: number;
  /** Whether a change order put it into the contract. */
  isChange: boolean;
}

export interface Sums {
  original: number;
  changes: number;
  contract: number;
  /** Work and stored material. */
  completed: number;
  retainedWork: number;
  retainedStored: number;
  /** What is still held back: of work and material, less what was released. */
  retainage: number;
  earned: number;
  /** What was certified before. */
  previous: number;
  due: number;
  /** With what is held back. */
  balance: number;
}

const sum = (amounts: readonly number[]) => wholeNumber(amounts.reduce((all, one) => all + BigInt(one), 0n));

const SQUARE = BigInt(WHOLE) * BigInt(WHOLE);

/**
 * What is held back of work: the first rate of what is done up to the threshold of the contract, the second of what is done
 * beyond it. What was held back before the threshold stays held. Rounded once.
 */
export function retainedOfWork(work: number, contract: number, terms: Retaining): number {
  if (work <= 0) return 0;
  const done = BigInt(work) * BigInt(WHOLE);
  const limit = BigInt(Math.max(0, contract)) * BigInt(terms.threshold);
  const below = done < limit ? done : limit;
  const over = below * BigInt(terms.firstRate) + (done - below) * BigInt(terms.laterRate);
  return wholeNumber(roundHalfAway({ over, under: SQUARE }));
}

/** A part of an amount, in hundredths of a percent, rounded once. */
export const partOf = (amount: number, rate: number): number =>
  wholeNumber(roundHalfAway({ over: BigInt(amount) * BigInt(rate), under: BigInt(WHOLE) }));

/** The nine sums of an application. @param given what was released of the retainage so far, and certified before */
export function sumsOf(
  lines: readonly WorkLine[],
  terms: Retaining,
  { released, certified }: { released: number; certified: number },
): Sums {
  const scheduled = (isChange: boolean) =>
    sum(lines.filter((line) => line.isChange === isChange).map((line) => line.scheduled));
  const [original, changes] = [scheduled(false), scheduled(true)];
  const contract = sum([original, changes]);
  const work = sum(lines.flatMap(({ previous, current }) => [previous, current]));
  const stored = sum(lines.map((line) => line.stored));
  const completed = sum([work, stored]);
  const retainedWork = retainedOfWork(work, contract, terms);
  const retainedStored = Math.max(0, partOf(stored, terms.storedRate));
  const retainage = Math.max(0, retainedWork + retainedStored - released);
  const earned = completed - retainage;
  return {
    ...{ original, changes, contract, completed, retainedWork, retainedStored, retainage, earned },
    ...{ previous: certified, due: earned - certified, balance: contract - earned },
  };
}

export type LineTrouble = "over" | "falling" | "wrong-way";

/** Whether a part of an amount has its direction and is not larger. */
const isWithin = (part: number, whole: number) =>
  whole >= 0 ? part >= 0 && part <= whole : part <= 0 && part >= whole;

/**
 * What is wrong with a line: more than was agreed, less than nothing, or less than was billed of it before, which needs a
 * reason. @param before what was done and stored of it in the last application
 */
export function troubleOf(line: WorkLine, before: number, hasReason: boolean): LineTrouble | undefined {
  const total = line.previous + line.current + line.stored;
  if (!isWithin(total, line.scheduled))
    return Math.abs(total) > Math.abs(line.scheduled) ? "over" : "wrong-way";
  if (!isWithin(line.stored, line.scheduled) || !isWithin(line.previous + line.current, line.scheduled))
    return "wrong-way";
  const fell = line.scheduled >= 0 ? total < before : total > before;
  return fell && !hasReason ? "falling" : undefined;
}

/** How far a line is, in whole tenths of a percent; undefined where nothing was agreed. */
export const doneOf = ({ scheduled, previous, current, stored }: WorkLine): number | undefined =>
  scheduled === 0 ? undefined : Math.round(((previous + current + stored) / scheduled) * 1_000);
