import { expect, test, words } from "../fixtures.ts";

test("a worker draws a signature with a finger, and it stands on the record @js @phone", async ({ page }) => {
  const t = words("en", "tailgate");
  await page.goto("/tailgate-talk/talk-ladders?lang=en");
  await page.getByLabel(t("fields.place"), { exact: true }).fill("Gate 2");
  await page.getByLabel(t("fields.presenter"), { exact: true }).fill("Foreman 1");
  await page.getByRole("button", { name: t("talk.begin") }).click();
  await page.getByLabel(t("fields.name"), { exact: true }).first().fill("Mason 1");
  await page.getByRole("button", { name: `${t("sheet.draw")}: ${t("line", { number: 1 })}` }).click();
  const sheet = page.locator("[data-signature-sheet]").first();
  await expect(sheet).toBeVisible();
  const box = await sheet.boundingBox();
  if (!box) throw new Error("no sheet");
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 80, box.y + 60, { steps: 5 });
  await page.mouse.move(box.x + 160, box.y + 20, { steps: 5 });
  await page.mouse.up();
  await expect(page.locator('input[name="rows[0].drawn"]')).toHaveValue(/^M\d+ \d+(?:L\d+ \d+)+$/);
  await page.getByRole("button", { name: t("crew.sign") }).click();
  await expect(page.locator("#signatures")).toBeVisible();
  await expect(page.getByRole("img", { name: t("sheet.drawn") })).toBeVisible();
});
