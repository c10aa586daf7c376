import { npm } from "./npm.mjs";
import { inRoot } from "./root.mjs";
import { outcomeOf, tool } from "./run.mjs";

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {() => Promise<string>} run the problems in words, or nothing
 */

/**
 * All checks, the slow ones first so that the quick ones fill the gaps. Tools are imported only when their check
 * runs: the dependencies may have been installed a moment ago.
 * @type {Check[]}
 */
export const CHECKS = [
  { name: "types (tsc)", run: () => types(".", "product") },
  {
    name: "directions of imports (dependency-cruiser)",
    run: () =>
      quietly(tool("dependency-cruiser/bin/dependency-cruise.mjs", ["app", "db", "workers", "--config"])),
  },
  { name: "types of the scripts (tsc)", run: () => types("scripts", "scripts") },
  { name: "types of the bindings are current (wrangler)", run: bindings },
  {
    name: "format and lint (biome)",
    run: () => quietly(tool("@biomejs/biome/bin/biome", ["check", "--error-on-warnings"])),
  },
  // `--offline`: the question is whether the two files agree, not whether the registry answers.
  { name: "lock file (npm ci --dry-run)", run: () => quietly(npm(["ci", "--dry-run", "--offline"])) },
  { name: "translations", run: translations },
  { name: "house rules", run: houseRules },
];

/**
 * @param {[command: string, args: string[]]} commandLine
 * @param {Record<string, string>} [env]
 */
async function quietly(commandLine, env) {
  const { code, output } = await outcomeOf(...commandLine, { quiet: true, env });
  return code === 0 ? "" : output || `exit code ${code}`;
}

/** The whole product with the types of all it uses is about four gigabytes, which is as much as Node gives by itself. */
export const TSC_MEMORY = "--max-old-space-size=6144";

/**
 * @param {string} project the folder of a tsconfig.json
 * @param {string} name of what TypeScript remembers for the next time
 */
function types(project, name) {
  const memory = `node_modules/.cache/${name}.tsbuildinfo`;
  const args = ["--project", project, "--noEmit", "--incremental", "--tsBuildInfoFile", memory];
  return quietly(tool("typescript/bin/tsc", args), { NODE_OPTIONS: TSC_MEMORY });
}

async function bindings() {
  const { bindingProblems } = await import("./bindings.mjs");
  return (await bindingProblems()).join("\n");
}

async function translations() {
  const { localeProblems } = await import("./locale-parity.mjs");
  const folders = ["app", "workers"].map((folder) => inRoot(folder));
  return (await Promise.all(folders.map((folder) => localeProblems(folder)))).flat().join("\n");
}

async function houseRules() {
  const { sourceProblems } = await import("./source-rules.mjs");
  return sourceProblems().join("\n");
}
