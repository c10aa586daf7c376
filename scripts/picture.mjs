#!/usr/bin/env node
// npm run picture: regenerates the picture of README from the built product: the front page after a question, in a
// wide window, and next to it the same page on a phone.
import "./lib/node-version.mjs";
import path from "node:path";
import { chromium } from "playwright";
import { CHROMIUM_ARGS, findBrowser } from "./lib/browser.mjs";
import { ensureBrowser } from "./lib/ensure-browser.mjs";
import { lapLogger } from "./lib/laps.mjs";
import { ensureBuilt } from "./lib/product-build.mjs";
import { runScript } from "./lib/refusal.mjs";
import { inRoot } from "./lib/root.mjs";
import { setUp } from "./lib/set-up.mjs";
import { withTemporaryProduct } from "./lib/temporary-product.mjs";
import { TEST_VARIABLES } from "./lib/test-variables.mjs";

const FILE = inRoot("docs/images/home.png");
const QUESTION = "Can a riser be 8 inches?";
const ANSWERED = `/?${new URLSearchParams({ job: "ask", q: QUESTION })}`;
const WIDE = { width: 1280, height: 1000 };
const PHONE = { width: 360, height: 780 };
/** Between the two, and around them. */
const GAP = 24;

const log = lapLogger();

await runScript("The picture could not be drawn", async () => {
  await setUp(log, [ensureBuilt]);
  await ensureBrowser(log);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_ARGS });
  await withTemporaryProduct({ variables: TEST_VARIABLES }, async (origin) => {
    const wide = await take(browser, `${origin}${ANSWERED}`, WIDE);
    const phone = await take(browser, `${origin}/`, PHONE);
    const page = await browser.newPage({
      viewport: { width: WIDE.width + PHONE.width + 3 * GAP, height: WIDE.height + 2 * GAP },
    });
    const image = (/** @type {Buffer} */ png) =>
      `<img src="data:image/png;base64,${png.toString("base64")}" style="border:1px solid #cfcbc2">`;
    await page.setContent(
      `<body style="margin:0;padding:${GAP}px;display:flex;gap:${GAP}px;align-items:end;background:#edebe6">${image(wide)}${image(phone)}</body>`,
    );
    await page.screenshot({ path: FILE });
  }).finally(() => browser.close());
  log(`Drew ${path.relative(process.cwd(), FILE)}.`);
  process.exit(0);
});

/**
 * The first view of a page, with its font and without motion.
 * @param {import("playwright").Browser} browser
 * @param {string} url
 * @param {{ width: number, height: number }} viewport
 */
async function take(browser, url, viewport) {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce", colorScheme: "light" });
  const page = await context.newPage();
  // The font comes with the second page at the latest.
  for (let visit = 0; visit < 2; visit++) await page.goto(url, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  await context.close();
  return png;
}
