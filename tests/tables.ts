import { getTableColumns, is, sql, type Table } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "~db/client.ts";

const schema = import.meta.glob<Record<string, unknown>>("../db/schema/*.ts", { eager: true });

/** Every table of the schema. */
export const TABLES = Object.values(schema)
  .flatMap((module) => Object.values(module))
  .filter((value): value is SQLiteTable => is(value, SQLiteTable));

/** How many tables stand above a table, one leading to the next: where a row leads to another one, that one stands first. */
export function depthOf(table: Table): number {
  const above = getTableConfig(table as SQLiteTable)
    .foreignKeys.map((key) => key.reference().foreignTable)
    .filter((other) => other !== table);
  return Math.max(0, ...above.map((other) => depthOf(other) + 1));
}

/** Something for every column that needs it; where a column leads to another table, the newest row there. */
export async function rowFor(db: Database, table: SQLiteTable): Promise<Record<string, unknown>> {
  const references = getTableConfig(table).foreignKeys.map((key) => key.reference());
  const { indexes, uniqueConstraints } = getTableConfig(table);
  const unique: unknown[] = [
    ...indexes.flatMap(({ config }) => (config.unique ? config.columns : [])),
    ...uniqueConstraints.flatMap(({ columns }) => columns),
  ];
  const row: Record<string, unknown> = {};
  for (const [key, column] of Object.entries(getTableColumns(table))) {
    if (!column.notNull || column.hasDefault) continue;
    const to = references.find(({ columns }) => columns.includes(column));
    const [foreign] = to?.foreignColumns ?? [];
    const [there] = foreign
      ? await db
          .select({ value: sql`${foreign}` })
          .from(foreign.table)
          .orderBy(sql`${foreign.table}.rowid desc`)
          .limit(1)
      : [];
    if (there) row[key] = there.value;
    else if (column.enumValues?.length) row[key] = column.enumValues[0];
    else if (column.dataType === "json") row[key] = [];
    else if (/(?:^|_)(?:at|since|ends|until)$/.test(column.name)) row[key] = new Date().toISOString();
    else if (column.name === "site_zone") row[key] = "America/Chicago";
    else if (column.name === "limits") row[key] = "{}";
    else if (column.getSQLType() !== "integer") row[key] = crypto.randomUUID();
    else row[key] = unique.includes(column) ? Math.floor(Math.random() * 1e12) : 1;
  }
  return row;
}
