import fs from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect, type Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import accountEn from "../../app/features/account/account/locales/account.en.ts";
import accountEs from "../../app/features/account/account/locales/account.es.ts";
import accountHe from "../../app/features/account/account/locales/account.he.ts";
import securityDashboardEn from "../../app/features/account/account/locales/security-dashboard.en.ts";
import securityDashboardEs from "../../app/features/account/account/locales/security-dashboard.es.ts";
import securityDashboardHe from "../../app/features/account/account/locales/security-dashboard.he.ts";
import notificationsEn from "../../app/features/account/notifications/locales/notifications.en.ts";
import notificationsEs from "../../app/features/account/notifications/locales/notifications.es.ts";
import notificationsHe from "../../app/features/account/notifications/locales/notifications.he.ts";
import privacyEn from "../../app/features/account/privacy/locales/privacy.en.ts";
import privacyEs from "../../app/features/account/privacy/locales/privacy.es.ts";
import privacyHe from "../../app/features/account/privacy/locales/privacy.he.ts";
import blueprintEn from "../../app/features/assistant/blueprint/locales/blueprint.en.ts";
import blueprintEs from "../../app/features/assistant/blueprint/locales/blueprint.es.ts";
import blueprintHe from "../../app/features/assistant/blueprint/locales/blueprint.he.ts";
import drawingReaderEn from "../../app/features/assistant/blueprint/locales/drawing-reader.en.ts";
import drawingReaderEs from "../../app/features/assistant/blueprint/locales/drawing-reader.es.ts";
import drawingReaderHe from "../../app/features/assistant/blueprint/locales/drawing-reader.he.ts";
import drawingResultEn from "../../app/features/assistant/blueprint/locales/drawing-result.en.ts";
import drawingResultEs from "../../app/features/assistant/blueprint/locales/drawing-result.es.ts";
import drawingResultHe from "../../app/features/assistant/blueprint/locales/drawing-result.he.ts";
import drawingVisionEn from "../../app/features/assistant/blueprint/locales/drawing-vision.en.ts";
import drawingVisionEs from "../../app/features/assistant/blueprint/locales/drawing-vision.es.ts";
import drawingVisionHe from "../../app/features/assistant/blueprint/locales/drawing-vision.he.ts";
import takeOffEn from "../../app/features/assistant/blueprint/locales/take-off.en.ts";
import takeOffEs from "../../app/features/assistant/blueprint/locales/take-off.es.ts";
import takeOffHe from "../../app/features/assistant/blueprint/locales/take-off.he.ts";
import joeEn from "../../app/features/assistant/joe/locales/joe.en.ts";
import joeEs from "../../app/features/assistant/joe/locales/joe.es.ts";
import joeHe from "../../app/features/assistant/joe/locales/joe.he.ts";
import learningQueueEn from "../../app/features/assistant/learning-queue/locales/learning-queue.en.ts";
import learningQueueEs from "../../app/features/assistant/learning-queue/locales/learning-queue.es.ts";
import learningQueueHe from "../../app/features/assistant/learning-queue/locales/learning-queue.he.ts";
import voiceEn from "../../app/features/assistant/voice/locales/voice.en.ts";
import voiceEs from "../../app/features/assistant/voice/locales/voice.es.ts";
import voiceHe from "../../app/features/assistant/voice/locales/voice.he.ts";
import voiceTalkEn from "../../app/features/assistant/voice/locales/voice-talk.en.ts";
import voiceTalkEs from "../../app/features/assistant/voice/locales/voice-talk.es.ts";
import voiceTalkHe from "../../app/features/assistant/voice/locales/voice-talk.he.ts";
import homeEn from "../../app/features/general/home/locales/home.en.ts";
import homeEs from "../../app/features/general/home/locales/home.es.ts";
import homeHe from "../../app/features/general/home/locales/home.he.ts";
import qrScannerEn from "../../app/features/general/home/locales/qr-scanner.en.ts";
import qrScannerEs from "../../app/features/general/home/locales/qr-scanner.es.ts";
import qrScannerHe from "../../app/features/general/home/locales/qr-scanner.he.ts";
import kitEn from "../../app/features/general/kit/locales/kit.en.ts";
import kitEs from "../../app/features/general/kit/locales/kit.es.ts";
import kitHe from "../../app/features/general/kit/locales/kit.he.ts";
import startDayEn from "../../app/features/general/start-day/locales/start-day.en.ts";
import startDayEs from "../../app/features/general/start-day/locales/start-day.es.ts";
import startDayHe from "../../app/features/general/start-day/locales/start-day.he.ts";
import checkoutEn from "../../app/features/materials/orders/locales/checkout.en.ts";
import checkoutEs from "../../app/features/materials/orders/locales/checkout.es.ts";
import checkoutHe from "../../app/features/materials/orders/locales/checkout.he.ts";
import ordersEn from "../../app/features/materials/orders/locales/orders.en.ts";
import ordersEs from "../../app/features/materials/orders/locales/orders.es.ts";
import ordersHe from "../../app/features/materials/orders/locales/orders.he.ts";
import shopEn from "../../app/features/materials/shop/locales/shop.en.ts";
import shopEs from "../../app/features/materials/shop/locales/shop.es.ts";
import shopHe from "../../app/features/materials/shop/locales/shop.he.ts";
import lingoEn from "../../app/features/tools/lingo/locales/lingo.en.ts";
import lingoEs from "../../app/features/tools/lingo/locales/lingo.es.ts";
import lingoHe from "../../app/features/tools/lingo/locales/lingo.he.ts";
import siteVisitEn from "../../app/features/tools/sites/locales/site-visit.en.ts";
import siteVisitEs from "../../app/features/tools/sites/locales/site-visit.es.ts";
import siteVisitHe from "../../app/features/tools/sites/locales/site-visit.he.ts";
import sitesEn from "../../app/features/tools/sites/locales/sites.en.ts";
import sitesEs from "../../app/features/tools/sites/locales/sites.es.ts";
import sitesHe from "../../app/features/tools/sites/locales/sites.he.ts";
import type { Language } from "../../app/i18n/languages.ts";
import type { Messages, Namespace } from "../../app/i18n/namespaces.ts";
import { createTranslate } from "../../app/i18n/translator.ts";
import accessibilityEn from "../../app/shell/locales/accessibility.en.ts";
import accessibilityEs from "../../app/shell/locales/accessibility.es.ts";
import accessibilityHe from "../../app/shell/locales/accessibility.he.ts";
import shellEn from "../../app/shell/locales/shell.en.ts";
import shellEs from "../../app/shell/locales/shell.es.ts";
import shellHe from "../../app/shell/locales/shell.he.ts";

const TEXTS = {
  en: {
    account: accountEn,
    joe: joeEn,
    "learning-queue": learningQueueEn,
    notifications: notificationsEn,
    privacy: privacyEn,
    "security-dashboard": securityDashboardEn,
    kit: kitEn,
    home: homeEn,
    "qr-scanner": qrScannerEn,
    shop: shopEn,
    checkout: checkoutEn,
    orders: ordersEn,
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
    lingo: lingoEn,
    sites: sitesEn,
    "site-visit": siteVisitEn,
  },
  es: {
    account: accountEs,
    joe: joeEs,
    "learning-queue": learningQueueEs,
    notifications: notificationsEs,
    privacy: privacyEs,
    "security-dashboard": securityDashboardEs,
    kit: kitEs,
    home: homeEs,
    "qr-scanner": qrScannerEs,
    shop: shopEs,
    checkout: checkoutEs,
    orders: ordersEs,
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
    lingo: lingoEs,
    sites: sitesEs,
    "site-visit": siteVisitEs,
  },
  he: {
    account: accountHe,
    joe: joeHe,
    "learning-queue": learningQueueHe,
    notifications: notificationsHe,
    privacy: privacyHe,
    "security-dashboard": securityDashboardHe,
    kit: kitHe,
    home: homeHe,
    "qr-scanner": qrScannerHe,
    shop: shopHe,
    checkout: checkoutHe,
    orders: ordersHe,
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
    lingo: lingoHe,
    sites: sitesHe,
    "site-visit": siteVisitHe,
  },
} as const;

/** What every screen is called, which the page has among the shell's words. */
const screens: Record<Language, Messages> = { en: {}, es: {}, he: {} };
const places = new URL("../../app/screens/locales/", import.meta.url);
for (const file of fs.readdirSync(places)) {
  const language = file.split(".")[1] as Language;
  Object.assign(screens[language], (await import(new URL(file, places).href)).default);
}

/** The words a visitor sees, from the same files as the page. */
export function words<N extends Namespace & keyof (typeof TEXTS)["en"]>(language: Language, namespace: N) {
  const own: Messages = TEXTS[language][namespace];
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

/** Wakes the page's scripts as a visitor does, and waits until they answer presses and forms. */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(40, 40);
  await page.waitForFunction(() => window.groundwork?.awake);
}

type Axe = Pick<typeof import("axe-core"), "run">;

/** Axe as its package ships it. Asked in the page itself it takes half the time that its driver does. */
const AXE = fs.readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const AXE_OPTIONS = {
  resultTypes: ["violations"],
  // Off by default: whoever speaks to a page says what is written on its buttons.
  rules: { "label-content-name-mismatch": { enabled: true } },
} satisfies RunOptions;

/** WCAG 2.2 A and AA, and axe's best practices, in the page and in its frames. */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.evaluate(endMovements);
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(AXE);
  const violations = await page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, options);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
    );
  }, AXE_OPTIONS);
  expect(violations).toEqual([]);
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
