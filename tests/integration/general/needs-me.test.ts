import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

test.each(LANGUAGES)(
  "the front page lists what waits for a member, and nothing for anybody else, in %s",
  async (language) => {
    const home = translator(language, "home");
    const words = translator(language, "safety-checklists");
    const member = await newMember(product);
    const { browser } = member;
    expect((await browser.visit(`/?lang=${language}`)).text).not.toContain(home("needs.title"));
    const list = await browser.visit("/checklist/ladder");
    const run = await browser.submit(list, { intent: "start" }, { place: "Shed 7" });
    expect(run.status).toBe(200);
    const page = await browser.visit("/");
    expect(page.text).toContain(home("needs.title"));
    expect(page.text).toContain(words("needs.run"));
    expect(page.text).toContain("Shed 7");
    expect(page.body).toContain(`href="${run.path}"`);
    const stranger = new Browser(product);
    await stranger.visit(`/?lang=${language}`);
    const begun = await stranger.submit(
      await stranger.visit("/checklist/ladder"),
      { intent: "start" },
      { place: "Shed 8" },
    );
    expect(begun.status).toBe(200);
    expect((await stranger.visit("/")).text).not.toContain(home("needs.title"));
  },
);
