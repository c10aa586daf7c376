import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { linkTo } from "../support/by-words.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

test.each(LANGUAGES)(
  "whoever has no order looks at sixteen samples, each with its page, and can do nothing with them (%s)",
  async (language) => {
    const t = translator(language, "orders");
    const browser = new Browser(product);
    const empty = await browser.visit(`/order-management?lang=${language}`);
    const list = await browser.visit(linkTo(empty, t("samples.link")));
    expect(list.status).toBe(200);
    expect(list.text).toContain(t("samples.notice"));
    const pages = [...list.body.matchAll(/href="([^"]*order=sample-\d+)"/g)].map(([, path = ""]) => path);
    expect(pages).toHaveLength(16);
    for (const path of pages) {
      const page = await browser.visit(path);
      expect(page.status).toBe(200);
      expect(page.text).toContain(t("samples.notice"));
      expect(page.forms.filter(({ action }) => action.startsWith("/order-management"))).toEqual([]);
    }
    const sent = await browser.post("/order-management?order=sample-3", {
      intent: "reorder",
      order: "sample-3",
      idem: crypto.randomUUID(),
    });
    expect(sent.status).toBe(404);
  },
);

test("a member's own orders and points know nothing of the samples", async () => {
  const { browser: member } = await newMember(product);
  await member.visit("/order-management?sample=orders");
  const own = await member.visit("/order-management");
  expect(own.body).not.toContain("order=sample-");
  const sample = await member.visit("/loyalty-program?sample=points&source=spent");
  expect(sample.text).toContain(translator("en", "loyalty")("sample.notice"));
  const points = await member.visit("/loyalty-program");
  expect(/data-points="(\d+)"/.exec(points.body)?.[1]).toBe("0");
});
