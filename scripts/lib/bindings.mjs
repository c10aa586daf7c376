import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { ROOT } from "./root.mjs";
import { run } from "./run.mjs";
import { WORKERS, WRANGLER_ENV, wrangler } from "./wrangler.mjs";

const HEADER = "// Written by `npm run types:bindings` from the worker's wrangler.toml.\n";

/**
 * The declaration of a worker's bindings as its wrangler.toml has them.
 * @param {import("./wrangler.mjs").WorkerPlace} worker
 * @returns {Promise<{ file: string, text: string }>}
 */
async function generate({ key, config }) {
  const name = `${key.charAt(0).toUpperCase()}${key.slice(1)}Bindings`;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "groundwork-types-"));
  try {
    const draft = path.join(folder, "bindings.d.ts");
    const noSecrets = path.join(folder, "empty.env");
    fs.writeFileSync(noSecrets, "");
    const flags = ["--include-runtime=false", "--strict-vars=false", "--config", config];
    // An environment file of our own keeps a developer's .dev.vars out of the types.
    await run(...wrangler(["types", draft, ...flags, "--env-file", noSecrets]), {
      quiet: true,
      env: WRANGLER_ENV,
      failure: `The bindings of the ${key} worker could not be read; the reason stands above.`,
    });
    return {
      file: path.join(ROOT, "workers", key, "bindings.d.ts"),
      text: `${HEADER}interface ${name} ${environmentIn(fs.readFileSync(draft, "utf8"))}\n`,
    };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The body of the interface Env in wrangler's output. Its other declarations are global and would make one
 * environment of all workers' environments.
 * @param {string} generated
 */
function environmentIn(generated) {
  const body = /interface Env (\{\n[\s\S]*?\n\t\})/.exec(generated)?.[1];
  if (!body) throw new Error("wrangler's types have no interface Env");
  return (
    body
      .replace(/^\t/gm, "")
      .replace(/\t/g, "  ")
      // Every worker's bindings.d.ts lies beside its index.ts.
      .replace(/import\("[^"]*\/index"\)/g, 'import("./index.ts")')
  );
}

/** Writes `workers/<key>/bindings.d.ts` of every worker. */
export async function writeBindings() {
  for (const { file, text } of await Promise.all(WORKERS.map(generate))) fs.writeFileSync(file, text);
}

/**
 * The declarations that differ from their wrangler.toml.
 * @returns {Promise<string[]>} one line each
 */
export async function bindingProblems() {
  return (await Promise.all(WORKERS.map(generate)))
    .filter(({ file, text }) => !fs.existsSync(file) || fs.readFileSync(file, "utf8") !== text)
    .map(({ file }) => `${path.relative(ROOT, file)}: not up to date; run npm run types:bindings`);
}
