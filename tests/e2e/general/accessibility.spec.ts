import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { THEMES } from "../../../app/services/theme.ts";
import { addressOf, SCREENS } from "../../../app/site-map.ts";
import {
  displayMenu,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  PASSWORD,
  signIn,
  test,
  touch,
  uniqueEmail,
  words,
} from "../fixtures.ts";

/** Where a screen shows more than an empty form. */
const QUERIES: Partial<Record<(typeof SCREENS)[number]["id"], string>> = {
  confirm: "?token=sample",
  reset: "?token=sample",
  hub: "?tab=chat",
};

const DRAWN = THEMES.filter((entry) => entry !== "system");

for (const [n, language] of LANGUAGES.entries()) {
  for (const [m, theme] of DRAWN.entries()) {
    // Colours and words do not depend on the width: a phone looks at each language and at each theme once.
    const width = n === m ? "" : " @wide";
    test(`every screen is free of axe violations and of sideways scrolling (${language}, ${theme}) @js${width}`, async ({
      page,
    }) => {
      test.setTimeout(150_000);
      const shell = words(language, "shell");
      const account = words(language, "account");
      const shop = words(language, "shop");
      const joe = words(language, "joe");
      await page.goto(`/auth?mode=sign-up&lang=${language}`);
      await displayMenu(page).click();
      await page.getByRole("button", { name: shell(`display.${theme}`), exact: true }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      await expectNoViolations(page);

      // Refused forms have more to show than empty ones.
      await page.getByRole("button", { name: account("signUp.submit") }).click();
      await expect(page.getByRole("alert").first()).toBeVisible();
      await expectNoViolations(page);
      const email = uniqueEmail();
      await page.getByLabel(account("fields.email.label")).fill(email);
      await page.getByLabel(account("fields.password.label")).fill(PASSWORD);
      await page.getByRole("button", { name: account("signUp.submit") }).click();
      await expect(page.locator("[data-toast]")).toHaveText(account("toasts.accountCreated"));
      await expectNoViolations(page);

      for (const screen of SCREENS.filter(({ access }) => access === "public" || access === "local")) {
        await page.goto(addressOf(screen) + (QUERIES[screen.id] ?? ""));
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
      }

      await page.goto("/auth");
      await signIn(page, email, language);
      await page.goto("/profile");
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);

      await page.goto("/shop");
      const hat = shop("products.branded-hard-hat.name");
      await page.getByRole("button", { name: shop("shop.addOf", { product: hat }) }).click();
      await expect(page.locator("[data-toast]")).toBeVisible();
      await touch(page);
      await page.locator("[data-mood]").click();
      const panel = page.getByRole("region", { name: joe("title") });
      await expect(panel.getByLabel(joe("label"))).toBeFocused();
      await expectNoViolations(page);
      await page.goto("/cart");
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);

      await page.goto("/no-such-sheet");
      await expectNoViolations(page);
    });
  }
}
