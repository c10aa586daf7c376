#!/usr/bin/env node
// Weighs every public page of the built product in every language, and the workers, against their budgets.
import { chromium } from "playwright";
import { weighAwake } from "./lib/awake-weight.mjs";
import { CHROMIUM_ARGS, findBrowser } from "./lib/browser.mjs";
import { AWAKE_STATES, kilobytes, PAGE, WORKER } from "./lib/budgets.mjs";
import { weigh as weighBundle, weightLine } from "./lib/bundle-weight.mjs";
import { fontBytes, weighPage } from "./lib/page-weight.mjs";
import { publicScreens } from "./lib/screens.mjs";
import { withTemporaryProduct } from "./lib/temporary-product.mjs";
import { note, reportCounts } from "./lib/test-counts.mjs";
import { TEST_VARIABLES } from "./lib/test-variables.mjs";
import { WORKERS } from "./lib/wrangler.mjs";

const LANGUAGES = ["en", "es", "he"];

/**
 * Pages with a budget of their own.
 * @type {Record<string, number | undefined>}
 */
const HTML = {
  home: PAGE.longHtml,
  // A drawing, with the tables of its rooms and of the rules that it was held to.
  aiHomeDesign: PAGE.longHtml,
  // Area, camera and conditions to type, the figures of a flight and the rules that it is held to.
  droneIntegration: PAGE.longHtml,
  // Polls, events, the photos of a week, a quote and a song, each with its forms.
  buildersLounge: PAGE.longHtml,
  // A whole offer: its options with every line, its plans of payment and its terms.
  proposal: PAGE.longHtml,
  patents: PAGE.longHtml,
  allPatentFigures: PAGE.longHtml,
  calculators: PAGE.longHtml,
  estimate: PAGE.longHtml,
  // A whole document of terms, which may not be cut.
  legal: PAGE.longHtml,
  patentViewer: PAGE.longHtml,
  /** A sheet of codes to print, one for each room. */
  punchLabels: PAGE.longHtml,
  schedule: PAGE.longHtml,
  // The indexes of every screen and of every tool there is.
  services: PAGE.longHtml,
  tools: PAGE.longHtml,
  shop: PAGE.shopHtml,
};

/** @type {string[]} */
const over = [];
let checked = 0;

/**
 * @param {string} what
 * @param {number} bytes
 * @param {number} budget
 */
function hold(what, bytes, budget) {
  checked++;
  if (bytes > budget) over.push(`${what} weighs ${kilobytes(bytes)}, its budget is ${kilobytes(budget)}.`);
}

/** Most of the time of a page that is woken is waiting for what it fetches. */
const AT_ONCE = 3;

/**
 * Scripts speak no language of their own, so each page is woken once.
 * @param {string} origin
 * @param {string[]} paths
 */
async function holdAwake(origin, paths) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_ARGS });
  try {
    const waiting = [...paths];
    const work = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const weight = await weighAwake(browser, new URL(path, origin));
        console.log(`${path.padEnd(36)} JavaScript after a touch ${kilobytes(weight)}`);
        hold(`The JavaScript of ${path}`, weight, AWAKE_STATES[path] ?? PAGE.script);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await browser.close();
  }
}

await withTemporaryProduct({ variables: TEST_VARIABLES }, async (origin) => {
  const screens = await publicScreens();
  await holdAwake(origin, [...screens.map(({ path }) => path), ...Object.keys(AWAKE_STATES)]);
  for (const screen of screens) {
    for (const language of LANGUAGES) {
      const response = await fetch(new URL(`${screen.path}?lang=${language}`, origin));
      const weight = weighPage(await response.text());
      const page = `${screen.path} (${language})`;
      console.log(
        [
          page.padEnd(24),
          `HTML ${kilobytes(weight.html)}`,
          `JavaScript before touch ${kilobytes(weight.early)}`,
          `CSS ${kilobytes(weight.css)}`,
        ].join("  "),
      );
      hold(`The HTML of ${page}`, weight.html, HTML[screen.id] ?? PAGE.html);
      hold(`The JavaScript of ${page} before interaction`, weight.early, PAGE.early);
      hold(`The CSS of ${page}`, weight.css, PAGE.css);
    }
  }
});
console.log(`Fonts ${kilobytes(fontBytes())}`);
hold("The fonts", fontBytes(), PAGE.fonts);
for (const worker of WORKERS) {
  const weight = weighBundle(worker);
  console.log(weightLine(weight));
  const most = WORKER[weight.key];
  if (most) hold(`The ${weight.key} worker`, weight.gzip, most);
}

for (const line of over) console.error(line);
reportCounts({
  passed: checked - over.length,
  failed: over.length,
  skipped: 0,
  notes: over.map((line) => note("FAILED", "the budgets", line)),
});
console.log(`Budgets: ${checked - over.length} passed, ${over.length} failed`);
process.exit(over.length > 0 ? 1 : 0);
