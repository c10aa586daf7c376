import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { expect, expectNoSidewaysScroll, test, words } from "../fixtures.ts";

const WIDTHS = [768, 820, 1023, 1024, 1152, 1279, 1280, 1366, 1440];

for (const language of LANGUAGES) {
  test(`the header is one line at every width (${language}) @wide @js`, async ({ page }) => {
    await page.goto(`/shop?lang=${language}`);
    const lines: [number, number][] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      const { height } = (await page.getByRole("banner").boundingBox()) ?? { height: 0 };
      // A line is 64 px and its rule.
      lines.push([width, Math.ceil(height / 66)]);
      await expectNoSidewaysScroll(page);
    }
    expect(lines).toEqual(WIDTHS.map((width) => [width, 1]));
  });

  test(`what has no room in the line hangs below one word of it (${language}) @wide @js`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 700 });
    await page.goto(`/shop?lang=${language}`);
    const bar = page.getByRole("banner").getByRole("navigation");
    for (const path of ["/patents-list", "/blueprint-analyzer", "/membership"]) {
      const link = bar.locator(`a[href="${path}"]:visible`);
      await expect(link).toHaveCount(0);
      await bar.getByText(words(language, "shell")("nav.more"), { exact: true }).click();
      await expect(link).toHaveCount(1);
      await link.click();
      await expect(page).toHaveURL(new RegExp(path));
      await page.goto("/shop");
    }
  });
}

test("a wide window has room for all menus, or hangs them all below one word @wide @js", async ({ page }) => {
  await page.goto("/shop?lang=en");
  const bar = page.getByRole("banner").getByRole("navigation");
  const t = words("en", "shell");
  const more = bar.getByText(t("nav.more"), { exact: true });
  const menu = bar.getByText(t("nav.menus.ai")).filter({ visible: true });
  expect([await more.isVisible(), (await menu.count()) > 0].filter(Boolean)).toHaveLength(1);
  if (await more.isVisible()) await more.click();
  for (const path of ["/patents-list", "/ai-hub", "/job-site-locator", "/membership"])
    await expect(bar.locator(`a[href="${path}"]`).first()).toBeAttached();
});

for (const language of LANGUAGES) {
  test(`the header is as wide as the page below it (${language}) @wide @js`, async ({ page }) => {
    await page.goto(`/shop?lang=${language}`);
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 700 });
      const edges = await page.evaluate(() =>
        ["header > div", "main .sheet", "footer .sheet"].map((selector) => {
          const { left, right } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
          return [left, right];
        }),
      );
      expect(edges).toEqual([edges[1], edges[1], edges[1]]);
    }
  });

  test(`on the narrowest phone the way to sign in is one line beside the whole name (${language}) @js @phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`/shop?lang=${language}`);
    const bar = page.getByRole("banner");
    const lines = await bar.locator("a[href='/auth']").evaluate((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
    const name = bar.getByText(words(language, "shell")("product"), { exact: true });
    expect(await name.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
  });
}
