import { getTableColumns, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./client.ts";

/** Many rows in one statement with one parameter, because D1 takes a hundred. Each row has every column of the table. */
export function insertAll(db: Database, table: SQLiteTable, rows: readonly object[]) {
  const columns = Object.keys(getTableColumns(table)).map(
    (key) => sql`json_extract(value, ${sql.raw(`'$.${key}'`)})`,
  );
  return db
    .insert(table)
    .select(sql`select ${sql.join(columns, sql`, `)} from json_each(${JSON.stringify(rows)}) where 1`);
}
