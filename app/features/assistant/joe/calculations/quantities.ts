import { type Formula, parseQuantity, type Quantity } from "~/engines/formula/formula.ts";
import { fold } from "~/lib/fold.ts";
import { dressed } from "./materials.data.ts";

/** Numbers by which methods and standards are called. */
const NAMES = new Set(["220.82", "220.42", "62.2"]);

/** An edition of a code: "2021 code", "IRC 2018", "edición 2021". */
const YEAR = /^20[0-3]\d$/;
const CODE_BESIDE = /(?:irc|ibc|nec|iecc|code|codigo|edition|edicion|norma|קוד|מהדורת|תקן) ?$/;
const CODE_AFTER = /^ ?(?:irc|ibc|nec|iecc|code|edition|edicion)\b/;

/** Standards by their number: "ACI 318", "ASTM C150", "ASCE 7", "NFPA 70". */
const STANDARD_BESIDE =
  /(?<!\p{L})(?:aci|astm|asce|nfpa|ansi|ashrae|aisc|tms|nmx|iso|ת"?י|תקן ישראלי)[ -]?$/u;

/** Quantities without the numbers that are only names: NEC 220.82, ASHRAE 62.2, the 2021 code. */
export const withoutNames = (text: string, quantities: readonly Quantity[]): Quantity[] =>
  quantities.filter(({ kind, text: written, start, end }) => {
    if (kind !== "count") return true;
    if (NAMES.has(written) || STANDARD_BESIDE.test(fold(text.slice(0, start)))) return false;
    if (!YEAR.test(written)) return true;
    return !CODE_BESIDE.test(fold(text.slice(0, start))) && !CODE_AFTER.test(fold(text.slice(end)));
  });

/** Boards that are one beam: "double 2x12", "2x12 doble", "קורה כפולה 2x12". */
const PLIES: readonly (readonly [count: number, words: RegExp])[] = [
  [2, /(?<!\p{L})(?:doubled?|doubled up|2[- ]?ply|dobles?|כפול|כפולה|כפולות)/u],
  [3, /(?<!\p{L})(?:tripled?|3[- ]?ply|triples?|משולש|משולשת|תלת)/u],
  [4, /(?<!\p{L})(?:quadruple|quad|4[- ]?ply|cuadruple)/u],
];
const RIGHT_BEFORE = "(?:[ -](?:ply|beams?|joists?|header|girder|viga|trabe|vigas|de|of|קורה|קורת|של))* ?$";
const RIGHT_AFTER = "^s?,? ?(?:(?:beam|header|girder|viga|קורה) )?";
const COUNTED = /^ ?[)-]? ?(?:(?:ply|pcs?|pieces?|piezas?|plys?)(?: of| de)? ?)?$/;
const MOST_PLIES = 4;

/** Quantities in which boards that make one beam are a size of their own, by their dressed sides. */
export function withPlies(
  text: string,
  quantities: readonly Quantity[],
  { area }: Pick<Formula, "area">,
): readonly Quantity[] {
  if (area !== "beam") return quantities;
  const dropped = new Set<Quantity>();
  const read = quantities.map((quantity, n) => {
    if (quantity.kind !== "size") return quantity;
    const [thick, deep, third] = quantity.sides;
    if (thick?.kind !== "count" || deep?.kind !== "count" || third || thick.value > 4) return quantity;
    const previous = quantities[n - 1];
    const before = fold(text.slice(previous?.end ?? 0, quantity.start));
    const after = fold(text.slice(quantity.end, quantities[n + 1]?.start));
    const isCounted =
      previous?.kind === "count" &&
      previous.value >= 2 &&
      previous.value <= MOST_PLIES &&
      Number.isInteger(previous.value) &&
      COUNTED.test(before);
    const named = PLIES.find(
      ([, words]) =>
        new RegExp(words.source + RIGHT_BEFORE, "u").test(before) ||
        new RegExp(RIGHT_AFTER + words.source, "u").test(after),
    );
    const count = isCounted ? previous.value : named?.[0];
    const [wide, high] = [dressed(thick.value, true), dressed(deep.value, false)];
    if (count === undefined || wide === undefined || high === undefined) return quantity;
    if (isCounted) dropped.add(previous);
    const side = (value: number) => ({ kind: "length", value, unit: "in" }) as const;
    return { ...quantity, sides: [side(wide * count), side(high)] };
  });
  return read.filter((_, n) => !dropped.has(quantities[n] as Quantity));
}

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
