import { expect, expectNoSidewaysScroll, test, touch, words } from "../fixtures.ts";

const t = words("en", "sheet-index");

test("a search on the sheet index finds by keyword and number @js", async ({ page }) => {
  await page.goto("/services?lang=en");
  for (const q of ["contract templates", "M-101"]) {
    await page.getByLabel(t("search.label")).fill(q);
    await page.getByRole("button", { name: t("search.submit"), exact: true }).click();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(t("search.found", { count: 1, q }));
    await expect(page.getByRole("main").getByRole("listitem")).toContainText("M-101");
  }
});

test("the search field follows the address and keeps the focus @js @wide", async ({ page }) => {
  await page.goto("/services?lang=en");
  const field = page.getByLabel(t("search.label"));
  await field.fill("contract templates");
  await touch(page);
  await expect(field).toHaveValue("contract templates");
  await field.press("Enter");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    t("search.found", { count: 1, q: "contract templates" }),
  );
  await expect(field).toBeFocused();
  await page.getByRole("link", { name: t("search.clear") }).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(field).toHaveValue("");
  await page.goBack();
  await expect(field).toHaveValue("contract templates");
});

test("a hundred letters without a gap stay within the page @js", async ({ page }) => {
  await page.goto(`/services?lang=en&q=${"x".repeat(150)}`);
  await expect(page.getByRole("main").getByRole("status")).toContainText(t("search.cut", { max: 100 }));
  await expectNoSidewaysScroll(page);
});
