import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { addressOf, SCREENS } from "../../../app/site-map.ts";
import { displayMenu, expect, expectNoSidewaysScroll, test } from "../fixtures.ts";

// What has a place only without scripts makes no page wider than a phone. What else HTML alone can show is shown over
// HTTP, in tests/integration.
for (const language of LANGUAGES) {
  test(`without scripts no screen is wider than a phone, also at the largest font size (${language}) @nojs`, async ({
    page,
  }) => {
    const screens = SCREENS.filter(({ access }) => access === "public" || access === "local");
    await page.goto(`/legal?lang=${language}`);
    for (const size of ["100", "150"]) {
      await displayMenu(page).click();
      await page.locator(`button[name=fontSize][value="${size}"]`).click();
      await expect(page.locator("html")).toHaveAttribute("data-font-size", size);
      for (const screen of screens) {
        await page.goto(addressOf(screen));
        await expectNoSidewaysScroll(page);
      }
      await page.goto("/legal");
    }
  });
}
