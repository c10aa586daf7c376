import type { Locator } from "@playwright/test";
import { writeTakeoff } from "../../../app/engines/drawing/drawing.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { drawPlan } from "../../../scripts/lib/drawings.mjs";
import {
  becomeMember,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  test,
  walkedIn,
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

/** Counts what a visitor presses on the way. */
function counted(): { press: (target: Locator) => Promise<void>; presses: () => number } {
  let presses = 0;
  return {
    press: async (target) => {
      await target.click();
      presses++;
    },
    presses: () => presses,
  };
}

for (const language of walkedIn(...LANGUAGES)) {
  test(`a take-off becomes an estimate with prices and its print in four presses (${language})`, async ({
    page,
    javaScriptEnabled,
  }) => {
    const t = words(language, "estimates");
    const { press, presses } = counted();
    await page.goto(`/blueprint-analyzer?plan=sample&${FLOOR}&lang=${language}`);
    await press(page.getByRole("link", { name: words(language, "take-off")("estimate") }));
    await expect(page.getByRole("heading", { name: t("taken.heading.takeoff") })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await press(page.getByRole("button", { name: t("start.make") }));
    await expect(page).toHaveURL(/\/estimate\/(?!sample)/);
    await expect(page.getByRole("main").getByText("Kitchen floor").first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    // The checker is a script itself.
    if (javaScriptEnabled) await expectNoViolations(page);
    await press(page.getByRole("link", { name: t("sheets.price") }));
    await expect(page.getByText(t("sheets.samples"))).toBeVisible();
    await expectNoSidewaysScroll(page);
    if (!javaScriptEnabled) {
      // The fourth is the browser's own print.
      expect(presses()).toBe(3);
      return;
    }
    await expectNoViolations(page);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await press(page.getByRole("button", { name: t("sheets.print"), exact: true }));
    await expect(page.locator("body[data-printed]")).toBeAttached();
    expect(presses()).toBe(4);
  });
}

test("what is counted on a kept drawing becomes an estimate and its print in four presses without scripts @nojs", async ({
  page,
}) => {
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
  // From the take-off on, the same presses as with scripts; the fourth is the browser's own print.
  const { press, presses } = counted();
  await press(page.getByRole("link", { name: takeOff("estimate") }));
  await press(page.getByRole("button", { name: t("start.make") }));
  await expect(page).toHaveURL(/\/estimate\/(?!sample)/);
  await expect(page.getByRole("main").getByText("Interior doors").first()).toBeVisible();
  await press(page.getByRole("link", { name: t("sheets.price") }));
  await expect(page.getByRole("main").getByText("Interior doors").first()).toBeVisible();
  expect(presses()).toBe(3);
});

test("the price book and an example are free of violations @js @wide", async ({ page }) => {
  for (const path of [
    "/material-cost-estimator?lang=en",
    "/price-book?lang=he",
    "/price-book?view=index&lang=he",
    "/estimate/sample?lang=he",
  ]) {
    await page.goto(path);
    await expectNoViolations(page);
  }
});

test("suppliers are compared and a price is locked on a phone @nojs", async ({ page }) => {
  const t = words("en", "estimates");
  const suppliers = words("en", "suppliers");
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [supplier, cost] of [
    ["Sample North Building Supply", "25"],
    ["Sample South", "20"],
  ] as const) {
    await page.goto("/price-book?edit=07-shingles&lang=en");
    await page.getByLabel(t("fields.supplier"), { exact: true }).first().fill(supplier);
    await page.getByLabel(t("fields.unitCost")).fill(cost);
    await page.getByRole("button", { name: t("book.keep") }).click();
  }
  await page.getByRole("link", { name: t("book.compare") }).click();
  await expect(page.getByText(suppliers("lowest")).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto("/material-cost-estimator");
  await page.getByLabel(t("fields.title")).fill("Sample roof");
  await page.getByLabel(t("start.job")).selectOption("roof");
  await page.getByRole("button", { name: t("start.make") }).click();
  await page.getByRole("link", { name: t("views.suppliers") }).click();
  await expectNoSidewaysScroll(page);
  const north = suppliers("takeOf", { supplier: "\u2068Sample North Building Supply\u2069" });
  await page.getByRole("button", { name: north }).click();
  await page.getByRole("link", { name: t("views.lines"), exact: true }).click();
  await expect(page.getByText("Sample North Building Supply").first()).toBeVisible();
  await page
    .getByRole("link", { name: t("line.edit") })
    .first()
    .click();
  await page.getByLabel(t("fields.locked")).check();
  await page.getByRole("button", { name: t("save") }).click();
  await expect(page.getByText(t("line.locked")).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});
