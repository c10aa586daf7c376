import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { expect, expectNoSidewaysScroll, expectNoViolations, test, words } from "../fixtures.ts";

for (const language of LANGUAGES) {
  test(`a hard hat is bought, from the shop to the paid order (${language})`, async ({
    page,
    javaScriptEnabled,
  }) => {
    const shop = words(language, "shop");
    const checkout = words(language, "checkout");
    const orders = words(language, "orders");
    await page.goto(`/shop/product/branded-hard-hat?lang=${language}`);
    await page
      .getByRole("main")
      .getByRole("button", { name: shop("shop.add") })
      .click();
    await expect(page).toHaveURL(/\/cart/);
    await expectNoSidewaysScroll(page);
    await page.getByRole("link", { name: shop("cart.checkout") }).click();
    await page.getByLabel(checkout("email"), { exact: true }).fill("buyer@example.com");
    await page.getByLabel(checkout("name")).fill("Carpenter 1");
    await page.getByLabel(checkout("line1")).fill("12 Ridge Road");
    await page.getByLabel(checkout("city")).fill("Austin");
    await page.getByLabel(checkout("region")).selectOption("TX");
    await page.getByLabel(checkout("zip")).fill("78701");
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: checkout("review") }).click();
    await expect(page.getByText(checkout("reviewed"))).toBeVisible();
    // The checker is a script itself.
    if (javaScriptEnabled) await expectNoViolations(page);
    await page.locator("button[value=place]").click();
    await expect(page).toHaveURL(/\/order-management\?order=/);
    await expect(page.getByText(orders("pay.test")).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.locator("button[value=pay]").click();
    await expect(page.getByRole("main").getByText(orders("payments.captured")).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    // The checker is a script itself.
    if (javaScriptEnabled) await expectNoViolations(page);
    await page.getByRole("link", { name: orders("detail.invoice") }).click();
    await expect(page.getByText(orders("invoice.test"))).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.goto("/order-management");
    await expect(page.getByText(orders("payments.captured"))).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

test("the cart shows a new quantity before the server has answered @js @wide", async ({ page }) => {
  const shop = words("en", "shop");
  await page.goto("/shop/product/branded-hard-hat?lang=en");
  await page
    .getByRole("main")
    .getByRole("button", { name: shop("shop.add") })
    .click();
  await expect(page).toHaveURL(/\/cart/);
  await expect(page.locator("[data-total]")).toHaveText("$34.99");
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/cart.data*", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await page.locator("input[name=quantity]").fill("3");
  await page.getByRole("button", { name: /^Update/ }).click();
  await expect(page.locator("[data-total]")).toHaveText("$104.97");
  answer();
  await expect(page.locator("input[name=quantity]")).toHaveValue("3");
  await expect(page.locator("[data-total]")).toHaveText("$104.97");
});
