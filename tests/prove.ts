import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * `npm run prove` repeats what `npm test` does a few times, times what it only runs, and prints the figures. On a busy
 * machine a clock decides nothing: in `npm test` a worst case that takes for ever fails by the time limit of its test.
 */
const PROVING = Boolean(process.env.PROVE);

/** Whether a walk over the product opens all that it can reach, or only the screens and the few of each kind of `npm test`. */
export const everywhere = PROVING;

/** How often a random or concurrent case is tried: `short` in `npm test`, twenty times as often in `npm run prove`. */
export const times = (short: number): number => (PROVING ? short * 20 : short);

/**
 * Runs the worst case that somebody could send.
 * @param most milliseconds it may take in `npm run prove`
 */
export function worstCase(what: string, most: number, run: () => void): void {
  const started = performance.now();
  run();
  if (!PROVING) return;
  tookAtMost(what, most, performance.now() - started);
}

/** What the worst case may cost: milliseconds, and megabytes that it puts into memory beyond what it was given. */
interface Cost {
  ms: number;
  megabytes: number;
}

/** So often: the least time is what the work costs, without what else the machine did. */
const TRIES = 3;

/** As `worstCase`, and memory is measured as well; in `npm test` the case runs once, and no figure decides. */
export function worstCost(what: string, most: Cost, run: () => void): void {
  if (!PROVING) {
    run();
    return;
  }
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const cost: Cost = { ms: Number.POSITIVE_INFINITY, megabytes: 0 };
  for (let n = 0; n < TRIES; n++) {
    collect();
    const before = process.memoryUsage().heapUsed;
    const started = performance.now();
    run();
    cost.ms = Math.min(cost.ms, performance.now() - started);
    cost.megabytes = Math.max(cost.megabytes, (process.memoryUsage().heapUsed - before) / 1e6);
  }
  const [ms, megabytes] = [cost.ms.toFixed(0), cost.megabytes.toFixed(0)];
  console.info(`${what}: ${ms} ms, at most ${most.ms}; ${megabytes} MB, at most ${most.megabytes}`);
  if (cost.ms > most.ms) throw new Error(`${what} took ${ms} ms, more than ${most.ms}`);
  if (cost.megabytes > most.megabytes)
    throw new Error(`${what} took ${megabytes} MB, more than ${most.megabytes}`);
}

/**
 * Something that a test has waited for. In `npm test` what is waited for in vain fails by the time limit of its test.
 * @param most milliseconds it may have taken in `npm run prove`
 */
export function tookAtMost(what: string, most: number, ms: number): void {
  if (!PROVING) return;
  console.info(`${what}: ${ms.toFixed(1)} ms, at most ${most}`);
  if (ms > most) throw new Error(`${what} took ${ms.toFixed(0)} ms, more than ${most}`);
}

/** The value that so large a part of the others does not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

/**
 * Two figures of one run, on one machine, of which the first may be at most so many times the second.
 * In `npm test`, where other tests run beside this one, they are not compared.
 */
export function atMostTimes(what: string, most: number, [figure, base]: readonly [number, number]): void {
  if (!PROVING) return;
  console.info(`${what}: ${figure.toFixed(1)} ms to ${base.toFixed(1)} ms, at most ${most} times`);
  if (!(figure <= base * most))
    throw new Error(`${what} is ${(figure / base).toFixed(2)} times, more than ${most}`);
}

/** How long `npm run prove` lets something run that `npm test` does as fast as it can. */
export const during = (ms: number): number => (PROVING ? ms : 0);
