import { describe, expect, test } from "vitest";
import { annualCents, FEATURES, TIERS } from "../../../app/features/general/membership/membership.logic.ts";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { formatsOf } from "../../../app/i18n/formats.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser, type Page } from "../support/browser.ts";
import { insideOf, tagsOf, textOf } from "../support/html.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

/** As a page is read: the signs that only order right-to-left text left out, white space of every kind folded. */
const plain = (text = "") =>
  text
    .replace(/[\u200e\u200f\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim();

const cardOf = (page: Page, id: string) =>
  plain(page.textIn(({ attributes }) => attributes.id === `plan-${id}`));

const linksIn = (html = "") =>
  tagsOf(html)
    .filter(({ name }) => name === "a")
    .map(({ attributes }) => attributes.href);

const inCard = (page: Page, id: string) =>
  insideOf(page.body, ({ attributes }) => attributes.id === `plan-${id}`);

describe.each(LANGUAGES)("the plans in %s", (language) => {
  const t = translator(language, "membership");
  const format = formatsOf(language);
  const open = () => new Browser(product).get(`/membership?lang=${language}`);

  test("each show their name, their price a month and what a year of it comes to", async () => {
    const page = await open();
    for (const tier of TIERS) {
      const card = cardOf(page, tier.id);
      expect(card).toContain(t(`tiers.${tier.id}.name`));
      expect(card).toContain(plain(format.wholeMoney(tier.monthlyCents)));
      expect(card).toContain(plain(t("cards.perYear", { price: format.wholeMoney(annualCents(tier)) })));
      expect(card.includes(t("cards.popular"))).toBe(tier.popular);
    }
  });

  test("are compared in one table with a heading for every line and every column", async () => {
    const page = await open();
    const table = insideOf(page.body, ({ name }) => name === "table") ?? "";
    const headings = tagsOf(table).filter(({ name }) => name === "th");
    const scopes = headings.map(({ attributes }) => attributes.scope);
    expect(scopes.filter((scope) => scope === "col")).toHaveLength(1 + TIERS.length);
    expect(scopes.filter((scope) => scope === "row")).toHaveLength(FEATURES.length);
    expect(scopes.filter((scope) => scope === "rowgroup")).toHaveLength(2);
    const rows = [...table.matchAll(/<tr\b[^>]*>([\s\S]*?)<\/tr>/g)].map(([, row = ""]) => row);
    for (const feature of FEATURES) {
      const row = rows.find(
        (html) => textOf(insideOf(html, ({ name }) => name === "th") ?? "") === t(`features.${feature.id}`),
      );
      const cells = [...(row ?? "").matchAll(/<td\b[^>]*>([\s\S]*?)<\/td>/g)].map(([, cell = ""]) => cell);
      const words = cells.map((cell) => textOf(cell.replace(/<span[^>]*aria-hidden[\s\S]*?<\/span>/, "")));
      const expected = TIERS.map((tier) => {
        const held = feature.of(tier);
        if (typeof held === "boolean") return held ? t("table.yes") : t("table.no");
        return Number.isFinite(held) ? format.number(held) : t("table.unlimited");
      });
      expect([feature.id, ...words]).toEqual([feature.id, ...expected]);
    }
  });

  test("offer a guest a free account, and lead to the reckoning of the others", async () => {
    const page = await open();
    expect(linksIn(inCard(page, "builder"))).toEqual(["/auth?mode=sign-up"]);
    for (const id of ["pro", "enterprise"]) {
      expect(linksIn(inCard(page, id))).toEqual([`/membership/plan?to=${id}#change`]);
      // Only one of them can be tried.
      expect(cardOf(page, id)).toContain(t(id === "pro" ? "cards.buy" : "cards.price"));
    }
    const main = insideOf(page.body, ({ name }) => name === "main") ?? "";
    expect(tagsOf(main).filter(({ name }) => name === "form" || name === "button")).toEqual([]);
  });
});

test("a member is led to their own plan, and is asked to sign up for nothing", async () => {
  const { browser } = await newMember(product);
  const page = await browser.get("/membership?lang=en");
  expect(cardOf(page, "builder")).toContain(translator("en", "membership")("cards.yours"));
  expect(linksIn(inCard(page, "builder"))).toEqual(["/membership/plan"]);
});

test("a page of plans takes nothing that is sent to it", async () => {
  const page = await new Browser(product).post("/membership", { tier: "enterprise" });
  expect(page.status).toBe(405);
});
