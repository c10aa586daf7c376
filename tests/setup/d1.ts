import type { TestProject } from "vitest/node";
import { migrateEmbedded } from "../../scripts/lib/embedded-database.mjs";
import { temporaryFolder } from "./temporary-folder.ts";

/** Migrates an embedded D1 database that the data tests then open in their own process. */
export default async function setup(project: TestProject) {
  const { folder, remove } = temporaryFolder("d1");
  await migrateEmbedded(folder);
  project.provide("database", { kind: "d1", stateDir: folder });
  return remove;
}
