import { describe, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser, type Page } from "../support/browser.ts";
import { attributesOf, formWith, press } from "../support/by-words.ts";
import { insideOf, tagsOf, textOf } from "../support/html.ts";
import { product } from "../support/product.ts";

// What needs neither layout nor style to be seen; the rest is in tests/e2e.

describe.each(LANGUAGES)("the home page in %s", (language) => {
  test("has its sections in their order", async () => {
    const t = translator(language, "home");
    const page = await new Browser(product).visit(`/?lang=${language}`);
    const titles = [...page.body.matchAll(/<h2\b[^>]*>([\s\S]*?)<\/h2>/g)].map(([, words = ""]) =>
      textOf(words),
    );
    const wanted = [
      t("features.title"),
      t("site.name"),
      t("showcase.title"),
      t("tailgate.title"),
      t("categories.title"),
      t("learning.title"),
      t("lifestyle.title"),
      t("hub.title"),
      t("membership.title"),
      t("app.title"),
    ];
    // What folds on a phone stands there twice, once for each width.
    expect([...new Set(titles.filter((title) => wanted.includes(title)))]).toEqual(wanted);
    expect(page.text).toContain(t("sample"));
  });
});

test("a language is chosen where the page stays, in its header and in its foot, and remembered", async () => {
  const browser = new Browser(product);
  const hebrew = await browser.submit(await browser.visit("/shop?lang=en"), { language: "he" });
  expect([hebrew.path, hebrew.html.dir]).toEqual(["/shop", "rtl"]);
  const legal = await browser.visit("/legal");
  expect(legal.html.lang).toBe("he");
  const foot = insideOf(legal.body, ({ name }) => name === "footer") ?? "";
  expect(foot).toContain('name="language" value="es"');
  expect((await browser.submit(legal, { language: "es" })).html.lang).toBe("es");
});

test("the tab bar leads to the services and says where one is", async () => {
  const shell = translator("en", "shell");
  const browser = new Browser(product);
  const tabsOf = (page: Page) =>
    insideOf(page.body, ({ attributes }) => attributes["aria-label"] === shell("nav.tabs")) ?? "";
  const home = tagsOf(tabsOf(await browser.visit("/?lang=en"))).map(({ attributes }) => attributes.href);
  expect(home).toContain("/services");
  const current = tagsOf(tabsOf(await browser.visit("/services"))).filter(
    ({ attributes }) => attributes["aria-current"] === "page",
  );
  expect(current.map(({ attributes }) => attributes.href)).toEqual(["/services"]);
});

test("the songs are filtered, one is drawn at random and then another one", async () => {
  const t = translator("en", "start-day");
  const browser = new Browser(product);
  const songs = (page: Page) => tagsOf(page.body).filter(({ attributes }) => attributes.name === "song");
  const chosen = (page: Page) => songs(page).filter(({ attributes }) => "aria-current" in attributes);
  const home = await browser.visit("/?lang=en");
  const spanish = await press(browser, formWith(home, t("music.apply")), { songs: "es" });
  expect(songs(spanish).filter(({ name }) => name === "button")).toHaveLength(4);
  const draw = (page: Page) => {
    const form = formWith(page, t("music.random"));
    const [pick] = form.buttons.filter(({ name }) => name === "pick");
    return press(browser, form, { pick: pick?.value ?? "" });
  };
  const first = await draw(spanish);
  expect(attributesOf(first, ({ attributes }) => "data-player" in attributes)?.["aria-label"]).toBe(
    t("music.chosen"),
  );
  const [one] = chosen(first);
  const second = await draw(first);
  expect(chosen(second)).toHaveLength(1);
  expect(chosen(second)[0]?.attributes.value).not.toBe(one?.attributes.value);
});

test("a search on the sheet index finds by keyword and number", async () => {
  const t = translator("en", "sheet-index");
  const browser = new Browser(product);
  for (const [q, count] of [
    ["hard hat", 2],
    ["M-101", 1],
  ] as const) {
    const page = await press(browser, (await browser.visit("/services?lang=en")).form("/services"), { q });
    const main = insideOf(page.body, ({ name }) => name === "main") ?? "";
    const status = insideOf(main, ({ attributes }) => attributes.role === "status") ?? "";
    expect(textOf(status)).toBe(t("search.found", { count, q }));
    expect(textOf(main)).toContain("M-101");
  }
});
