import { LANGUAGES } from "../../../app/i18n/languages.ts";
import {
  displayMenu,
  expect,
  expectNoSidewaysScroll,
  PASSWORD,
  signIn,
  test,
  uniqueEmail,
  walkedIn,
  words,
} from "../fixtures.ts";

const QUESTIONS = {
  en: "How deep does a footing have to be?",
  es: "¿Qué profundidad debe tener una zapata?",
  he: "כמה עמוק צריך להיות יסוד?",
} as const;

/** The way of a newcomer with scripts. Without them it is gone over HTTP: `tests/integration/newcomer.test.ts`. */
for (const language of walkedIn(...LANGUAGES)) {
  test(`a newcomer signs up, confirms, asks Joe, fills a cart and switches to Hebrew (${language}) @js`, async ({
    page,
  }) => {
    const shell = words(language, "shell");
    const account = words(language, "account");
    const shop = words(language, "shop");
    const joe = words(language, "joe");
    const email = uniqueEmail();
    const toast = page.locator("[data-toast]");

    await page.goto(`/?lang=${language}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words(language, "home")("hero.title"));
    await expectNoSidewaysScroll(page);

    // A guest's cart, before there is an account.
    await page.goto("/shop");
    const hat = shop("products.branded-hard-hat.name");
    await page.getByRole("button", { name: shop("shop.addOf", { product: hat }) }).click();
    await expect(toast).toHaveText(shop("toasts.addedToCart", { product: hat }));
    await expectNoSidewaysScroll(page);

    await page
      .getByRole("banner")
      .getByRole("link", { name: shell("nav.signIn") })
      .click();
    await page.getByRole("link", { name: account("signIn.toSignUp") }).click();
    await page.getByLabel(account("fields.firstName.label")).fill("Sample");
    await page.getByLabel(account("fields.lastName.label")).fill("Builder");
    await page.getByLabel(account("fields.email.label")).fill(`  ${email} `);
    await page.getByLabel(account("fields.password.label")).fill(PASSWORD);
    await page.getByRole("button", { name: account("signUp.submit") }).click();
    await expect(toast).toHaveText(account("toasts.accountCreated"));

    await page.goto("/dev/outbox");
    const mail = page.getByRole("listitem").filter({ hasText: email });
    await mail.getByRole("link").click();
    await page.getByRole("button", { name: account("confirm.submit") }).click();
    await expect(toast).toHaveText(account("toasts.emailConfirmed"));

    await signIn(page, email, language);
    await expect(toast).toHaveCount(1);

    // The guest's hat came along.
    await page.getByRole("link", { name: shell("nav.cartCount", { count: 1 }) }).click();
    await expect(page.getByRole("heading", { name: hat })).toBeVisible();
    const quantity = page.getByRole("textbox", { name: shop("cart.quantityOf", { product: hat }) });
    await quantity.fill("3");
    await page.getByRole("button", { name: shop("cart.updateOf", { product: hat }) }).click();
    await expect(toast).toHaveText(shop("toasts.cartUpdated"));
    await expect(page.locator("[data-total]")).toContainText("104.97");
    await expectNoSidewaysScroll(page);

    await page.goto("/ai-hub?tab=chat");
    await page.getByLabel(joe("label")).fill(QUESTIONS[language]);
    await page.getByRole("button", { name: joe("send") }).click();
    await expect(page.getByRole("log")).toContainText("R403.1.4");
    await expectNoSidewaysScroll(page);

    await displayMenu(page).click();
    await page.getByRole("button", { name: "עברית", exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.locator("html")).toHaveAttribute("lang", "he");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("he", "joe")("title"));
    await expectNoSidewaysScroll(page);
  });
}

test("a refused sign-in keeps the e-mail and says why @js", async ({ page }) => {
  const account = words("en", "account");
  await page.goto("/auth?lang=en");
  await page.getByLabel(account("fields.email.label")).fill("nobody@example.com");
  await page.getByLabel(account("fields.password.label")).fill("not-the-password");
  await page
    .getByRole("main")
    .getByRole("button", { name: account("signIn.submit"), exact: true })
    .click();
  await expect(page.getByRole("alert")).toHaveText(`Sign in failed: ${account("errors.credentials")}`);
  await expect(page.locator("[data-toast]")).toHaveCount(0);
  await expect(page.getByLabel(account("fields.email.label"))).toHaveValue("nobody@example.com");
});

test("a wrong quantity is explained at its field and the typed value stays @js", async ({ page }) => {
  const shop = words("en", "shop");
  await page.goto("/shop?lang=en");
  const guide = shop("products.insurance-guide.name");
  await page.getByRole("button", { name: shop("shop.addOf", { product: guide }) }).click();
  await expect(page.locator("[data-toast]")).toBeVisible();
  await page.goto("/cart");
  const field = page.getByRole("textbox", { name: shop("cart.quantityOf", { product: guide }) });
  await field.fill("1e9");
  await page.getByRole("button", { name: shop("cart.updateOf", { product: guide }) }).click();
  await expect(
    page.getByRole("alert").getByRole("link", { name: shop("errors.quantity", { max: 99 }) }),
  ).toBeVisible();
  await expect(field).toHaveValue("1e9");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("0");
  await page.getByRole("button", { name: shop("cart.updateOf", { product: guide }) }).click();
  await expect(page.getByRole("heading", { name: shop("cart.empty") })).toBeVisible();
});

test("an unknown address shows the error screen with ways on @js", async ({ page }) => {
  const response = await page.goto("/no-such-sheet?lang=en");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("en", "shell")("errors.title"));
  await expect(page.getByRole("main")).toContainText(words("en", "shell")("errors.not-found.title"));
  await page
    .getByRole("main")
    .getByRole("link", { name: words("en", "shell")("screens.shop.title") })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("en", "shop")("shop.title"));
});

test("the theme chosen is in the first byte of the next page @js", async ({ page }) => {
  const shell = words("en", "shell");
  await page.goto("/?lang=en");
  await displayMenu(page).click();
  await page.getByRole("button", { name: shell("display.dark"), exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const source = await (await page.request.get("/shop")).text();
  expect(source).toContain('data-theme="dark"');
});
