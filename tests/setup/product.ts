import type { TestProject } from "vitest/node";
import { serve } from "../../scripts/lib/serve.mjs";
import { TEST_VARIABLES } from "../../scripts/lib/test-variables.mjs";
import { startInspector } from "./inspector.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Serves the built product on a free port for the tests over HTTP. */
export default async function setup(project: TestProject) {
  const { folder, remove } = temporaryFolder("http");
  const log: string[] = [];
  const onLog = (line: string) => log.push(line);
  const { url, mf, dispose } = await serve({ stateDir: folder, variables: TEST_VARIABLES, onLog });
  const inspector = await startInspector(mf, log);
  project.provide("appUrl", url.origin);
  project.provide("inspectorUrl", inspector.url);
  return async () => {
    inspector.stop();
    await dispose();
    remove();
  };
}

declare module "vitest" {
  interface ProvidedContext {
    /** The origin of the served product, such as `http://127.0.0.1:40123`. */
    appUrl: string;
    /** Where its database and log can be looked at; see `inspector.ts`. */
    inspectorUrl: string;
  }
}
