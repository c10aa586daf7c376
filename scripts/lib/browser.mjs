import fs from "node:fs";
import path from "node:path";

const ON_PATH = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "microsoft-edge"];

const MAC_APPS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const WINDOWS_APPS = ["ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"].map((folder) =>
  path.join(process.env[folder] ?? "", "Google", "Chrome", "Application", "chrome.exe"),
);

/** A Chromium that also starts as root, in a container, and without a graphics card, and that stays off the network. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-dev-shm-usage",
];

/**
 * A Chromium of this machine: the one that CHROMIUM_PATH or CHROME_PATH names, else an installed one.
 * @returns {string | undefined} undefined leaves it to the browser that Playwright may have downloaded
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH || process.env.CHROME_PATH;
  return [...(named ? [named] : []), ...usualPlaces()].find((file) => fs.existsSync(file));
}

function usualPlaces() {
  if (process.platform === "darwin") return MAC_APPS;
  if (process.platform === "win32") return WINDOWS_APPS;
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return ON_PATH.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}
