import { expect, expectNoSidewaysScroll, expectNoViolations, test, walkedIn, words } from "../fixtures.ts";

for (const language of walkedIn("en", "he")) {
  test(`a set of documents is bought, opened, filled in and downloaded (${language})`, async ({
    page,
    javaScriptEnabled,
  }) => {
    const library = words(language, "library");
    const orders = words(language, "orders");
    await page.goto(`/shop/product/contract-template-bundle?lang=${language}`);
    await page
      .getByRole("main")
      .getByRole("button", { name: words(language, "shop")("shop.add") })
      .click();
    await expect(page).toHaveURL(/\/cart/);
    await page.goto("/checkout");
    await page
      .getByLabel(words(language, "checkout")("email"), { exact: true })
      .fill(`${crypto.randomUUID()}@example.com`);
    await page.locator("button[value=place]").click();
    await page.locator("button[value=pay]").click();
    await page
      .getByRole("main")
      .getByRole("link", { name: orders("deliveries.library") })
      .click();
    await expect(page).toHaveURL(/\/library$/);
    await page.getByRole("main").getByRole("link").first().click();
    await expectNoSidewaysScroll(page);
    if (javaScriptEnabled) await expectNoViolations(page);
    await page.locator('a[href$="/fixed-price"]').click();
    await expect(page.locator("#blank_owner")).toBeVisible();
    await expectNoSidewaysScroll(page);
    if (javaScriptEnabled) await expectNoViolations(page);
    await page.locator("#blank_owner").fill("Owner 1\n4 Hill Road");
    await page.getByRole("button", { name: library("save") }).click();
    await expect(page.locator("[data-toast]")).toHaveText(library("toasts.libraryFilled"));
    await expect(page.getByRole("article")).toContainText("4 Hill Road");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: library("download") }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("fixed-price.rtf");
  });
}
