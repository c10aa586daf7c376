import { expect, expectNoSidewaysScroll, expectNoViolations, test, walkedIn, words } from "../fixtures.ts";

const START = "/job-site-intelligence";

for (const language of walkedIn("en", "he"))
  test(`the morning brief of a sample site is read, and one finding waits with a reason, in ${language} @phone`, async ({
    page,
  }) => {
    const t = words(language, "morning-brief");
    const rules = words(language, "brief-rules");
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`${START}?lang=${language}`);
    await page.getByRole("button", { name: t("empty.samples") }).click();
    const busy = page.locator("option", { hasText: "9: " }).first();
    await page.goto(`${START}?site=${await busy.getAttribute("value")}`);
    await expect(page.getByText(rules("punchOverdue.name")).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    const finding = page.locator("#punchOverdue");
    await expect(finding).toBeVisible();
    await finding.locator("summary").click();
    await finding.getByLabel(t("snooze.reason"), { exact: true }).fill("The painter comes on Friday");
    const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    await finding.getByLabel(t("snooze.until"), { exact: true }).fill(day);
    await finding.getByRole("button", { name: t("snooze.button"), exact: true }).click();
    await expect(page.getByText("The painter comes on Friday").first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

for (const language of walkedIn("en", "he"))
  test(`the morning brief can be used by everybody, in ${language} @js @phone`, async ({ page }) => {
    const t = words(language, "morning-brief");
    await page.goto(`${START}?lang=${language}`);
    await expectNoViolations(page);
    await page.getByRole("button", { name: t("empty.samples") }).click();
    await expect(page.locator("option", { hasText: "9: " }).first()).toBeAttached();
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
  });
