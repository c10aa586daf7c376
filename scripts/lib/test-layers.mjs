import { freePort } from "./port.mjs";
import { inRoot } from "./root.mjs";
import { outcomeOf, tool } from "./run.mjs";
import { REPORT_FILE } from "./test-counts.mjs";

/** The projects of vitest.config.ts by layer. */
const VITEST_PROJECTS = {
  unit: ["unit"],
  data: ["data-d1", "data-libsql"],
  voice: ["voice"],
  search: ["search"],
  http: ["http"],
};

/** @typedef {keyof typeof VITEST_PROJECTS} VitestLayer */

const VITEST_LAYERS = /** @type {VitestLayer[]} */ (Object.keys(VITEST_PROJECTS));

/** Every layer, in the order in which they run. */
export const LAYERS = ["check", ...VITEST_LAYERS, "e2e", "budgets"];

/** The layers that test the built product. */
export const NEED_BUILD = ["http", "e2e", "budgets"];

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {boolean} [needsBrowser]
 * @property {(report: string) => Promise<{ code: number }>} run leaves its counts in the file `report`
 */

/**
 * The steps that run some layers; Vitest runs all of its layers in one.
 * @param {string[]} layers
 * @returns {Step[]}
 */
export function planFor(layers) {
  const vitestLayers = VITEST_LAYERS.filter((layer) => layers.includes(layer));
  /** @type {Step[]} */
  const plan = [];
  if (layers.includes("check")) plan.push({ name: "the checks", run: check });
  if (vitestLayers.length > 0) {
    const name = `Vitest (${vitestLayers.join(", ")})`;
    plan.push({ name, run: (report) => vitest(vitestLayers, report) });
  }
  if (layers.includes("e2e")) plan.push({ name: "the browser tests", needsBrowser: true, run: playwright });
  if (layers.includes("budgets")) {
    plan.push({ name: "the budgets", needsBrowser: true, run: budgets });
    plan.push({ name: "the deployment, dry", run: dryDeployment });
  }
  return plan;
}

/** @param {string} report */
const check = (report) => ownScript(inRoot("scripts", "check.mjs"), report);

/** @param {string} report */
const budgets = (report) => ownScript(inRoot("scripts", "budgets.mjs"), report);

/** On what was built for the other layers. */
const dryDeployment = () => outcomeOf(process.execPath, [inRoot("scripts", "deploy.mjs"), "--dry-run"]);

/**
 * @param {string} script
 * @param {string} report
 */
function ownScript(script, report) {
  return outcomeOf(process.execPath, [script], { env: { [REPORT_FILE]: report } });
}

/**
 * @param {VitestLayer[]} layers
 * @param {string} report
 */
function vitest(layers, report) {
  const projects = layers.flatMap((layer) => VITEST_PROJECTS[layer]).map((project) => `--project=${project}`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return outcomeOf(...tool("vitest/vitest.mjs", ["run", ...projects, ...reporters, "--passWithNoTests"]));
}

/** @param {string} report */
async function playwright(report) {
  const args = ["test", "--reporter=list,json", "--pass-with-no-tests"];
  const port = await freePort();
  return outcomeOf(...tool("@playwright/test/cli.js", args), {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_PORT: String(port) },
  });
}
