import path from "node:path";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { expect, expectNoSidewaysScroll, expectNoViolations, test, touch, words } from "../fixtures.ts";

const fixture = (name: string) => path.join(import.meta.dirname, "../../fixtures", name);

for (const language of LANGUAGES) {
  test(`the home page shows its sections in their order (${language}) @js`, async ({ page, isMobile }) => {
    const t = words(language, "home");
    await page.goto(`/?lang=${language}`);
    const titles = await page.getByRole("heading", { level: 2 }).allTextContents();
    const wanted = [
      t("features.title"),
      ...(isMobile ? [t("site.name")] : []),
      t("showcase.title"),
      t("tailgate.title"),
      t("categories.title"),
      t("learning.title"),
      t("lifestyle.title"),
      t("hub.title"),
      t("membership.title"),
      t("app.title"),
    ];
    const visible = titles.filter((title) => wanted.includes(title));
    expect(isMobile ? visible : visible.filter((title) => title !== t("site.name"))).toEqual(wanted);
    await expect(page.getByText(t("sample"))).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

/** The most that the page may be high, by the width of the window. */
const MOST_HIGH = { 360: 5500, 1440: 4500 };

for (const language of LANGUAGES) {
  test(`the home page stays short, also where nothing moves (${language})`, async ({ page, isMobile }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const most = MOST_HIGH[isMobile ? 360 : 1440];
    // The quote of the day is one of twelve, and a browser without a cookie may get any of them.
    for (let day = 0; day < 6; day++) {
      await page.context().clearCookies();
      await page.goto(`/?lang=${language}`);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
    }
  });

  test(`the primary action stands whole above the tab bar of a small phone (${language}) @phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`/?lang=${language}`);
    const action = page.getByRole("button", {
      name: words(language, "home")("jobs.ask.submit"),
      exact: true,
    });
    const tabs = page.getByRole("navigation", { name: words(language, "shell")("nav.tabs") });
    const [button, bar] = [await action.boundingBox(), await tabs.boundingBox()];
    if (!button || !bar) throw new Error("one of them is not there");
    expect(button.y).toBeGreaterThan(0);
    expect(button.y + button.height).toBeLessThanOrEqual(bar.y);
    expect(button.height).toBeGreaterThanOrEqual(48);
  });
}

test("what folds on a phone unfolds with a press, and lies open in a wide window", async ({
  page,
  isMobile,
}) => {
  const t = words("en", "home");
  await page.goto("/?lang=en");
  const inside = page.getByText(t("tailgate.one"));
  if (!isMobile) {
    await expect(inside).toBeVisible();
    await expect(page.locator("main summary", { hasText: t("tailgate.title") })).toBeHidden();
    return;
  }
  await expect(inside).toBeHidden();
  await page.locator("main summary", { hasText: t("tailgate.title") }).click();
  await expect(inside).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("a question is answered in the hero, with the answer in view and the jobs beside it", async ({
  page,
}) => {
  const t = words("en", "home");
  await page.goto("/?lang=en");
  const field = page.getByLabel(t("jobs.ask.label"));
  await field.fill("Can a riser be 8 inches?");
  await page.getByRole("button", { name: t("jobs.ask.submit"), exact: true }).click();
  await expect(page).toHaveURL(/job=ask&q=Can\+a\+riser/);
  const answer = page.getByRole("heading", { name: t("jobs.ask.answer") });
  await expect(answer).toBeInViewport();
  await expect(answer).toBeFocused();
  await expect(page.getByText("No: 8 inches does not meet the code.")).toBeInViewport();
  await expect(field).toHaveValue("Can a riser be 8 inches?");
  await page.getByRole("link", { name: t("jobs.ask.open") }).click();
  await expect(page.getByLabel(words("en", "joe")("label"))).toHaveValue("Can a riser be 8 inches?");
});

test("one press on an example checks a drawing, another searches the codes", async ({ page, isMobile }) => {
  const t = words("en", "home");
  const tryOne = async (job: "check" | "search") => {
    if (isMobile) await page.locator("main summary", { hasText: t(`jobs.${job}.title`) }).click();
    await page.getByRole("link", { name: t("jobs.try", { example: t(`jobs.${job}.example`) }) }).click();
    await expect(page.getByRole("heading", { name: t(`jobs.${job}.answer`) })).toBeInViewport();
  };
  await page.goto("/?lang=en");
  await tryOne("check");
  await expect(page.getByText(words("en", "drawing-result")("compliance.verdicts.fail"))).toBeVisible();
  await tryOne("search");
  await expect(page.getByText("IRC R310.1").first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("scripts leave what the server drew as it is, and draw it themselves on the way back @js", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  const t = words("en", "home");
  await page.goto("/?lang=en");
  const title = page.getByRole("heading", { name: t("features.title") });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const before = await page.locator("main").innerText();
  await touch(page);
  expect(await page.locator("main").innerText()).toBe(before);
  await page.locator("footer a[href='/shop']").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("en", "shop")("shop.title"));
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(title).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("hero.title"));
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  expect(errors).toEqual([]);
});

test("everything unfolded and answered is free of axe violations @js", async ({ page }) => {
  test.setTimeout(150_000);
  for (const language of LANGUAGES) {
    await page.goto(`/?lang=${language}&job=ask&q=Can a riser be 8 inches?`);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("main details")) details.setAttribute("open", "");
    });
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
  }
});

test("the line under the headline takes turns and holds still on request @js", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const lines = page.getByRole("list", { name: words("en", "home")("hero.lines") }).getByRole("listitem");
  await expect(lines).toHaveCount(4);
  const running = () => lines.first().evaluate((line) => getComputedStyle(line).animationPlayState);
  expect(await running()).toBe("running");
  await page.getByLabel(words("en", "home")("hero.pause")).check();
  expect(await running()).toBe("paused");
});

test("who wants no motion sees the four lines one below the other, and a finished drawing @js", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const lines = page.getByRole("list", { name: words("en", "home")("hero.lines") }).getByRole("listitem");
  const boxes = await lines.evaluateAll((items) =>
    items.map((item) => [item.getBoundingClientRect().top, getComputedStyle(item).opacity]),
  );
  expect(new Set(boxes.map(([top]) => top)).size).toBe(4);
  expect(boxes.every(([, opacity]) => opacity === "1")).toBe(true);
});

test("a phone shows the sample site and the tab bar, a wide window neither @js", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  const shell = words("en", "shell");
  const tabs = page.getByRole("navigation", { name: shell("nav.tabs") });
  const site = page.getByRole("heading", { name: words("en", "home")("site.name") });
  if (!isMobile) {
    await expect(tabs).toBeHidden();
    await expect(site).toBeHidden();
    return;
  }
  await expect(site).toBeVisible();
  await expect(page.getByText(words("en", "home")("site.sample"))).toBeVisible();
  await tabs.getByRole("link", { name: shell("nav.tab.services") }).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(tabs.getByRole("link", { name: shell("nav.tab.services") })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("a QR code is read off a photo, its text stays text and its address opens in a new tab @js @phone", async ({
  page,
}) => {
  const t = words("en", "qr-scanner");
  await page.goto("/");
  await touch(page);
  const photo = page.getByLabel(t("start"));
  await photo.setInputFiles(fixture("qr-text.png"));
  await expect(page.getByText("<b>Panel 7</b> javascript:alert(1)")).toBeVisible();
  await expect(page.getByRole("link", { name: t("open") })).toHaveCount(0);
  await photo.setInputFiles(fixture("qr-away.png"));
  const link = page.getByRole("link", { name: t("open") });
  await expect(link).toHaveAttribute("href", "https://code.example/r310");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  await photo.setInputFiles({ name: "no.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(page.getByText(t("none"))).toBeVisible();
});

test("without scripts the scanner says so and offers no dead button @nojs", async ({ page }) => {
  const t = words("en", "qr-scanner");
  await page.goto("/");
  await expect(page.getByText(t("without"))).toBeVisible();
  await expect(page.getByText(t("start"))).toBeHidden();
});

test("each of the six quick actions is felt @js @phone", async ({ page }) => {
  await page.addInitScript(() => {
    const felt: unknown[] = [];
    const vibrate = (pattern: unknown) => felt.push(pattern) > 0;
    Object.defineProperty(navigator, "vibrate", { value: vibrate });
    Object.assign(window, { felt });
  });
  await page.goto("/?lang=en");
  await touch(page);
  // Where they lead is shown elsewhere: here the page stays.
  await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault(), true));
  const heading = page.getByRole("heading", { name: words("en", "home")("site.actions") });
  const actions = page.locator("div", { has: heading }).last().locator("li").locator("a, button");
  await expect(actions).toHaveCount(6);
  for (let pressed = 0; pressed < 6; pressed++) {
    // What has no screen yet says so, and is felt too.
    await actions.nth(pressed).click({ force: true });
    const felt = () => page.evaluate(() => (window as unknown as { felt: unknown[] }).felt);
    expect(await felt()).toEqual(Array.from({ length: pressed + 1 }, () => [25]));
  }
});
