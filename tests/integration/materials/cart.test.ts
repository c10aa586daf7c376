import { describe, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { insideOf, tagsOf } from "../support/html.ts";
import { product } from "../support/product.ts";
import { rawRequest } from "../support/raw.ts";

const HAT = { intent: "add", productId: "branded-hard-hat" };

async function withHat(language = "en") {
  const browser = new Browser(product);
  const shop = await browser.visit(`/shop?lang=${language}`);
  await browser.submit(shop, HAT);
  return { browser, cart: await browser.visit(`/cart?lang=${language}`) };
}

describe.each(LANGUAGES)("a full cart in %s", (language) => {
  const t = translator(language, "shop");

  test("offers to mail its list, with every line and the total in the mail", async () => {
    const { cart } = await withHat(language);
    const link = tagsOf(cart.body).find(({ attributes }) => attributes.href?.startsWith("mailto:"));
    const mail = new URL(link?.attributes.href ?? "");
    expect(mail.searchParams.get("subject")).toBe(t("cart.mailSubject"));
    const body = mail.searchParams.get("body") ?? "";
    expect(body).toContain(`1 × ${t("products.branded-hard-hat.name")}`);
    expect(body).toContain(t("cart.total"));
    expect(body.match(/34[.,]99/g)).toHaveLength(3);
  });

  test("has emptying it as its quietest action and the next step as its loudest", async () => {
    const { cart } = await withHat(language);
    const clear = tagsOf(cart.body).find(({ attributes }) => attributes.value === "clear");
    const checkout = tagsOf(cart.body).find(({ attributes }) => attributes.href === "/checkout");
    const mail = tagsOf(cart.body).find(({ attributes }) => attributes.href?.startsWith("mailto:"));
    expect(clear?.attributes.class).not.toMatch(/bg-(danger|accent)/);
    expect(mail?.attributes.class).not.toMatch(/bg-accent/);
    expect(checkout?.attributes.class).toMatch(/bg-accent/);
  });
});

test.each([
  [
    "without scripts it leads back to its place in the shop",
    "navigate",
    "/shop?category=books#insurance-guide",
  ],
  ["with scripts, which leave the page where it is, to the page alone", "cors", "/shop?category=books"],
])("what is put into the cart: %s", async (_, mode, target) => {
  const shop = await new Browser(product).visit("/shop?category=books");
  const { fields } = shop.form({ productId: "insurance-guide" });
  // Only by hand: fetch in Node says `cors` whatever it is told.
  const answer = await rawRequest(product, {
    method: "POST",
    path: "/cart",
    headers: {
      origin: product.origin,
      "sec-fetch-mode": mode,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams({ ...fields, productId: "insurance-guide" }).toString(),
  });
  expect([answer.status, answer.headers.location]).toEqual([303, target]);
  expect(tagsOf(shop.body).some(({ attributes }) => attributes.id === "insurance-guide")).toBe(true);
});

test("no two products have the same sign", async () => {
  const { body } = await new Browser(product).visit("/shop");
  const signs = [...body.matchAll(/<li id="([\w-]+)"/g)].map(
    ([, id]) =>
      tagsOf(insideOf(body, ({ attributes }) => attributes.id === id) ?? "").find(
        ({ name }) => name === "use",
      )?.attributes.href,
  );
  expect(signs).toHaveLength(6);
  expect(new Set(signs).size).toBe(6);
});
