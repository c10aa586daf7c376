import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, expectNoViolations, test, touch, words } from "../fixtures.ts";

const t = words("en", "start-day");

/** Stands in for YouTube: the tests stay off the network. */
async function standInForYouTube(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/youtube/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<title>player</title><p>player" });
  });
  return asked;
}

const panel = (page: Page) => page.getByRole("region", { name: t("music.title"), exact: true });
const player = (page: Page) => page.getByRole("region", { name: t("music.chosen") });
const songs = (page: Page) => panel(page).getByRole("list").getByRole("button");

test("the quote is copied with its author, and a toast says so for three seconds @js @wide", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/?lang=en");
  await touch(page);
  const quote = await page.locator("blockquote").innerText();
  await page.getByRole("button", { name: t("quote.copy") }).click();
  await expect(page.getByText(words("en", "start-day")("toasts.quoteCopied"))).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.startsWith(`${quote} — `)).toBe(true);
  expect(await page.locator("figcaption").allInnerTexts()).toContainEqual(
    expect.stringContaining(copied.slice(quote.length + 1)),
  );
  await expect(page.getByText(words("en", "start-day")("toasts.quoteCopied"))).toBeHidden();
});

test("where the clipboard is refused the words are marked for the visitor's own copying @js @wide", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new DOMException("refused", "NotAllowedError")) },
    });
  });
  await page.goto("/?lang=en");
  await touch(page);
  const quote = await page.locator("blockquote").innerText();
  await page.getByRole("button", { name: t("quote.copy") }).click();
  await expect.poll(() => page.evaluate(() => window.getSelection()?.toString())).toContain(quote);
  await expect(page.getByText(words("en", "start-day")("toasts.quoteCopied"))).toBeHidden();
});

test("without scripts there is no copy button and no dead control, and the quote can be mailed @nojs", async ({
  page,
}) => {
  await page.goto("/?lang=en&music=open");
  await expect(page.getByRole("button", { name: t("quote.copy") })).toBeHidden();
  await expect(page.getByRole("link", { name: t("quote.mail") })).toHaveAttribute("href", /^mailto:\?/);
  await expect(page.getByRole("button", { name: t("music.apply") })).toBeVisible();
});

test("the filters act at once, keep the place on the page, and give way to an empty answer @js", async ({
  page,
}) => {
  await page.goto("/?lang=en");
  await touch(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByText(t("music.add"), { exact: true }).click();
  await expect(page.getByText(t("music.hide"), { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: t("music.apply") })).toBeHidden();
  await expect(songs(page)).toHaveCount(15);
  await panel(page).getByLabel(t("music.language")).focus();
  await panel(page).getByLabel(t("music.language")).selectOption("he");
  await expect(songs(page)).toHaveCount(4);
  await expect(panel(page).getByLabel(t("music.language"))).toBeFocused();
  await panel(page).getByLabel(t("music.genre")).selectOption("funk");
  await expect(panel(page).getByText(t("music.none"))).toBeVisible();
  await expect(songs(page)).toHaveCount(0);
  await panel(page).getByLabel(t("music.language")).selectOption("all");
  await expect(songs(page)).toHaveCount(1);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await page.goBack();
  await expect(panel(page).getByText(t("music.none"))).toBeVisible();
  await expect(panel(page).getByLabel(t("music.language"))).toHaveValue("he");
});

test("a filter chosen before the scripts ran is not lost @js @wide", async ({ page }) => {
  await page.goto("/?lang=en&music=open");
  // Without a word to the page, as when its scripts do not listen yet.
  await page.locator("#music-songs").evaluate((element) => {
    if (element instanceof HTMLSelectElement) element.value = "es";
  });
  await touch(page);
  await expect(songs(page)).toHaveCount(4);
  await expect(page.locator("#music-songs")).toHaveValue("es");
});

test("the panel comes into view when it has unfolded, clear of the top @js", async ({ page }) => {
  await page.goto("/?lang=en");
  await touch(page);
  const add = page.getByText(t("music.add"), { exact: true });
  await add.evaluate((element) => element.scrollIntoView({ block: "end" }));
  await add.click();
  const top = () =>
    panel(page)
      .locator("details")
      .evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - 60)).toBeLessThan(2);
});

test("nothing moves smoothly for those who asked for stillness @js @wide", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    const asked: ScrollToOptions[] = [];
    Object.assign(window, { asked });
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = (...args: unknown[]) => {
      if (typeof args[0] === "object") asked.push(args[0] as ScrollToOptions);
      scrollTo(...(args as [number, number]));
    };
  });
  await page.goto("/?lang=en");
  await touch(page);
  await page.getByText(t("music.add"), { exact: true }).click();
  const behaviours = () =>
    page.evaluate(() =>
      (window as unknown as { asked: ScrollToOptions[] }).asked.map(({ behavior }) => behavior),
    );
  await expect.poll(behaviours).toEqual(["auto"]);
});

test("YouTube hears of nobody before they agree, and the video goes on when it floats @js", async ({
  page,
}) => {
  const asked = await standInForYouTube(page);
  await page.goto("/?lang=en&music=open&songs=en");
  await songs(page).filter({ hasText: "Happy" }).click();
  await expect(player(page).getByText(t("music.consent"))).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: t("music.load") }).click();
  const frame = page.frameLocator(`iframe[title="${t("music.frame", { song: "Happy" })}"]`);
  await expect(frame.getByText("player")).toBeVisible();
  expect(asked).toEqual(["https://www.youtube-nocookie.com/embed/ZbZSe6N_BXs"]);
  await page.getByRole("button", { name: t("music.float") }).click();
  await expect(player(page)).toHaveAttribute("data-player", "floating");
  await expect(frame.getByText("player")).toBeVisible();
  await page.getByRole("button", { name: t("music.close") }).click();
  await expect(player(page)).toBeHidden();
});

test("the video is not loaded again when scripts move it @js @wide", async ({ page }) => {
  const asked = await standInForYouTube(page);
  await page.goto("/?lang=en&music=open&songs=en&song=happy");
  await touch(page);
  await page.getByRole("button", { name: t("music.load") }).click();
  await expect(page.locator("iframe")).toBeVisible();
  await page.getByRole("button", { name: t("music.float") }).click();
  await expect(player(page)).toHaveAttribute("data-player", "floating");
  await panel(page).getByLabel(t("music.genre")).selectOption("rock");
  await expect(songs(page)).toHaveCount(1);
  await page.getByRole("button", { name: t("music.dock") }).click();
  await expect(player(page)).toHaveAttribute("data-player", "docked");
  expect(asked).toHaveLength(1);
});

test("the floating player stays clear of Joe and of the tab bar @js", async ({ page }) => {
  await standInForYouTube(page);
  for (const language of ["en", "he"] as const) {
    await page.goto(`/?lang=${language}&music=open&song=happy&overlay=1`);
    const own = await page.locator("[data-player=floating]").boundingBox();
    const joe = await page.locator("aside a[href^='/ai-hub']").boundingBox();
    const height = page.viewportSize()?.height ?? 0;
    const width = page.viewportSize()?.width ?? 0;
    if (!own || !joe) throw new Error("one of them is not there");
    const apart = own.x + own.width <= joe.x || joe.x + joe.width <= own.x || own.y + own.height <= joe.y;
    expect([language, apart]).toEqual([language, true]);
    if (width < 768) expect(own.y + own.height).toBeLessThanOrEqual(height - 64);
    await expectNoSidewaysScroll(page);
  }
});

test("the open panel with a chosen song is free of axe violations @js", async ({ page }) => {
  test.setTimeout(120_000);
  await standInForYouTube(page);
  for (const language of ["en", "es", "he"] as const) {
    await page.goto(`/?lang=${language}&music=open&song=yo-ya`);
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
  }
  await page.goto("/?lang=en&music=open&songs=he&genre=funk&song=happy&overlay=1");
  await expectNoViolations(page);
});
