import { dayAfter } from "~/lib/local-day.ts";

/** So many days in a row on which one unit is free, from a day to a day, both included. */
export interface Window {
  from: string;
  to: string;
  unit: number;
}

/**
 * The next times at which one unit is free for so many days in a row, the earliest first; no two of them overlap.
 * @param taken days by unit
 * @param from the first day that counts
 * @param ahead how many days are looked through
 * @param atOnce how many units have to be free on the same days
 */
export function freeWindows(
  taken: readonly { unit: number; day: string }[],
  {
    units,
    days,
    from,
    ahead,
    most,
    atOnce = 1,
  }: { units: number; days: number; from: string; ahead: number; most: number; atOnce?: number },
): Window[] {
  const busy = new Set(taken.map(({ unit, day }) => `${unit} ${day}`));
  // How many days each unit has been free without a break.
  const run = new Array<number>(units).fill(0);
  const found: Window[] = [];
  for (let n = 0, day = from; n < ahead && found.length < most; n++, day = dayAfter(day)) {
    for (let unit = 1; unit <= units; unit++)
      run[unit - 1] = busy.has(`${unit} ${day}`) ? 0 : (run[unit - 1] ?? 0) + 1;
    const free = run.flatMap((length, place) => (length >= days ? [place + 1] : []));
    const [unit] = free;
    if (unit === undefined || free.length < atOnce) continue;
    found.push({ unit, from: dayAfter(day, 1 - days), to: day });
    run.fill(0);
  }
  return found;
}
