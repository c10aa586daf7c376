import type { TestProject } from "vitest/node";
import { serve } from "../../scripts/lib/serve.mjs";
import { TEST_VARIABLES } from "../../scripts/lib/test-variables.mjs";
import { temporaryFolder } from "./temporary-folder.ts";

/** Serves the built product on a free port for the tests over HTTP. */
export default async function setup(project: TestProject) {
  const { folder, remove } = temporaryFolder("http");
  const { url, dispose } = await serve({ stateDir: folder, variables: TEST_VARIABLES });
  project.provide("appUrl", url.origin);
  project.provide("stateDir", folder);
  return async () => {
    await dispose();
    remove();
  };
}

declare module "vitest" {
  interface ProvidedContext {
    /** The origin of the served product, such as `http://127.0.0.1:40123`. */
    appUrl: string;
    /** Its state folder. */
    stateDir: string;
  }
}
