import { test } from "@playwright/test";
import { expect, touch, words } from "../fixtures.ts";

// React's own complaints are what this is about, so the fixture that forbids them is not used.
for (const where of ["body", "head", "html"] as const) {
  test(`a page that an extension has changed in its ${where} stays readable when the scripts run @js @wide`, async ({
    page,
  }) => {
    await page.goto("/legal?lang=en");
    await page.evaluate((place) => {
      const stranger = window.document.createElement(place === "head" ? "meta" : "div");
      const parent = window.document.querySelector(place);
      if (place === "html") parent?.appendChild(stranger);
      else parent?.insertBefore(stranger, parent.firstChild);
    }, where);
    await touch(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page
      .getByRole("navigation", { name: words("en", "shell")("nav.footer") })
      .getByRole("link", { name: words("en", "shell")("screens.shop.title"), exact: true })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("en", "shop")("shop.title"));
  });
}
