import type { TestProject } from "vitest/node";
import { libsqlTarget } from "../../scripts/lib/libsql-target.mjs";
import { migrate } from "../../scripts/lib/migrate.mjs";
import { startSqld } from "../../scripts/lib/sqld.mjs";
import { temporaryFolder } from "./temporary-folder.ts";

/** Starts a real libSQL server, migrated, for the data tests. */
export default async function setup(project: TestProject) {
  const { folder, remove } = temporaryFolder("libsql");
  const { url, stop } = await startSqld(folder);
  await migrate(await libsqlTarget(url));
  project.provide("database", { kind: "libsql", url });
  return async () => {
    await stop();
    remove();
  };
}
