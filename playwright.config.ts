import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_ARGS, findBrowser } from "./scripts/lib/browser.mjs";
import { everywhere } from "./tests/prove.ts";

const PORT = Number(process.env.E2E_PORT ?? 8601);
const CI = Boolean(process.env.CI);

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 780 };

/**
 * The tags in titles: what needs scripts, what is about doing without, and what one width shows as well as the other. Without
 * a tag of its width a test of an area runs on a phone; in a wide window, too, those of the whole site, and all of them in
 * `npm run prove`.
 */
const NEEDS_SCRIPTS = /@js\b/;
const NOT_IN_WIDE_WINDOWS = /@nojs\b|@phone\b/;
const NOT_ON_PHONES = /@nojs\b|@wide\b/;
const IN_WIDE_WINDOWS = everywhere ? /./ : /@wide\b|\bgeneral\//;

const executablePath = findBrowser();

const wide = { ...devices["Desktop Chrome"], viewport: WIDE };
const narrow = { ...devices["Desktop Chrome"], viewport: NARROW, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: CI,
  // One retry, on a shared machine only; `npm test` names at its end what needed it.
  retries: CI ? 1 : 0,
  reporter: [["list"]],
  // Generous: a busy machine is slow, and only a test that fails ever waits this long.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    baseURL: `http://127.0.0.1:${PORT}`,
    // A trace of every test costs a third of the run's time: `--trace=on` where one is wanted.
    trace: "on-first-retry",
    launchOptions: {
      args: CHROMIUM_ARGS,
      // In a locale without Unicode Chromium cannot save to a folder whose name is not of plain letters.
      env: { ...process.env, LC_ALL: "C.UTF-8" },
      ...(executablePath && { executablePath }),
    },
  },
  // The built product on data of its own.
  webServer: {
    command: "node scripts/serve-test.mjs",
    env: { PORT: String(PORT) },
    port: PORT,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
  projects: [
    { name: "desktop", use: wide, grep: IN_WIDE_WINDOWS, grepInvert: NOT_IN_WIDE_WINDOWS },
    { name: "phone", use: narrow, grepInvert: NOT_ON_PHONES },
    // What HTML alone can show is shown over HTTP; here is what CSS and the browser itself do without scripts.
    { name: "nojs", use: { ...narrow, javaScriptEnabled: false }, grepInvert: NEEDS_SCRIPTS },
  ],
});
