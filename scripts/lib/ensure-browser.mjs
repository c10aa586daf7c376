import fs from "node:fs";
import { findBrowser } from "./browser.mjs";
import { Refusal } from "./refusal.mjs";
import { outcomeOf, tool } from "./run.mjs";

/**
 * Makes sure that the browser tests find a Chromium, installing one where that is possible.
 * Call it after the installation of the dependencies.
 * @param {(message: string) => void} log
 */
export async function ensureBrowser(log) {
  if (await browserPresent()) return;
  log("Installing a browser for the tests.");
  for (const install of [installWithApt, installWithPlaywright]) {
    await install();
    if (await browserPresent()) return;
  }
  throw new Refusal(
    "No Chromium was found and none could be installed; install one, or name it in CHROMIUM_PATH, and run the tests again.",
  );
}

async function browserPresent() {
  if (findBrowser()) return true;
  const { chromium } = await import("playwright");
  return fs.existsSync(chromium.executablePath());
}

const isRoot = () => process.getuid?.() === 0;

async function installWithApt() {
  if (!isRoot() || !fs.existsSync("/usr/bin/apt-get")) return;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await outcomeOf("apt-get", ["update"], { quiet: true, env });
  await outcomeOf("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { quiet: true, env });
}

async function installWithPlaywright() {
  // Only root can add the system's libraries; sudo could prompt for a password in an unattended run.
  const args = isRoot() ? ["install", "--with-deps", "chromium"] : ["install", "chromium"];
  await outcomeOf(...tool("playwright/cli.js", args), { quiet: true });
}
