type Cell = string | number | null | undefined;

/**
 * How a text begins that a spreadsheet computes instead of showing it, full-width signs included. Blanks and marks of
 * direction before it do not count: some programs pass over them.
 */
const FORMULA = /^(?:[\t\r\n]|[\p{Z}\p{Cf}]*[=+\-@＝＋－＠])/u;

/** An apostrophe makes it text again. Numbers are no texts: one below zero stays a number. */
function cell(value: Cell): string {
  const text = String(value ?? "");
  const safe = typeof value === "string" && FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * A table as CSV (RFC 4180), the only writer of it: with a mark that tells spreadsheets it is UTF-8, and without a cell
 * that one of them would run as a formula.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
