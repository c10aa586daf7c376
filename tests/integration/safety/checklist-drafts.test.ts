import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { product } from "../support/product.ts";

const ENDINGS = { en: "En", es: "Es", he: "He" } as const;

test.each(LANGUAGES)(
  "a guest builds a list by forms alone, publishes it, runs it, changes it, and the run keeps its version, in %s",
  async (language) => {
    const t = translator(language, "checklist-drafts");
    const lists = translator(language, "safety-checklists");
    const browser = new Browser(product);
    const word = (name: string) => `${name}${ENDINGS[language]}`;
    const empty = await browser.visit(`/checklist-build?lang=${language}`);
    const refused = await browser.submit(empty, { intent: "begin" }, { [word("name")]: " " });
    expect([refused.status, refused.text.includes(t("errors.words"))]).toEqual([422, true]);
    const begun = await browser.submit(refused, { intent: "begin" }, { [word("name")]: "Hut 7" });
    expect(begun.toasts).toEqual([t("toasts.checklistDraftBegun")]);
    expect(begun.heading).toBe("Hut 7");
    expect(begun.text).toContain(t("gaps.items"));
    const sectioned = await browser.submit(begun, { intent: "section" }, { [word("title")]: "Door" });
    const wrong = await browser.submit(
      sectioned,
      { intent: "item" },
      { [word("prompt")]: "Lock works?", weight: "many" },
    );
    expect([wrong.status, wrong.valueOf(word("prompt"))]).toEqual([400, "Lock works?"]);
    const first = await browser.submit(wrong, { intent: "item" }, { weight: "5", critical: "on" });
    expect(first.toasts).toEqual([t("toasts.checklistDraftSaved")]);
    const [, lock = ""] = /name="item" value="(i-[\w-]{36})"/.exec(first.body) ?? [];
    const unfit = await browser.submit(
      first,
      { intent: "item" },
      { [word("prompt")]: "Key with whom?", showItem: lock, showIs: "good" },
    );
    expect([unfit.status, unfit.text.includes(t("errors.showIs"))]).toEqual([422, true]);
    const second = await browser.submit(
      unfit,
      { intent: "item" },
      { showIs: "no", citation: "29 CFR 1926.34" },
    );
    expect(second.text).toContain("29 CFR 1926.34");
    const published = await browser.submit(second, { intent: "publish" });
    expect(published.toasts).toEqual([t("toasts.checklistDraftPublished")]);
    expect(published.path).toMatch(/^\/checklist\/[\w-]{36}$/);
    expect(published.text).toContain(lists("version", { number: 1 }));
    const run = await browser.submit(published, { intent: "start" }, { place: "Hut 7" });
    expect(run.text).toContain("Lock works?");
    const draft = await browser.visit(begun.path.replace(/\?.*/, ""));
    expect(draft.text).toContain(t("publish.same"));
    const moved = await browser.submit(draft, { intent: "item-drop", item: lock });
    expect(moved.text).toContain(t("gaps.showIf"));
    const change = await browser.visit(moved.path.replace(/[?#].*/, ""));
    const [, key = ""] = /name="item" value="(i-[\w-]{36})"/.exec(change.body) ?? [];
    const form = await browser.visit(`${change.path}?item=${key}`);
    const free = await browser.submit(form, { intent: "item" }, { showItem: "", showIs: "" });
    const next = await browser.submit(free, { intent: "publish" });
    expect(next.text).toContain(lists("version", { number: 2 }));
    expect((await browser.visit(run.path)).text).toContain("Lock works?");
    expect((await new Browser(product).visit(draft.path)).status).toBe(404);
  },
);

test("a list of the house is copied and changed, and one of one's own goes on as its next version", async () => {
  const t = translator("en", "checklist-drafts");
  const browser = new Browser(product);
  const page = await browser.visit("/checklist/ladder");
  expect(page.body).toContain('href="/checklist-build?from=ladder"');
  const form = await browser.visit("/checklist-build?from=ladder");
  const begun = await browser.submit(form, { intent: "begin" }, { nameEn: "Our ladders" });
  expect(begun.text).toContain("1926.1053(b)(5)");
  const board = await browser.visit("/safety-checklists");
  expect(board.text).toContain(t("ofList.drafts"));
  const own = await browser.submit(begun, { intent: "publish" });
  expect(own.text).toContain(t("ofList.proceed"));
  const draft = await browser.visit(begun.path);
  const gone = await browser.submit(draft, { intent: "discard" });
  expect(gone.toasts).toEqual([t("toasts.checklistDraftDiscarded")]);
  const again = await browser.submit(await browser.visit(own.path), { intent: "next" });
  expect(again.heading).toBe("Our ladders");
  expect(again.text).toContain(t("states.published", { number: 1 }));
});
