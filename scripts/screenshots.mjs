#!/usr/bin/env node
// npm run screenshots: every screen of the built product as a picture, at four widths, in three themes, in English and
// Hebrew, with a contact sheet for each screen; all of it in the folder `screenshots`.
//   npm run screenshots -- home shop --width 360 --theme dark --lang he,es
import "./lib/node-version.mjs";
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { CHROMIUM_ARGS, findBrowser } from "./lib/browser.mjs";
import { contactSheet, sheetIndex } from "./lib/contact-sheet.mjs";
import { ensureBrowser } from "./lib/ensure-browser.mjs";
import { lapLogger } from "./lib/laps.mjs";
import { ensureBuilt } from "./lib/product-build.mjs";
import { Refusal, runScript } from "./lib/refusal.mjs";
import { inRoot } from "./lib/root.mjs";
import { allScreens, chosenScreens } from "./lib/screens.mjs";
import { setUp } from "./lib/set-up.mjs";
import { withTemporaryProduct } from "./lib/temporary-product.mjs";
import { TEST_VARIABLES } from "./lib/test-variables.mjs";

const FOLDER = inRoot("screenshots");
const OFFERED = {
  width: ["360", "768", "1024", "1440"],
  theme: ["light", "dark", "contrast"],
  lang: ["en", "he", "es"],
};
/** Spanish is laid out as English is, so it is taken only when it is asked for. */
const TAKEN = { ...OFFERED, lang: ["en", "he"] };
/** Where a screen shows more than it does at its bare address. */
/** @type {Record<string, string>} */
const QUERIES = { confirm: "?token=sample", reset: "?token=sample", hub: "?tab=chat" };
/** The screen on which what opens in the header is taken too; it is the same on the others. */
const SHOWS_HEADER = "home";
/** An administrator, so that no screen is closed. */
const MEMBER = { email: TEST_VARIABLES.ADMIN_EMAILS, password: "plumb-level-square-77" };

/** @typedef {{ lang: string, theme: string }} Look */

const log = lapLogger();

await runScript("The screenshots could not be taken", async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { width: { type: "string" }, theme: { type: "string" }, lang: { type: "string" } },
  });
  const widths = choice("width", values.width).map(Number);
  const looks = choice("lang", values.lang).flatMap((lang) =>
    choice("theme", values.theme).map((theme) => ({ lang, theme })),
  );
  await setUp(log, [ensureBuilt]);
  await ensureBrowser(log);
  const screens = chosenScreens(await allScreens(), positionals);
  for (const { id } of screens) fs.rmSync(path.join(FOLDER, id), { recursive: true, force: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_ARGS });
  await withTemporaryProduct({ variables: TEST_VARIABLES }, async (origin) => {
    log(`Taking ${screens.length} screens at ${widths.join(", ")} px in ${looks.length} looks.`);
    await signUp(browser, origin);
    const waiting = [...looks];
    // Two at a time: one draws while the other waits for its page.
    const takeNext = async () => {
      for (let look = waiting.shift(); look; look = waiting.shift())
        await takeLook(browser, origin, look, screens, widths);
    };
    await Promise.all([takeNext(), takeNext()]);
  }).finally(() => browser.close());
  for (const { id } of screens) contactSheet(path.join(FOLDER, id), id);
  log(`Took them; look at ${path.relative(process.cwd(), sheetIndex(FOLDER))}.`);
  process.exit(0);
});

/**
 * What somebody asked for by a flag, such as `--theme light,dark`.
 * @param {keyof typeof OFFERED} flag
 * @param {string | undefined} asked
 */
function choice(flag, asked) {
  if (asked === undefined) return TAKEN[flag];
  const wanted = asked.split(",");
  const unknown = wanted.filter((value) => !OFFERED[flag].includes(value));
  if (unknown.length > 0) {
    throw new Refusal(`--${flag} takes ${OFFERED[flag].join(", ")}, and not ${unknown.join(", ")}.`);
  }
  return wanted;
}

/**
 * Sends a form as a page of the product would.
 * @param {import("playwright").BrowserContext} context
 * @param {string} url
 * @param {Record<string, string>} form
 */
async function send(context, url, form) {
  const { origin } = new URL(url);
  const answer = await context.request.post(url, { form, headers: { origin }, maxRedirects: 0 });
  if (answer.status() !== 303)
    throw new Error(`${url} answered ${answer.status()} to ${form.intent ?? "a form"}`);
}

/**
 * @param {import("playwright").Browser} browser
 * @param {string} origin
 */
async function signUp(browser, origin) {
  const context = await browser.newContext();
  const names = { firstName: "Sample", lastName: "Builder" };
  await send(context, `${origin}/auth?mode=sign-up`, {
    intent: "sign-up",
    idem: crypto.randomUUID(),
    ...MEMBER,
    ...names,
  });
  // An administrator is one with a confirmed address.
  const outbox = await (await context.request.get(`${origin}/dev/outbox`)).text();
  const token = /\/auth\/confirm\?token=([\w-]+)/.exec(outbox)?.[1] ?? "";
  await send(context, `${origin}/auth/confirm`, { token });
  await context.close();
}

/**
 * Every screen in one language and theme, as a guest where that is possible; the cart and the conversation hold
 * something.
 * @param {import("playwright").Browser} browser
 * @param {string} origin
 * @param {Look} look
 * @param {import("./lib/screens.mjs").Screen[]} screens
 * @param {number[]} widths
 */
async function takeLook(browser, origin, look, screens, widths) {
  const guest = await openContext(browser, origin, look);
  const product = { intent: "add", productId: "insurance-guide" };
  await send(guest, `${origin}/cart`, { ...product, idem: crypto.randomUUID() });
  const question = { intent: "ask", question: "How deep is a footing?" };
  await send(guest, `${origin}/ai-hub?tab=chat`, { ...question, idem: crypto.randomUUID() });
  await send(guest, `${origin}/cart`, { intent: "set", productId: product.productId, quantity: "2" });
  const member = await openContext(browser, origin, look);
  await send(member, `${origin}/auth`, { intent: "sign-in", ...MEMBER });
  await choosePreferences(member, origin, look);
  for (const context of [guest, member]) await dropToast(context, origin);
  for (const screen of screens) {
    const closed = screen.access === "member" || screen.access === "admin";
    const page = await (closed ? member : guest).newPage();
    for (const width of widths) await takeScreen(page, origin, screen, look, width);
    await page.close();
  }
  await guest.close();
  await member.close();
}

/**
 * @param {import("playwright").Browser} browser
 * @param {string} origin
 * @param {Look} look
 */
async function openContext(browser, origin, look) {
  const context = await browser.newContext({ reducedMotion: "reduce", deviceScaleFactor: 1 });
  await choosePreferences(context, origin, look);
  return context;
}

/**
 * @param {import("playwright").BrowserContext} context
 * @param {string} origin
 * @param {Look} look
 */
function choosePreferences(context, origin, { lang, theme }) {
  return send(context, `${origin}/preferences`, { language: lang, theme, redirectTo: "/" });
}

/**
 * Shows the toast of the last form once, so that it is on no picture.
 * @param {import("playwright").BrowserContext} context
 * @param {string} origin
 */
async function dropToast(context, origin) {
  await context.request.get(`${origin}/auth/recover`);
}

/**
 * @param {import("playwright").Page} page
 * @param {string} origin
 * @param {import("./lib/screens.mjs").Screen} screen
 * @param {Look} look
 * @param {number} width
 */
async function takeScreen(page, origin, screen, { lang, theme }, width) {
  const url = origin + screen.path + (QUERIES[screen.id] ?? "");
  const file = (/** @type {string} */ state) =>
    path.join(FOLDER, screen.id, `${lang}-${theme}-${width}${state}.png`);
  await page.setViewportSize({ width, height: width < 768 ? 780 : 900 });
  await page.goto(url, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: file(""), fullPage: true });
  const part = screen.id === SHOWS_HEADER ? "header" : "main";
  const openers = page.locator(`${part} :is(summary, [popovertarget]):visible`);
  // Counted before anything is open: what opens may hold further buttons of this kind.
  const count = await openers.count();
  for (let n = 0; n < count; n++) {
    await page.goto(url, { waitUntil: "load" });
    await openers.nth(n).click();
    await page.screenshot({ path: file(`-open-${n + 1}`) });
  }
}
