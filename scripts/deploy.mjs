#!/usr/bin/env node
// npm run deploy: builds, then deploys voice, search and app; the app comes last because it calls the other two.
//   npm run deploy -- --dry-run   builds and weighs the bundles, offline
import "./lib/node-version.mjs";
import { parseArgs } from "node:util";
import { assertWithinLimits, weigh, weightLine } from "./lib/bundle-weight.mjs";
import { lapLogger } from "./lib/laps.mjs";
import { onStop } from "./lib/on-stop.mjs";
import { build } from "./lib/product-build.mjs";
import { Refusal, runScript } from "./lib/refusal.mjs";
import { run, stopRunning } from "./lib/run.mjs";
import { setUp } from "./lib/set-up.mjs";
import { DATABASE_ID_MISSING, databaseIdMissing, WORKERS, WRANGLER_ENV, wrangler } from "./lib/wrangler.mjs";

const ORDER = /** @type {const} */ (["voice", "search", "app"]);

const { values } = parseArgs({ options: { "dry-run": { type: "boolean" } } });

await runScript("The deployment failed", async () => {
  onStop(stopRunning, 130);
  const dryRun = values["dry-run"] === true;
  if (!dryRun && databaseIdMissing()) throw new Refusal(DATABASE_ID_MISSING);
  await setUp(lapLogger(), [() => build()]);
  const weights = WORKERS.map(weigh);
  for (const weight of weights) console.log(weightLine(weight));
  assertWithinLimits(weights);
  if (dryRun) return;
  for (const key of ORDER) await deploy(key);
});

/** @param {(typeof ORDER)[number]} key */
async function deploy(key) {
  const config = WORKERS.find((worker) => worker.key === key)?.config ?? "";
  await run(...wrangler(["deploy", "--config", config]), {
    env: WRANGLER_ENV,
    interactive: true,
    failure: `The ${key} worker was not deployed; the workers before it in the order ${ORDER.join(", ")} are.`,
  });
}
