import { describe, expect, test } from "vitest";
import { translator } from "../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../app/i18n/languages.ts";
import { Browser, type Page } from "./support/browser.ts";
import { tagsOf, textOf } from "./support/html.ts";
import { productOnLibsql } from "./support/libsql.ts";
import { PASSWORD, uniqueEmail } from "./support/members.ts";
import { product } from "./support/product.ts";

// The way of a newcomer without scripts, by nothing but what the pages show, on each database. The browser goes it with
// scripts: tests/e2e/account/journey.spec.ts.

const QUESTIONS = {
  en: "How deep does a footing have to be?",
  es: "¿Qué profundidad debe tener una zapata?",
  he: "כמה עמוק צריך להיות יסוד?",
} as const;

const onLibsql = productOnLibsql("newcomer");
const originOn = (database: "D1" | "libSQL") => (database === "D1" ? product : onLibsql.own);

const linksOf = ({ body }: Page) =>
  tagsOf(body).flatMap(({ name, attributes }) => (name === "a" ? [attributes] : []));
const total = (page: Page) => page.textIn(({ attributes }) => "data-total" in attributes);

describe.each(["D1", "libSQL"] as const)("without scripts, on %s", (database) => {
  test.each(LANGUAGES)(
    "a newcomer signs up, confirms, asks Joe, fills a cart and switches to Hebrew (%s)",
    async (language) => {
      const [account, shop, joe] = [
        translator(language, "account"),
        translator(language, "shop"),
        translator(language, "joe"),
      ];
      const browser = new Browser(originOn(database));
      const email = uniqueEmail();
      const home = await browser.visit(`/?lang=${language}`);
      expect(home.heading).toBe(translator(language, "home")("hero.title"));

      // A guest's cart, before there is an account.
      const hat = { intent: "add", productId: "branded-hard-hat" };
      const shelf = await browser.submit(await browser.visit("/shop"), hat);
      const name = shop("products.branded-hard-hat.name");
      expect(shelf.toasts).toEqual([shop("toasts.addedToCart", { product: name })]);

      const door = linksOf(shelf).find(({ href }) => href === "/auth");
      const signInPage = await browser.visit(door?.href ?? "");
      expect(linksOf(signInPage).map(({ href }) => href)).toContain("/auth?mode=sign-up");
      const told = await browser.submit(
        await browser.visit("/auth?mode=sign-up"),
        { intent: "sign-up" },
        { email: `  ${email} `, password: PASSWORD, firstName: "Sample", lastName: "Builder" },
      );
      expect(told.toasts).toEqual([account("toasts.accountCreated")]);

      const mails = (await browser.visit("/dev/outbox")).body.split("<li ");
      const mail = mails.find((entry) => entry.includes(email) && entry.includes("token=")) ?? "";
      const token = /\/auth\/confirm\?token=([\w-]+)/.exec(mail)?.[1] ?? "";
      const confirmed = await browser.submit(await browser.visit(`/auth/confirm?token=${token}`), { token });
      expect(confirmed.toasts).toEqual([account("toasts.emailConfirmed")]);
      const signedIn = await browser.submit(confirmed, { intent: "sign-in" }, { email, password: PASSWORD });
      expect(signedIn.toasts).toEqual([account("toasts.signedIn")]);

      // The guest's hat came along.
      const counted = linksOf(signedIn).find(
        (link) => link["aria-label"] === translator(language, "shell")("nav.cartCount", { count: 1 }),
      );
      const cart = await browser.visit(counted?.href ?? "");
      expect([cart.path, cart.text.includes(name)]).toEqual(["/cart", true]);
      const three = await browser.submit(cart, { ...hat, intent: "set" }, { quantity: "3" });
      expect(three.toasts).toEqual([shop("toasts.cartUpdated")]);
      expect(total(three)).toContain("104.97");

      const asked = await browser.submit(
        await browser.visit("/ai-hub?tab=chat"),
        { intent: "ask" },
        { question: QUESTIONS[language] },
      );
      expect(asked.heading).toBe(joe("title"));
      expect(asked.textIn(({ attributes }) => attributes.role === "log")).toContain("R403.1.4");

      const hebrew = await browser.submit(asked, { language: "he" });
      expect(hebrew.html).toMatchObject({ dir: "rtl", lang: "he" });
      expect([hebrew.path, hebrew.heading]).toEqual(["/ai-hub?tab=chat", translator("he", "joe")("title")]);
    },
  );

  test("a refused sign-in keeps the e-mail and says why", async () => {
    const account = translator("en", "account");
    const browser = new Browser(originOn(database));
    const refused = await browser.submit(
      await browser.visit("/auth?lang=en"),
      { intent: "sign-in" },
      { email: "nobody@example.com", password: "not-the-password" },
    );
    expect(refused.problem).toBe(`Sign in failed: ${account("errors.credentials")}`);
    expect(refused.body).not.toContain("data-toast");
    expect(refused.valueOf("email")).toBe("nobody@example.com");
  });

  test("a wrong quantity is explained at its field and the typed value stays", async () => {
    const shop = translator("en", "shop");
    const browser = new Browser(originOn(database));
    const guide = { productId: "insurance-guide" };
    await browser.submit(await browser.visit("/shop?lang=en"), { ...guide, intent: "add" });
    const cart = await browser.visit("/cart");
    const refused = await browser.submit(cart, { ...guide, intent: "set" }, { quantity: "1e9" });
    expect(refused.problem).toContain(shop("errors.quantity", { max: 99 }));
    expect(refused.valueOf("quantity")).toBe("1e9");
    const field = tagsOf(refused.body).find(({ attributes }) => attributes.name === "quantity")?.attributes;
    expect(field?.["aria-invalid"]).toBe("true");
    expect(linksOf(refused).map(({ href }) => href)).toContain(`#${field?.id}`);
    const empty = await browser.submit(refused, { ...guide, intent: "set" }, { quantity: "0" });
    expect(empty.text).toContain(shop("cart.empty"));
  });

  test("an unknown address shows the error screen with ways on", async () => {
    const shell = translator("en", "shell");
    const browser = new Browser(originOn(database));
    const page = await browser.visit("/no-such-sheet?lang=en");
    expect([page.status, page.heading]).toEqual([404, shell("errors.title")]);
    expect(page.message).toBe(shell("errors.not-found.title"));
    const main = page.body.slice(page.body.indexOf("<main"), page.body.indexOf("</main>"));
    const links = [...main.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)];
    const [, href = ""] =
      links.find(([, , words = ""]) => textOf(words).includes(shell("screens.shop.title"))) ?? [];
    expect((await browser.visit(href)).heading).toBe(translator("en", "shop")("shop.title"));
  });

  test("the theme chosen is in the first byte of the next page", async () => {
    const browser = new Browser(originOn(database));
    const dark = await browser.submit(await browser.visit("/?lang=en"), { theme: "dark" });
    expect(dark.html["data-theme"]).toBe("dark");
    expect((await browser.get("/shop")).html["data-theme"]).toBe("dark");
  });
});
