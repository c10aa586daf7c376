#!/usr/bin/env node
// Serves the built product for the browser tests, on data of its own that go when it ends.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { onStop } from "./lib/on-stop.mjs";
import { portFrom } from "./lib/port.mjs";
import { runScript } from "./lib/refusal.mjs";
import { serve } from "./lib/serve.mjs";
import { TEST_VARIABLES } from "./lib/test-variables.mjs";

await runScript("The product could not be served for the tests", async () => {
  const stateDir = fs.mkdtempSync(path.join(os.tmpdir(), "groundwork-e2e-"));
  const removeState = () => fs.rmSync(stateDir, { recursive: true, force: true });
  process.on("exit", removeState);
  const { url, dispose } = await serve({
    stateDir,
    port: portFrom(process.env.PORT, 8601),
    variables: TEST_VARIABLES,
  });
  onStop(dispose);
  console.log(`Serving the tests at ${url.origin}`);
});
