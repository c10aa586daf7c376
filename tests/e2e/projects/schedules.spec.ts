import { expect, expectNoSidewaysScroll, expectNoViolations, test, walkedIn, words } from "../fixtures.ts";

for (const language of walkedIn("en", "he"))
  test(`a schedule is made of a template, changed, reported and promised on a phone without scripts, in ${language} @nojs @phone`, async ({
    page,
  }) => {
    const t = words(language, "schedules");
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`/ultimate-scheduling?lang=${language}`);
    await page.getByLabel(t("fields.name"), { exact: true }).fill("Sample house");
    await page.getByLabel(t("fields.startOn"), { exact: true }).first().fill("2026-03-02");
    await page.getByRole("button", { name: t("start.make") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sample house");
    await expectNoSidewaysScroll(page);

    await page.getByLabel(t("fields.lines"), { exact: true }).fill("Fence 2d 62FS+1d @Site");
    await page.getByRole("button", { name: t("add.send"), exact: true }).click();
    await expect(page.getByText(t("pages.position", { page: 1, pages: 3 }))).toBeVisible();

    await page.goto(`${page.url().split("?")[0]}?view=lookahead`);
    await page.getByRole("checkbox").first().check();
    await page.locator('button[value="promise"]').click();
    await page.getByLabel(t("week.outcome")).selectOption("weather");
    await page.locator('button[value="close"]').click();
    await expect(page.getByText(t("reasons.weather")).last()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

test("time runs as the language is read: the first bar stands at the left in English, at the right in Hebrew @nojs", async ({
  page,
}) => {
  const places: number[] = [];
  for (const language of ["en", "he"]) {
    await page.goto(`/schedule/sample?lang=${language}`);
    const bar = page.locator("svg[role=img] rect").first();
    const chart = page.locator("svg[role=img]");
    const width = Number(await chart.getAttribute("width"));
    places.push(Number(await bar.getAttribute("x")) / width);
  }
  expect(places[0]).toBeLessThan(0.5);
  expect(places[1]).toBeGreaterThan(0.5);
});

for (const language of walkedIn("en", "he"))
  test(`every part of a schedule can be used by everybody, in ${language} @js @phone`, async ({ page }) => {
    for (const view of ["plan", "lookahead", "week", "whatif", "settings"]) {
      await page.goto(`/schedule/sample?view=${view}&lang=${language}`);
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
    }
  });
