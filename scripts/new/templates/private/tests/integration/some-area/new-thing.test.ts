import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

test("/new-path is closed to whoever is not signed in", async () => {
  const page = await new Browser(product).get("/new-path");
  expect([page.status, page.location]).toEqual([303, `/auth?redirectTo=${encodeURIComponent("/new-path")}`]);
});

test.each(LANGUAGES)("a member reads /new-path in %s", async (language) => {
  const { browser } = await newMember(product);
  const page = await browser.get(`/new-path?lang=${language}`);
  expect([page.status, page.heading]).toEqual([200, translator(language, "shell")("screens.newThing.title")]);
  expect(page.text).toContain(translator(language, "new-thing")("lead"));
});
