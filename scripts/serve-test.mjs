#!/usr/bin/env node
// Serves the built product for the browser tests, on data of its own that go when it ends.
//   node scripts/serve-test.mjs libsql   keeps the data in a libSQL server of its own
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { onStop } from "./lib/on-stop.mjs";
import { portFrom } from "./lib/port.mjs";
import { runScript } from "./lib/refusal.mjs";
import { serve } from "./lib/serve.mjs";
import { startSqld } from "./lib/sqld.mjs";
import { TEST_VARIABLES } from "./lib/test-variables.mjs";

/** How long another server is waited for, in half seconds. */
const MOST_WAITS = 240;

/** @param {string} url answers when the other server stands */
async function standing(url) {
  for (let waits = 0; waits < MOST_WAITS; waits++) {
    const stands = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (stands) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

await runScript("The product could not be served for the tests", async () => {
  if (process.env.AFTER) await standing(process.env.AFTER);
  const stateDir = fs.mkdtempSync(path.join(os.tmpdir(), "groundwork-e2e-"));
  const removeState = () => fs.rmSync(stateDir, { recursive: true, force: true });
  process.on("exit", removeState);
  const sqld = process.argv.includes("libsql") ? await startSqld(stateDir) : undefined;
  const { url, dispose } = await served({
    stateDir,
    port: portFrom(process.env.PORT, 8601),
    variables: { ...TEST_VARIABLES, ...(sqld && { LIBSQL_URL: sqld.url }) },
  });
  onStop(async () => {
    await dispose();
    await sqld?.stop();
  });
  console.log(`Serving the tests at ${url.origin}`);
});

/**
 * Two of these start at the same moment, and each asks for free ports inside; now and then both are given the same.
 * @param {import("./lib/serve.mjs").ServeOptions} options
 */
async function served(options) {
  for (let tries = 1; ; tries++) {
    try {
      return await serve(options);
    } catch (error) {
      if (tries === 3 || !/already in use/i.test(String(error))) throw error;
    }
  }
}
