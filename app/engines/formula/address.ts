import { FORMULAS } from "./catalogue.ts";
import type { Formula, FormulaId } from "./formula.types.ts";
import { printQuantity } from "./quantity/print.ts";
import type { Reading } from "./quantity/quantity.ts";
import type { System } from "./quantity/units.ts";
import type { Given } from "./read-input.ts";

/** The name of a formula in an address: concreteSlab is concrete-slab. */
export const slugOf = (id: FormulaId): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const BY_SLUG = new Map(Object.values(FORMULAS).map((formula) => [slugOf(formula.id), formula]));

/** The formula of that name in an address. */
export const formulaAt = (slug: string): Formula | undefined => BY_SLUG.get(slug);

const isReading = (given: object): given is Reading => "kind" in given;

/** What was given for an input, as somebody would type it; the page reads the same from it. */
function typed(given: NonNullable<Given>): string {
  if (given === true) return "on";
  if (typeof given !== "object") return String(given);
  if (isReading(given)) return printQuantity(given);
  return given
    .map((each) => {
      if (typeof each !== "object") return String(each);
      return "count" in each && !("kind" in each)
        ? `${each.count} #${each.size}`
        : printQuantity(each as Reading);
    })
    .join("; ");
}

/** The page of a formula with its inputs filled in. */
export function addressOf(
  formula: Formula,
  given: Readonly<Record<string, Given>> = {},
  system?: System,
): `/calculator/${string}` {
  const query = new URLSearchParams();
  for (const { id } of formula.inputs) {
    const value = given[id];
    if (value !== undefined && value !== false) query.set(id, typed(value));
  }
  if (system) query.set("units", system);
  const text = query.toString();
  return `/calculator/${slugOf(formula.id)}${text ? `?${text}` : ""}`;
}
