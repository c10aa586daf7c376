import { minutesBetween } from "./hours.ts";

export const EXCEPTIONS = ["missed_out", "overlap", "long_shift", "outside_fence"] as const;
export type ExceptionKind = (typeof EXCEPTIONS)[number];

/** Hours after which somebody who is still clocked in has probably forgotten to clock out. */
export const MISSED_HOURS = 12;
/** Hours from which a shift is asked about. */
export const LONG_HOURS = 16;
/** So many shifts make a pattern; with fewer a plain day of eight hours is proposed. */
const PATTERN = 3;
const PATTERN_MOST = 10;
const PLAIN_DAY = 8 * 60;

/** A shift as it stands. Moments are ISO 8601 in UTC, metres are from the gate. */
export interface Shift {
  id: string;
  worker: string;
  inAt: string;
  outAt: string | null;
  inMetres: number | null;
  inAccuracy: number | null;
  outMetres: number | null;
  outAccuracy: number | null;
  /** What somebody has looked at already and said why. */
  settled: readonly string[];
}

export interface Proposal {
  inAt: string;
  outAt: string;
  /** Where it comes from: the usual length, a plain day, the shift that follows, or leaving it as it is. */
  basis: "usual" | "plain" | "next" | "asIs";
  /** Of how many shifts the usual length is the median. */
  of: number;
}

export interface Exception {
  punch: string;
  worker: string;
  kind: ExceptionKind;
  /** For `outside_fence` while the shift is open there is nothing to change, so none. */
  proposal?: Proposal;
  /** How far outside, beyond what the device may have erred. */
  metres?: number;
}

const plus = (moment: string, minutes: number) =>
  new Date(Date.parse(moment) + minutes * 60_000).toISOString();
const earliest = (...moments: string[]) => [...moments].sort()[0] ?? "";

/** The median length of somebody's last shifts that nobody has to ask about, in minutes, and of how many. */
export function usualLength(shifts: readonly Shift[]): { minutes: number; of: number } {
  const lengths = shifts
    .flatMap(({ inAt, outAt }) => (outAt ? [minutesBetween(inAt, outAt)] : []))
    .filter((minutes) => minutes > 0 && minutes < LONG_HOURS * 60)
    .slice(-PATTERN_MOST)
    .sort((a, b) => a - b);
  if (lengths.length < PATTERN) return { minutes: PLAIN_DAY, of: 0 };
  return { minutes: lengths[Math.floor((lengths.length - 1) / 2)] ?? PLAIN_DAY, of: lengths.length };
}

/** How far outside a fence somebody was for certain; 0 where they may have been inside, and where nothing is known. */
export const beyond = (metres: number | null, accuracy: number | null, fence: number): number =>
  metres === null ? 0 : Math.max(0, metres - (accuracy ?? 0) - fence);

/**
 * What somebody should look at, each with a fix that they may take or not: nothing is changed here. Nobody is clocked out
 * by a machine, and being outside the fence stops nobody.
 * @param fence metres around the gate
 */
export function exceptionsOf(
  shifts: readonly Shift[],
  { now, fence }: { now: string; fence: number },
): Exception[] {
  const found: Exception[] = [];
  const workers = new Map<string, Shift[]>();
  for (const shift of [...shifts].sort((a, b) => a.inAt.localeCompare(b.inAt) || a.id.localeCompare(b.id)))
    workers.set(shift.worker, [...(workers.get(shift.worker) ?? []), shift]);
  for (const [worker, all] of workers) {
    const usual = usualLength(all);
    const basis = usual.of > 0 ? "usual" : "plain";
    all.forEach((shift, n) => {
      const { id: punch, inAt, outAt } = shift;
      const next = all[n + 1];
      const of = usual.of;
      const typical = earliest(plus(inAt, usual.minutes), now, ...(next ? [next.inAt] : []));
      if (next && (outAt === null || outAt > next.inAt))
        found.push({
          ...{ punch, worker, kind: "overlap" },
          proposal: { inAt, outAt: next.inAt, basis: "next", of: 0 },
        });
      else if (outAt === null && minutesBetween(inAt, now) >= MISSED_HOURS * 60)
        found.push({
          ...{ punch, worker, kind: "missed_out" },
          proposal: { inAt, outAt: typical, basis, of },
        });
      if (outAt && minutesBetween(inAt, outAt) >= LONG_HOURS * 60 && !shift.settled.includes("long_shift"))
        found.push({
          ...{ punch, worker, kind: "long_shift" },
          proposal: { inAt, outAt: typical, basis, of },
        });
      const metres = Math.max(
        beyond(shift.inMetres, shift.inAccuracy, fence),
        beyond(shift.outMetres, shift.outAccuracy, fence),
      );
      if (metres > 0 && !shift.settled.includes("outside_fence"))
        found.push({
          ...{ punch, worker, kind: "outside_fence", metres },
          ...(outAt && { proposal: { inAt, outAt, basis: "asIs" as const, of: 0 } }),
        });
    });
  }
  return found;
}
