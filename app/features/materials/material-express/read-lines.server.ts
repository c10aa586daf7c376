import type { Content } from "~/engines/lines/lines.ts";
import type { Language } from "~/i18n/languages.ts";
import { readCsv } from "~/lib/csv-reader.ts";
import { centsOf } from "~/lib/dollars.ts";
import { fold } from "~/lib/fold.ts";
import { type Sku, skuName, skuOf, unitName } from "./catalogue.server.ts";
import type { MaterialLine } from "./material.ts";
import { EXPRESS_LIMITS as MOST } from "./material-express.limits.ts";

/** A typed quantity in hundredths: digits with at most two places, above zero. */
export function quantityOf(typed: string): number | undefined {
  const found = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (!found) return undefined;
  const value = Number(found[1]) * 100 + Number((found[2] ?? "").padEnd(2, "0"));
  return value > 0 && value <= MOST.quantity ? value : undefined;
}

export const typedQuantity = (hundredths: number): string => String(hundredths / 100);

/** A price in cents; an empty one is nobody's yet. */
export function priceOf(typed: string): number | undefined {
  if (typed.trim() === "") return 0;
  const cents = centsOf(typed);
  return cents !== undefined && cents >= 0 && cents <= MOST.cents ? cents : undefined;
}

export const lineOfSku = (sku: Sku, need: number, language: Language, id: string): MaterialLine => ({
  ...{ id, sku: sku.code, text: skuName(sku, language), unit: unitName(sku.unit, language), need },
  ...{ pack: sku.pack * 100, cents: sku.cents, lb: sku.lb, cuft: sku.cuft },
});

export const typedLine = (
  id: string,
  { text, unit, need, cents }: Pick<MaterialLine, "text" | "unit" | "need" | "cents">,
): MaterialLine => ({ id, sku: "", text, unit, need, pack: 0, cents, lb: 0, cuft: 0 });

/** How files call our columns, in our languages and as suppliers do. */
const COLUMNS: Readonly<Record<"code" | "text" | "qty" | "unit" | "price", readonly string[]>> = {
  code: ["code", "sku", "item", "part number", "clave", "codigo", "קוד", "מקט", 'מק"ט'],
  text: ["description", "text", "material", "name", "descripcion", "nombre", "תיאור", "חומר"],
  qty: ["quantity", "qty", "count", "cantidad", "כמות"],
  unit: ["unit", "uom", "unidad", "יחידה"],
  price: ["price", "unit price", "cost", "unit cost", "precio", "precio unitario", "מחיר"],
};
type Column = keyof typeof COLUMNS;

export type CsvProblem =
  | { problem: "columns" | "empty" | "long" }
  | { problem: "line"; line: number; column: Column };

/** Reads a file of lines: a code of the catalogue or a description, and how many. All of it, or what is wrong first. */
export function readMaterialCsv(
  text: string,
  language: Language,
  newId: () => string,
): { lines: MaterialLine[] } | CsvProblem {
  const { rows, more } = readCsv(text.replaceAll("\u0000", ""), MOST.lines + 1);
  const [head, ...lines] = rows;
  if (!head) return { problem: "empty" };
  const known = head.cells.map((cell) =>
    (Object.keys(COLUMNS) as Column[]).find((column) => COLUMNS[column].includes(fold(cell).trim())),
  );
  if (!known.includes("qty") || !(known.includes("text") || known.includes("code")))
    return { problem: "columns" };
  if (lines.length === 0) return { problem: "empty" };
  if (more || lines.length > MOST.lines) return { problem: "long" };
  const read: MaterialLine[] = [];
  for (const { line, cells } of lines) {
    const at = (column: Column) => {
      const n = known.indexOf(column);
      return n < 0 ? "" : (cells[n] ?? "").trim().replace(/^'(?=[=+\-@])/, "");
    };
    const need = quantityOf(at("qty"));
    if (need === undefined) return { problem: "line", line, column: "qty" };
    const cents = priceOf(at("price"));
    if (cents === undefined) return { problem: "line", line, column: "price" };
    const sku = skuOf(at("code"));
    if (sku) {
      const found = lineOfSku(sku, need, language, newId());
      read.push(at("price") === "" ? found : { ...found, cents });
      continue;
    }
    const words = (at("text") || at("code")).slice(0, MOST.text);
    if (words === "") return { problem: "line", line, column: "text" };
    read.push(typedLine(newId(), { text: words, unit: at("unit").slice(0, MOST.unit), need, cents }));
  }
  return { lines: read };
}

/** Hours, days and sums are nothing that a truck brings. */
const NOT_BROUGHT = new Set([
  "h",
  "hr",
  "hour",
  "hours",
  "day",
  "week",
  "ls",
  "lot",
  "hora",
  "horas",
  "שעה",
  "שעות",
]);

/** The lines of an estimate as material: with its waste, at its prices; work by the hour is left out. */
export function linesOfEstimate(content: Content, newId: () => string): MaterialLine[] {
  return content.sections
    .flatMap(({ lines }) => lines)
    .flatMap((line) => {
      const need = Math.ceil(Number(line.qty) * (1 + Number(line.waste ?? 0) / 100) * 100 - 1e-6);
      const unit = fold(line.unit).trim();
      if (!(need > 0) || need > MOST.quantity || NOT_BROUGHT.has(unit)) return [];
      const cents = Math.round(Number(line.unitCost) * Number(line.factor ?? 1) * 100);
      const text = line.text.slice(0, MOST.text);
      if (text.trim() === "" || !(cents >= 0 && cents <= MOST.cents)) return [];
      return [typedLine(newId(), { text, unit: line.unit.slice(0, MOST.unit), need, cents })];
    })
    .slice(0, MOST.lines);
}
