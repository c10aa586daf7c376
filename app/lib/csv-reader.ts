export interface CsvRow {
  /** As an editor counts them, from 1; of a cell over several lines the first. */
  line: number;
  cells: string[];
}

const BYTE_ORDER_MARK = 0xfeff;

/** What separates the cells: what stands most often in the first line outside quotes. */
function separatorOf(text: string): string {
  const counts = new Map([",", ";", "\t"].map((sign) => [sign, 0]));
  let quoted = false;
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === "\n" || sign === "\r")) break;
    else if (!quoted && counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

/**
 * The rows of a CSV file as spreadsheets write it (RFC 4180): with or without the mark of UTF-8, with commas, semicolons or
 * tabs, cells in quotes over several lines. Empty lines are left out. Reads `most` rows and says whether there are more. A
 * quote that is never closed ends with the file.
 */
export function readCsv(text: string, most: number): { rows: CsvRow[]; more: boolean } {
  const rows: CsvRow[] = [];
  const source = text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text;
  const separator = separatorOf(source);
  let cells: string[] = [];
  let cell = "";
  let quoted = false;
  let line = 1;
  let begun = 1;
  const end = () => {
    cells.push(cell);
    if (cells.some((each) => each.trim() !== "")) rows.push({ line: begun, cells });
    cells = [];
    cell = "";
  };
  for (let n = 0; n < source.length; n++) {
    const sign = source[n];
    if (quoted) {
      if (sign === '"' && source[n + 1] === '"') {
        cell += '"';
        n++;
      } else if (sign === '"') quoted = false;
      else cell += sign;
      if (sign === "\n") line++;
    } else if (sign === '"' && cell.trim() === "") {
      cell = "";
      quoted = true;
    } else if (sign === separator) {
      cells.push(cell);
      cell = "";
    } else if (sign === "\n" || sign === "\r") {
      if (sign === "\r" && source[n + 1] === "\n") n++;
      end();
      line++;
      begun = line;
      if (rows.length > most) break;
    } else cell += sign;
  }
  if (rows.length <= most) end();
  return { rows: rows.slice(0, most), more: rows.length > most };
}
