import { addressOf, FORMULAS } from "../../../app/engines/formula/formula.ts";
import {
  excessWidth,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  test,
  touch,
  words,
} from "../fixtures.ts";

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

/** Every calculator by its example, as a page says it. */
const ALL = Object.values(FORMULAS).map((formula) => addressOf(formula));
const IN_TURN = ["he", "en", "es"] as const;

test("every calculator fits a phone of 360 px, in the languages by turns @nojs", async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const wider: string[] = [];
  for (const [n, address] of ALL.entries()) {
    const units = n % 2 === 0 ? "metric" : "us";
    await page.goto(`${address}?lang=${IN_TURN[n % 3]}&units=${units}`, { waitUntil: "domcontentloaded" });
    await expect(page.locator("#result")).toBeAttached();
    const over = await excessWidth(page);
    if (over > 0) wider.push(`${page.url()}: ${over} px`);
  }
  expect(wider).toEqual([]);
});

test("every calculator prints on one page, in the languages by turns @js @wide", async ({ page }) => {
  test.setTimeout(240_000);
  const others: string[] = [];
  for (const [n, address] of ALL.entries()) {
    await page.goto(`${address}?lang=${IN_TURN[(n + 1) % 3]}`, { waitUntil: "domcontentloaded" });
    const pdf = await page.pdf({ format: "Letter" });
    const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
    if (pages !== 1) others.push(`${page.url()}: ${pages} pages`);
  }
  expect(others).toEqual([]);
});
