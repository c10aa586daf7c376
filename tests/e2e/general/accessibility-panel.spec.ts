import type { Page } from "@playwright/test";
import type { Language } from "../../../app/i18n/languages.ts";
import {
  hear,
  refuseMicrophone,
  spokenOn,
  stubRecognition,
  stubSpeech,
  stubVibration,
  withoutRecognition,
} from "../assistant/speech-stubs.ts";
import { expect, expectNoSidewaysScroll, expectNoViolations, test, touch, words } from "../fixtures.ts";

const summaryOf = (page: Page, language: Language) =>
  page.getByRole("banner").getByLabel(words(language, "shell")("display.label"), { exact: true });

async function openPanel(page: Page, language: Language = "en"): Promise<void> {
  await summaryOf(page, language).click();
}

/** Presses one of the panel's buttons, which loads the page anew with the choice made. */
async function choose(page: Page, name: string, language: Language = "en"): Promise<void> {
  await openPanel(page, language);
  await page.getByRole("button", { name, exact: true }).click();
}

async function switchOn(page: Page, name: string): Promise<void> {
  await openPanel(page);
  await page.getByRole("switch", { name }).click();
  // Of the page that comes next, whose panel is closed.
  const next = page.getByRole("switch", { name, includeHidden: true });
  await expect(next).toHaveAttribute("aria-checked", "true");
}

const shell = words("en", "shell");
const help = words("en", "accessibility");

for (const language of ["en", "he"] as const) {
  test(`the font size survives, and at its largest nothing is wider than the screen (${language}) @js`, async ({
    page,
  }) => {
    const html = page.locator("html");
    await page.goto(`/?lang=${language}`);
    await choose(page, words(language, "shell")("display.sizes.150"), language);
    await expect(html).toHaveAttribute("data-font-size", "150");
    for (const path of ["/", "/shop", "/cart", "/auth", "/ai-hub?tab=chat", "/legal", "/tools"]) {
      await page.goto(path);
      await expect(html).toHaveAttribute("data-font-size", "150");
      await expectNoSidewaysScroll(page);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("24px");
    await openPanel(page, language);
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole("button", { name: "150%", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  });

  test(`the open panel is free of axe violations (${language}) @js`, async ({ page }) => {
    const t = words(language, "shell");
    await page.goto(`/shop?lang=${language}`);
    await openPanel(page, language);
    await page
      .locator("summary")
      .filter({ hasText: t("display.shortcutList") })
      .click();
    await expectNoViolations(page);
    await page.getByRole("button", { name: t("display.contrast"), exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "contrast");
    await openPanel(page, language);
    await expectNoViolations(page);
  });
}

test("what needs scripts is not there without them, and a sentence says so @nojs", async ({ page }) => {
  await page.goto("/?lang=en");
  await openPanel(page);
  await expect(page.getByText(shell("display.needsScripts"))).toBeVisible();
  for (const key of ["readPage", "voiceControl", "navigateMenu"] as const) {
    await expect(page.getByRole("button", { name: shell(`display.${key}`) })).toBeHidden();
  }
  await page
    .locator("summary")
    .filter({ hasText: shell("display.shortcutList") })
    .click();
  await expect(page.getByText(shell("display.shortcutHint"))).toBeVisible();
});

test("the panel closes on Escape and gives the focus back @js @wide", async ({ page }) => {
  await page.goto("/?lang=en");
  await touch(page);
  await openPanel(page);
  const dark = page.getByRole("button", { name: shell("display.dark"), exact: true });
  await dark.focus();
  await page.keyboard.press("Escape");
  await expect(dark).toBeHidden();
  await expect(summaryOf(page, "en")).toBeFocused();
});

test("keyboard shortcuts work when they are on, and only then @js @wide", async ({ page }) => {
  await page.goto("/?lang=en");
  await touch(page);
  await page.keyboard.press("g");
  await page.keyboard.press("s");
  await page.keyboard.press("?");
  await expect(page.getByText(shell("display.shortcutHint"))).toBeHidden();
  expect(new URL(page.url()).pathname).toBe("/");

  await switchOn(page, shell("display.shortcuts"));
  await touch(page);
  const list = page.locator("summary").filter({ hasText: shell("display.shortcutList") });
  await expect(async () => {
    await page.keyboard.press("?");
    await expect(list).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(page.getByText(shell("display.shortcutHint"))).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("s");
  await expect(page).toHaveURL(/\/shop$/);
  await page.goto("/auth");
  await touch(page);
  await page.getByLabel(words("en", "account")("fields.email.label")).pressSequentially("gh?");
  await expect(page.getByLabel(words("en", "account")("fields.email.label"))).toHaveValue("gh?");
  expect(new URL(page.url()).pathname).toBe("/auth");
});

test("Read page speaks the page in its language, pauses, goes on, and stops @js", async ({ page }) => {
  await stubSpeech(page, ["en-US", "he-IL"]);
  await page.goto("/shop?lang=he");
  await touch(page);
  const t = words("he", "shell");
  const he = words("he", "accessibility");
  await openPanel(page, "he");
  await page.getByRole("button", { name: t("display.readPage") }).click();
  const bar = page.getByRole("region", { name: he("label") });
  await expect(bar.getByRole("status")).toHaveText(he("reading.reading"));
  await expect(bar.getByRole("button", { name: he("reading.pause") })).toBeFocused();
  await expectNoViolations(page);
  const first = await spokenOn(page);
  expect(first.at(0)).toMatchObject({ lang: "he-IL" });
  expect(first.map(({ text }) => text).join(" ")).toContain(words("he", "shop")("shop.title"));

  await bar.getByRole("button", { name: he("reading.pause") }).click();
  await expect(bar.getByRole("status")).toHaveText(he("reading.paused"));
  const paused = (await spokenOn(page)).at(-1);
  await bar.getByRole("button", { name: he("reading.resume") }).click();
  await expect(bar.getByRole("status")).toHaveText(he("reading.reading"));
  // The piece that was cut off is read again from its beginning.
  expect((await spokenOn(page)).map(({ text }) => text)).toContain(paused?.text);
  await bar.getByRole("button", { name: he("reading.stop") }).click();
  await expect(bar).toBeHidden();
  expect(await page.evaluate(() => window.speechSynthesis.speaking)).toBe(false);
});

test("reading ends when the page is left @js @wide", async ({ page }) => {
  await stubSpeech(page, ["en-US"]);
  await page.goto("/shop?lang=en");
  await touch(page);
  await openPanel(page);
  await page.getByRole("button", { name: shell("display.readPage") }).click();
  const bar = page.getByRole("region", { name: help("label") });
  await expect(bar).toBeVisible();
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: shell("titleBlock.terms") })
    .click();
  await expect(bar).toBeHidden();
  expect(await page.evaluate(() => window.speechSynthesis.speaking)).toBe(false);
});

test("a device without a voice for the language is told so plainly @js @wide", async ({ page }) => {
  await stubSpeech(page, ["en-US"]);
  await page.goto("/?lang=he");
  await touch(page);
  await openPanel(page, "he");
  await page.getByRole("button", { name: words("he", "shell")("display.readPage") }).click();
  const bar = page.getByRole("region", { name: words("he", "accessibility")("label") });
  await expect(bar.getByRole("status")).toHaveText(words("he", "accessibility")("reading.noVoice"));
  expect(await spokenOn(page)).toEqual([]);
});

test("a browser that cannot listen says what to use instead @js @wide", async ({ page }) => {
  await withoutRecognition(page);
  await page.goto("/?lang=en");
  await touch(page);
  await openPanel(page);
  await page.getByRole("button", { name: shell("display.voiceControl") }).click();
  const bar = page.getByRole("region", { name: help("label") });
  await expect(bar.getByRole("status")).toHaveText(help("voice.unsupported"));
  await expectNoViolations(page);
  await bar.getByRole("button", { name: help("close") }).click();
  await expect(bar).toBeHidden();
});

test("a microphone that is not allowed is named with the way around it @js @wide", async ({ page }) => {
  await stubRecognition(page);
  await page.goto("/?lang=en");
  await touch(page);
  await openPanel(page);
  await page.getByRole("button", { name: shell("display.voiceControl") }).click();
  const status = page.getByRole("region", { name: help("label") }).getByRole("status");
  await expect(status).toHaveText(help("voice.listening"));
  await refuseMicrophone(page);
  await expect(status).toHaveText(help("voice.denied"));
});

test("spoken commands lead to screens, read, stop and open the menu @js @wide", async ({ page }) => {
  await stubSpeech(page, ["es-MX"]);
  await stubRecognition(page);
  const es = words("es", "accessibility");
  await page.goto("/?lang=es");
  await touch(page);
  await openPanel(page, "es");
  await page.getByRole("button", { name: words("es", "shell")("display.voiceControl") }).click();
  const bar = page.getByRole("region", { name: es("label") });
  const status = bar.getByRole("status");
  await expect(status).toHaveText(es("voice.listening"));
  await hear(page, "el concreto llega mañana");
  await expect(status).toContainText(es("voice.unknown", { words: "el concreto llega mañana" }));
  await hear(page, "Ir a la tienda.");
  await expect(page).toHaveURL(/\/shop$/);
  await expect(status).toContainText(
    es("voice.going", { screen: words("es", "shell")("screens.shop.title") }),
  );
  // The address comes before the page, and what is read of a page ends when it is left.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("es", "shop")("shop.title"));
  await hear(page, "lea la página");
  await expect(bar.getByText(es("reading.reading"))).toBeVisible();
  await hear(page, "alto");
  await expect(bar.getByText(es("reading.reading"))).toBeHidden();
  await hear(page, "abrir menú");
  await expect(page.getByRole("navigation").first().getByRole("link").first()).toBeFocused();
  await hear(page, "atrás");
  await expect(page).toHaveURL(/\/(\?lang=es)?$/);
  await hear(page, "alto");
  await expect(bar).toBeHidden();
});

test("Navigate menu moves the focus to the first link of the navigation @js @wide", async ({ page }) => {
  await page.goto("/?lang=en");
  await touch(page);
  await openPanel(page);
  await page.getByRole("button", { name: shell("display.navigateMenu") }).click();
  await expect(page.getByRole("navigation").first().getByRole("link").first()).toBeFocused();
});

test("Skip to content closes the panel and leads to the content @js @wide", async ({ page }) => {
  await page.goto("/?lang=en");
  await touch(page);
  await openPanel(page);
  const skip = page.getByRole("banner").getByRole("link", { name: shell("skip") });
  await skip.click();
  await expect(skip).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});

test("a press on a button is felt for 25 ms unless that is switched off @js @wide", async ({ page }) => {
  const felt = await stubVibration(page);
  await page.goto("/?lang=en");
  await touch(page);
  await openPanel(page);
  expect(await felt()).toEqual([[25]]);
  await page.getByRole("switch", { name: shell("display.vibration") }).click();
  await expect(page.locator("html")).toHaveAttribute("data-vibration", "off");
  await touch(page);
  await openPanel(page);
  await expect(page.getByRole("switch", { name: shell("display.vibration") })).toBeVisible();
  expect(await felt()).toEqual([]);
});
