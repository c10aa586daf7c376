import { parseQuantity, type Quantity } from "~/engines/formula/formula.ts";
import { fold } from "~/lib/fold.ts";

/** Numbers by which methods and standards are called. */
const NAMES = new Set(["220.82", "220.42", "62.2"]);

/** Quantities without the numbers that are only names: NEC 220.82, ASHRAE 62.2. */
export const withoutNames = (_: string, quantities: readonly Quantity[]): Quantity[] =>
  quantities.filter(({ kind, text }) => kind !== "count" || !NAMES.has(text));

/** The last side of a size and a dimension of its own behind it: "50 ft by 10 ft 4 inches deep". */
const FEET_THEN_INCHES =
  /^(.*\d ?(?:ft\.?|feet|foot|pies?|רגל)) (\d[\d /.-]*?[ -]?(?:in\.?|inch|inches|"|pulgadas?|pulg|אינץ['׳]?))$/u;
const OWN_DIMENSION =
  /^[ -]*(?:de |in )?(?:deep|thick|depth|thickness|espesor|grosor|profund\p{L}*|peralte|hond\p{L}+|עומק|עובי)/u;

/**
 * Quantities in which inches behind a size that their own word follows are no part of its last side. A size alone is
 * read so: "a pit 10 ft 4 in deep" stays one length.
 */
export function withSplitSizes(text: string, quantities: readonly Quantity[]): Quantity[] {
  return quantities.flatMap((quantity, n) => {
    if (quantity.kind !== "size") return [quantity];
    const after = fold(text.slice(quantity.end, quantities[n + 1]?.start));
    const [, size, length] = (OWN_DIMENSION.test(after) && FEET_THEN_INCHES.exec(quantity.text)) || [];
    if (!size || !length) return [quantity];
    const parsed = [parseQuantity(size), parseQuantity(length)];
    const at = [quantity.start, quantity.start + size.length + 1];
    return parsed.flatMap((each, k) => {
      if (!each.ok) return [];
      const start = at[k] ?? quantity.start;
      return [{ ...each.quantity, start, end: start + each.quantity.text.length }];
    });
  });
}
