import fs from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { migrateEmbedded } from "../../scripts/lib/embedded-database.mjs";
import { serve } from "../../scripts/lib/serve.mjs";
import { TEST_VARIABLES } from "../../scripts/lib/test-variables.mjs";
import { temporaryFolder } from "./temporary-folder.ts";

/** Serves the built product on a free port for the tests over HTTP. */
export default async function setup(project: TestProject) {
  const { folder, remove } = temporaryFolder("http");
  const migrated = temporaryFolder("migrated");
  await migrateEmbedded(migrated.folder);
  fs.cpSync(migrated.folder, folder, { recursive: true });
  const logFile = path.join(folder, "log");
  fs.writeFileSync(logFile, "");
  const served = await serve({
    stateDir: folder,
    variables: TEST_VARIABLES,
    inspected: true,
    onLog: (line) => fs.appendFileSync(logFile, `${line}\n`),
  });
  const inspector = { url: await served.addressOf("inspector"), key: served.inspectorKey };
  project.provide("product", { origin: served.url.origin, inspector, logFile, migrated: migrated.folder });
  return async () => {
    await served.dispose();
    remove();
    migrated.remove();
  };
}

declare module "vitest" {
  interface ProvidedContext {
    /** The served product that all files over HTTP share. */
    product: {
      /** Such as `http://127.0.0.1:40123`. */
      origin: string;
      /** Where its embedded database answers statements; see `scripts/lib/d1-bridge.mjs`. */
      inspector: { url: string; key: string };
      /** What its workers log. */
      logFile: string;
      /** A state folder with a migrated database and nothing else, for products on data of their own. */
      migrated: string;
    };
  }
}
