import { expect, expectNoSidewaysScroll, expectNoViolations, test, words } from "../fixtures.ts";

test("points of a paid order are redeemed and taken off the next one", async ({
  page,
  javaScriptEnabled,
}) => {
  const loyalty = words("en", "loyalty");
  const checkout = words("en", "checkout");
  const order = async (product: string) => {
    await page.goto(`/shop/product/${product}?lang=en`);
    await page
      .getByRole("main")
      .getByRole("button", { name: words("en", "shop")("shop.add") })
      .click();
    await expect(page).toHaveURL(/\/cart/);
    await page.goto("/checkout");
    await page.getByLabel(checkout("email"), { exact: true }).fill("buyer@example.com");
  };
  await order("project-management-course");
  await page.locator("button[value=place]").click();
  await page.locator("button[value=pay]").click();
  await expect(
    page.getByRole("main").getByText(words("en", "orders")("payments.captured")).first(),
  ).toBeVisible();
  await expect(page.locator("[data-toast]")).toHaveText(words("en", "orders")("toasts.orderPaid"));
  await page.goto("/loyalty-program");
  await expect(page.locator("[data-points]")).toHaveAttribute("data-points", "199");
  await expectNoSidewaysScroll(page);
  if (javaScriptEnabled) await expectNoViolations(page);
  await page
    .getByRole("button", { name: loyalty("rewards.redeem") })
    .first()
    .click();
  await expect(page.locator("[data-points]")).toHaveAttribute("data-points", "99");
  await expect(page.getByText(loyalty("mine.open"))).toBeVisible();
  await expectNoSidewaysScroll(page);
  await order("insurance-guide");
  await page.getByLabel(checkout("rewardField")).selectOption({ index: 1 });
  await page.locator("button[value=review]").click();
  await expect(page.locator("button[value=place]")).toContainText("24.99");
  await expectNoSidewaysScroll(page);
  await page.locator("button[value=place]").click();
  await expect(page).toHaveURL(/order=/);
  await expect(page.getByText("$24.99").first()).toBeVisible();
});
