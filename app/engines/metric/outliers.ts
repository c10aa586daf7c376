/** Below so many values nothing is unusual yet. */
const LEAST = 8;

/** The value below which a part of the sorted ones lies, between two of them in proportion. */
function quartile(sorted: readonly number[], part: number): number {
  const at = (sorted.length - 1) * part;
  const low = sorted[Math.floor(at)] ?? 0;
  return low + ((sorted[Math.ceil(at)] ?? low) - low) * (at - Math.floor(at));
}

/**
 * Which values lie far from the others, by Tukey's fences: more than one and a half times the distance of the quartiles below
 * the lower of them or above the upper. The last value counts for nothing, because its days are not over yet.
 */
export function outliersOf(values: readonly (number | undefined)[]): boolean[] {
  const known = values
    .slice(0, -1)
    .filter((value) => value !== undefined)
    .sort((a, b) => a - b);
  const [lower, upper] = [quartile(known, 0.25), quartile(known, 0.75)];
  const reach = (upper - lower) * 1.5;
  return values.map(
    (value, n) =>
      known.length >= LEAST &&
      reach > 0 &&
      n < values.length - 1 &&
      value !== undefined &&
      (value < lower - reach || value > upper + reach),
  );
}
