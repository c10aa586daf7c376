import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./scripts/lib/browser.mjs";

const PORT = Number(process.env.E2E_PORT ?? 8601);
const CI = Boolean(process.env.CI);

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 780 };

/** A Chromium that also starts as root, in a container, and without a graphics card, and that stays off the network. */
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-dev-shm-usage",
];

/** The tags of tests that need scripts, and of tests that are about doing without. */
const NEEDS_SCRIPTS = /@js\b/;
const WITHOUT_SCRIPTS = /@nojs\b/;

const executablePath = findBrowser();

const wide = { ...devices["Desktop Chrome"], viewport: WIDE };
const narrow = { ...devices["Desktop Chrome"], viewport: NARROW, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: CI,
  reporter: [["list"]],
  timeout: 45_000,
  use: {
    actionTimeout: 8_000,
    navigationTimeout: 15_000,
    baseURL: `http://127.0.0.1:${PORT}`,
    trace: "retain-on-failure",
    launchOptions: { args: ARGS, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: "node scripts/serve-test.mjs",
    env: { PORT: String(PORT) },
    port: PORT,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
  projects: [
    { name: "desktop", use: wide, grepInvert: WITHOUT_SCRIPTS },
    { name: "phone", use: narrow, grepInvert: WITHOUT_SCRIPTS },
    { name: "nojs", use: { ...wide, javaScriptEnabled: false }, grepInvert: NEEDS_SCRIPTS },
    { name: "nojs-phone", use: { ...narrow, javaScriptEnabled: false }, grepInvert: NEEDS_SCRIPTS },
  ],
});
