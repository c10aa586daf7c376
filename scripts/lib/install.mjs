import fs from "node:fs";
import { filesBelow, readIfPresent, writeWhole } from "./files.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { npm } from "./npm.mjs";
import { Refusal } from "./refusal.mjs";
import { inRoot } from "./root.mjs";
import { outcomeOf } from "./run.mjs";

/** Written last, so that an installation cut short is not taken for a whole one. */
const MARK = inRoot("node_modules", ".lock-sha256");

/** npm's own account of what it installed, written at the end of its work. */
const NPM_ACCOUNT = inRoot("node_modules", ".package-lock.json");

/**
 * Runs `npm ci` unless node_modules already holds what the lock file names.
 * @param {(message: string) => void} log
 */
export async function ensureInstalled(log) {
  const wanted = fingerprint([inRoot("package-lock.json"), ...filesBelow(inRoot(".npmrc"))]);
  if (readIfPresent(MARK) === wanted) return;
  if (!installedByHand()) {
    log("Installing the dependencies (npm ci).");
    await install();
  }
  writeWhole(MARK, wanted);
}

async function install() {
  // What vouches for the old packages must be gone before the first of them is.
  for (const file of [MARK, NPM_ACCOUNT]) fs.rmSync(file, { force: true });
  // `--include=dev`: the bundler and the local runtime are needed whatever NODE_ENV says.
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"];
  const { code, output } = await outcomeOf(...npm(args), {
    quiet: true,
    env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" },
  });
  if (code === 127) throw new Refusal("npm was not found; Groundwork needs it to install its dependencies.");
  if (code === 0) return;
  process.stderr.write(output);
  throw new Refusal("The dependencies could not be installed; npm's own words stand above.");
}

/** Whether somebody ran npm themselves and node_modules holds every package at the version of the lock file. */
function installedByHand() {
  const account = readIfPresent(NPM_ACCOUNT);
  if (!account) return false;
  /** @type {Record<string, { version?: string, optional?: boolean }>} */
  const wanted = JSON.parse(fs.readFileSync(inRoot("package-lock.json"), "utf8")).packages;
  /** @type {typeof wanted} */
  const installed = JSON.parse(account).packages;
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    if (place === "") return true;
    const found = installed[place];
    if (!found) return optional === true;
    return found.version === version && fs.existsSync(inRoot(place, "package.json"));
  });
}
