import { typedDollars } from "./dollars.ts";

/** A sum of money is `{ cents }`: as a text it would be taken for a formula where it is below zero. */
type Cell = string | number | { cents: number } | null | undefined;

/**
 * How a text begins that a spreadsheet computes instead of showing it, full-width signs included. Blanks and marks of
 * direction before it do not count: some programs pass over them.
 */
const FORMULA = /^(?:[\t\r\n]|[\p{Z}\p{Cf}]*[=+\-@＝＋－＠])/u;

/** Somebody's words for a file that a spreadsheet may open: an apostrophe makes text again of what it would compute. */
export const defused = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Numbers are no texts: one below zero stays a number. */
function shown(value: Cell): string {
  if (typeof value === "string") return defused(value);
  return typeof value === "object" && value ? typedDollars(value.cents) : String(value ?? "");
}

const cell = (value: Cell): string => `"${shown(value).replaceAll('"', '""')}"`;

/**
 * A table as CSV (RFC 4180), the only writer of it: with a mark that tells spreadsheets it is UTF-8, and without a cell
 * that one of them would run as a formula.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
