import { expect, expectNoSidewaysScroll, expectNoViolations, test, walkedIn, words } from "../fixtures.ts";

for (const language of walkedIn("en", "he"))
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

for (const language of walkedIn("en", "he"))
  test(`permits can be used by everybody, in ${language} @js @phone`, async ({ page }) => {
    for (const path of ["/permit-tracking", "/permit/sample", "/permit-wizard?work=deck&use=dwelling"]) {
      await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
    }
  });

test("a permit is issued, an inspection fails and is asked for again, and the reason for a move is asked beside its field @js", async ({
  page,
}) => {
  const t = words("en", "permits");
  const process = words("en", "process");
  const press = async (move: "submit" | "review" | "approve" | "issue") => {
    const name = t(`transitions.${move}`);
    await page.locator("summary", { hasText: `${name}…` }).click();
    await page.getByRole("button", { name, exact: true }).click();
  };
  await page.goto("/permit-tracking?type=deck&lang=en#new");
  await page.getByLabel(t("fields.name"), { exact: true }).fill("Sample deck");
  await page.getByLabel(t("fields.jurisdiction"), { exact: true }).fill("Sample City");
  await page.getByRole("button", { name: t("make") }).click();
  await page.locator("summary", { hasText: t("edit") }).click();
  await page.getByLabel(t("fields.number"), { exact: true }).fill("D-0104");
  await page.getByRole("button", { name: t("save"), exact: true }).click();

  // A blank is no reason, though the browser takes it for one.
  const withdraw = t("transitions.withdraw");
  await page.locator("summary", { hasText: `${withdraw}…` }).click();
  await page.locator("details[open]").getByLabel(process("actions.reason")).fill(" ");
  await page.getByRole("button", { name: withdraw, exact: true }).click();
  await expect(page.locator("#note-withdraw-error")).toHaveText(process("errors.noteMissing"));
  await expectNoViolations(page);

  for (const move of ["submit", "review", "approve", "issue"] as const) await press(move);
  const day = new Date(Date.now() + 36 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await page.getByLabel(t("inspections.type"), { exact: true }).selectOption("framing");
  await page.getByLabel(t("inspections.day"), { exact: true }).fill(day);
  await page.getByRole("button", { name: t("inspections.request") }).click();

  await page.locator("summary", { hasText: t("inspections.result") }).click();
  await page.getByLabel(t("results.fail")).check();
  await page.getByLabel(t("inspections.corrections"), { exact: true }).fill("Joist hangers");
  await page.getByLabel(t("inspections.inspector"), { exact: true }).fill("Sample inspector");
  await page.getByRole("button", { name: t("inspections.record") }).click();
  await expect(page.getByText("Joist hangers")).toBeVisible();

  const again = page.locator("details", { hasText: t("inspections.repeat") });
  await again.locator("summary").click();
  await again.getByLabel(t("inspections.day"), { exact: true }).fill(day);
  await again.getByLabel(t("inspections.fee"), { exact: true }).fill("75");
  await again.getByRole("button", { name: t("inspections.repeat") }).click();
  await expect(page.getByText(t("inspections.isRepeatFee", { fee: "$75.00" }))).toBeVisible();
  await expectNoSidewaysScroll(page);
});
