import { LEAST_COUNTED } from "./calls.limits.ts";

/** An hour of the day with how often somebody was called then, and how often they answered. */
export interface HourCount {
  hour: number;
  tries: number;
  reached: number;
}

/**
 * The hour at which callers answer most often, of those with enough tries; the earlier of two that are alike. Undefined
 * where none has enough.
 */
export function bestHour(hours: readonly HourCount[]): HourCount | undefined {
  return hours
    .filter(({ tries }) => tries >= LEAST_COUNTED)
    .toSorted((a, b) => b.reached / b.tries - a.reached / a.tries || a.hour - b.hour)[0];
}
