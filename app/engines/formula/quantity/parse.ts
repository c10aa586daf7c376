import type { Language } from "~/i18n/languages.ts";
import type { Quantity } from "./quantity.ts";
import type { Flaw } from "./read-measure.ts";
import { readSigned } from "./read-quantity.ts";
import { sourceText } from "./source-text.ts";

/**
 * Why a text is no quantity:
 * - `empty`: nothing was written
 * - `tooLong`: more than a quantity needs
 * - `noNumber`: it does not begin with a number
 * - `unknownUnit`: a number and a word that is no unit we know; `rest` is that word
 * - `tooMuch`: a quantity and something more; `rest` is what is left
 * - `zeroDenominator`, `inchesTooMany`: 5/0; 12 ft 14 in
 */
export interface QuantityError {
  code: "empty" | "tooLong" | "noNumber" | "unknownUnit" | "tooMuch" | Flaw;
  rest: string;
}

export type ParsedQuantity = { ok: true; quantity: Quantity } | { ok: false; error: QuantityError };

const MOST_SIGNS = 100;
const fail = (code: QuantityError["code"], rest = ""): ParsedQuantity => ({
  ok: false,
  error: { code, rest },
});

/**
 * One quantity, the whole of a text: `12' 6 1/2"`, `12-6`, `3.5 m`, `5/8`, `4x8`, `40 psf`, `12 AWG`, `6:12`, `90 °F`.
 * Units may be symbols or words of the given language, of English, or of all three when none is given.
 */
export function parseQuantity(text: string, language?: Language): ParsedQuantity {
  if (text.length > MOST_SIGNS) return fail("tooLong");
  const start = text.length - text.trimStart().length;
  const source = sourceText(text.trimEnd(), language);
  if (start >= source.written.length) return fail("empty");
  const found = readSigned(source, start, "field");
  if (!found) return fail("noNumber");
  if (found.flaw) return fail(found.flaw);
  const rest = source.written.slice(found.end).trim();
  if (rest !== "") {
    const bare = found.reading.kind === "count" && /^\p{L}/u.test(rest);
    return fail(bare ? "unknownUnit" : "tooMuch", rest);
  }
  const place = { start, end: found.end, text: source.written.slice(start, found.end) };
  return { ok: true, quantity: { ...found.reading, ...place } };
}
