import type { Entity } from "./entity.ts";
import { metricOf } from "./length.ts";

/** Blanks what has been read; no pattern matches it. */
const READ = "\u0000";

/**
 * A line that is read piece by piece: each reader takes what it understands, the next sees the rest. What a reader
 * declines stays for the others.
 */
export function lineText(written: string) {
  let rest = written;
  const found: { at: number; entity: Entity }[] = [];
  return {
    get rest() {
      return rest;
    },
    /** @param pattern with the flag `g`; `read` answers entities, `"skip"` to blank what is none, or nothing */
    take(pattern: RegExp, read: (match: RegExpMatchArray) => Entity | Entity[] | "skip" | undefined): void {
      // Most lines have nothing of a pattern, and `matchAll` would copy it first.
      if (rest.search(pattern) < 0) return;
      for (const match of rest.matchAll(pattern)) {
        const answer = read(match);
        if (!answer || (Array.isArray(answer) && answer.length === 0)) continue;
        const at = match.index ?? 0;
        rest = rest.slice(0, at) + READ.repeat(match[0].length) + rest.slice(at + match[0].length);
        if (answer === "skip") continue;
        const metric = metricOf(match[0]);
        for (const entity of Array.isArray(answer) ? answer : [answer])
          found.push({ at, entity: metric ? { ...entity, metric } : entity });
      }
    },
    /** In the order in which they stand on the line. */
    entities: () => found.toSorted((a, b) => a.at - b.at).map(({ entity }) => entity),
  };
}
export type LineText = ReturnType<typeof lineText>;
