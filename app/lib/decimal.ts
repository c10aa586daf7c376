/**
 * Exact decimals as text, such as `12.5`: what people type for quantities, unit costs and percentages. No floating-point
 * number is ever made of them.
 */
export type Decimal = string;

const TYPED = /^(-?)(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{1,6}))?$/;

/** A decimal as it is kept: no sign of grouping, no zeros that say nothing. */
const KEPT = /^(?:0|-?(?:[1-9]\d{0,11}(?:\.\d{0,5}[1-9])?|0\.\d{0,5}[1-9]))$/;

export const isDecimal = (text: string): text is Decimal => KEPT.test(text);

/**
 * The decimal that somebody typed, in the one form in which it is kept; undefined if it is not clearly one: `12,50` may be
 * twelve and a half or a typing error, and we do not guess.
 */
export function decimalOf(typed: string): Decimal | undefined {
  const [match, sign = "", whole = "", part = ""] = TYPED.exec(typed.trim()) ?? [];
  if (match === undefined) return undefined;
  const digits = whole.replaceAll(",", "").replace(/^0+(?=\d)/, "");
  const rest = part.replace(/0+$/, "");
  if (digits.length > 12) return undefined;
  const value = rest ? `${digits}.${rest}` : digits;
  return value === "0" ? "0" : `${sign}${value}`;
}

/** A decimal as a fraction of whole numbers: `12.5` is 125 / 10. */
export interface Fraction {
  over: bigint;
  under: bigint;
}

/** @throws RangeError for a text that is no decimal */
export function fractionOf(decimal: Decimal): Fraction {
  if (!isDecimal(decimal)) throw new RangeError(`${decimal} is no decimal`);
  const [whole = "", part = ""] = decimal.split(".");
  return { over: BigInt(`${whole}${part}`), under: 10n ** BigInt(part.length) };
}

/**
 * The one rounding of money: to the nearest whole, a half away from zero, so that a credit is rounded as the charge that
 * it takes back.
 */
export function roundHalfAway({ over, under }: Fraction): bigint {
  const size = over < 0n ? -over : over;
  const whole = (size * 2n + under) / (under * 2n);
  return over < 0n ? -whole : whole;
}

export const times = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.over,
  under: one.under * other.under,
});

/** One and so many percent: a markup of `12.5` is 1.125. */
export function andPercent(percent: Decimal): Fraction {
  const { over, under } = fractionOf(percent);
  return { over: under * 100n + over, under: under * 100n };
}

/** So many percent: `8.25` is 0.0825. */
export function percent(rate: Decimal): Fraction {
  const { over, under } = fractionOf(rate);
  return { over, under: under * 100n };
}

/** A whole number that a `number` holds exactly. @throws RangeError above that */
export function wholeNumber(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError("a sum is too large");
  return number;
}
