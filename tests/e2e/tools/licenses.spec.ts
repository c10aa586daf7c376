import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { expect, expectNoSidewaysScroll, expectNoViolations, test, walkedIn, words } from "../fixtures.ts";

for (const language of walkedIn(...LANGUAGES)) {
  test(`a state's board is found, its record written down and the proof opened (${language})`, async ({
    page,
    javaScriptEnabled,
  }) => {
    const t = words(language, "license-checker");
    const check = words(language, "license-check");
    await page.goto(`/license-checker?lang=${language}`);
    await page.getByLabel(t("fields.state"), { exact: true }).selectOption("CA");
    await page.getByLabel(t("search.number")).fill("1234567");
    await page.getByRole("button", { name: t("search.go") }).click();
    await expect(page.getByText(t("said.like"))).toBeVisible();
    await expectNoSidewaysScroll(page);
    // The checker is a script itself.
    if (javaScriptEnabled) await expectNoViolations(page);
    await page.getByRole("link", { name: t("record.open") }).click();
    await page.getByLabel(t("fields.name"), { exact: true }).fill("SAMPLE Ridge Builders");
    await page.getByLabel(t("fields.status"), { exact: true }).selectOption("expired");
    await page.getByLabel(t("fields.bond"), { exact: true }).selectOption("shown");
    await page.getByLabel(t("fields.compensation"), { exact: true }).selectOption("shown");
    await page.getByLabel(t("fields.work"), { exact: true }).selectOption("newHome");
    await expectNoSidewaysScroll(page);
    if (javaScriptEnabled) await expectNoViolations(page);
    await page.getByRole("button", { name: t("record.keep") }).click();
    await expect(page.getByText(check("overall.stop.title"))).toBeVisible();
    await expectNoSidewaysScroll(page);
    if (javaScriptEnabled) await expectNoViolations(page);
    await page.getByRole("link", { name: check("proof.open") }).click();
    await expect(page.getByText(check("proof.what"))).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}
