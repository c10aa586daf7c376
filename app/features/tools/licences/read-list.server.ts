import { readCsv } from "~/lib/csv-reader.ts";
import { fold } from "~/lib/fold.ts";
import { LICENCE_LIMITS } from "./licences.limits.ts";
import { nameKeyOf } from "./names.logic.ts";
import { numberKey } from "./number.logic.ts";

// A board's list as it is published: columns are known by what boards call them.

export const LIST_COLUMNS = ["number", "name", "status", "classes", "expires"] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];

const HEADINGS: Readonly<Record<ListColumn, readonly string[]>> = {
  number: [
    "license number",
    "licence number",
    "license no",
    "lic no",
    "license",
    "license #",
    "lic #",
    "number",
    "registration number",
    "registration no",
    "registration",
    "credential number",
    "contractor license number",
    "licenseno",
    "numero de licencia",
    "licencia",
    "מספר רישיון",
  ],
  name: [
    "business name",
    "businessname",
    "name",
    "company",
    "company name",
    "contractor",
    "contractor name",
    "licensee",
    "licensee name",
    "dba name",
    "full business name",
    "nombre",
    "empresa",
    "שם",
    "שם העסק",
  ],
  status: [
    "status",
    "license status",
    "primary status",
    "primarystatus",
    "contractorlicensestatus",
    "estado",
    "מצב",
    "סטטוס",
  ],
  classes: [
    "classification",
    "classifications",
    "classifications s",
    "class",
    "classes",
    "license type",
    "license class",
    "type",
    "specialty",
    "clase",
    "clases",
    "סיווג",
  ],
  expires: [
    "expiration date",
    "expirationdate",
    "expiration",
    "expiry",
    "expiry date",
    "expires",
    "exp date",
    "licenseexpirationdate",
    "vencimiento",
    "תוקף",
  ],
};

const headingKey = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}#]+/gu, " ")
    .trim();

const COLUMNS: ReadonlyMap<string, ListColumn> = new Map(
  LIST_COLUMNS.flatMap((column) => HEADINGS[column].map((heading) => [headingKey(heading), column] as const)),
);

export interface ListLine {
  line: number;
  number: string;
  numberKey: string;
  name: string;
  nameKey: string;
  status: string;
  classes: string;
  expires: string;
}

export interface BadLine {
  line: number;
  column: ListColumn;
  typed: string;
}

export interface ReadList {
  good: ListLine[];
  bad: BadLine[];
  /** Whether the file goes on behind what is read. */
  more: boolean;
}

export type ListProblem = { missing: ListColumn[]; found: string[] } | "empty";

const NEEDED: readonly ListColumn[] = ["number", "name"];
/** The longest cell that a line may have; a longer one is a quote that was never closed. */
const CELL = 300;

const plain = (cell = "") =>
  cell
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^'(?=[=+\-@])/, "");

/** The lines of a list: what cannot be read is named by its line, and the rest is kept. */
export function readList(text: string): ReadList | ListProblem {
  const { rows, more } = readCsv(text.replaceAll("\u0000", ""), LICENCE_LIMITS.fileLines + 1);
  const [head, ...lines] = rows;
  if (!head) return "empty";
  const columns = new Map<ListColumn, number>();
  head.cells.forEach((cell, n) => {
    const column = COLUMNS.get(headingKey(plain(cell)));
    // Of two columns that are called alike the first counts.
    if (column && !columns.has(column)) columns.set(column, n);
  });
  const missing = NEEDED.filter((column) => !columns.has(column));
  if (missing.length > 0) {
    const found = head.cells.map((cell) => plain(cell).slice(0, 40)).filter(Boolean);
    return { missing, found: found.slice(0, 20) };
  }
  if (lines.length === 0) return "empty";
  const good: ListLine[] = [];
  const bad: BadLine[] = [];
  for (const { line, cells } of lines) {
    const at = (column: ListColumn) => plain(cells[columns.get(column) ?? -1]);
    const [number, name] = [at("number"), at("name")];
    const key = numberKey(number);
    const wrong = LIST_COLUMNS.find((column) => at(column).length > CELL);
    if (wrong) bad.push({ line, column: wrong, typed: at(wrong).slice(0, 40) });
    else if (!/\d/.test(key) || number.length > LICENCE_LIMITS.number)
      bad.push({ line, column: "number", typed: number.slice(0, 40) });
    else if (name === "") bad.push({ line, column: "name", typed: "" });
    else
      good.push({
        line,
        number,
        numberKey: key,
        name,
        nameKey: nameKeyOf(name),
        status: at("status"),
        classes: at("classes"),
        expires: at("expires"),
      });
  }
  return { good, bad, more };
}
