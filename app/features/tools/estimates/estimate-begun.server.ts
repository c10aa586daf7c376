import type { ChainFacts } from "~/engines/chain/chain.ts";
import { type Basis, type Content, emptyContent } from "~/engines/lines/lines.ts";
import type { Language } from "~/i18n/languages.ts";
import { decimalOf } from "~/lib/decimal.ts";
import { assemblyOf } from "./assemblies.data.server.ts";
import { adjustmentsOf, BEGINNING, FACTS, factOf } from "./estimate-facts.ts";
import {
  type OwnPrices,
  pricedItem,
  unitText,
  withLine,
  withSection,
  workSection,
} from "./estimate-lines.server.ts";
import { ESTIMATE_LIMITS, type TakenRow } from "./estimates.schemas.ts";
import { readQuantity } from "./read-quantity.ts";

// What an estimate begins with: its usual rates, the rows of a form, and what a record before it knows.

/** What is wrong with one field of a form that its schema could not know. */
export interface FieldError {
  field: string;
  key: string;
}

export const NO_QUANTITY: FieldError = { field: "qty", key: "errors.qty" };

/** An estimate with nothing in it, at the rates that one begins with. */
export const blankEstimate = (): Content => ({
  ...emptyContent("estimate"),
  adjustments: adjustmentsOf(BEGINNING),
  facts: Object.fromEntries(FACTS.flatMap((fact) => (BEGINNING[fact] ? [[fact, BEGINNING[fact]]] : []))),
});

/** Rows of a take-off or a calculation, each as its work, its item or as it is typed. */
export function withRows(
  content: Content,
  rows: readonly TakenRow[],
  { own, language, key, today }: { own: OwnPrices; language: Language; key: string; today: string },
): Content | FieldError {
  let all = content;
  for (const [n, row] of rows.entries()) {
    const id = `${key}-r${n}`;
    const [kind, name = ""] = row.what.split(":");
    const work = kind === "w" ? assemblyOf(name) : undefined;
    const unit = work ? unitText(work.unit, language) : row.unit;
    const qty = readQuantity(row.qty, unit, language);
    if (qty === undefined) return { field: `rows[${n}].qty`, key: "errors.qty" };
    if (work) {
      const wage = factOf(all, "wage");
      all = withSection(all, workSection(work, qty, { own, language, wage, key: id }, row.text));
      continue;
    }
    const item = kind === "i" ? pricedItem(name, own, language) : undefined;
    if (item) {
      all = withLine(all, { id, ...item, qty });
      continue;
    }
    const unitCost = row.unitCost.trim() === "" ? "0" : decimalOf(row.unitCost.replace(/^\$\s*/, ""));
    if (unitCost === undefined || unitCost.startsWith("-") || (unitCost.split(".")[1]?.length ?? 0) > 4)
      return { field: `rows[${n}].unitCost`, key: "errors.unitCost" };
    if (!row.text) return { field: `rows[${n}].text`, key: "errors.text" };
    all = withLine(
      all,
      typedLine({ id, text: row.text, qty, unit: row.unit, unitCost, taxable: true }, today),
    );
  }
  return all;
}

/** A price of nobody's book varies by a tenth. */
export const typedBasis = (today: string): Basis => ({
  source: "typed",
  asOf: today,
  less: "10",
  more: "10",
});

export const typedLine = <T extends object>(line: T, today: string) => ({
  ...line,
  basis: typedBasis(today),
});

/** An estimate that begins with what the record before it knows of the client and the work. */
export const withFacts = (content: Content, { client = "", note = "" }: ChainFacts): Content => ({
  ...content,
  facts: {
    ...content.facts,
    ...(client && { client: client.slice(0, ESTIMATE_LIMITS.line) }),
    ...(note && { scope: note.slice(0, ESTIMATE_LIMITS.scope) }),
  },
});
