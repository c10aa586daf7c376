import { LANGUAGES } from "../../../app/i18n/languages.ts";
import {
  becomeMember,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  test,
  walkedIn,
  words,
} from "../fixtures.ts";

for (const language of walkedIn(...LANGUAGES)) {
  test(`a plan is bought and left again, the sum shown before each step (${language})`, async ({
    page,
    javaScriptEnabled,
  }) => {
    const plan = words(language, "membership-plan");
    const orders = words(language, "orders");
    const benefits = words(language, "vip-benefits");
    const stands = page.locator("section[aria-labelledby=now]");
    const looksRight = async () => {
      await expectNoSidewaysScroll(page);
      // The checker is a script itself.
      if (javaScriptEnabled) await expectNoViolations(page);
    };
    await becomeMember(page);
    await page.goto(`/membership?lang=${language}`);
    await page.locator("#plan-pro").getByRole("link").click();
    await expect(page).toHaveURL(/\/membership\/plan\?to=pro#change$/);
    await expect(page.getByText(plan("change.due"))).toBeVisible();
    await looksRight();
    await page.locator("button[value=charge]").click();
    await expect(page).toHaveURL(/\/order-management\?order=/);
    await page.locator("button[value=pay]").click();
    await expect(page.getByRole("main").getByText(orders("payments.captured")).first()).toBeVisible();
    await page.getByRole("link", { name: orders("detail.toPlan") }).click();
    await expect(stands.getByText(plan("states.active"), { exact: true })).toBeVisible();
    await looksRight();
    await page.goto("/vip-benefits");
    await expect(page.getByRole("heading", { name: benefits("groups.unused") })).toBeVisible();
    await looksRight();
    await page.goto("/membership/plan");
    await page.getByRole("radio", { name: plan("leave.now") }).check();
    await page.locator("button[value=leave]").click();
    await expect(stands.getByText(plan("states.cancelled"), { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}
