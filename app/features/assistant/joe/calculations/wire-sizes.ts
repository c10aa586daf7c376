import type { Quantity } from "~/engines/formula/formula.ts";
import { fold } from "~/lib/fold.ts";

/** Sizes that a bare number may be when it is said of a wire. */
const SIZES = new Set([18, 16, 14, 12, 10, 8, 6, 4, 3, 2, 1]);
/** Right before or right behind a number: it is a wire's. "Caida de voltaje cable 10 cobre", "12 copper", "כבל 10". */
const WIRE_BEFORE =
  /(?:\b(?:wires?|cables?|conductor(?:s|es)?|alambres?|hilos?|thhn|thwn|romex|calibre|gauge|numero|no\.?|n[°º]|#)|(?<!\p{L})[הבלמ]?(?:כבל|כבלים|חוט|חוטים|מוליך|מוליכים|חתך|גיד|גידים))(?: (?:de|del|no\.?|numero|num\.?|size|gauge|calibre|#|of|מספר|מס'|בחתך))* ?$/u;
const METAL_BEFORE = /(?:\b(?:copper|aluminum|cobre|aluminio|cu|al)|(?<!\p{L})(?:נחושת|אלומיניום)) ?$/u;
const WIRE_AFTER =
  /^[ -]?(?:copper|aluminum|cobre|aluminio|cu|thhn|thwn|romex|wires?|conductors?|cables?|de cobre|de aluminio|נחושת|אלומיניום)(?![\p{L}\d])/u;

/** What a box or a pipe holds besides wires, by its number. */
const COUNTED_AFTER =
  /^[ -]?(?:devices?|grounds?|receptacles?|outlets?|switch(?:es)?|clamps?|dispositivos?|contactos?|apagador(?:es)?|tierras?|אביזר|אביזרים|שקע|שקעים|מפסק|מפסקים|הארקה|הארקות)(?!\p{L})/u;

/** Quantities in which a bare number that is said of a wire is its size. */
export function withWireSizes(text: string, quantities: readonly Quantity[]): Quantity[] {
  return quantities.map((quantity, n) => {
    if (quantity.kind !== "count" || !SIZES.has(quantity.value) || /[.,/]/.test(quantity.text))
      return quantity;
    const before = fold(text.slice(quantities[n - 1]?.end ?? 0, quantity.start));
    const after = fold(text.slice(quantity.end, quantities[n + 1]?.start));
    // "3 cables" and "6 wires" count them; "10 copper" does not, unless more of the wire follows it.
    const named = WIRE_BEFORE.test(before) || (METAL_BEFORE.test(before) && !WIRE_AFTER.test(after));
    const metal = /^[ -]?(?:copper|aluminum|cobre|aluminio|cu\b|de cobre|de aluminio|נחושת|אלומיניום)/u.test(
      after,
    );
    if ((!named && !metal) || COUNTED_AFTER.test(after)) return quantity;
    const { start, end, text: written } = quantity;
    return {
      kind: "gauge",
      value: quantity.value,
      unit: "AWG",
      size: String(quantity.value),
      start,
      end,
      text: written,
    };
  });
}
