import fs from "node:fs";
import path from "node:path";
import { unstable_getMiniflareWorkerOptions as optionsOf, unstable_readConfig as readConfig } from "wrangler";

/**
 * @typedef {Extract<import("miniflare").MiniflareOptions, { workers: unknown }>["workers"][number]} WorkerOptions
 */

/**
 * Miniflare's options for a worker, from its wrangler.toml, with the code left out. Its variables are those of the
 * file and the given ones: what lies in `.dev.vars` or `.env` must not reach a test or a server by chance. Assets that
 * are not built are left out: development, migrations and the data tests need none.
 * @param {string} config absolute path of the wrangler.toml
 * @param {Record<string, string>} variables
 */
export function workerOptions(config, variables) {
  const read = readConfig({ config }, { hideWarnings: true });
  const { name, vars, assets } = read;
  const built = fs.existsSync(path.resolve(path.dirname(config), assets?.directory ?? ""));
  const { workerOptions } = optionsOf(built ? read : { ...read, assets: undefined });
  return { ...workerOptions, name, bindings: { ...vars, ...variables } };
}

/**
 * The code of a worker as wrangler bundled it.
 * @param {string} bundle the bundle's folder
 */
export function bundledCode(bundle) {
  const modules = fs
    .readdirSync(bundle)
    .filter((name) => /\.(js|wasm)$/.test(name))
    // Miniflare starts the first module.
    .sort((a, b) => Number(b === "index.js") - Number(a === "index.js"))
    .map((name) => ({
      type: /** @type {"CompiledWasm" | "ESModule"} */ (name.endsWith(".wasm") ? "CompiledWasm" : "ESModule"),
      path: path.join(bundle, name),
    }));
  // Without a root, modules are looked up from the working directory, and a start from elsewhere fails.
  return { modules, modulesRoot: bundle };
}
