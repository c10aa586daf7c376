import { expect, expectNoSidewaysScroll, expectNoViolations, test, touch, words } from "../fixtures.ts";

const t = words("en", "calculators");

test("a calculator answers while it is filled in @js", async ({ page }) => {
  await page.goto("/calculator/concrete-slab?lang=en");
  await touch(page);
  await page.getByRole("textbox", { name: "Length" }).fill("20'");
  await expect(page.getByText("20 ft × 20.25 ft × 5 in ÷ 12 = 168.75 ft³")).toBeVisible();
  await page.getByRole("textbox", { name: "Thickness" }).fill("five");
  await expect(page.locator("#thickness-error")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Length" })).toHaveValue("20'");
  await expectNoSidewaysScroll(page);
});

test("a calculator answers on the press of its button, and hands its result on @nojs", async ({ page }) => {
  await page.goto("/calculators?lang=en");
  await page.getByRole("link", { name: /Stair layout/ }).click();
  await page.getByRole("textbox", { name: "Total rise" }).fill("94");
  await page.getByRole("button", { name: t("calculate") }).click();
  await expect(page.getByText("94 in ÷ 13 ≈ 7.231 in")).toBeVisible();
  await page.getByRole("link", { name: "Stair sizes against the code" }).click();
  await expect(page.getByRole("textbox", { name: "Riser height" })).toHaveValue("7.231 in");
  await expectNoSidewaysScroll(page);
});

test("calculators have no violations @js @wide", async ({ page }) => {
  await page.goto("/calculators?lang=en");
  await expectNoViolations(page);
  await page.goto("/calculator/beam-uniform?lang=he");
  await expectNoViolations(page);
});

test("the longest calculators print on one page @js @wide", async ({ page }) => {
  for (const slug of [
    "dwelling-optional",
    "heat-index",
    "stairs-layout",
    "voltage-drop-size",
    "beam-uniform",
  ]) {
    await page.goto(`/calculator/${slug}?lang=es`);
    const pdf = await page.pdf({ format: "Letter" });
    expect([slug, pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length]).toEqual([slug, 1]);
  }
});
