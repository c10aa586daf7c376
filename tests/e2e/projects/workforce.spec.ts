import { expect, expectNoSidewaysScroll, expectNoViolations, test, words } from "../fixtures.ts";

test("a crew of two is made and clocked in by gloves: three taps, targets of 56 px, nothing wider than the phone @phone", async ({
  page,
}) => {
  const t = words("en", "workforce");
  await page.goto("/workforce-tracking?lang=en");
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  await page.getByLabel(t("fields.crew"), { exact: true }).fill("Framing");
  await page.getByRole("button", { name: t("crew.make") }).click();
  for (const name of ["Carpenter 1", "Mason 1"]) {
    await page.getByLabel(t("fields.name"), { exact: true }).fill(name);
    await page.getByLabel(t("fields.rate"), { exact: true }).fill("30");
    await page.getByRole("button", { name: t("people.add") }).click();
    await expect(page.getByRole("link", { name })).toBeVisible();
  }
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  // From the first page: the crew, and one press.
  await page.goto("/workforce-tracking?lang=en");
  await page.getByRole("link", { name: "Framing" }).click();
  const press = page.getByRole("button", { name: t("clock.in") });
  for (const target of [
    press,
    page.getByRole("button", { name: t("clock.out") }),
    page.locator("label:has([name=workers])").first(),
  ])
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await press.click();
  await expect(page.getByText(/^In since \d\d:\d\d$/)).toHaveCount(2);
  await page.getByRole("link", { name: t("week.open") }).click();
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
});
