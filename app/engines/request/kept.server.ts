import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "~db/client.ts";

/** Where a feature keeps what somebody answers: a row of its own, with the answers as JSON and one version. */
export interface KeptIn {
  table: SQLiteTable;
  id: SQLiteColumn;
  answers: SQLiteColumn;
  version: SQLiteColumn;
}

interface OfOne {
  /** Of the row. */
  id: string;
  /** That the row is open, and that whoever writes may: a condition of the statement. */
  when: SQL;
}

const changed = (
  db: Database,
  { table, id, answers, version }: KeptIn,
  of: OfOne,
  next: SQLWrapper,
  also?: SQL,
) =>
  db
    .update(table)
    .set({ [answers.name]: next, [version.name]: sql`${version} + 1` } as never)
    .where(and(eq(id, of.id), of.when, also))
    .returning({ id });

/**
 * Keeps some answers beside those that stand: null takes one away. Two that are kept at once are both kept, because the
 * answers are joined by the statement; of two to one question the later stands. Nothing where the row is no longer open.
 */
export const keeping = (
  db: Database,
  kept: KeptIn,
  { patch, ...of }: OfOne & { patch: Readonly<Record<string, string | null>> },
) => changed(db, kept, of, sql`json_patch(${kept.answers}, ${JSON.stringify(patch)})`);

/** Adds a file to the answer of a question, once. @param written whether it is kept: what `keepFile` gives to `also` */
export function addingFile(
  db: Database,
  kept: KeptIn,
  { question, file, written, ...of }: OfOne & { question: string; file: string; written: SQL },
) {
  const path = `$.${question}`;
  const before = sql`coalesce(json_extract(${kept.answers}, ${path}), '')`;
  const after = sql`json_set(${kept.answers}, ${path}, trim(${before} || ',' || ${file}, ','))`;
  return changed(db, kept, of, after, sql`${written} and instr(${before}, ${file}) = 0`);
}

/** Takes a file out of the answer of a question; without any other the question is not answered. */
export function takingFile(
  db: Database,
  kept: KeptIn,
  { question, file, ...of }: OfOne & { question: string; file: string },
) {
  const path = `$.${question}`;
  const before = sql`coalesce(json_extract(${kept.answers}, ${path}), '')`;
  const left = sql`trim(replace(',' || ${before} || ',', ',' || ${file} || ',', ','), ',')`;
  const after = sql`json_patch(${kept.answers}, json_object(${question}, nullif(${left}, '')))`;
  return changed(db, kept, of, after, sql`instr(${before}, ${file}) > 0`);
}
