#!/usr/bin/env node
// npm run check: everything that can be said about the sources without running the product.
import "./lib/node-version.mjs";
import { CHECKS } from "./lib/checks.mjs";
import { lapLogger } from "./lib/laps.mjs";
import { onStop } from "./lib/on-stop.mjs";
import { inWords, Refusal, runScript } from "./lib/refusal.mjs";
import { stopRunning } from "./lib/run.mjs";
import { setUp } from "./lib/set-up.mjs";
import { note, reportCounts } from "./lib/test-counts.mjs";

/** As many checks run side by side; a machine with two cores gains nothing from more. */
const AT_ONCE = 2;

await runScript("The checks could not be run", async () => {
  onStop(stopRunning, 130);
  const log = lapLogger();
  await setUp(log);

  const waiting = [...CHECKS];
  /** @type {string[]} */
  const failed = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const problems = await check.run().catch((error) => inWords(error));
      if (problems) failed.push(check.name);
      log(`${problems ? "FAILED" : "passed"}  ${check.name}`);
      if (problems) console.error(problems.trimEnd());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));

  reportCounts({
    passed: CHECKS.length - failed.length,
    failed: failed.length,
    skipped: 0,
    notes: failed.map((name) => note("FAILED", name)),
  });
  if (failed.length > 0) throw new Refusal(`${failed.length} of ${CHECKS.length} checks failed.`);
});
