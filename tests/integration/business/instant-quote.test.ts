import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { product } from "../support/product.ts";

test.each(LANGUAGES)("everybody reads /instant-quote in %s", async (language) => {
  const page = await new Browser(product).get(`/instant-quote?lang=${language}`);
  expect([page.status, page.heading]).toEqual([
    200,
    translator(language, "shell")("screens.instantQuote.title"),
  ]);
  expect(page.text).toContain(translator(language, "instant-quote")("lead"));
});
