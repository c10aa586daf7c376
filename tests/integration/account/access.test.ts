import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

test("/access is closed to whoever is not signed in", async () => {
  const page = await new Browser(product).get("/access");
  expect([page.status, page.location]).toEqual([303, `/auth?redirectTo=${encodeURIComponent("/access")}`]);
});

test.each(LANGUAGES)("a member reads /access in %s", async (language) => {
  const { browser } = await newMember(product);
  const page = await browser.get(`/access?lang=${language}`);
  expect([page.status, page.heading]).toEqual([200, translator(language, "shell")("screens.access.title")]);
  expect(page.text).toContain(translator(language, "access")("lead"));
});
