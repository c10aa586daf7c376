import { expect, expectNoSidewaysScroll, expectNoViolations, test, words } from "../fixtures.ts";

test("a crew of nine signs a talk in three languages on one phone, and the record is closed", async ({
  page,
  javaScriptEnabled,
}) => {
  const t = words("en", "tailgate");
  await page.goto("/ai-tailgate-safety?work=ladders&lang=en");
  await expectNoSidewaysScroll(page);
  if (javaScriptEnabled) await expectNoViolations(page);
  await page.locator('a[href="/tailgate-talk/talk-ladders"]').first().click();
  const listen = page.getByRole("button", { name: t("talk.listen") });
  await (javaScriptEnabled ? expect(listen).toBeVisible() : expect(listen).toBeHidden());
  await expectNoSidewaysScroll(page);
  if (javaScriptEnabled) await expectNoViolations(page);
  await page.getByLabel(t("fields.presenter"), { exact: true }).fill("Foreman 1");
  await page.getByLabel(t("fields.place"), { exact: true }).fill("Gate 2");
  await page.getByRole("button", { name: t("talk.begin") }).click();
  await page.getByRole("button", { name: t("crew.sign") }).click();
  await expect(page.getByRole("link", { name: t("errors.attendee") })).toHaveAttribute(
    "href",
    "#rows-0-name",
  );
  for (let n = 0; n < 9; n++) {
    await page.locator(`#rows-${n}-name`).fill(`Worker ${n + 1}`);
    await page.locator(`#rows-${n}-signature`).fill(`W${n + 1}`);
    await page.locator(`#rows-${n}-language`).selectOption(["en", "es", "he"][n % 3] ?? "en");
  }
  await expectNoSidewaysScroll(page);
  if (javaScriptEnabled) await expectNoViolations(page);
  await page.getByRole("button", { name: t("crew.sign") }).click();
  await expect(page.getByText(t("record.whole"))).toBeVisible();
  await expect(page.getByText("Worker 9", { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  if (javaScriptEnabled) await expectNoViolations(page);
});
