import fs from "node:fs";
import { inRoot } from "./root.mjs";
import { tool } from "./run.mjs";

/**
 * The workers, each with its configuration and the folder of its bundle. The app comes first: it is the only one
 * that the outside world reaches. `jobs` has the other half of its pages (docs/decisions/0018-pages-in-two-workers.md).
 */
export const WORKERS = /** @type {const} */ ([
  { key: "app", config: inRoot("wrangler.toml"), bundle: inRoot("dist", "app") },
  { key: "jobs", config: inRoot("workers", "jobs", "wrangler.toml"), bundle: inRoot("dist", "jobs") },
  { key: "voice", config: inRoot("workers", "voice", "wrangler.toml"), bundle: inRoot("dist", "voice") },
  { key: "search", config: inRoot("workers", "search", "wrangler.toml"), bundle: inRoot("dist", "search") },
]);

/** @typedef {(typeof WORKERS)[number]} WorkerPlace */

export const WRANGLER_ENV = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/**
 * The command line of wrangler. Its own starter only adds these flags, in a second process that would outlive ours.
 * @param {string[]} args
 * @returns {[command: string, args: string[]]}
 */
export function wrangler(args) {
  const [node, script] = tool("wrangler/wrangler-dist/cli.js", args);
  return [node, ["--no-warnings", "--experimental-vm-modules", ...script]];
}

/** Whether a worker's configuration still holds the placeholder in place of the database's id. */
export function databaseIdMissing() {
  const isPlaceholder = /^\s*database_id\s*=\s*"0{8}-0{4}-0{4}-0{4}-0{12}"/m;
  return WORKERS.some(({ config }) => isPlaceholder.test(fs.readFileSync(config, "utf8")));
}

export const DATABASE_ID_MISSING =
  "wrangler.toml or workers/jobs/wrangler.toml still holds a placeholder for database_id; put in the id that `wrangler d1 create groundwork` prints.";
