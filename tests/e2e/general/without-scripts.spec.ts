import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { addressOf, SCREENS } from "../../../app/site-map.ts";
import { displayMenu, expect, expectNoSidewaysScroll, test } from "../fixtures.ts";

// What has a place only without scripts makes no page wider than a phone, at the size that needs most room. What else HTML
// alone can show is shown over HTTP, in tests/integration.
for (const language of LANGUAGES) {
  test(`without scripts no screen is wider than a phone at the largest font size (${language}) @nojs`, async ({
    page,
  }) => {
    // Every screen in one browser: the time of many tests.
    test.slow();
    const screens = SCREENS.filter(({ access }) => access === "public" || access === "local");
    await page.goto(`/legal?lang=${language}`);
    await displayMenu(page).click();
    await page.locator('button[name=fontSize][value="150"]').click();
    await expect(page.locator("html")).toHaveAttribute("data-font-size", "150");
    for (const screen of screens) {
      await page.goto(addressOf(screen));
      await expectNoSidewaysScroll(page);
    }
  });
}
