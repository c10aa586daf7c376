import { inject } from "vitest";
import { type Database, openD1, openLibsql } from "../db/client.ts";
import { workerdDiesWithParent } from "../scripts/lib/die-with-parent.mjs";
import { openEmbeddedDatabase } from "../scripts/lib/embedded-database.mjs";

/** How a data test reaches the database that its project's set-up has migrated. */
export type DatabaseConnection = { kind: "d1"; stateDir: string } | { kind: "libsql"; url: string };

declare module "vitest" {
  interface ProvidedContext {
    database: DatabaseConnection;
  }
}

const database = await open(inject("database"));

/**
 * The database of the project that runs this test, D1 or libSQL, with the schema and the reference data.
 * All files share it: a test works on rows of its own.
 */
export function testDatabase(): Database {
  return database;
}

async function open(connection: DatabaseConnection): Promise<Database> {
  if (connection.kind === "libsql") return openLibsql(connection.url);
  workerdDiesWithParent();
  const { database } = await openEmbeddedDatabase(connection.stateDir);
  return openD1(database as unknown as Parameters<typeof openD1>[0]);
}
