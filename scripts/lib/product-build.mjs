import fs from "node:fs";
import { writeBeside } from "./beside.mjs";
import { filesBelow, readIfPresent, writeWhole } from "./files.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { withPlainLetters } from "./plain-letters.mjs";
import { inRoot } from "./root.mjs";
import { run, tool } from "./run.mjs";
import { WORKERS, WRANGLER_ENV, wrangler } from "./wrangler.mjs";

/** Everything that the bundles are made of. */
const SOURCES = [
  "app",
  "db",
  "workers",
  "public",
  "package-lock.json",
  "remix.config.js",
  "tsconfig.json",
  "vite.config.ts",
  "wrangler.toml",
];

/**
 * Files among the sources that reach no bundle; hidden ones too, such as a developer's `.dev.vars` or what a desktop
 * leaves in a folder that somebody looked into.
 */
const BESIDE = /\.test\.tsx?$|\.md$|\.d\.ts$|[\\/]\.[^\\/]+$/;

/** Written last, so that a build cut short is not taken for a whole one. */
const MARK = inRoot("build", ".sources-sha256");

/**
 * Builds the product unless it is built from the present sources.
 * @param {(message: string) => void} log
 */
export async function ensureBuilt(log) {
  const sources = sourcesFingerprint();
  const bundled = WORKERS.every(({ bundle }) => fs.existsSync(`${bundle}/index.js`));
  if (bundled && readIfPresent(MARK) === sources) return;
  log("Building.");
  await build(sources);
}

/**
 * Builds the pages with Remix and Vite, then the workers with wrangler.
 * @param {string} [sources] their fingerprint, taken before the build so that a change during it is noticed
 */
export async function build(sources = sourcesFingerprint()) {
  fs.rmSync(MARK, { force: true });
  await run(...tool("@remix-run/dev/dist/cli.js", ["vite:build"]), {
    quiet: true,
    env: { NODE_ENV: "production" },
    failure: "The pages could not be built; the reason stands above.",
  });
  // The jobs worker's only files: wrangler asks for their folder.
  await writeBeside();
  await Promise.all(WORKERS.map(bundle));
  writeWhole(MARK, sources);
}

/** @param {import("./wrangler.mjs").WorkerPlace} worker */
async function bundle({ key, config, bundle }) {
  // Wasm modules carry a hash in their names; old ones must not pile up.
  fs.rmSync(bundle, { recursive: true, force: true });
  // The folder is absolute because wrangler takes a relative one as below the configuration file.
  await run(...wrangler(["deploy", "--dry-run", "--config", config, "--outdir", bundle]), {
    quiet: true,
    env: { ...WRANGLER_ENV, NODE_ENV: "production" },
    failure: `The ${key} worker could not be bundled; the reason stands above.`,
  });
  const script = `${bundle}/index.js`;
  fs.writeFileSync(script, withPlainLetters(fs.readFileSync(script, "utf8")));
  // It would name other columns than those that are left.
  fs.rmSync(`${script}.map`, { force: true });
}

/**
 * Whether a change of this file asks for another build.
 * @param {string} file below one of the sources
 */
export const reachesBundle = (file) => !BESIDE.test(file);

function sourcesFingerprint() {
  const files = SOURCES.flatMap((source) => filesBelow(inRoot(source)));
  return fingerprint(files.filter(reachesBundle));
}
