import {
  type Content,
  emptyContent,
  type Line,
  linesOf,
  priceOf,
  type Section,
} from "~/engines/lines/lines.ts";
import { typedDollars } from "~/lib/dollars.ts";
import { KIND, type KindOfApplication, VALUES_KIND } from "./billing.limits.ts";
import {
  type LineTrouble,
  partOf,
  type Retaining,
  type Sums,
  sumsOf,
  troubleOf,
  type WorkLine,
} from "./sums.ts";

/** The section of what change orders put into the contract. */
const CHANGES = "changes";
/** The id of the line of a change order. */
export const changeLine = (order: string) => `co-${order}`;

/** An approved change order, as a line of an application has it. */
export interface ApprovedChange {
  id: string;
  title: string;
  number: number | null;
  totalCents: number;
}

/** What an application says beside its lines; kept as facts of its document, so that the hash covers it. */
export interface Head extends Retaining {
  kind: KindOfApplication;
  periodFrom: string;
  periodTo: string;
  payDays: number;
  /** Released of the retainage by applications before, and by this one. */
  released: number;
  releasing: number;
  /** Certified before. */
  certified: number;
  /** Why a line falls below what was billed of it before; empty where none does. */
  credit: string;
  note: string;
}

const NUMBERS = [
  ...["firstRate", "threshold", "laterRate", "storedRate", "payDays"],
  ...["released", "releasing", "certified"],
] as const;
const WORDS = ["kind", "periodFrom", "periodTo", "credit", "note"] as const;

/** Dollars of whole cents as the engine keeps a unit cost: without zeros that say nothing. */
export const unitCostOf = (cents: number) =>
  cents % 100 === 0 ? String(cents / 100) : typedDollars(cents).replace(/0$/, "");

/** What an application says beside its lines, as it is read back. */
export function headOf({ facts }: Pick<Content, "facts">): Head {
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, Number(facts[name] ?? 0)]));
  const words = Object.fromEntries(WORDS.map((name) => [name, facts[name] ?? ""]));
  return { ...numbers, ...words } as unknown as Head;
}

const isChange = (line: Line) => line.id.startsWith("co-");

export const workOf = (line: Line): WorkLine => ({
  scheduled: priceOf(line),
  ...(line.progress ?? { previous: 0, current: 0, stored: 0 }),
  isChange: isChange(line),
});

/** The nine sums of an application, from nothing but its lines and its facts. */
export function sumsOfContent(content: Content): Sums {
  const head = headOf(content);
  return sumsOf(linesOf(content).map(workOf), head, {
    released: head.released + head.releasing,
    certified: head.certified,
  });
}

/** A content with its head, and with what follows from it: what is held back and what was certified before. */
function withHead(content: Content, head: Head): Content {
  const facts = Object.fromEntries(
    [...NUMBERS, ...WORDS].map((name) => [name, String(head[name as keyof Head])]),
  );
  const said = { ...content, facts };
  const { retainage, previous } = sumsOfContent(said);
  return {
    ...said,
    adjustments: [
      { id: "retainage", kind: "retainage", on: "lines", cents: retainage },
      { id: "previous", kind: "previous", on: "running", cents: previous },
    ],
  };
}

/** The sections of a contract as an application has them: nothing done yet. */
const ofContract = (values: readonly Content[]): Section[] =>
  values.flatMap((content, n) =>
    content.sections.map((section) => ({
      id: `${n}-${section.id}`,
      title: section.title,
      lines: section.lines.map((line) => ({
        ...{ id: line.id, text: line.text, qty: "1", unit: "", unitCost: unitCostOf(priceOf(line)) },
        ...(line.code && { code: line.code }),
        progress: { previous: 0, current: 0, stored: 0 },
      })),
    })),
  );

const ofChange = ({ id, title, number, totalCents }: ApprovedChange): Line => ({
  ...{ id: changeLine(id), qty: "1", unit: "", unitCost: unitCostOf(totalCents) },
  text: number === null ? title : `CO-${String(number).padStart(3, "0")} ${title}`,
  progress: { previous: 0, current: 0, stored: 0 },
});

/** The content with a line for each approved change order that has none. */
export function withChanges(content: Content, changes: readonly ApprovedChange[]): Content {
  const known = new Set(linesOf(content).map(({ id }) => id));
  const more = changes.filter(({ id }) => !known.has(changeLine(id))).map(ofChange);
  if (more.length === 0) return content;
  const before = content.sections.find(({ id }) => id === CHANGES);
  const rest = content.sections.filter(({ id }) => id !== CHANGES);
  const lines = [...(before?.lines ?? []), ...more];
  return withHead({ ...content, sections: [...rest, { id: CHANGES, title: "", lines }] }, headOf(content));
}

/**
 * The content that an application begins with: the contract, or what the last one leaves, with what was done in it as done
 * before and its stored material as still stored.
 */
export function newApplication(
  head: Omit<Head, "credit" | "note">,
  {
    values,
    changes,
    last,
  }: { values: readonly Content[]; changes: readonly ApprovedChange[]; last?: Content },
): Content {
  const carried = last?.sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) => {
      const { previous, current, stored } = workOf(line);
      return { ...line, progress: { previous: previous + current, current: 0, stored } };
    }),
  }));
  const begun = { ...emptyContent(KIND), sections: carried ?? ofContract(values) };
  return withChanges(withHead(begun, { ...head, credit: "", note: "" }), changes);
}

/** What was done of a line in a period: an amount, or a part of what was agreed. */
export type Done = { cents: number } | { rate: number };

/** What a form says of the lines, in their order. */
export interface Worked {
  done: readonly Done[];
  stored: readonly number[];
  credit: string;
  note: string;
}

const centsOf = (done: Done | undefined, scheduled: number) =>
  done === undefined ? 0 : "cents" in done ? done.cents : partOf(scheduled, done.rate);

/** The content with what a form says of its lines. A line that the form does not have stays as it is. */
export function withWork(content: Content, { done, stored, credit, note }: Worked): Content {
  let n = 0;
  const sections = content.sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) => {
      const at = n++;
      if (at >= done.length) return line;
      const work = workOf(line);
      const current = centsOf(done[at], work.scheduled);
      return { ...line, progress: { previous: work.previous, current, stored: stored[at] ?? 0 } };
    }),
  }));
  return withHead({ ...content, sections }, { ...headOf(content), credit, note });
}

/** The content under other terms. */
export const withTerms = (content: Content, terms: Retaining & { payDays: number }): Content =>
  withHead(content, { ...headOf(content), ...terms });

/** What was billed of each line in the last application, by its id. */
const billedIn = (last: Content | undefined) =>
  new Map(
    (last ? linesOf(last) : []).map((line) => {
      const { previous, current, stored } = workOf(line);
      return [line.id, previous + current + stored] as const;
    }),
  );

export interface Trouble {
  /** Which line, from 0. */
  at: number;
  code: LineTrouble;
}

/** Everything that is wrong with the lines of an application. */
export function troublesOf(content: Content, last: Content | undefined): Trouble[] {
  const before = billedIn(last);
  const hasReason = headOf(content).credit !== "";
  return linesOf(content).flatMap((line, at) => {
    const code = troubleOf(workOf(line), before.get(line.id) ?? 0, hasReason);
    return code ? [{ at, code }] : [];
  });
}

/** A contract that was typed line by line. */
export const typedContract = (
  lines: readonly { id: string; text: string; cents: number; code: string }[],
): Content => ({
  ...emptyContent(VALUES_KIND),
  sections: [
    {
      id: "contract",
      title: "",
      lines: lines.map(({ id, text, cents, code }) => ({
        ...{ id, text, qty: "1", unit: "", unitCost: unitCostOf(cents), ...(code && { code }) },
      })),
    },
  ],
  facts: { typed: "1" },
});
