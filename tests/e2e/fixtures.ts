import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import accountEn from "../../app/features/account/locales/en.ts";
import accountEs from "../../app/features/account/locales/es.ts";
import accountHe from "../../app/features/account/locales/he.ts";
import drawingReaderEn from "../../app/features/blueprint/drawing-reader/locales/en.ts";
import drawingReaderEs from "../../app/features/blueprint/drawing-reader/locales/es.ts";
import drawingReaderHe from "../../app/features/blueprint/drawing-reader/locales/he.ts";
import drawingResultEn from "../../app/features/blueprint/drawing-result/locales/en.ts";
import drawingResultEs from "../../app/features/blueprint/drawing-result/locales/es.ts";
import drawingResultHe from "../../app/features/blueprint/drawing-result/locales/he.ts";
import drawingVisionEn from "../../app/features/blueprint/drawing-vision/locales/en.ts";
import drawingVisionEs from "../../app/features/blueprint/drawing-vision/locales/es.ts";
import drawingVisionHe from "../../app/features/blueprint/drawing-vision/locales/he.ts";
import blueprintEn from "../../app/features/blueprint/locales/en.ts";
import blueprintEs from "../../app/features/blueprint/locales/es.ts";
import blueprintHe from "../../app/features/blueprint/locales/he.ts";
import takeOffEn from "../../app/features/blueprint/take-off/locales/en.ts";
import takeOffEs from "../../app/features/blueprint/take-off/locales/es.ts";
import takeOffHe from "../../app/features/blueprint/take-off/locales/he.ts";
import homeEn from "../../app/features/home/locales/en.ts";
import homeEs from "../../app/features/home/locales/es.ts";
import homeHe from "../../app/features/home/locales/he.ts";
import joeEn from "../../app/features/joe/locales/en.ts";
import joeEs from "../../app/features/joe/locales/es.ts";
import joeHe from "../../app/features/joe/locales/he.ts";
import kitEn from "../../app/features/kit/locales/en.ts";
import kitEs from "../../app/features/kit/locales/es.ts";
import kitHe from "../../app/features/kit/locales/he.ts";
import shopEn from "../../app/features/shop/locales/en.ts";
import shopEs from "../../app/features/shop/locales/es.ts";
import shopHe from "../../app/features/shop/locales/he.ts";
import startDayEn from "../../app/features/start-day/locales/en.ts";
import startDayEs from "../../app/features/start-day/locales/es.ts";
import startDayHe from "../../app/features/start-day/locales/he.ts";
import voiceEn from "../../app/features/voice/locales/en.ts";
import voiceEs from "../../app/features/voice/locales/es.ts";
import voiceHe from "../../app/features/voice/locales/he.ts";
import voiceTalkEn from "../../app/features/voice/voice-talk/locales/en.ts";
import voiceTalkEs from "../../app/features/voice/voice-talk/locales/es.ts";
import voiceTalkHe from "../../app/features/voice/voice-talk/locales/he.ts";
import type { Language } from "../../app/i18n/languages.ts";
import type { Messages, Namespace } from "../../app/i18n/namespaces.ts";
import { createTranslate } from "../../app/i18n/translator.ts";
import accessibilityEn from "../../app/shell/accessibility/locales/en.ts";
import accessibilityEs from "../../app/shell/accessibility/locales/es.ts";
import accessibilityHe from "../../app/shell/accessibility/locales/he.ts";
import shellEn from "../../app/shell/locales/en.ts";
import shellEs from "../../app/shell/locales/es.ts";
import shellHe from "../../app/shell/locales/he.ts";

const TEXTS = {
  en: {
    account: accountEn,
    joe: joeEn,
    kit: kitEn,
    home: homeEn,
    shop: shopEn,
    "start-day": startDayEn,
    shell: shellEn,
    voice: voiceEn,
    "voice-talk": voiceTalkEn,
    accessibility: accessibilityEn,
    blueprint: blueprintEn,
    "drawing-reader": drawingReaderEn,
    "drawing-result": drawingResultEn,
    "drawing-vision": drawingVisionEn,
    "take-off": takeOffEn,
  },
  es: {
    account: accountEs,
    joe: joeEs,
    kit: kitEs,
    home: homeEs,
    shop: shopEs,
    "start-day": startDayEs,
    shell: shellEs,
    voice: voiceEs,
    "voice-talk": voiceTalkEs,
    accessibility: accessibilityEs,
    blueprint: blueprintEs,
    "drawing-reader": drawingReaderEs,
    "drawing-result": drawingResultEs,
    "drawing-vision": drawingVisionEs,
    "take-off": takeOffEs,
  },
  he: {
    account: accountHe,
    joe: joeHe,
    kit: kitHe,
    home: homeHe,
    shop: shopHe,
    "start-day": startDayHe,
    shell: shellHe,
    voice: voiceHe,
    "voice-talk": voiceTalkHe,
    accessibility: accessibilityHe,
    blueprint: blueprintHe,
    "drawing-reader": drawingReaderHe,
    "drawing-result": drawingResultHe,
    "drawing-vision": drawingVisionHe,
    "take-off": takeOffHe,
  },
} as const;

/** The words a visitor sees, from the same files as the page. */
export function words<N extends Namespace & keyof (typeof TEXTS)["en"]>(language: Language, namespace: N) {
  return createTranslate<N>(language, TEXTS[language][namespace] as Messages);
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
  const shell = words("en", "shell");
  const email = uniqueEmail();
  await page.goto(`${origin}/auth?mode=sign-up&lang=en`);
  await page.getByLabel(account("fields.email.label")).fill(email);
  await page.getByLabel(account("fields.password.label")).fill(PASSWORD);
  await page.getByRole("button", { name: account("signUp.submit") }).click();
  await expect(page.locator("[data-toast]")).toHaveText(shell("toasts.accountCreated"));
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
    .getByRole("button", { name: account("signIn.submit") })
    .click();
  await expect(page.locator("[data-toast]")).toHaveText(words(language, "shell")("toasts.signedIn"));
}

/** What opens the panel of language, theme and display, in whatever language the page speaks. */
export function displayMenu(page: Page) {
  return page.getByRole("banner").locator('summary:has(use[href$="accessibility"])');
}

/** Wakes the page's scripts as a visitor does, and waits until they answer presses and forms. */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(40, 40);
  await page.waitForFunction(() => window.groundworkAwake);
}

/**
 * WCAG 2.2 A and AA, and axe's best practices. The other mode opens a second page to sum up what frames of other
 * origins found, of which there are none, and takes twice as long.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.evaluate(endMovements);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ["violations"],
    // Off by default: whoever speaks to a page says what is written on its buttons.
    rules: { "label-content-name-mismatch": { enabled: true } },
  });
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`),
  ).toEqual([]);
}

/** What moves once has moved: colours on their way are not those that anybody reads. Runs in the page. */
function endMovements(): void {
  for (const movement of document.getAnimations())
    if (movement.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) movement.finish();
}

/** Nothing may be wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBeLessThanOrEqual(0);
}
