import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { readCsv } from "~/lib/csv-reader.ts";
import { type Decimal, decimalOf } from "~/lib/decimal.ts";
import { fold } from "~/lib/fold.ts";
import { isCalendarDay } from "~/lib/local-day.ts";
import { divisionName, type OwnPrice } from "./estimate-lines.server.ts";
import { DIVISION_CODES, ESTIMATE_LIMITS, indexValue, isMonth } from "./estimates.schemas.ts";
import type { IndexPoint } from "./price-index.ts";

// Files of prices and of lines: columns are known by their headings, in any of our languages or as suppliers call them.

export const COLUMNS = [
  "section",
  "code",
  "text",
  "qty",
  "unit",
  "unitCost",
  "waste",
  "supplier",
  "pricedOn",
  "taxed",
  "division",
  "month",
  "value",
  "source",
] as const;
export type Column = (typeof COLUMNS)[number];

/** What suppliers and spreadsheets call them, beside our own words. */
const ALIASES: Readonly<Record<Column, readonly string[]>> = {
  section: ["group", "grupo", "partida"],
  code: ["sku", "item", "item code", "part number", "part", "codigo", "clave", "id"],
  text: ["name", "product", "item description", "nombre", "producto", "descripcion", "material"],
  qty: ["qty", "count", "cantidad"],
  unit: ["uom", "um", "u/m", "unidad"],
  unitCost: ["price", "unit price", "cost", "unit cost", "precio", "precio unitario", "costo"],
  waste: ["waste", "waste %", "desperdicio"],
  supplier: ["vendor", "proveedor"],
  pricedOn: ["date", "as of", "fecha"],
  taxed: ["tax", "taxable", "impuesto"],
  division: ["division", "csi", "division code"],
  // As the Bureau of Labor Statistics and the Federal Reserve Bank of St. Louis head their files.
  month: ["label", "observation date", "mes", "periodo"],
  value: ["index", "index value", "valor", "indice"],
  source: ["series id", "series", "fuente"],
};

const headingKey = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}%/]+/gu, " ")
    .trim();

const headings = (): ReadonlyMap<string, Column> =>
  new Map(
    COLUMNS.flatMap((column) =>
      [
        ...LANGUAGES.map((language) => translator(language, "estimates")(`columns.${column}`)),
        ...ALIASES[column],
      ].map((heading) => [headingKey(heading), column] as const),
    ),
  );

/** What is wrong with a line, by the column it is in; the rest of the file is kept. */
export interface BadLine {
  line: number;
  column: Column;
  /** As it stood there. */
  typed: string;
}

export interface ReadTable<T> {
  good: T[];
  bad: BadLine[];
  /** How many lines were read, and whether there are more. */
  more: boolean;
}

export type TableProblem = { missing: Column[]; found: string[] } | "empty";

/** An apostrophe before what a spreadsheet would compute was put there for it alone. */
const plain = (cell = "") => cell.trim().replace(/^'(?=[=+\-@])/, "");

type Cells = (column: Column) => string;

function readTable<T>(
  text: string,
  needed: readonly Column[],
  read: (cells: Cells) => T | Column,
): ReadTable<T> | TableProblem {
  // The marks that a file of another encoding is full of.
  const { rows, more } = readCsv(text.replaceAll("\u0000", ""), ESTIMATE_LIMITS.fileLines + 1);
  const [head, ...lines] = rows;
  if (!head) return "empty";
  const known = headings();
  const columns = head.cells.map((cell) => known.get(headingKey(plain(cell))));
  const missing = needed.filter((column) => !columns.includes(column));
  if (missing.length > 0)
    return {
      missing,
      found: head.cells
        .map((cell) => cell.trim().slice(0, 40))
        .filter(Boolean)
        .slice(0, 20),
    };
  if (lines.length === 0) return "empty";
  const good: T[] = [];
  const bad: BadLine[] = [];
  for (const { line, cells } of lines) {
    const at: Cells = (column) => {
      const n = columns.indexOf(column);
      return n < 0 ? "" : plain(cells[n]);
    };
    const value = read(at);
    if (typeof value === "string")
      bad.push({ line, column: value as Column, typed: at(value as Column).slice(0, 40) });
    else good.push(value);
  }
  return { good, bad, more };
}

/** Dollars of at most four places; undefined where it is not clearly a price. */
function costOf(typed: string): Decimal | undefined {
  const decimal = decimalOf(typed.replace(/^(?:US)?\$\s*/, ""));
  if (decimal === undefined || decimal.startsWith("-") || Number(decimal) > 99_999_999) return undefined;
  return (decimal.split(".")[1]?.length ?? 0) <= 4 ? decimal : undefined;
}

const isNo = (typed: string) => ["0", "no", "n", "false", "לא"].includes(fold(typed));

/** A code of the description's own words, where a file has none. */
export const codeFor = (text: string): string =>
  `own-${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")}`.slice(0, ESTIMATE_LIMITS.code);

/** Prices of a file, for the price book; `supplier` is whose they are where a line names nobody. */
export const readPrices = (
  text: string,
  { today, supplier = "" }: { today: string; supplier?: string },
): ReadTable<OwnPrice> | TableProblem =>
  readTable(text, ["text", "unitCost"], (at) => {
    const name = at("text");
    if (!name || name.length > ESTIMATE_LIMITS.text) return "text";
    const unitCost = costOf(at("unitCost"));
    if (unitCost === undefined) return "unitCost";
    const unit = at("unit");
    if (unit.length > ESTIMATE_LIMITS.unit) return "unit";
    const pricedOn = at("pricedOn") || today;
    if (!isCalendarDay(pricedOn)) return "pricedOn";
    const code = at("code");
    if (code.length > ESTIMATE_LIMITS.code) return "code";
    return {
      code: code || codeFor(name),
      text: name,
      unit,
      unitCost,
      asOf: pricedOn,
      supplier: (at("supplier") || supplier).slice(0, ESTIMATE_LIMITS.supplier),
      taxable: !isNo(at("taxed") || "1"),
    };
  });

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** A month as files write it: `2026-03`, a day of it, `03/2026` or `2026 Mar`; undefined where it is none of these. */
function monthOf(typed: string): string | undefined {
  const day = /^(\d{4}-\d{2})(?:-\d{2})?$/.exec(typed)?.[1];
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(typed) ?? [];
  const [, of, name = ""] = /^(\d{4})\s+([a-z]{3})[a-z]*$/i.exec(typed) ?? [];
  const found =
    day ??
    (month && `${year}-${month.padStart(2, "0")}`) ??
    (of && `${of}-${String(MONTHS.indexOf(name.toLowerCase()) + 1).padStart(2, "0")}`);
  return found && isMonth(found) ? found : undefined;
}

/** A group of materials by its figures or its name in any of our languages; undefined where it is none. */
function divisionOf(typed: string): (typeof DIVISION_CODES)[number] | undefined {
  const said = headingKey(typed);
  return DIVISION_CODES.find(
    (code) =>
      said === code ||
      said === String(Number(code)) ||
      LANGUAGES.some((language) => headingKey(divisionName(code, language)) === said),
  );
}

/** Index points of a file; `division` and `source` are for lines that name none. */
export const readIndex = (
  text: string,
  given: { division: string; source: string },
): ReadTable<IndexPoint> | TableProblem =>
  readTable(text, ["month", "value"], (at) => {
    const typed = at("division");
    const division = typed ? divisionOf(typed) : given.division;
    if (division === undefined) return "division";
    const month = monthOf(at("month"));
    if (month === undefined) return "month";
    const value = indexValue(at("value"));
    if (value === undefined) return "value";
    const source = (at("source") || given.source).slice(0, ESTIMATE_LIMITS.source);
    return source ? { division, month, value, source } : "source";
  });

export interface FileLine {
  section: string;
  code: string;
  text: string;
  qty: Decimal;
  unit: string;
  unitCost: Decimal;
  waste: Decimal;
  taxable: boolean;
}

/** Lines of a file, for an estimate. */
export const readLines = (text: string): ReadTable<FileLine> | TableProblem =>
  readTable(text, ["text", "qty", "unitCost"], (at) => {
    const name = at("text");
    if (!name || name.length > ESTIMATE_LIMITS.text) return "text";
    const qty = costOf(at("qty"));
    if (qty === undefined || qty === "0" || Number(qty) > 9_999_999) return "qty";
    const unitCost = costOf(at("unitCost"));
    if (unitCost === undefined) return "unitCost";
    const unit = at("unit");
    if (unit.length > ESTIMATE_LIMITS.unit) return "unit";
    const waste = decimalOf(at("waste").replace(/\s*%$/, "") || "0");
    if (waste === undefined || Number(waste) < 0 || Number(waste) > 200) return "waste";
    return {
      section: at("section").slice(0, 120),
      code: at("code").slice(0, ESTIMATE_LIMITS.code),
      text: name,
      qty,
      unit,
      unitCost,
      waste,
      taxable: !isNo(at("taxed") || "1"),
    };
  });
