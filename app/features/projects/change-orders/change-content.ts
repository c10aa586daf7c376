import { type Adjustment, type Content, emptyContent, KINDS, type Line } from "~/engines/lines/lines.ts";
import type { Decimal } from "~/lib/decimal.ts";
import { KIND, RATES } from "./change-orders.limits.ts";

export interface ChangeHead {
  reason: string;
  scope: string;
  /** Days that the finish moves, 0 for none. */
  days: number;
  overhead: Decimal;
  profit: Decimal;
  tax: Decimal;
}

/** What a change order says beside its lines. */
export function withHead(content: Content, { reason, scope, days, ...rates }: ChangeHead): Content {
  const adjustments = RATES.flatMap((kind): Adjustment[] => {
    const found = KINDS[KIND].adjustments.find((one) => one.kind === kind);
    return found && rates[kind] !== "0" ? [{ id: kind, kind, on: found.on, rate: rates[kind] }] : [];
  });
  return { ...content, adjustments, facts: { ...content.facts, reason, scope, days: String(days) } };
}

export const newContent = (head: ChangeHead): Content => withHead(emptyContent(KIND), head);

/** The head of a content as it is read back. */
export function headOf({ facts, adjustments }: Content): ChangeHead {
  const rate = (kind: string) => adjustments.find((one) => one.kind === kind)?.rate ?? "0";
  return {
    reason: facts.reason ?? "other",
    scope: facts.scope ?? "",
    days: Number(facts.days ?? "0") || 0,
    ...{ overhead: rate("overhead"), profit: rate("profit"), tax: rate("tax") },
  };
}

const without = (content: Content, id: string) =>
  content.sections
    .map((section) => ({ ...section, lines: section.lines.filter((line) => line.id !== id) }))
    .filter(({ lines }) => lines.length > 0);

/** The content without a line; a section goes with its last one. */
export const withoutLine = (content: Content, id: string): Content => ({
  ...content,
  sections: without(content, id),
});

/** The content with a line in the section of a title, which is made where there is none; a line of the same id is changed. */
export function withLine(content: Content, title: string, line: Line): Content {
  const before = content.sections.find(({ lines }) => lines.some(({ id }) => id === line.id));
  if (before?.title === title) {
    const lines = before.lines.map((one) => (one.id === line.id ? line : one));
    const sections = content.sections.map((one) => (one.id === before.id ? { ...one, lines } : one));
    return { ...content, sections };
  }
  const sections = without(content, line.id);
  const into = sections.find((one) => one.title === title);
  return {
    ...content,
    sections: into
      ? sections.map((one) => (one.id === into.id ? { ...one, lines: [...one.lines, line] } : one))
      : // Named after its first line, so that the same form sent twice makes the same section.
        [...sections, { id: `section-${line.id}`, title, lines: [line] }],
  };
}
