import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_ARGS, findBrowser } from "./scripts/lib/browser.mjs";

const PORT = Number(process.env.E2E_PORT ?? 8601);
const LIBSQL_PORT = PORT + 1;
const CI = Boolean(process.env.CI);

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 780 };

/** The tags of tests that need scripts, and of tests that are about doing without. */
const NEEDS_SCRIPTS = /@js\b/;
const WITHOUT_SCRIPTS = /@nojs\b/;
/** What a phone leaves out: what is about wide windows, and what one has looked at where the width changes nothing. */
const NOT_ON_PHONES = /@nojs\b|@wide\b/;
const NOT_ON_PHONES_WITHOUT_SCRIPTS = /@js\b|@wide\b/;

const executablePath = findBrowser();

const wide = { ...devices["Desktop Chrome"], viewport: WIDE };
const narrow = { ...devices["Desktop Chrome"], viewport: NARROW, hasTouch: true, isMobile: true };

const JOURNEYS = /journey\.spec\.ts$/;
const onLibsql = { baseURL: `http://127.0.0.1:${LIBSQL_PORT}` };

/** The built product on data of its own; in a libSQL server of its own if so wanted. */
function server(port: number, database = "") {
  return {
    command: `node scripts/serve-test.mjs ${database}`,
    // The second starts after the first: both ask for free ports inside, and at one moment would get the same.
    env: { PORT: String(port), ...(database && { AFTER: `http://127.0.0.1:${PORT}/healthz` }) },
    port,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5_000 },
  };
}

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
    // A trace of every test costs a third of the run's time; a second try is recorded from its first step.
    trace: CI ? "on-first-retry" : "retain-on-failure",
    launchOptions: {
      args: CHROMIUM_ARGS,
      // In a locale without Unicode Chromium cannot save to a folder whose name is not of plain letters.
      env: { ...process.env, LC_ALL: "C.UTF-8" },
      ...(executablePath && { executablePath }),
    },
  },
  webServer: [server(PORT), server(LIBSQL_PORT, "libsql")],
  projects: [
    { name: "desktop", use: wide, grepInvert: WITHOUT_SCRIPTS },
    { name: "phone", use: narrow, grepInvert: NOT_ON_PHONES },
    { name: "nojs", use: { ...wide, javaScriptEnabled: false }, grepInvert: NEEDS_SCRIPTS },
    {
      name: "nojs-phone",
      use: { ...narrow, javaScriptEnabled: false },
      grepInvert: NOT_ON_PHONES_WITHOUT_SCRIPTS,
    },
    // The same journeys on a real libSQL server, with scripts and without.
    { name: "libsql", testMatch: JOURNEYS, use: { ...wide, ...onLibsql }, grepInvert: WITHOUT_SCRIPTS },
    {
      name: "libsql-nojs-phone",
      testMatch: JOURNEYS,
      use: { ...narrow, ...onLibsql, javaScriptEnabled: false },
      grepInvert: NOT_ON_PHONES_WITHOUT_SCRIPTS,
    },
  ],
});
