import type { Page } from "@playwright/test";
import { LANGUAGES, type Language } from "../../../app/i18n/languages.ts";
import { THEMES, type Theme } from "../../../app/services/theme.ts";
import { addressOf, SCREENS } from "../../../app/site-map.ts";
import { everywhere } from "../../prove.ts";
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
  walkedIn,
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
 * Looks at what the page shows in some themes, from the second on at the colours, which are all that changes. The theme is
 * put on where the page stands: that the server's page differs by nothing but its name is shown over HTTP, in
 * `tests/integration/themes.test.ts`.
 */
async function expectFit(page: Page, themes: readonly Theme[] = DRAWN): Promise<void> {
  for (const [n, theme] of themes.entries()) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    await expectNoViolations(page, n === 0 ? "everything" : "colours");
    await expectNoSidewaysScroll(page);
  }
}

/** The themes by turns: the one of this turn. */
const inTurn = (n: number) => DRAWN.filter((_, place) => place === n % DRAWN.length);

/** Colours depend neither on the words nor on the width: one language in a wide window is looked at in every theme. */
const pairedWith = (language: Language, isMobile: boolean | undefined) =>
  isMobile || language !== "en" ? inTurn(LANGUAGES.indexOf(language)) : undefined;

/**
 * What axe looks at is the same in every language, and the names of things are held to what is seen over HTTP. Of the
 * themes a screen is drawn in, one is looked at on a phone and the others in a wide window: of every third screen, and of all
 * of them in `npm run prove`.
 */
for (const [n, screen] of SCREENS.filter(
  ({ access }) => access === "public" || access === "local",
).entries()) {
  const widths = everywhere || Math.floor(n / DRAWN.length) % 3 === 0 ? "" : " @phone";
  test(`${screen.id} is free of axe violations and of sideways scrolling @js${widths}`, async ({
    page,
    isMobile,
  }) => {
    const onPhone = inTurn(n);
    const inLanguage = async (language: Language) => {
      const query = new URLSearchParams(QUERIES[screen.id]);
      query.set("lang", language);
      await page.goto(`${addressOf(screen)}?${query}`);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
    };
    if (!isMobile) {
      await inLanguage("en");
      await expectFit(
        page,
        DRAWN.filter((theme) => !onPhone.includes(theme)),
      );
      return;
    }
    await inLanguage("he");
    await expectFit(page, onPhone);
    // A page as narrow as this one holds the longest words of the other languages, too: of one of them in `npm test`.
    const others = LANGUAGES.filter((name) => name !== "he");
    for (const language of others.filter((_, place) => everywhere || place === n % others.length)) {
      await inLanguage(language);
      await expectNoSidewaysScroll(page);
    }
  });
}

for (const language of walkedIn(...LANGUAGES)) {
  test(`what refuses, succeeds and is not found is free of axe violations, too (${language}) @js`, async ({
    page,
    isMobile,
  }) => {
    const account = words(language, "account");
    const only = pairedWith(language, isMobile);
    await page.goto(`/auth?mode=sign-up&lang=${language}`);
    await page.getByRole("button", { name: account("signUp.submit") }).click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expectFit(page, only);
    await page.getByLabel(account("fields.email.label")).fill(uniqueEmail());
    await page.getByLabel(account("fields.password.label")).fill(PASSWORD);
    await page.getByRole("button", { name: account("signUp.submit") }).click();
    await expect(page.locator("[data-toast]")).toHaveText(account("toasts.accountCreated"));
    await expectFit(page, only);
    await page.goto("/no-such-sheet");
    await expectFit(page, only);
  });

  test(`a member's pages and an open panel are free of axe violations, too (${language}) @js`, async ({
    page,
    isMobile,
  }) => {
    const account = words(language, "account");
    const shop = words(language, "shop");
    const joe = words(language, "joe");
    const only = pairedWith(language, isMobile);
    const email = uniqueEmail();
    await page.goto(`/auth?mode=sign-up&lang=${language}`);
    await page.getByLabel(account("fields.email.label")).fill(email);
    await page.getByLabel(account("fields.password.label")).fill(PASSWORD);
    await page.getByRole("button", { name: account("signUp.submit") }).click();
    await expect(page.locator("[data-toast]")).toBeVisible();
    await page.goto("/auth");
    await signIn(page, email, language);
    await page.goto("/profile");
    await expectFit(page, only);
    await page.goto("/shop");
    const hat = shop("products.branded-hard-hat.name");
    await page.getByRole("button", { name: shop("shop.addOf", { product: hat }) }).click();
    await expect(page.locator("[data-toast]")).toBeVisible();
    await touch(page);
    await page.locator("[data-mood]").click();
    const panel = page.getByRole("region", { name: joe("title") });
    await expect(panel.getByLabel(joe("label"))).toBeFocused();
    await expectFit(page, only);
    await page.goto("/cart");
    await expectFit(page, only);
  });
}

test("a theme chosen in the panel is the one that is drawn @js", async ({ page }) => {
  const shell = words("en", "shell");
  await page.goto("/shop");
  for (const theme of DRAWN) {
    await displayMenu(page).click();
    await page.getByRole("button", { name: shell(`display.${theme}`), exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  }
});
