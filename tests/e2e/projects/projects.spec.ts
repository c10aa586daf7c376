import { expect, expectNoSidewaysScroll, expectNoViolations, test, walkedIn, words } from "../fixtures.ts";

for (const language of walkedIn("en", "he"))
  test(`a day is written down, handed in and added to on a phone without scripts, in ${language} @nojs @phone`, async ({
    page,
  }) => {
    const t = words(language, "projects");
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`/project-management?lang=${language}`);
    await page.getByLabel(t("fields.name"), { exact: true }).fill("Sample house");
    await page.getByRole("button", { name: t("make") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sample house");
    await expectNoSidewaysScroll(page);

    await page.getByRole("button", { name: t("logs.today") }).click();
    await page.getByLabel(t("fields.crews"), { exact: true }).fill("Framers 4 x 8");
    await page.getByLabel(t("fields.work"), { exact: true }).fill("Walls");
    await page.getByRole("button", { name: t("log.submit"), exact: true }).click();
    await expect(page.getByText(t("log.proofWhole"))).toBeVisible();
    await expectNoSidewaysScroll(page);

    await page.getByLabel(t("fields.words"), { exact: true }).fill("Inspector came at 4");
    await page.getByLabel(t("fields.printedName"), { exact: true }).fill("Site office");
    await page.getByRole("button", { name: t("log.add"), exact: true }).click();
    await expect(
      page.getByRole("region", { name: t("log.entries") }).getByText("Inspector came at 4"),
    ).toBeVisible();
  });

for (const language of walkedIn("en", "he"))
  test(`projects and their days can be used by everybody, in ${language} @js @phone`, async ({ page }) => {
    for (const path of ["/project-management", "/project/sample", "/project-log/sample"]) {
      await page.goto(`${path}?lang=${language}`);
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
    }
  });
