import type { TestProject } from "vitest/node";
import { migrateEmbedded, openEmbeddedDatabase } from "../../scripts/lib/embedded-database.mjs";
import { temporaryFolder } from "./temporary-folder.ts";

/** Migrates an embedded D1 database and keeps it open for the data tests. */
export default async function setup(project: TestProject) {
  const { folder, remove } = temporaryFolder("d1");
  await migrateEmbedded(folder);
  const { address, close } = await openEmbeddedDatabase(folder);
  project.provide("database", { kind: "d1", address });
  return async () => {
    await close();
    remove();
  };
}
