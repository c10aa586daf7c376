/** D1 takes statements of at most 100 KB; Hebrew takes two bytes a letter. */
const STATEMENT_BYTES = 80_000;

export const literal = (value: string) => `'${value.replaceAll("'", "''")}'`;

export const row = (values: readonly string[]) => `(${values.map(literal).join(",")})`;

/** Writes only where something differs, so that a run without news costs no writes. */
export function assignments(table: string, columns: readonly string[], extra = ""): string {
  const set = columns.map((column) => `${column} = excluded.${column}`).join(", ");
  const old = columns.map((column) => `${table}.${column}`).join(", ");
  const now = columns.map((column) => `excluded.${column}`).join(", ");
  return `do update set ${set}${extra} where (${old}) is not (${now})`;
}

/** One statement for as many rows as fit in it. */
export function inChunks(rows: readonly string[], statement: (rows: readonly string[]) => string): string[] {
  const chunks: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const each of rows) {
    const size = new TextEncoder().encode(each).length + 2;
    if (bytes + size > STATEMENT_BYTES) {
      chunks.push([]);
      bytes = 0;
    }
    chunks.at(-1)?.push(each);
    bytes += size;
  }
  return chunks.map(statement);
}
