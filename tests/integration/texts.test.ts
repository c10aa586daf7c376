import { expect, test } from "vitest";
import shop from "../../app/features/materials/shop/locales/shop.he.ts";
import { translator } from "../../app/i18n/catalogue.server.ts";
import { Browser } from "./support/browser.ts";
import { product } from "./support/product.ts";

test("the words of a namespace are served as JSON, kept by one browser only, without what only the server says", async () => {
  const { status, headers, body } = await new Browser(product).get("/texts/he/shop?build=1a2b");
  expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
    200,
    "application/json",
    "private, max-age=600",
  ]);
  const { toasts, ...drawn } = shop;
  expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(drawn)));
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

test("scripts get the words of toasts that they show, and of no others", async () => {
  const words = async (namespace: string) => (await new Browser(product).get(`/texts/en/${namespace}`)).body;
  expect(await words("shop")).not.toContain(translator("en", "shop")("toasts.cartUpdated"));
  expect(await words("search")).toContain(translator("en", "search")("toasts.searchFailed"));
});

test("a page names the words that its scripts will fetch, and brings none along beside its HTML", async () => {
  const { body } = await new Browser(product).visit("/shop");
  const lead = translator("en", "shop")("shop.lead");
  expect(body.split(lead)).toHaveLength(2);
  const named = [...body.matchAll(/rel="x-preload"[^>]*href="([^"?]+)/g)].map(([, path]) => path);
  expect(named).toEqual(["/texts/en/shell", "/texts/en/shop"]);
});
