#!/usr/bin/env node
// npm run deploy: builds, then deploys voice, search, jobs and app; the app comes last because it calls the others.
//   npm run deploy -- --dry-run   builds what is not built and weighs the bundles, offline
//   npm run deploy -- --first     on an account that has none of the workers
import "./lib/node-version.mjs";
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { assertWithinLimits, weigh, weightLine } from "./lib/bundle-weight.mjs";
import { lapLogger } from "./lib/laps.mjs";
import { onStop } from "./lib/on-stop.mjs";
import { build, ensureBuilt } from "./lib/product-build.mjs";
import { Refusal, runScript } from "./lib/refusal.mjs";
import { inRoot } from "./lib/root.mjs";
import { run, stopRunning } from "./lib/run.mjs";
import { setUp } from "./lib/set-up.mjs";
import { DATABASE_ID_MISSING, databaseIdMissing, WORKERS, WRANGLER_ENV, wrangler } from "./lib/wrangler.mjs";

const ORDER = /** @type {const} */ (["voice", "search", "jobs", "app"]);
const AFTER_VOICE = /** @type {const} */ (["search", "jobs", "app", "voice"]);

const { values } = parseArgs({ options: { "dry-run": { type: "boolean" }, first: { type: "boolean" } } });

await runScript("The deployment failed", async () => {
  onStop(stopRunning, 130);
  const dryRun = values["dry-run"] === true;
  if (!dryRun && databaseIdMissing()) throw new Refusal(DATABASE_ID_MISSING);
  // What is uploaded is built for it; weighing looks at what is built already, if it is that of the present sources.
  await setUp(lapLogger(), [dryRun ? ensureBuilt : () => build()]);
  const weights = WORKERS.map(weigh);
  for (const weight of weights) console.log(weightLine(weight));
  assertWithinLimits(weights);
  if (dryRun) return;
  if (values.first) await deployVoiceAlone();
  for (const key of values.first ? AFTER_VOICE : ORDER) await deploy(key);
});

/**
 * Voice and the app bind to each other, and a binding needs a deployed worker. So on a new account voice is deployed
 * first without its binding to the app, and again with it at the end. The configuration is written next to the real
 * one because its paths are relative.
 */
async function deployVoiceAlone() {
  const config = configOf("voice");
  const alone = path.join(path.dirname(config), "wrangler.first.toml");
  fs.writeFileSync(alone, fs.readFileSync(config, "utf8").replace(/^\[\[services\]\]\n(?:.+\n)+/m, ""));
  try {
    await deploy("voice", alone);
  } finally {
    fs.rmSync(alone);
  }
}

/** @param {(typeof ORDER)[number]} key */
function configOf(key) {
  return WORKERS.find((worker) => worker.key === key)?.config ?? "";
}

/**
 * Uploads what the build bundled and the tests ran.
 * @param {(typeof ORDER)[number]} key
 */
async function deploy(key, config = configOf(key)) {
  const script = inRoot("dist", key, "index.js");
  await run(...wrangler(["deploy", script, "--no-bundle", "--no-minify", "--config", config]), {
    env: WRANGLER_ENV,
    interactive: true,
    failure: `The ${key} worker was not deployed; the workers before it in the order ${ORDER.join(", ")} are.`,
  });
}
