#!/usr/bin/env node
// npm run lighthouse: measures pages of the built product with Lighthouse's phone, the median of three runs.
//   npm run lighthouse -- home tools   measures only these
//
// The product is served as `production`, since that is what a visitor meets: shared copies of pages, no link to the
// outbox, the whole security policy. Its `upgrade-insecure-requests` leaves loopback addresses alone in Chromium.
import "./lib/node-version.mjs";
import { randomBytes } from "node:crypto";
import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { CHROMIUM_ARGS, findBrowser } from "./lib/browser.mjs";
import { LEAST_SCORES } from "./lib/budgets.mjs";
import { ensureBrowser } from "./lib/ensure-browser.mjs";
import { lapLogger } from "./lib/laps.mjs";
import { medianOf, shortfalls } from "./lib/lighthouse-budget.mjs";
import { freePort } from "./lib/port.mjs";
import { ensureBuilt } from "./lib/product-build.mjs";
import { Refusal, runScript } from "./lib/refusal.mjs";
import { chosenScreens, publicScreens } from "./lib/screens.mjs";
import { setUp } from "./lib/set-up.mjs";
import { withTemporaryProduct } from "./lib/temporary-product.mjs";

const RUNS = 3;
const ATTEMPTS = 3;
const CATEGORIES = Object.keys(LEAST_SCORES);
const MEASURED = ["home", "tools", "membership", "legal"];
/** Whatever the browser or a page might ask of the outside world is not found. */
const LOOPBACK_ONLY = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost";

/** @typedef {keyof typeof LEAST_SCORES} Category */
/** @typedef {{ figures: import("./lib/lighthouse-budget.mjs").Figures, failing: string[] }} Measurement */

const log = lapLogger();

await runScript("Lighthouse could not measure", async () => {
  await setUp(log, [ensureBuilt]);
  await ensureBrowser(log);
  const named = process.argv.slice(2);
  const screens = chosenScreens(await publicScreens(), named.length > 0 ? named : MEASURED);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...CHROMIUM_ARGS, LOOPBACK_ONLY, `--remote-debugging-port=${port}`],
  });
  const options = /** @type {const} */ ({
    environment: "production",
    variables: { SESSION_SECRET: randomBytes(32).toString("base64url") },
  });
  const problems = await withTemporaryProduct(options, async (origin) => {
    log(`Measuring ${screens.map(({ path }) => path).join(", ")}, ${RUNS} runs each.`);
    printRow("page", [...Object.keys(LEAST_SCORES), "FCP ms", "LCP ms", "TBT ms", "CLS"]);
    /** @type {string[]} */
    const found = [];
    for (const screen of screens) found.push(...(await measure(screen, origin, port)));
    return found;
  }).finally(() => browser.close());
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0 ? "Lighthouse: every page holds its budget" : "Lighthouse: over the budget",
  );
  process.exit(problems.length > 0 ? 1 : 0);
});

/**
 * Measures a page, prints its row, and says what it does not reach.
 * @param {import("./lib/screens.mjs").Screen} screen
 * @param {string} origin
 * @param {number} port
 */
async function measure(screen, origin, port) {
  const url = origin + screen.path;
  // The first answer of a fresh worker is not what a visitor waits for.
  await fetch(url);
  /** @type {Measurement[]} */
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await runOnce(url, port));
  const figures = medianOf(runs.map((run) => run.figures));
  const { scores, fcp, lcp, tbt, cls } = figures;
  const times = [fcp, lcp, tbt].map((time) => String(Math.round(time)));
  printRow(screen.path, [...Object.values(scores).map(String), ...times, cls.toFixed(3)]);
  const short = shortfalls(figures);
  if (short.length === 0) return [];
  const failing = [...new Set(runs.flatMap((run) => run.failing))];
  return [
    ...short.map((problem) => `${screen.path}: ${problem}`),
    ...failing.map((audit) => `${screen.path}: failing ${audit}`),
  ];
}

/**
 * Lighthouse's own account of one run. A machine that is busy elsewhere sometimes loses the trace; then it runs again.
 * @param {string} url
 * @param {number} port where the browser is led
 */
async function reportOf(url, port) {
  const { DEBUG } = process.env;
  let problem = "no result";
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const result = await lighthouse(url, {
      port,
      onlyCategories: CATEGORIES,
      logLevel: "silent",
      output: "json",
    });
    // Lighthouse sets it for itself; to us it means that somebody wants to see stacks.
    if (DEBUG === undefined) delete process.env.DEBUG;
    if (result && !result.lhr.runtimeError) return result.lhr;
    problem = result?.lhr.runtimeError?.message ?? problem;
  }
  throw new Refusal(`Lighthouse did not read ${url}: ${problem}`);
}

/**
 * @param {string} url
 * @param {number} port where the browser is led
 * @returns {Promise<Measurement>}
 */
async function runOnce(url, port) {
  const { categories, audits } = await reportOf(url, port);
  /** @param {string} id */
  const figure = (id) => audits[id]?.numericValue ?? Number.NaN;
  const scores = /** @type {Record<Category, number>} */ (
    Object.fromEntries(CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? Number.NaN) * 100)]))
  );
  return {
    figures: {
      scores,
      fcp: figure("first-contentful-paint"),
      lcp: figure("largest-contentful-paint"),
      tbt: figure("total-blocking-time"),
      cls: figure("cumulative-layout-shift"),
    },
    failing: failingIn(categories, audits),
  };
}

/**
 * The audits that cost a category points, with the first places they name.
 * @param {import("lighthouse").Result["categories"]} categories
 * @param {import("lighthouse").Result["audits"]} audits
 */
function failingIn(categories, audits) {
  return Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || !weight || audit.score === null || audit.score >= 0.9) return [];
      const items = audit.details && "items" in audit.details ? audit.details.items : [];
      const places = /** @type {{ node?: { selector?: string }, description?: string }[]} */ (items)
        .map(({ node, description }) => node?.selector ?? description)
        .filter(Boolean)
        .slice(0, 3);
      const where = places.length > 0 ? ` at ${places.join("; ")}` : "";
      return [
        `${id} (${title}): ${audit.title}${audit.displayValue ? `, ${audit.displayValue}` : ""}${where}`,
      ];
    }),
  );
}

/**
 * @param {string} page
 * @param {string[]} cells
 */
function printRow(page, cells) {
  console.log(page.padEnd(14) + cells.map((cell) => cell.padStart(15)).join(""));
}
