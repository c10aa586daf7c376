import { convert, parseQuantity, type Unit } from "~/engines/formula/formula.ts";
import type { Language } from "~/i18n/languages.ts";
import { type Decimal, decimalOf } from "~/lib/decimal.ts";
import { decimalOfNumber } from "./estimate-facts.ts";

/** The units of estimates that measures can be converted to. */
const MEASURES: Readonly<Record<string, Unit>> = {
  ft: "ft",
  ft2: "ft2",
  "ft²": "ft2",
  yd3: "yd3",
  "yd³": "yd3",
  pie: "ft",
  "pie²": "ft2",
  sq: "square",
  cuadro: "square",
  lb: "lb",
  gal: "gal",
  גלון: "gal",
  m: "m",
  "m²": "m2",
  "m³": "m3",
};

/**
 * A quantity above nothing as builders write it: `12.5`, `12' 6`, `3.2 m`, `15 m²`, in the unit that the line is in.
 * Undefined for what is none, and for a measure of another kind.
 */
export function readQuantity(typed: string, unit: string, language: Language): Decimal | undefined {
  const plain = decimalOf(typed);
  const fits = (value: number) => value > 0 && value <= 9_999_999;
  if (plain !== undefined)
    return fits(Number(plain)) && (plain.split(".")[1]?.length ?? 0) <= 4 ? plain : undefined;
  // Figures alone that are no clear decimal, such as `12,50` or `1 1 2`: nothing is guessed of them.
  if (!/\p{L}|['"/]/u.test(typed)) return undefined;
  const target = MEASURES[unit];
  const read = parseQuantity(typed, language);
  if (!target || !read.ok || !("unit" in read.quantity) || typeof read.quantity.value !== "number")
    return undefined;
  const { value, unit: from } = read.quantity;
  try {
    const there = from === "one" ? value : convert(value, from as Unit, target);
    return fits(there) ? decimalOfNumber(there) : undefined;
  } catch {
    return undefined;
  }
}
