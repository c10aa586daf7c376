/** What a spreadsheet would take for a formula. A text that begins so gets an apostrophe; a number does not. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell as RFC 4180 writes it. */
function cell(value: string | number): string {
  const text =
    typeof value === "string" && FORMULA.test(value) && !/^-?\d+(?:\.\d+)?$/.test(value)
      ? `'${value}`
      : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as a file, with a mark that tells spreadsheets it is UTF-8. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
