/** Dollars as they are typed here: `12`, `12.5`, `1,234.50`, with or without their sign. */
const TYPED = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

/** More than any sum of a job, and far below what a number holds exactly. */
const MOST_DOLLARS = 999_999_999;

/**
 * Whole cents of typed dollars, without a detour over fractions; undefined for what is not plainly a sum: `12,50` may be
 * twelve dollars or a slip, and is not guessed at.
 */
export function centsOf(typed: string): number | undefined {
  const [match, whole = "", part = ""] = TYPED.exec(typed.trim()) ?? [];
  const dollars = Number(whole.replaceAll(",", ""));
  if (match === undefined || dollars > MOST_DOLLARS) return undefined;
  return dollars * 100 + Number(part.padEnd(2, "0"));
}

/** Cents as somebody would type them: `1250` is `12.50`. What a page shows is written by `useFormat().money`. */
export function typedDollars(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
