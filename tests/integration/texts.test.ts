import { expect, test } from "vitest";
import shop from "../../app/features/materials/shop/locales/shop.he.ts";
import { translator } from "../../app/i18n/catalogue.server.ts";
import { Browser } from "./support/browser.ts";
import { product } from "./support/product.ts";

test("the words of a namespace are served as JSON, kept by one browser only", async () => {
  const { status, headers, body } = await new Browser(product).get("/texts/he/shop?build=1a2b");
  expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
    200,
    "application/json",
    "private, max-age=600",
  ]);
  expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(shop)));
});

test.each([
  "/texts/fr/shop",
  "/texts/en/nothing",
  "/texts/en/..%2fshop",
  "/texts/__proto__/shop",
  "/texts/en",
])("%s has no words and answers 404", async (path) => {
  expect((await new Browser(product).get(path)).status).toBe(404);
});

test("a page brings the words of toasts that its scripts show, and of no others", async () => {
  const { body: shop } = await new Browser(product).visit("/shop");
  expect(shop).toContain(translator("en", "shop")("shop.lead"));
  expect(shop).not.toContain(translator("en", "shop")("toasts.cartUpdated"));
  const { body: search } = await new Browser(product).visit("/search");
  expect(search).toContain(translator("en", "search")("toasts.searchFailed"));
});
