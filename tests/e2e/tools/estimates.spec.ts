import { writeTakeoff } from "../../../app/engines/drawing/drawing.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { drawPlan } from "../../../scripts/lib/drawings.mjs";
import {
  becomeMember,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  test,
  words,
} from "../fixtures.ts";

const from = { x: 0, y: 0 };
const FLOOR = writeTakeoff({
  scale: { from, to: { x: 120, y: 0 }, length: "10'" },
  check: { from, to: { x: 0, y: 120 }, length: "10'" },
  measures: [
    {
      kind: "area",
      label: "Kitchen floor",
      points: [from, { x: 240, y: 0 }, { x: 240, y: 240 }, { x: 0, y: 240 }],
    },
  ],
});

for (const language of LANGUAGES) {
  test(`a take-off becomes an estimate and its sheet (${language})`, async ({ page, javaScriptEnabled }) => {
    const t = words(language, "estimates");
    await page.goto(`/blueprint-analyzer?plan=sample&${FLOOR}&lang=${language}`);
    await page.getByRole("link", { name: words(language, "take-off")("estimate") }).click();
    await expect(page.getByRole("heading", { name: t("taken.heading.takeoff") })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: t("start.make") }).click();
    await expect(page).toHaveURL(/\/estimate\/(?!sample)/);
    await expect(page.getByRole("main").getByText("Kitchen floor").first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    // The checker is a script itself.
    if (javaScriptEnabled) await expectNoViolations(page);
    await page.getByRole("link", { name: t("sheets.price") }).click();
    await expect(page.getByText(t("sheets.samples"))).toBeVisible();
    await expectNoSidewaysScroll(page);
    if (javaScriptEnabled) await expectNoViolations(page);
  });
}

test("what is counted on a kept drawing becomes an estimate without scripts @nojs", async ({ page }) => {
  const t = words("en", "estimates");
  const blueprint = words("en", "blueprint");
  const takeOff = words("en", "take-off");
  await becomeMember(page);
  await page.goto("/blueprint-analyzer");
  await page.getByLabel(blueprint("plain.file")).setInputFiles({
    name: "house.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(drawPlan(3).svg),
  });
  await page.getByLabel(blueprint("plain.keep")).check();
  await page.getByRole("button", { name: blueprint("plain.send") }).click();
  await page.getByRole("button", { name: takeOff("tools.count"), exact: true }).click();
  await page.getByRole("button", { name: takeOff("drawing") }).click({ position: { x: 80, y: 64 } });
  await page.getByLabel(takeOff("label")).fill("Interior doors");
  await page.getByRole("button", { name: takeOff("finish"), exact: true }).click();
  await page.getByRole("link", { name: takeOff("estimate") }).click();
  await page.getByRole("button", { name: t("start.make") }).click();
  await expect(page).toHaveURL(/\/estimate\/(?!sample)/);
  await expect(page.getByRole("main").getByText("Interior doors").first()).toBeVisible();
});

test("the price book and an example are free of violations @js @wide", async ({ page }) => {
  for (const path of [
    "/material-cost-estimator?lang=en",
    "/price-book?lang=he",
    "/estimate/sample?lang=he",
  ]) {
    await page.goto(path);
    await expectNoViolations(page);
  }
});
