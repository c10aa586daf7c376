const wordsOf = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2),
  );

/** How much two descriptions share: common words over the words of the shorter one, from 0 to 1. */
export function likeness(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const least = Math.min(a.size, b.size);
  if (least === 0) return 0;
  return [...a].filter((word) => b.has(word)).length / least;
}

/** Of items of the same room and trade those that are probably the same defect: three words of five in common. */
export const probablySame = <Item extends { words: string }>(
  words: string,
  others: readonly Item[],
): Item[] => others.filter((other) => likeness(words, other.words) >= 0.6).slice(0, 5);
