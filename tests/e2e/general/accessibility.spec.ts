import type { Page } from "@playwright/test";
import { LANGUAGES, type Language } from "../../../app/i18n/languages.ts";
import { THEMES } from "../../../app/services/theme.ts";
import { addressOf, SCREENS } from "../../../app/site-map.ts";
import {
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

/**
 * The open page in every theme, put on where it stands: `tests/integration/themes.test.ts` holds that the server's
 * page differs by nothing but the theme's name. Colours and words do not depend on the width: a phone looks at each
 * language and at each theme once.
 */
async function expectAccessible(page: Page, language: Language, isMobile: boolean): Promise<void> {
  for (const [n, theme] of DRAWN.entries()) {
    if (isMobile && n !== LANGUAGES.indexOf(language)) continue;
    await test.step(`${language}, ${theme}`, async () => {
      await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
    });
  }
}

for (const screen of SCREENS.filter(({ access }) => access === "public" || access === "local")) {
  test(`${screen.path} is free of axe violations and of sideways scrolling @js`, async ({
    page,
    isMobile,
  }) => {
    const address = new URL(addressOf(screen) + (QUERIES[screen.id] ?? ""), "http://here");
    for (const language of LANGUAGES) {
      address.searchParams.set("lang", language);
      await page.goto(address.pathname + address.search);
      await expectAccessible(page, language, isMobile);
    }
  });
}

test("an address that leads nowhere is free of axe violations and of sideways scrolling @js", async ({
  page,
  isMobile,
}) => {
  for (const language of LANGUAGES) {
    await page.goto(`/no-such-sheet?lang=${language}`);
    await expectAccessible(page, language, isMobile);
  }
});

for (const language of LANGUAGES) {
  // Refused forms have more to show than empty ones, a member's page more than a guest's, a cart more than none.
  test(`a refused form, a new account, its profile, Joe's panel and a full cart are free of axe violations (${language}) @js`, async ({
    page,
    isMobile,
  }) => {
    const account = words(language, "account");
    const shop = words(language, "shop");
    const joe = words(language, "joe");
    await page.goto(`/auth?mode=sign-up&lang=${language}`);
    await expectAccessible(page, language, isMobile);
    await page.getByRole("button", { name: account("signUp.submit") }).click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expectAccessible(page, language, isMobile);
    const email = uniqueEmail();
    await page.getByLabel(account("fields.email.label")).fill(email);
    await page.getByLabel(account("fields.password.label")).fill(PASSWORD);
    await page.getByRole("button", { name: account("signUp.submit") }).click();
    await expect(page.locator("[data-toast]")).toHaveText(account("toasts.accountCreated"));
    await expectAccessible(page, language, isMobile);

    await page.goto("/auth");
    await signIn(page, email, language);
    await page.goto("/profile");
    await expectAccessible(page, language, isMobile);

    await page.goto("/shop");
    const hat = shop("products.branded-hard-hat.name");
    await page.getByRole("button", { name: shop("shop.addOf", { product: hat }) }).click();
    await expect(page.locator("[data-toast]")).toBeVisible();
    await touch(page);
    await page.locator("[data-mood]").click();
    const panel = page.getByRole("region", { name: joe("title") });
    await expect(panel.getByLabel(joe("label"))).toBeFocused();
    await expectAccessible(page, language, isMobile);
    await page.goto("/cart");
    await expectAccessible(page, language, isMobile);
  });
}
