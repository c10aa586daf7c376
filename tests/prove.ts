/**
 * `npm run prove` repeats what `npm test` does a few times, times what it only runs, and prints the figures. On a busy
 * machine a clock decides nothing: in `npm test` a worst case that takes for ever fails by the time limit of its test.
 */
const PROVING = Boolean(process.env.PROVE);

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

/**
 * Something that a test has waited for. In `npm test` what is waited for in vain fails by the time limit of its test.
 * @param most milliseconds it may have taken in `npm run prove`
 */
export function tookAtMost(what: string, most: number, ms: number): void {
  if (!PROVING) return;
  console.info(`${what}: ${ms.toFixed(1)} ms, at most ${most}`);
  if (ms > most) throw new Error(`${what} took ${ms.toFixed(0)} ms, more than ${most}`);
}
