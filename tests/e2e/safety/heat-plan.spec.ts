import { expect, test, touch, words } from "../fixtures.ts";

const t = words("en", "offline");

test.use({ tolerated: /Failed to load resource|net::ERR_|NetworkError|service worker|ServiceWorker/ });

test("a heat plan that was seen once is read again without a network, in its three languages @js @phone", async ({
  page,
  context,
}) => {
  const path = "/heat-plan/sample";
  await page.goto(path);
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  await touch(page);
  await expect(page.locator("[data-offline] summary")).toBeVisible();
  await expect(async () => {
    const kept = await page.evaluate(
      async (address) => Boolean(await caches.match(new URL(address, location.href).href)),
      path,
    );
    expect(kept).toBe(true);
  }).toPass({ timeout: 20_000 });
  await context.setOffline(true);
  await page.goto(path);
  await expect(page.locator("[data-kept-copy]")).toContainText(t("kept", { time: "" }).slice(0, 20));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  for (const language of ["es", "he"])
    await expect(page.locator(`main [lang="${language}"]`).first()).toBeVisible();
});
