import fs from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect, type Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import type { Language } from "../../app/i18n/languages.ts";
import type { Messages, Namespace } from "../../app/i18n/namespaces.ts";
import { createTranslate } from "../../app/i18n/translator.ts";
import { everywhere } from "../prove.ts";

/** The texts of every namespace; what every screen is called, which the page has among the shell's words, is in `screens`. */
const texts: Record<Language, Record<string, Messages>> = { en: {}, es: {}, he: {} };
const screens: Record<Language, Messages> = { en: {}, es: {}, he: {} };
const app = new URL("../../app/", import.meta.url);
for (const file of fs.readdirSync(app, { recursive: true, encoding: "utf8" })) {
  const [, folder, name, language] = /^(?:(.+)\/)?locales\/([\w-]+)\.(en|es|he)\.ts$/.exec(file) ?? [];
  if (!name) continue;
  const own: Messages = (await import(new URL(file, app).href)).default;
  if (folder === "screens") Object.assign(screens[language as Language], own);
  else texts[language as Language][name] = own;
}

/** The words a visitor sees, from the same files as the page. */
export function words<N extends Namespace>(language: Language, namespace: N) {
  const own = texts[language][namespace];
  return createTranslate<N>(language, namespace === "shell" ? { ...own, screens: screens[language] } : own);
}

/** Every test comes from an address of its own, so that the rate limits of one never meet another. */
function ownAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return `10.${part()}.${part()}.${part()}`;
}

interface Fixtures {
  /** What of the console is no complaint. The browser reports every 4xx answer; those are what some tests are about. */
  tolerated: RegExp;
  /** What the page complained about; a test fails when it is not empty at its end. */
  complaints: string[];
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructuring
  extraHTTPHeaders: async ({}, use) => use({ "cf-connecting-ip": ownAddress() }),
  tolerated: [/Failed to load resource/, { option: true }],
  complaints: [
    async ({ page, tolerated }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.stack ?? error.message}`));
      page.on("console", (message) => {
        if (message.type() === "error" && !tolerated.test(message.text())) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export function uniqueEmail(): string {
  return `builder-${crypto.randomUUID()}@example.com`;
}

export const PASSWORD = "plumb-level-square-77";

/** Creates an account by the site's own forms and signs in to it, at the product of this address. */
export async function becomeMember(page: Page, origin = ""): Promise<void> {
  const account = words("en", "account");
  const email = uniqueEmail();
  await page.goto(`${origin}/auth?mode=sign-up&lang=en`);
  await page.getByLabel(account("fields.email.label")).fill(email);
  await page.getByLabel(account("fields.password.label")).fill(PASSWORD);
  await page.getByRole("button", { name: account("signUp.submit") }).click();
  await expect(page.locator("[data-toast]")).toHaveText(account("toasts.accountCreated"));
  await page.goto(`${origin}/auth`);
  await signIn(page, email, "en");
}

/** Fills the form of the page that is open, which speaks this language, and waits for the welcome. */
export async function signIn(page: Page, email: string, language: Language): Promise<void> {
  const account = words(language, "account");
  await page.getByLabel(account("fields.email.label")).fill(email);
  await page.getByLabel(account("fields.password.label")).fill(PASSWORD);
  await page
    .getByRole("main")
    .getByRole("button", { name: account("signIn.submit"), exact: true })
    .click();
  await expect(page.locator("[data-toast]")).toHaveText(words(language, "account")("toasts.signedIn"));
}

/** What opens the panel of language, theme and display, in whatever language the page speaks. */
export function displayMenu(page: Page) {
  return page.getByRole("banner").locator('summary:has(use[href$="accessibility"])');
}

/**
 * Wakes the page's scripts as a visitor does, and waits until they answer presses and forms. The hand goes on moving:
 * what is already seen of a page may be moved over before the end of it, where the listener stands, has come.
 */
export async function touch(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.move(40, 40);
    // Where both lie over one element, whose `pointerover` came before the listener did, nothing would come any more.
    await page.mouse.move(200, 200);
    await page.waitForFunction(() => window.groundwork?.awake, undefined, { timeout: 5_000 });
  }).toPass({ timeout: 20_000 });
}

type Axe = Pick<typeof import("axe-core"), "run">;

/** Axe as its package ships it. Asked in the page itself it takes half the time that its driver does. */
const AXE = fs.readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const AXE_OPTIONS = {
  resultTypes: ["violations"],
  // Off by default: whoever speaks to a page says what is written on its buttons.
  rules: { "label-content-name-mismatch": { enabled: true } },
} satisfies RunOptions;

/** Of what was looked at in one theme another one changes the colours alone. */
const COLOURS = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
} satisfies RunOptions;

/** WCAG 2.2 A and AA, and axe's best practices, in the page and in its frames; where asked, the colours alone. */
export async function expectNoViolations(
  page: Page,
  what: "everything" | "colours" = "everything",
): Promise<void> {
  await page.evaluate(endMovements);
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(AXE);
  const violations = await page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
      );
    },
    what === "colours" ? COLOURS : AXE_OPTIONS,
  );
  expect(violations).toEqual([]);
}

/** What moves once has moved: colours on their way are not those that anybody reads. Runs in the page. */
function endMovements(): void {
  for (const movement of document.getAnimations())
    if (movement.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) movement.finish();
}

/** By how many pixels the page is wider than the screen. */
export async function excessWidth(page: Page): Promise<number> {
  // A page that has just been gone to may have nothing yet to be measured.
  await page.waitForFunction(() => document.body);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Nothing may be wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
}

/**
 * The languages in which a walk is made: from right to left, where a layout breaks first, and in the others in
 * `npm run prove -- e2e`. Their words are read over HTTP.
 */
export const walkedIn = <L extends Language>(...languages: readonly L[]): readonly L[] =>
  everywhere ? languages : languages.filter((language) => language === "he");
