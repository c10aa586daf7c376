import { type Answers, compare, type MaterialLine } from "./material.ts";

/** A request for prices that a supplier answered, as it is kept. */
interface AnsweredQuote {
  id: string;
  supplier: string;
  feeCents: number;
  lines: unknown;
  answers: unknown;
}

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

/** The offers for the lines of a list, and which is the cheapest of each line. */
export function comparison(lines: readonly MaterialLine[], quotes: readonly AnsweredQuote[]) {
  const offers = quotes.map((one) => ({
    ...{ quote: one.id, supplier: one.supplier, feeCents: one.feeCents },
    answers: answersTo(lines, one),
  }));
  return { offers, ...compare(lines, offers) };
}
