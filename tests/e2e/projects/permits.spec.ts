import { expect, expectNoSidewaysScroll, expectNoViolations, test, words } from "../fixtures.ts";

for (const language of ["en", "he"] as const)
  test(`a permit is begun, its papers are ticked and it is submitted on a phone without scripts, in ${language} @nojs @phone`, async ({
    page,
  }) => {
    const t = words(language, "permits");
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`/permit-wizard?lang=${language}`);
    await page.getByRole("button", { name: t("wizard.next") }).click();
    await page.getByRole("button", { name: t("wizard.next") }).click();
    await page.getByRole("button", { name: t("wizard.show") }).click();
    await expectNoSidewaysScroll(page);
    await page
      .getByRole("link", { name: t("wizard.begin") })
      .first()
      .click();

    await page.getByLabel(t("fields.name"), { exact: true }).fill("Sample house");
    await page.getByLabel(t("fields.jurisdiction"), { exact: true }).fill("Sample City");
    await page.getByRole("button", { name: t("make") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sample house");
    await expectNoSidewaysScroll(page);

    const first = `\u2068${t("papers.application")}\u2069`;
    await page.getByRole("button", { name: t("paperList.tickOf", { name: first }) }).click();
    await expect(page.getByText(t("paperList.done", { done: 1, all: 9 }))).toBeVisible();
  });

for (const language of ["en", "he"] as const)
  test(`permits can be used by everybody, in ${language} @js @phone`, async ({ page }) => {
    for (const path of ["/permit-tracking", "/permit/sample", "/permit-wizard?work=deck&use=dwelling"]) {
      await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
    }
  });
