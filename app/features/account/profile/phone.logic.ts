/** Digits of other scripts that phones type: Arabic and Persian ones. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
/** What people put between digits, and marks that turn the line around, which a copied number brings along. */
const BETWEEN = /[\s().\-‐-―/·\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

/** North America: an area code and an exchange that begin with 2 to 9 (NANPA's numbering plan). */
const NORTH_AMERICAN = /^[2-9]\d{2}[2-9]\d{6}$/;
/** Israel without the leading zero: two to four letters of network and area, then seven digits. */
const ISRAELI = /^(?:5\d|7\d|[23489])\d{7}$/;
/** E.164: a country, and fifteen digits at the most. */
const E164 = /^[1-9]\d{6,14}$/;

/** A zero that is dialled within a country and not from abroad: +44 (0)20, +972 054. Italy keeps it. */
const DROPPED_ZERO = /^(972|44|49|33|34|48|61|380|40|90)0+/;

/**
 * A phone number in E.164 from whatever people write: with spaces, dots, brackets, `tel:`, 00 or 011 before the country,
 * as it is dialled within North America or Israel. Undefined where it is none; an extension is no part of E.164.
 */
export function phoneOf(typed: string): string | undefined {
  const plain = typed
    .trim()
    .replace(/^tel:/i, "")
    .replace(OTHER_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace("＋", "+")
    .replace(BETWEEN, "");
  const [, abroad, digits] = /^(\+|00|011)?(\d{5,18})$/.exec(plain) ?? [];
  if (digits === undefined) return undefined;
  if (abroad) {
    const whole = digits.replace(DROPPED_ZERO, "$1");
    if (whole.startsWith("1") && !NORTH_AMERICAN.test(whole.slice(1))) return undefined;
    if (whole.startsWith("972") && !ISRAELI.test(whole.slice(3))) return undefined;
    return E164.test(whole) ? `+${whole}` : undefined;
  }
  if (NORTH_AMERICAN.test(digits)) return `+1${digits}`;
  if (digits.startsWith("1") && NORTH_AMERICAN.test(digits.slice(1))) return `+${digits}`;
  if (digits.startsWith("0") && ISRAELI.test(digits.slice(1))) return `+972${digits.slice(1)}`;
  if (digits.startsWith("972") && ISRAELI.test(digits.slice(3).replace(/^0/, "")))
    return `+972${digits.slice(3).replace(/^0/, "")}`;
  return undefined;
}

/** A number of E.164 in groups, as people read it aloud. */
export function printPhone(phone: string): string {
  const american = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone);
  if (american) return `+1 ${american[1]}-${american[2]}-${american[3]}`;
  const israeli = /^\+972(5\d|7\d|\d)(\d{3})(\d{4})$/.exec(phone);
  if (israeli) return `+972 ${israeli[1]}-${israeli[2]}-${israeli[3]}`;
  return phone;
}
