#!/usr/bin/env node
// npm test: installs, builds and finds a browser where need be, then runs every layer of tests, names what failed and
// counts.
//   npm test -- unit http       runs only these layers
//   npm test -- --area patents  runs the checks and the tests of one area
import "./lib/node-version.mjs";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureBrowser } from "./lib/ensure-browser.mjs";
import { lapLogger } from "./lib/laps.mjs";
import { onStop } from "./lib/on-stop.mjs";
import { ensureBuilt } from "./lib/product-build.mjs";
import { Refusal } from "./lib/refusal.mjs";
import { stopRunning } from "./lib/run.mjs";
import { setUp } from "./lib/set-up.mjs";
import { countsIn, NOTHING, note, sum, timeLine } from "./lib/test-counts.mjs";
import { NEED_BUILD, planFor, requestedTests } from "./lib/test-layers.mjs";

const log = lapLogger();
onStop(stopRunning, 130);

const wanted = requestedTests(process.argv.slice(2));
if ("refusal" in wanted) {
  console.error(wanted.refusal);
  process.exit(1);
}

const counts = [await attempt(() => setUp(log))];
/** @type {string[]} */
const times = [];
if (counts[0]?.failed === 0) {
  for (const steps of planFor(await runnable(wanted.layers), wanted.area))
    await Promise.all(
      steps.map(async (step) => {
        log(`Running ${step.name}.`);
        const begun = Date.now();
        const counted = await attempt(() => countsOf(step));
        counts.push(counted);
        const line = timeLine(step.name, counted, Date.now() - begun);
        log(line);
        times.push(line);
      }),
    );
}

const { passed, failed, skipped, notes } = sum(counts);
for (const line of times) console.log(line);
for (const line of notes) console.log(line);
console.log(`Groundwork: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(failed > 0 ? 1 : 0);

/**
 * The layers that can be run: all of them, unless the product cannot be built.
 * @param {readonly string[]} layers
 */
async function runnable(layers) {
  if (!layers.some((layer) => NEED_BUILD.includes(layer))) return layers;
  const built = await attempt(() => setUp(log, [ensureBuilt]));
  counts.push(built);
  if (built.failed === 0) return layers;
  log(`Without a build these layers are left out: ${NEED_BUILD.join(", ")}.`);
  return layers.filter((layer) => !NEED_BUILD.includes(layer));
}

/**
 * Does something that may fail, which then counts as one failure and does not keep the rest from running.
 * @param {() => Promise<import("./lib/test-counts.mjs").Counts | void>} action
 */
async function attempt(action) {
  try {
    return (await action()) ?? NOTHING;
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    return { ...NOTHING, failed: 1, notes: [note("FAILED", "npm test", String(error))] };
  }
}

/**
 * Runs one step. One that ends badly without a failed test to show for it counts as one failure.
 * @param {import("./lib/test-layers.mjs").Step} step
 */
async function countsOf(step) {
  if (step.needsBrowser) await ensureBrowser(log);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "groundwork-report-"));
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  // Also when the run is interrupted.
  process.once("exit", remove);
  try {
    const report = path.join(folder, "report.json");
    const { code } = await step.run(report);
    const counted = countsIn(report) ?? { ...NOTHING, passed: code === 0 ? 1 : 0 };
    if (code === 0 || counted.failed > 0) return counted;
    return {
      ...counted,
      failed: 1,
      notes: [...(counted.notes ?? []), note("FAILED", step.name, `exit code ${code}`)],
    };
  } finally {
    remove();
  }
}
