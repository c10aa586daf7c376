import { expect, expectNoSidewaysScroll, expectNoViolations, test, walkedIn, words } from "../fixtures.ts";

const today = () => new Date().toISOString().slice(0, 10);

for (const language of walkedIn("en", "he"))
  test(`a task is held against the weather and looked at for fitting days on a phone without scripts, in ${language} @nojs @phone`, async ({
    page,
  }) => {
    const t = words(language, "weather");
    const schedules = words(language, "schedules");
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`/ultimate-scheduling?lang=${language}`);
    await page.getByLabel(schedules("fields.name"), { exact: true }).fill("Sample house");
    await page.getByLabel(schedules("fields.startOn"), { exact: true }).first().fill(today());
    await page.getByRole("button", { name: schedules("start.make") }).click();
    await page.getByLabel(schedules("fields.lines"), { exact: true }).fill("Roof shingles 2d");
    await page.getByRole("button", { name: schedules("add.send"), exact: true }).click();
    const id = new URL(page.url()).pathname.split("/").at(-1);
    await page.goto(`/weather-scheduling?schedule=${id}`);
    await expectNoSidewaysScroll(page);
    await page
      .getByRole("link", { name: t("matrix.window") })
      .first()
      .click();
    await expect(page.locator("#move")).toContainText("Roof shingles");
    await expectNoSidewaysScroll(page);
  });

for (const language of walkedIn("en", "he"))
  test(`every page of the weather can be used by everybody, in ${language} @js @phone`, async ({ page }) => {
    for (const path of [
      "/weather-scheduling?x=1",
      "/weather-limits?kind=concrete",
      "/weather-days/sample?x=1",
      "/weather-notice/sample?x=1",
    ]) {
      await page.goto(`${path}&lang=${language}`);
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
    }
  });
