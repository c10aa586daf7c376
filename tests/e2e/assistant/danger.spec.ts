import { expect, test } from "@playwright/test";

test("the likeliest scene and what always holds stand open and the others that it may be are folded below, without scripts too @nojs", async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 780 },
  });
  const page = await context.newPage();
  await page.goto("/ai-hub?tab=chat");
  await page
    .getByRole("textbox")
    .first()
    .fill("seen him fall off the laader he dont look right and his leg is bent bleeding");
  await page
    .locator("main form")
    .filter({ has: page.getByRole("textbox") })
    .first()
    .getByRole("button")
    .first()
    .click();
  await expect(page.getByText("Whatever it is, this always holds")).toBeVisible();
  await expect(page.getByText("Press hard on the wound with a clean cloth")).toBeVisible();
  const scene = page.locator("summary").filter({ hasText: "Somebody fell" });
  await expect(scene).toBeVisible();
  expect((await scene.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  const step = page.getByText("Do not move them, sit or stand them up");
  await expect(step).toBeHidden();
  await scene.click();
  await expect(step).toBeVisible();
  await context.close();
});
