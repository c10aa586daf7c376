import { type Answers, type MaterialLine, packed, type Received } from "./material.ts";

/** What a receipt comes to: damage says more than what is missing. */
export const outcomeOf = (lines: readonly MaterialLine[], received: Pick<Received, "lines">) => {
  const came = (id: string) => received.lines[id] ?? { good: 0, broken: 0 };
  if (lines.some(({ id }) => came(id).broken > 0)) return "findDamaged" as const;
  return lines.some((line) => came(line.id).good < packed(line))
    ? ("findShort" as const)
    : ("accept" as const);
};

/** What a supplier answered, of the lines that are still those that were asked about: ids are used again. */
export function answersTo(
  lines: readonly MaterialLine[],
  quote: { lines: unknown; answers: unknown },
): Answers {
  const asked = new Map((quote.lines as MaterialLine[]).map((line) => [line.id, line]));
  const isSame = (line: MaterialLine) => {
    const before = asked.get(line.id);
    return before?.sku === line.sku && before.text === line.text && before.unit === line.unit;
  };
  const same = new Set(lines.filter(isSame).map(({ id }) => id));
  return Object.fromEntries(Object.entries((quote.answers ?? {}) as Answers).filter(([id]) => same.has(id)));
}
