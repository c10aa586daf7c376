import { expect, test } from "@playwright/test";

test("what always holds stands open and the scene that it may be is folded below, without scripts too @nojs", async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 780 },
  });
  const page = await context.newPage();
  await page.goto("/ai-hub?tab=chat");
  await page.getByRole("textbox").first().fill("rebar went threw his thigh can i pull it out");
  await page
    .locator("main form")
    .filter({ has: page.getByRole("textbox") })
    .first()
    .getByRole("button")
    .first()
    .click();
  await expect(page.getByText("Whatever it is, this always holds")).toBeVisible();
  const scene = page.locator("summary").filter({ hasText: "Something is stuck in the body" });
  await expect(scene).toBeVisible();
  expect((await scene.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  const step = page.getByText("it plugs the wound");
  await expect(step).toBeHidden();
  await scene.click();
  await expect(step).toBeVisible();
  await context.close();
});
