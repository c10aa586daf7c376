// What pages say of points, apart from the accounts, which pages do not need.

/** Sources that a statement is filtered by. */
export const SHOWN = ["all", "earned", "back", "spent", "given", "expired"] as const;
export type Shown = (typeof SHOWN)[number];

/** Days before the end of points at which somebody can be told. */
export const REMINDER_DAYS = [7, 14, 30, 60] as const;

export const LOYALTY = "/loyalty-program";

/** What the address of the sample statement asks for. */
export const SAMPLE = "sample=points";

/** The statement of a page, or a part of it. */
export function statementPath(shown: Shown, sample = false): string {
  const asked = [...(sample ? [SAMPLE] : []), ...(shown === "all" ? [] : [`source=${shown}`])].join("&");
  return `${LOYALTY}${asked && "?"}${asked}#statement`;
}
