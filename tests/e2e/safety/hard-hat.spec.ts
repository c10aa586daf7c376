import { expect, expectNoSidewaysScroll, expectNoViolations, test, walkedIn, words } from "../fixtures.ts";

const ACTS = ["tasks", "talk", "hazard", "ask", "card"] as const;
/** What a glove needs, px. */
const GLOVE = 56;

for (const language of walkedIn("en", "he"))
  test(`on a phone the six buttons and whatever they open are made for gloves (${language}) @phone`, async ({
    page,
    javaScriptEnabled,
  }) => {
    const t = words(language, "hard-hat-zone");
    await page.goto(`/hard-hat-zone?lang=${language}`);
    await expectNoSidewaysScroll(page);
    const buttons = page.locator("[data-act]");
    await expect(buttons).toHaveCount(6);
    for (const act of ACTS) {
      // One press opens it.
      await page.locator(`[data-act="${act}"]`).click();
      const opened = page.locator("section", { has: page.locator("#open") }).last();
      await expect(opened.getByRole("heading", { name: t(`acts.${act}`) })).toBeVisible();
      await expectNoSidewaysScroll(page);
      if (javaScriptEnabled) await expectNoViolations(page);
      const targets = page.locator(
        "[data-act], section:has(> #open) button, section:has(> #open) a, #photo, #seen, #seenPhoto",
      );
      for (const target of await targets.all()) {
        const box = await target.boundingBox();
        expect([await target.textContent(), (box?.height ?? 0) >= GLOVE]).toEqual([
          await target.textContent(),
          true,
        ]);
      }
    }
  });
