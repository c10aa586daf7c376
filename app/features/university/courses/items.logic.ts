/** Sums over the answers to a question: `others` are the right answers to the rest of each test. */
export interface ItemSums {
  n: number;
  right: number;
  others: number;
  squares: number;
  ofRight: number;
}

/** From how many answers on a figure is shown. */
export const ENOUGH_ANSWERS = 20;

/**
 * How well a question tells those who know the rest from those who do not: the point-biserial correlation between this
 * answer and the right answers to all others. Undefined where everybody, or nobody, was right, or all others were alike.
 */
export function discriminationOf({ n, right, others, squares, ofRight }: ItemSums): number | undefined {
  if (n === 0 || right === 0 || right === n) return undefined;
  const spread = n * squares - others * others;
  if (spread <= 0) return undefined;
  return (n * ofRight - right * others) / Math.sqrt(spread * (n * right - right * right));
}

export type Verdict = "few" | "easy" | "hard" | "reversed" | "weak" | "good";

/** What an author should look at: too few answers say nothing. */
export function verdictOf(sums: ItemSums): Verdict {
  if (sums.n < ENOUGH_ANSWERS) return "few";
  const share = sums.right / sums.n;
  const told = discriminationOf(sums);
  if (told !== undefined && told < 0) return "reversed";
  if (share >= 0.95) return "easy";
  if (share <= 0.3) return "hard";
  return told === undefined || told < 0.15 ? "weak" : "good";
}
