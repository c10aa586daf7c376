import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { expect, expectNoSidewaysScroll, expectNoViolations, test, walkedIn, words } from "../fixtures.ts";

for (const language of walkedIn(...LANGUAGES)) {
  test(`a section is looked up, a measure held to it, and the sheet taken along (${language})`, async ({
    page,
    javaScriptEnabled,
  }) => {
    const t = words(language, "codes");
    await page.goto(`/code-lookup?lang=${language}`);
    await expectNoSidewaysScroll(page);
    await page.getByRole("searchbox", { name: t("search.label") }).fill("R311.7.5.1");
    await page
      .getByRole("main")
      .getByRole("button", { name: t("search.submit"), exact: true })
      .click();
    await page.locator("main a[href='/provision/irc-r311-7-5-1']").first().click();
    await expect(page).toHaveURL(/\/provision\/irc-r311-7-5-1/);
    await page.locator("input[name^='m-']").first().fill('8"');
    await page.getByRole("button", { name: t("check.submit") }).click();
    await expect(page.getByText(t("check.fail")).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    // The checker is a script itself.
    if (javaScriptEnabled) await expectNoViolations(page);
    await page.getByRole("button", { name: t("keep.save") }).click();
    await expect(page.locator("[data-toast]")).toHaveText(t("toasts.provisionSaved"));
    await page.goto("/code-sheet");
    await expect(page.locator("main a[href='/provision/irc-r311-7-5-1']")).toBeVisible();
    await expectNoSidewaysScroll(page);
    if (javaScriptEnabled) await expectNoViolations(page);
  });
}
