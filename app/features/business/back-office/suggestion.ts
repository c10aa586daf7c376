export interface Suggestion {
  code: string;
  /** How many of how many. */
  n: number;
  of: number;
}

/**
 * The code that a vendor's last papers had most often, with how many of how many; of two that are equal the more recent
 * one.
 * @param codes the newest first
 */
export function suggestionOf(codes: readonly string[]): Suggestion | undefined {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  let best: Suggestion | undefined;
  for (const [code, n] of counts) if (!best || n > best.n) best = { code, n, of: codes.length };
  return best;
}
