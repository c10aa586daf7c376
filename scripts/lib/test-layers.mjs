import fs from "node:fs";
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

/** What an area has tests of its own in. */
export const AREA_LAYERS = ["check", "unit", "data", "http", "e2e"];

/** The areas of the site, each a file in `app/screens`. */
export const areas = () =>
  fs
    .readdirSync(inRoot("app", "screens"))
    .filter((file) => file.endsWith(".ts") && file !== "screen.ts")
    .map((file) => file.replace(".ts", ""));

/**
 * Where the tests of an area stand, as the beginnings of their paths.
 * @param {string} area
 */
const foldersOf = (area) => [
  `app/features/${area}/`,
  `app/routes/${area}/`,
  `db/schema/${area}`,
  `db/seed/reference/${area}`,
  `db/seed/sample/${area}`,
  `tests/integration/${area}/`,
];

/**
 * Reads what `npm test` was asked for: layers by name, and one area.
 * @param {readonly string[]} args
 * @returns {{ layers: readonly string[], area?: string } | { refusal: string }}
 */
export function requestedTests(args) {
  const at = args.indexOf("--area");
  const area = at < 0 ? undefined : (args[at + 1] ?? "");
  const named = at < 0 ? args : args.toSpliced(at, 2);
  if (named.some((layer) => !LAYERS.includes(layer)))
    return { refusal: `The layers of tests are ${LAYERS.join(", ")}.` };
  if (area === undefined) return { layers: named.length > 0 ? named : LAYERS };
  if (!areas().includes(area)) return { refusal: `The areas are ${areas().join(", ")}.` };
  if (named.some((layer) => !AREA_LAYERS.includes(layer)))
    return { refusal: `An area has tests in the layers ${AREA_LAYERS.join(", ")}.` };
  return { layers: named.length > 0 ? named : AREA_LAYERS, area };
}

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {boolean} [needsBrowser]
 * @property {(report: string) => Promise<{ code: number }>} run leaves its counts in the file `report`
 */

/**
 * The steps that run some layers, in turns: those of one turn run side by side. Both databases are tested one file after
 * the other, each in a process of its own, beside the checks; Vitest runs its other layers in one.
 * @param {readonly string[]} layers
 * @param {string} [area] of the tests, only those of this area
 * @returns {Step[][]}
 */
export function planFor(layers, area) {
  const folders = area ? foldersOf(area) : [];
  const together = VITEST_LAYERS.filter((layer) => layer !== "data" && layers.includes(layer));
  /** @type {Step[][]} */
  const plan = [];
  // The databases' tests wait for answers most of the time.
  const withDatabases = [
    ...(layers.includes("check") ? [{ name: "the checks", run: check }] : []),
    ...(layers.includes("data") ? VITEST_PROJECTS.data : []).map((project) => ({
      name: `Vitest (${project})`,
      run: (/** @type {string} */ report) => vitest([project], report, folders),
    })),
  ];
  if (withDatabases.length > 0) plan.push(withDatabases);
  if (together.length > 0) {
    const projects = together.flatMap((layer) => VITEST_PROJECTS[layer]);
    const name = `Vitest (${together.join(", ")})`;
    plan.push([{ name, run: (report) => vitest(projects, report, folders) }]);
  }
  if (layers.includes("e2e")) {
    const only = area ? [`tests/e2e/${area}/`] : [];
    plan.push([{ name: "the browser tests", needsBrowser: true, run: (report) => playwright(report, only) }]);
  }
  if (layers.includes("budgets")) {
    plan.push([
      { name: "the budgets", needsBrowser: true, run: budgets },
      { name: "the deployment, dry", run: dryDeployment },
    ]);
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
 * @param {string[]} projects of vitest.config.ts
 * @param {string} report
 * @param {string[]} only beginnings of paths; all tests when there are none
 */
function vitest(projects, report, only) {
  const named = projects.map((project) => `--project=${project}`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return outcomeOf(
    ...tool("vitest/vitest.mjs", ["run", ...only, ...named, ...reporters, "--passWithNoTests"]),
  );
}

/**
 * @param {string} report
 * @param {string[]} only folders; all tests when there are none
 */
async function playwright(report, only) {
  const args = ["test", ...only, "--reporter=list,json", "--pass-with-no-tests"];
  const port = await freePort();
  return outcomeOf(...tool("@playwright/test/cli.js", args), {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_PORT: String(port) },
  });
}
