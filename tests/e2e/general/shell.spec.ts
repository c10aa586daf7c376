import type { Page } from "@playwright/test";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { expect, expectNoSidewaysScroll, test, touch, words } from "../fixtures.ts";

const launcher = (page: Page) => page.locator("[data-mood]");
const toast = (page: Page) => page.locator("[data-toast]");
const PHONE = { width: 360, height: 640 };
const shell = words("en", "shell");
const joe = words("en", "joe");
const shop = words("en", "shop");

/** The scripts of the page come this much later than they could. */
async function slowScripts(page: Page, milliseconds: number): Promise<void> {
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}

async function putIntoCart(page: Page): Promise<void> {
  const hat = shop("products.branded-hard-hat.name");
  await page.getByRole("button", { name: shop("shop.addOf", { product: hat }) }).click();
}

/** The controls of the page itself that something fixed lies over where the page stands. Runs in the page. */
function coveredBy(selector: string): string[] {
  const fixed = document.querySelector(selector)?.getBoundingClientRect();
  if (!fixed) return ["nothing is there"];
  const bar = document.querySelector("nav[data-floating]")?.getBoundingClientRect();
  const foot = bar?.height ? bar.top : window.innerHeight;
  const head = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  return [
    ...document.querySelectorAll<HTMLElement>("main :is(a[href], button, input, select, textarea, summary)"),
  ]
    .filter((control) => {
      const { top, bottom, left, right, width } = control.getBoundingClientRect();
      // What the bars at head and foot hide is not there to be pressed.
      const [from, to] = [Math.max(top, head), Math.min(bottom, foot)];
      return (
        width > 1 &&
        to > from &&
        from < fixed.bottom &&
        to > fixed.top &&
        left < fixed.right &&
        right > fixed.left
      );
    })
    .map((control) => control.outerHTML.slice(0, 80));
}

test.describe("Joe's button", () => {
  test("opens the panel by the very press that wakes the page @js", async ({ page }) => {
    await slowScripts(page, 300);
    await page.goto("/shop?lang=en");
    await launcher(page).click();
    await expect(launcher(page)).toHaveAttribute("data-early", "held");
    await expect(page.getByRole("region", { name: joe("title") }).getByLabel(joe("label"))).toBeFocused();
    expect(new URL(page.url()).pathname).toBe("/shop");
    await expect(launcher(page)).toHaveAttribute("data-early", "");
  });

  test("leads to Joe's page where the scripts do not come @js", async ({ page }) => {
    await page.route("**/texts/en/shell?*", (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("/shop?lang=en");
    await launcher(page).click();
    await page.waitForURL("**/ai-hub?tab=chat");
  });

  test("leads, as a link does, to a page whose first view holds the box @phone", async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/shop?lang=en");
    if (javaScriptEnabled) await page.goto("/ai-hub?tab=chat&lang=en");
    else await launcher(page).click();
    const box = await page.getByLabel(joe("label")).boundingBox();
    const bar = await page.getByRole("navigation", { name: shell("nav.tabs") }).boundingBox();
    expect(box && bar && box.y + box.height < bar.y).toBe(true);
  });

  for (const path of ["/", "/shop", "/auth?mode=sign-up", "/services"])
    test(`lies over no control of a phone's page, wherever it stands: ${path} @js @phone`, async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      await page.goto(path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += 90) {
        await page.evaluate((top) => window.scrollTo(0, top), y);
        expect(await page.evaluate(coveredBy, "aside[data-floating]")).toEqual([]);
      }
    });

  test("draws back to the edge from what is pressed below it, and comes again @js @wide", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 700 });
    await page.goto("/services?lang=en");
    await touch(page);
    let drawnBack = 0;
    for (let y = 0; y < 900; y += 60) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      // Longer than it waits for the page to stand still, and moves.
      await page.waitForTimeout(400);
      expect(await page.evaluate(coveredBy, "[data-mood]")).toEqual([]);
      if ((await launcher(page).getAttribute("data-aside")) !== null) drawnBack++;
    }
    expect(drawnBack).toBeGreaterThan(0);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(launcher(page)).not.toHaveAttribute("data-aside");
  });
});

test("nothing fixed stays at the foot while somebody types, and it comes back afterwards", async ({
  page,
}) => {
  await page.goto("/auth?mode=sign-up&lang=en");
  const floating = page.locator("[data-floating]");
  const field = page.getByRole("main").locator("input[type=email]");
  await expect(launcher(page)).toBeVisible();
  await field.focus();
  for (const element of await floating.all()) await expect(element).toBeHidden();
  await field.blur();
  await expect(launcher(page)).toBeVisible();
});

for (const language of LANGUAGES)
  test(`a phone's header shows the product's name and every language (${language}) @js @phone`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`/shop?lang=${language}`);
    const header = page.getByRole("banner");
    const name = header.getByText(words(language, "shell")("product"), { exact: true });
    await expect(name).toBeVisible();
    expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    for (const entry of LANGUAGES) {
      const choice = header.locator(`button[name=language][value=${entry}]:visible`);
      await expect(choice).toHaveCount(1);
      const { width, height } = (await choice.boundingBox()) ?? { width: 0, height: 0 };
      expect([width >= 48, height >= 48]).toEqual([true, true]);
    }
    // Two lines at the head of the page, of which one goes with it.
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(114);
    await page.evaluate(() => window.scrollTo(0, 400));
    const { y = 0, height = 0 } = (await header.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(66);
    await expectNoSidewaysScroll(page);
  });

test("a language is chosen in one press, where the page stays, and remembered @js", async ({ page }) => {
  await page.goto("/shop?lang=en");
  await page.getByRole("banner").locator("button[name=language][value=he]:visible").click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  expect(new URL(page.url()).pathname).toBe("/shop");
  await page.goto("/legal");
  await page.getByRole("contentinfo").locator("button[name=language][value=es]").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test.describe("Enter", () => {
  test("in Joe's box sends before the scripts run @js", async ({ page }) => {
    await slowScripts(page, 2_000);
    await page.goto("/ai-hub?tab=chat&lang=en");
    const box = page.getByLabel(joe("label"));
    await box.fill("What does R310 ask of an egress window?");
    await box.press("Shift+Enter");
    await expect(box).toHaveValue("What does R310 ask of an egress window?\n");
    await box.press("Enter");
    await expect(page.getByRole("log")).toContainText("5.7 ft²");
  });

  test("in Joe's box sends nothing that is blank @js", async ({ page }) => {
    await slowScripts(page, 2_000);
    let posts = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") posts++;
    });
    await page.goto("/ai-hub?tab=chat&lang=en");
    const box = page.getByLabel(joe("label"));
    await box.fill("  ");
    await box.press("Enter");
    await expect(box).toHaveValue("  ");
    expect(posts).toBe(0);
  });

  test("in a field sends its form, with scripts and without", async ({ page }) => {
    await page.goto("/auth?lang=en");
    const email = page.getByRole("main").locator("input[type=email]");
    await email.fill("nobody@example.com");
    await email.press("Enter");
    await expect(page.getByRole("alert")).toContainText("Sign in failed:");
  });
});

test.describe("a toast", () => {
  test("is small and lies over no field", async ({ page }) => {
    await page.goto("/shop?lang=en");
    await putIntoCart(page);
    await expect(toast(page)).toBeVisible();
    expect((await toast(page).boundingBox())?.height).toBeLessThanOrEqual(64);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 300) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      expect(await page.evaluate(coveredBy, "[data-toast]")).toEqual([]);
    }
  });

  test("gives way to an error summary, also one that was shown before @js", async ({ page }) => {
    await page.goto("/shop?lang=en");
    await touch(page);
    await putIntoCart(page);
    await expect(toast(page)).toBeVisible();
    await page.getByRole("link", { name: shell("nav.cartCount", { count: 1 }) }).click();
    const hat = shop("products.branded-hard-hat.name");
    await page.getByRole("textbox", { name: shop("cart.quantityOf", { product: hat }) }).fill("3");
    await page.getByRole("button", { name: shop("cart.updateOf", { product: hat }) }).click();
    await expect(toast(page)).toHaveText(shop("toasts.cartUpdated"));
    await page.getByRole("textbox", { name: shop("cart.quantityOf", { product: hat }) }).fill("1e9");
    await page.getByRole("button", { name: shop("cart.updateOf", { product: hat }) }).click();
    await expect(page.locator("#error-summary")).toBeVisible();
    await expect(toast(page).filter({ visible: true })).toHaveCount(0);
  });

  test("over a focused field of a phone stands at the head of the page @js @phone", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/cart?lang=en");
    await page.goto("/shop?lang=en");
    await touch(page);
    await putIntoCart(page);
    await page.getByRole("link", { name: shell("nav.cartCount", { count: 1 }) }).click();
    const hat = shop("products.branded-hard-hat.name");
    const field = page.getByRole("textbox", { name: shop("cart.quantityOf", { product: hat }) });
    await field.fill("4");
    await field.press("Enter");
    await expect(toast(page)).toHaveText(shop("toasts.cartUpdated"));
    await field.focus();
    const { y = 0, height = 0 } = (await toast(page).boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(80);
  });
});

test("what is wrong with a narrow field is said over the whole row @js @phone", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/shop?lang=en");
  await putIntoCart(page);
  await expect(toast(page)).toBeVisible();
  await page.goto("/cart");
  const hat = shop("products.branded-hard-hat.name");
  const field = page.getByRole("textbox", { name: shop("cart.quantityOf", { product: hat }) });
  const before = await field.boundingBox();
  await field.fill("1e9");
  await page.getByRole("button", { name: shop("cart.updateOf", { product: hat }) }).click();
  const error = page
    .getByRole("main")
    .getByRole("paragraph")
    .filter({ hasText: shop("errors.quantity", { max: 99 }) });
  const [wide, after] = [await error.boundingBox(), await field.boundingBox()];
  expect(wide?.width).toBeGreaterThan(250);
  expect(after?.width).toBe(before?.width);
  await expectNoSidewaysScroll(page);
});
