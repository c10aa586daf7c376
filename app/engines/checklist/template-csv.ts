import { LANGUAGES } from "~/i18n/languages.ts";
import { csvOf } from "~/lib/csv.ts";
import { readCsv } from "~/lib/csv-reader.ts";
import {
  CHECKLIST_LIMITS,
  DEMANDS,
  type Item,
  OUTCOMES,
  type Outcome,
  type Template,
  type Words,
} from "./checklist.types.ts";
import { type ProblemCode, templateProblems } from "./define.ts";

/** The headings are the same in every language: a file is carried from one to another. */
const HEADINGS = [
  ...["list_en", "list_es", "list_he", "section_en", "section_es", "section_he"],
  ...["item", "en", "es", "he", "responses", "weight", "critical", "show_if"],
  ...["note", "photo", "action", "citation"],
] as const;
type Heading = (typeof HEADINGS)[number];

const inAll = (words: Words) => LANGUAGES.map((language) => words[language]);

/** A template as a file, an item a line, to be changed in a spreadsheet and brought back. */
export function templateCsv({ name, sections }: Template): string {
  const lines = sections.flatMap(({ title, items }) =>
    items.map((item) => [
      ...inAll(name),
      ...inAll(title),
      item.id,
      ...inAll(item.prompt),
      item.responses,
      item.weight,
      item.critical ? "yes" : "",
      item.showIf ? `${item.showIf.item}:${item.showIf.is}` : "",
      ...DEMANDS.map((demand) => item.require[demand].join(" ")),
      item.citation,
    ]),
  );
  return csvOf([[...HEADINGS], ...lines]);
}

/** Why a line, or the file, cannot be read. */
export interface CsvProblem {
  line: number;
  code: ProblemCode | "outcome" | "heading" | "empty" | "more";
  /** What stands there. */
  found: string;
}

/** A file that says one sign before a formula, as our own writer does, means what stands behind it. */
const plain = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, "");

type Row = (heading: Heading) => string;

function rowsOf(text: string): { rows: { line: number; cell: Row }[]; problem?: CsvProblem } {
  const { rows, more } = readCsv(text, CHECKLIST_LIMITS.items + 1);
  const [head, ...lines] = rows;
  if (!head || lines.length === 0) return { rows: [], problem: { line: 1, code: "empty", found: "" } };
  if (more) return { rows: [], problem: { line: CHECKLIST_LIMITS.items + 2, code: "more", found: "" } };
  const at = new Map(head.cells.map((cell, n) => [cell.trim().toLowerCase(), n]));
  const lacks = (["list_en", "section_en", "item", "en"] as const).find((heading) => !at.has(heading));
  if (lacks) return { rows: [], problem: { line: head.line, code: "heading", found: lacks } };
  return {
    rows: lines.map(({ line, cells }) => ({
      line,
      cell: (heading) => plain(cells[at.get(heading) ?? -1] ?? ""),
    })),
  };
}

const wordsAt = (cell: Row, prefix: "" | "list_" | "section_"): Words => ({
  en: cell(`${prefix}en`),
  es: cell(`${prefix}es`),
  he: cell(`${prefix}he`),
});

const isOutcome = (word: string): word is Outcome => (OUTCOMES as readonly string[]).includes(word);

function itemAt(cell: Row): Item {
  const outcomes = (heading: "note" | "photo" | "action") => cell(heading).split(/\s+/).filter(isOutcome);
  const shown = /^([^:]*):([^:]*)$/.exec(cell("show_if"));
  return {
    id: cell("item"),
    prompt: wordsAt(cell, ""),
    responses: cell("responses") || "yesNo",
    weight:
      cell("weight") === "" ? 1 : /^\d{1,4}$/.test(cell("weight")) ? Number(cell("weight")) : Number.NaN,
    critical: ["yes", "1", "true"].includes(cell("critical").toLowerCase()),
    ...(cell("show_if") !== "" && {
      showIf: { item: shown?.[1]?.trim() ?? "", is: shown?.[2]?.trim() ?? "" },
    }),
    require: { note: outcomes("note"), photo: outcomes("photo"), action: outcomes("action") },
    citation: cell("citation"),
  };
}

/**
 * A template as a file says it, or everything that keeps it from being one, by line. The name of the list stands in the
 * first line; a section goes on while its English name stays.
 */
export function readTemplateCsv(
  text: string,
  { id, version }: Pick<Template, "id" | "version">,
): { template: Template } | { problems: CsvProblem[] } {
  const { rows, problem } = rowsOf(text);
  const [first] = rows;
  if (problem || !first) return { problems: problem ? [problem] : [{ line: 1, code: "empty", found: "" }] };
  const sections: { title: Words; items: Item[] }[] = [];
  const lineOf = new Map<string, number>();
  const problems: CsvProblem[] = [];
  for (const { line, cell } of rows) {
    const item = itemAt(cell);
    const title = wordsAt(cell, "section_");
    const last = sections.at(-1);
    if (last?.title.en === title.en) last.items.push(item);
    else sections.push({ title, items: [item] });
    lineOf.set(item.id, line);
    for (const demand of DEMANDS) {
      const odd = cell(demand)
        .split(/\s+/)
        .find((word) => word !== "" && !isOutcome(word));
      if (odd) problems.push({ line, code: "outcome", found: odd });
    }
  }
  const template = { id, version, name: wordsAt(first.cell, "list_"), sections };
  for (const { code, item } of templateProblems(template))
    problems.push({ line: lineOf.get(item) ?? first.line, code, found: item });
  return problems.length > 0 ? { problems } : { template };
}
