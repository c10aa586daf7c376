/** Dollar amounts as typed in the US: `12`, `12.5`, `1,234.50`, with or without the dollar sign. */
const TYPED = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

/** More than any sum of a job, and far below the largest exact integer. */
const MOST_DOLLARS = 999_999_999;

/**
 * Whole cents of typed dollars, without floating-point arithmetic; undefined if the text is not clearly an amount:
 * `12,50` may be twelve dollars or a typing error, and we do not guess.
 */
export function centsOf(typed: string): number | undefined {
  const [match, whole = "", part = ""] = TYPED.exec(typed.trim()) ?? [];
  const dollars = Number(whole.replaceAll(",", ""));
  if (match === undefined || dollars > MOST_DOLLARS) return undefined;
  return dollars * 100 + Number(part.padEnd(2, "0"));
}

/** Cents in the form in which they are typed: `1250` is `12.50`. Pages use `useFormat().money`. */
export function typedDollars(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
