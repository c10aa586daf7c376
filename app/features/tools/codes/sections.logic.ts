const bySection = new Intl.Collator("en", { numeric: true });

/** Provisions as a book has them: R311.7 before R311.10. */
export const inBookOrder = <P extends { section: string }>(provisions: readonly P[]): P[] =>
  [...provisions].sort((a, b) => bySection.compare(a.section, b.section));

/** How many signs of a path two sections share from their beginning, whole steps only. */
function shared(path: string, section: string): number {
  const own = section
    .toLowerCase()
    .replace(/^\S+ /, "")
    .replace(/\)\(|[()]/g, ".")
    .split(/[.,\s]+/);
  const asked = path.split(".");
  let n = 0;
  while (n < asked.length && asked[n] === own[n]) n++;
  return n;
}

/** The numbers of two first steps apart, where both are of the same letter. */
function apart(path: string, section: string): number {
  const [, letter, number] = /^([a-z]?)(\d+)/.exec(path) ?? [];
  const [, own, other] = /^\S+ ([A-Z]?)(\d+)/.exec(section) ?? [];
  return letter !== undefined && letter === own?.toLowerCase()
    ? Math.abs(Number(number) - Number(other))
    : Number.POSITIVE_INFINITY;
}

/** First numbers that are further apart are not near each other. */
export const NEAR = 20;

/** The letter and the number that a path begins with: `r311.7` has `R` and 311, `1926.502` no letter and 1926. */
export function beginningOf(path: string): { letter: string; number: number } | undefined {
  const [, letter = "", number] = /^([a-z]?)(\d+)/.exec(path) ?? [];
  return number === undefined ? undefined : { letter: letter.toUpperCase(), number: Number(number) };
}

/** The provisions nearest to a section that is not there, by what they share with it and by its number. */
export function nearestTo<P extends { section: string }>(
  path: string,
  provisions: readonly P[],
  most: number,
): P[] {
  return inBookOrder(provisions)
    .map((provision) => ({
      provision,
      same: shared(path, provision.section),
      away: apart(path, provision.section),
    }))
    .filter(({ same, away }) => same > 0 || away <= NEAR)
    .sort((a, b) => b.same - a.same || a.away - b.away)
    .slice(0, most)
    .map(({ provision }) => provision);
}
