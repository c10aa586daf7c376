import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

test("/security-log is closed to whoever is not signed in", async () => {
  const page = await new Browser(product).get("/security-log");
  expect([page.status, page.location]).toEqual([
    303,
    `/auth?redirectTo=${encodeURIComponent("/security-log")}`,
  ]);
});

test.each(LANGUAGES)("a member reads /security-log in %s", async (language) => {
  const { browser } = await newMember(product);
  const page = await browser.get(`/security-log?lang=${language}`);
  expect([page.status, page.heading]).toEqual([
    200,
    translator(language, "shell")("screens.securityLog.title"),
  ]);
  expect(page.text).toContain(translator(language, "security-log")("lead"));
});
