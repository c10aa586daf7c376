import { expect, test } from "vitest";
import { translator } from "../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../app/i18n/languages.ts";
import { Browser } from "./support/browser.ts";
import { newMember } from "./support/members.ts";
import { product } from "./support/product.ts";

test.each(LANGUAGES)("clearing sample data twice is as good as once (%s)", async (language) => {
  const { browser } = await newMember(product);
  await browser.get(`/?lang=${language}`);
  for (const _ of [1, 2]) {
    const answer = await browser.post("/profile", { intent: "remove-samples" });
    expect([answer.status, answer.location]).toEqual([303, "/profile"]);
    const page = await browser.visit("/profile");
    expect(page.toasts).toEqual([translator(language, "account")("toasts.samplesRemoved")]);
  }
});

test("a form that asks for sample data without its key is refused and adds nothing", async () => {
  const { browser } = await newMember(product);
  const page = await browser.post("/profile", { intent: "add-samples" });
  expect(page.status).toBe(400);
});

test.each(["add-samples", "remove-samples"])("a guest's %s leads to signing in", async (intent) => {
  const page = await new Browser(product).post("/profile", { intent, idem: crypto.randomUUID() });
  expect([page.status, page.location]).toEqual([303, "/auth?redirectTo=%2Fprofile"]);
});
