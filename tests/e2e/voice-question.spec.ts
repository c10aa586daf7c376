import { LANGUAGES } from "../../app/i18n/languages.ts";
import { expect, expectNoSidewaysScroll, expectNoViolations, test, words } from "./fixtures.ts";

for (const language of LANGUAGES) {
  test(`a typed question is answered with its sources, and a blank one is not asked (${language})`, async ({
    page,
  }) => {
    const t = words(language, "voice");
    const box = page.getByLabel(t("label"));
    const send = page.getByRole("main").getByRole("button", { name: t("ask") });
    await page.goto(`/voice-assistant?lang=${language}`);
    await box.fill("R311.7.1?");
    await send.click();
    const answer = page.getByRole("region", { name: t("answer") });
    await expect(answer).toContainText("R311.7.1?");
    await expect(answer.getByRole("listitem")).toContainText(["IRC R311.7.1"]);
    await expect(answer).toContainText(/verify with the local authority|autoridad local|הרשות המקומית/);
    await expect(box).toHaveValue("");
    await expectNoSidewaysScroll(page);

    await box.fill("   ");
    await send.click();
    await expect(page.getByRole("alert")).toContainText(t("errors.blank"));
    await expect(answer).toHaveCount(0);
  });
}

test("an answer and a refusal are free of axe violations @js", async ({ page }) => {
  const t = words("en", "voice");
  await page.goto("/voice-assistant");
  await page.getByLabel(t("label")).fill("R311.7.1?");
  await page
    .getByRole("main")
    .getByRole("button", { name: t("ask") })
    .click();
  await expect(page.getByRole("region", { name: t("answer") })).toBeVisible();
  await expectNoViolations(page);
  await page
    .getByRole("main")
    .getByRole("button", { name: t("ask") })
    .click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectNoViolations(page);
});
