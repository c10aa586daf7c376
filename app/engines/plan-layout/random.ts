/** The same numbers for the same seed on every machine: whole numbers of 32 bits alone (a xorshift with a mixed seed). */
export function randomOf(seed: number) {
  let state = Math.imul((seed | 0) ^ 0x2545f491, 0x9e3779b1) | 0 || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
  for (let n = 0; n < 8; n++) next();
  const below = (most: number) => Math.floor(next() * most);
  return {
    next,
    below,
    /** A multiple of `step` from `low` to `high`. */
    step: (low: number, high: number, step: number) =>
      low + step * below(Math.floor((high - low) / step) + 1),
    pick: <T>(from: readonly T[]): T => from[below(from.length)] as T,
    shuffled: <T>(from: readonly T[]): T[] => {
      const all = [...from];
      for (let n = all.length - 1; n > 0; n--) {
        const other = below(n + 1);
        [all[n], all[other]] = [all[other] as T, all[n] as T];
      }
      return all;
    },
  };
}
export type Random = ReturnType<typeof randomOf>;

/**
 * A length divided in whole inches: in proportion to what is wanted, none below its least.
 * @returns undefined where the leasts alone are longer
 */
export function divided(
  length: number,
  wants: readonly number[],
  leasts: readonly number[],
): number[] | undefined {
  if (leasts.reduce((a, b) => a + b, 0) > length) return undefined;
  const parts = [...leasts];
  const free = new Set(wants.keys());
  // Whoever would fall below the least gets it, and the others divide what remains.
  for (;;) {
    const rest = length - parts.reduce((sum, part, n) => sum + (free.has(n) ? 0 : part), 0);
    const all = [...free].reduce((sum, n) => sum + (wants[n] ?? 0), 0) || 1;
    const short = [...free].filter((n) => (rest * (wants[n] ?? 0)) / all < (leasts[n] ?? 0));
    if (short.length === 0) {
      for (const n of free) parts[n] = Math.floor((rest * (wants[n] ?? 0)) / all);
      break;
    }
    for (const n of short) free.delete(n);
  }
  const left = length - parts.reduce((a, b) => a + b, 0);
  const widest = parts.indexOf(Math.max(...parts));
  if (widest >= 0) parts[widest] = (parts[widest] ?? 0) + left;
  return parts;
}
