/** The middle of some numbers, between the two in the middle where their count is even; undefined of none. */
export function medianOf(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [below, middle] = [sorted[half - 1], sorted[half]];
  if (middle === undefined) return undefined;
  return sorted.length % 2 === 1 || below === undefined ? middle : (below + middle) / 2;
}

/** The value that nine in ten do not exceed; undefined of none. */
export function ninetiethOf(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.9) - 1];
}
