/** Days since 1970 of a calendar day, `YYYY-MM-DD`. */
const dayNumber = (day: string) => Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/**
 * The term of a day, the same for everybody: a walk through all of them in long steps, so that neighbours in the alphabet
 * stand apart and none comes twice before all have come.
 */
export function termOfTheDay<T extends { slug: string }>(terms: readonly T[], day: string): T | undefined {
  const sorted = [...terms].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const count = sorted.length;
  if (count === 0) return undefined;
  let step = Math.max(1, Math.round(count * 0.618));
  while (greatestDivisor(step, count) !== 1) step++;
  return sorted[(((dayNumber(day) * step) % count) + count) % count];
}
