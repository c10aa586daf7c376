import { expect, expectNoSidewaysScroll, test, touch, words } from "../fixtures.ts";

test("the tabs of a screen are one row, which scrolls where it is wider than a phone @js @phone", async ({
  page,
}) => {
  const hub = "/ai-hub?tab=chat&lang=es";
  await page.goto(hub);
  const row = page.locator("main nav:has(a[aria-current=page])").first();
  const tops = await row
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(1);
  await expectNoSidewaysScroll(page);
});

test("the list of patents has two lines a row on a phone and one on a wide window @js", async ({
  page,
  isMobile,
}) => {
  await page.goto("/patents-list?lang=en");
  const rows = page.locator("main tbody tr");
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(10);
  const middle = heights.sort((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 0;
  expect(middle).toBeLessThanOrEqual(isMobile ? 112 : 64);
});

test("a limit stands large, between the ticks of a dimension @js @wide", async ({ page }) => {
  const joe = words("en", "joe");
  await page.goto("/ai-hub?tab=chat&lang=en");
  await page.getByLabel(joe("label")).last().fill("can risers be 8 inches");
  await page.keyboard.press("Enter");
  const figure = page.locator("main .dimension").last();
  await expect(figure).toContainText("7-3/4 in");
  const size = await figure.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeGreaterThanOrEqual(24);
});

test("the list in the cart is printed by its button @js @wide", async ({ page }) => {
  const shop = words("en", "shop");
  await page.goto("/shop?lang=en");
  const hat = shop("products.branded-hard-hat.name");
  await page.getByRole("button", { name: shop("shop.addOf", { product: hat }) }).click();
  await page.goto("/cart");
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await touch(page);
  await page.getByRole("button", { name: shop("cart.print") }).click();
  await expect(page.locator("html[data-printed]")).toHaveCount(1);
});

test("the footer's links stand in columns whose lines are level @js @wide", async ({ page }) => {
  await page.goto("/legal?lang=en");
  const links = page.getByRole("contentinfo").getByRole("navigation").first().getByRole("link");
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  // Four columns, and every line full but the last.
  const lines = [...new Set(tops)].map((line) => tops.filter((top) => top === line).length);
  expect(lines.slice(0, -1).every((length) => length === 4)).toBe(true);
  expect(lines.length).toBe(Math.ceil(tops.length / 4));
});
