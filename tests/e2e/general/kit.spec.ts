import { expect, expectNoSidewaysScroll, expectNoViolations, test, words } from "../fixtures.ts";

const kit = words("en", "kit");

test("buttons are 44, 48 and 52 px tall, none under 48 on a phone, and an icon is a square of 48 @js", async ({
  page,
}) => {
  await page.goto("/dev/kit");
  const phone = (page.viewportSize()?.width ?? 0) < 768;
  const sizes = { sm: phone ? 48 : 44, default: 48, lg: 52, icon: 48 };
  for (const [size, height] of Object.entries(sizes)) {
    const box = await page.locator(`[data-size="${size}"]`).boundingBox();
    expect([size, box?.height]).toEqual([size, height]);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  const variants = page.locator("[data-variant]");
  expect(await variants.count()).toBe(6);
  for (const button of await variants.all()) expect((await button.boundingBox())?.height).toBe(48);
});

test("everything else that is pressed is at least 48 px tall @js", async ({ page }) => {
  await page.goto("/dev/kit");
  const main = page.getByRole("main");
  for (const folded of await main.locator("details").all())
    await folded.evaluate((details: HTMLDetailsElement) => {
      details.open = true;
    });
  const pressed = main.locator(
    "a:visible, select, textarea, input:not([type=checkbox], [type=radio], [type=hidden]), label:has(input)",
  );
  for (const control of await pressed.all()) {
    const height = (await control.boundingBox())?.height ?? 0;
    expect([await control.innerText().catch(() => ""), height >= 48]).toEqual([expect.any(String), true]);
  }
});

test("the dialog opens and closes by the browser itself, also without scripts", async ({ page }) => {
  await page.goto("/dev/kit");
  const dialog = page.getByRole("dialog", { name: kit("surfaces.dialog") });
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: kit("surfaces.open") }).click();
  await expect(dialog).toBeVisible();
  await expectNoSidewaysScroll(page);
  await dialog.getByRole("button", { name: kit("surfaces.close") }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: kit("surfaces.open") }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("a refused form leads from its summary to each field", async ({ page }) => {
  await page.goto("/dev/kit");
  await page.getByRole("link", { name: kit("forms.refused") }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(kit("forms.siteError"));
  await alert.getByRole("link", { name: kit("forms.hoursError") }).click();
  const hours = page.getByLabel(kit("forms.hours"), { exact: true });
  await expect(hours).toBeFocused();
  await expect(hours).toHaveAccessibleDescription(kit("forms.hoursError"));
});

test("a table is a table on a desk, and blocks with their headings on a phone @js", async ({ page }) => {
  await page.goto("/dev/kit");
  const heading = page.getByRole("columnheader", { name: kit("data.pieces") });
  const beside = page
    .getByRole("main")
    .locator("td span", { hasText: kit("data.pieces") })
    .first();
  const row = page.getByRole("row", { name: kit("data.joist") }).first();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(heading).toBeVisible();
  await expect(beside).toBeHidden();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(beside).toBeVisible();
  expect((await row.boundingBox())?.height).toBeGreaterThan(100);
  await expectNoSidewaysScroll(page);
});

for (const theme of ["light", "dark", "contrast"]) {
  test(`the refused form and the open dialog are free of axe violations (${theme}) @js`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.goto("/dev/kit?form=refused&tab=detail&page=2");
    await context.request.post("/preferences", { form: { theme }, headers: { origin: baseURL ?? "" } });
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await expectNoViolations(page);
    await page.getByRole("button", { name: kit("surfaces.open") }).click();
    await expectNoViolations(page);
  });
}
