import { expect, expectNoSidewaysScroll, expectNoViolations, test, walkedIn, words } from "../fixtures.ts";

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

for (const language of walkedIn("en", "he"))
  test(`who is blocked is seen by everybody, in ${language} @js @phone`, async ({ page }) => {
    for (const path of [
      "/compliance",
      "/compliance-subject/sample",
      "/compliance-item/sample",
      "/compliance-gate/sample",
    ]) {
      await page.goto(`${path}?lang=${language}`);
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
    }
  });

test("a certificate is typed on a phone without scripts, its file is sent, and it is accepted tick by tick @nojs @phone", async ({
  page,
}) => {
  const t = words("en", "compliance");
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/compliance?lang=en#new");
  await page.getByLabel(t("fields.called"), { exact: true }).fill("Roofers");
  await page.getByLabel(t("fields.legalName"), { exact: true }).fill("Sample Roofing LLC");
  await page.getByLabel(t("fields.set"), { exact: true }).selectOption("supplier");
  await page.getByRole("button", { name: t("new.do") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Roofers");
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: t("kinds.auto"), exact: true }).click();
  await page.getByLabel(t("fields.file"), { exact: true }).setInputFiles({
    name: "coi.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\nstartxref\n9\n%%EOF\n"),
  });
  await page.getByLabel(t("fields.insurer"), { exact: true }).fill("Sample Mutual");
  await page.getByLabel(t("fields.policyNumber"), { exact: true }).fill("A-1");
  await page.getByLabel(t("fields.effectiveOn"), { exact: true }).fill(dayIn(-10));
  await page.getByLabel(t("fields.expiresOn"), { exact: true }).fill(dayIn(200));
  await page.getByLabel(t("fields.limit"), { exact: true }).fill("1,000,000");
  await page.getByRole("button", { name: t("item.sendDo"), exact: true }).click();
  await expectNoSidewaysScroll(page);
  await expect(page.getByText(t("item.nothingAgainst"))).toBeVisible();
  for (const box of await page.locator("input[name^=tick_]").all()) await box.check();
  await page.getByRole("button", { name: t("item.accept"), exact: true }).click();
  await expect(page.getByText(t("item.process.transitions.accept"), { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
