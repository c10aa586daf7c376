import { type MaterialLine, packed, type Received } from "./material.ts";

/** What a receipt comes to: damage says more than what is missing. */
export const outcomeOf = (lines: readonly MaterialLine[], received: Pick<Received, "lines">) => {
  const came = (id: string) => received.lines[id] ?? { good: 0, broken: 0 };
  if (lines.some(({ id }) => came(id).broken > 0)) return "findDamaged" as const;
  return lines.some((line) => came(line.id).good < packed(line))
    ? ("findShort" as const)
    : ("accept" as const);
};
