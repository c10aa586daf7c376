import { inject } from "vitest";
import { type Database, openD1, openLibsql } from "../db/client.ts";
import { bridgedDatabase } from "../scripts/lib/d1-bridge.mjs";

/** How a data test reaches the database that its project's set-up has migrated. */
export type DatabaseConnection =
  | { kind: "d1"; address: { url: string; key: string } }
  | { kind: "libsql"; url: string };

declare module "vitest" {
  interface ProvidedContext {
    database: DatabaseConnection;
  }
}

const database = open(inject("database"));

/**
 * The database of the project that runs this test, D1 or libSQL, with the schema and the reference data.
 * All files share it: a test works on rows of its own.
 */
export function testDatabase(): Database {
  return database;
}

function open(connection: DatabaseConnection): Database {
  if (connection.kind === "libsql") return openLibsql(connection.url);
  return openD1(bridgedDatabase(connection.address) as unknown as Parameters<typeof openD1>[0]);
}
