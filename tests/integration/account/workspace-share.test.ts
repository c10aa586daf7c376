import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

test("/workspace/share is closed to whoever is not signed in", async () => {
  const page = await new Browser(product).get("/workspace/share");
  expect([page.status, page.location]).toEqual([
    303,
    `/auth?redirectTo=${encodeURIComponent("/workspace/share")}`,
  ]);
});

test.each(LANGUAGES)("a member reads /workspace/share in %s", async (language) => {
  const { browser } = await newMember(product);
  const page = await browser.get(`/workspace/share?lang=${language}`);
  expect([page.status, page.heading]).toEqual([
    200,
    translator(language, "shell")("screens.workspaceShare.title"),
  ]);
  expect(page.text).toContain(translator(language, "workspace-share")("lead"));
});
