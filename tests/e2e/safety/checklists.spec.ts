import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { expect, expectNoSidewaysScroll, expectNoViolations, test, walkedIn, words } from "../fixtures.ts";

for (const language of walkedIn(...LANGUAGES)) {
  test(`a ladder is inspected, what is missing is reached, and the record is signed (${language})`, async ({
    page,
    javaScriptEnabled,
  }) => {
    const t = words(language, "safety-checklists");
    await page.goto(`/safety-checklists?lang=${language}`);
    await expectNoSidewaysScroll(page);
    if (javaScriptEnabled) await expectNoViolations(page);
    await page.locator('a[href="/checklist/ladder"]').click();
    await page.getByLabel(t("fields.place"), { exact: true }).first().fill("Shed");
    await expectNoSidewaysScroll(page);
    if (javaScriptEnabled) await expectNoViolations(page);
    await page.getByRole("button", { name: t("start"), exact: true }).click();
    await page.getByLabel(t("fields.printedName")).fill("Mason 1");
    await page.getByRole("button", { name: t("sign.do") }).click();
    await expect(page.getByRole("link", { name: t("missing.answer") }).first()).toHaveAttribute(
      "href",
      "#item-0",
    );
    await expectNoSidewaysScroll(page);
    if (javaScriptEnabled) await expectNoViolations(page);
    const tile = page.locator("#item-0 label").first();
    expect((await tile.boundingBox())?.height).toBeGreaterThanOrEqual(56);
    for (const [index, answer] of [
      [0, "good"],
      [1, "yes"],
      [2, "no"],
      [5, "yes"],
      [6, "na"],
    ] as const)
      await page.locator(`#item-${index} label:has(input[value="${answer}"])`).click();
    await page.getByRole("button", { name: t("sign.do") }).click();
    await expect(page.getByText(t("record.whole"))).toBeVisible();
    await expect(page.getByText("Mason 1")).toBeVisible();
    await expectNoSidewaysScroll(page);
    if (javaScriptEnabled) await expectNoViolations(page);
  });
}
