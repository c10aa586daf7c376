import { describe, expect, test } from "vitest";
import { translator } from "../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../app/i18n/languages.ts";
import { Browser, type Page } from "./support/browser.ts";
import { insideOf, type Tag, tagsOf, textOf } from "./support/html.ts";
import { product } from "./support/product.ts";

// What a visitor without scripts does with the pages as they are, where neither layout nor style is needed to see it.

const links = (page: Page) =>
  [...page.body.matchAll(/<a ([^>]*)>([\s\S]*?)<\/a>/g)].map(([start = "", , words = ""]) => ({
    href: tagsOf(start)[0]?.attributes.href ?? "",
    words: textOf(words),
  }));
/** Where the first link with these words leads. */
function linkTo(page: Page, words: string | RegExp): string {
  const found = links(page).find((link) =>
    typeof words === "string" ? link.words.includes(words) : words.test(link.words),
  );
  if (!found) throw new Error(`${page.path} has no link ${words}`);
  return found.href;
}
const attributesOf = (page: Page, wanted: (tag: Tag) => boolean) =>
  tagsOf(page.body).find(wanted)?.attributes;
const formWith = (page: Page, label: string) => {
  const found = page.forms.find(({ labels }) => labels.includes(label));
  if (!found) throw new Error(`${page.path} has no button ${label}`);
  return found;
};
/** Sends a form by GET as a press on one of its buttons does. */
function press(browser: Browser, { action, fields }: Page["forms"][number], typed: Record<string, string>) {
  const url = new URL(action, browser.origin);
  url.search = String(new URLSearchParams({ ...fields, ...typed }));
  return browser.visit(url.pathname + url.search);
}

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

test("Joe's button is named by his mood's emoji, and leads to his page as a link does", async () => {
  const page = await new Browser(product).visit("/shop?lang=en");
  const button = attributesOf(page, ({ attributes }) => "data-mood" in attributes);
  expect(button).toMatchObject({
    href: "/ai-hub?tab=chat",
    "aria-label": `👷 ${translator("en", "shell")("screens.hub.title")}`,
  });
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

test("Joe's page takes a question along, answers, is rated and cleared", async () => {
  const joe = translator("en", "joe");
  const question = "What does R310 ask of an egress window?";
  const browser = new Browser(product);
  const log = (page: Page) => page.textIn(({ attributes }) => attributes.role === "log") ?? "";
  const page = await browser.visit(`/ai-hub?tab=chat&lang=en&question=${encodeURIComponent(question)}`);
  expect(page.valueOf("question")).toBe(question);
  const answered = await browser.submit(page, { intent: "ask" });
  expect(log(answered)).toContain("5.7 ft²");
  expect(answered.valueOf("question")).toBe("");
  const liked = await browser.submit(answered, { intent: "like" });
  expect(liked.text).toContain(joe("rated.like"));
  expect(liked.toasts).toEqual([joe("toasts.answerRated")]);
  const cleared = await browser.submit(liked, { intent: "clear" });
  expect(log(cleared)).not.toContain("5.7 ft²");
});

test("an attorney finds what is due first, reads it and takes its drawings along", async () => {
  const browser = new Browser(product);
  const list = formWith(await browser.visit("/patents-list"), "Show");
  const found = await press(browser, list, { group: "safety", status: "", priority: "" });
  expect(found.text).toContain("5 of 28 patents");
  const patent = await browser.visit(linkTo(found, "Fall hazard detection at open edges"));
  expect(patent.heading).toBe("Fall hazard detection at open edges");
  expect(patent.title).toMatch(/^Fall hazard detection at open edges/);
  const sheets = await browser.get(linkTo(patent, "Download all sheets as PDF"));
  expect(sheets.headers.get("content-disposition")).toBe('attachment; filename="patent-9-sheets.pdf"');
});

test("a figure of the filing package opens above it and closes back onto it", async () => {
  const browser = new Browser(product);
  const isOpen = (page: Page) =>
    tagsOf(page.body).some(({ name, attributes }) => name === "dialog" && "open" in attributes);
  const filing = await browser.visit("/attorney-filing-package?selection=priority");
  expect(isOpen(filing)).toBe(false);
  const figure = await browser.visit(linkTo(filing, "See a figure as it goes in"));
  expect(isOpen(figure)).toBe(true);
  const dialog =
    insideOf(figure.body, ({ name, attributes }) => name === "dialog" && "open" in attributes) ?? "";
  const back = tagsOf(dialog).find(
    ({ attributes, end }) =>
      attributes["aria-label"] === "Close" || textOf(dialog.slice(end, end + 400)).startsWith("Close"),
  );
  const closed = await browser.visit(back?.attributes.href ?? "");
  expect([closed.path.split("#")[0], isOpen(closed)]).toEqual([
    "/attorney-filing-package?selection=priority",
    false,
  ]);
});

test("a number without a patent leads back to the patents", async () => {
  const page = await new Browser(product).get("/patent-viewer/abc");
  expect(page.heading).toBe("Patent Not Found");
  expect(linkTo(page, "Back to the patents")).toBe("/patents-list");
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

test("a search shows the canned answer once and our own results, which lead to their place", async () => {
  const t = translator("en", "search");
  const browser = new Browser(product);
  const page = await press(browser, (await browser.visit("/search?lang=en")).form("/search"), {
    q: "egress R310",
  });
  expect(page.text).toContain(t("canned.title"));
  expect(page.text).toContain("IRC R310.1");
  expect(page.toasts).toEqual([]);
  const entry = linkTo(page, /egress/i);
  expect(page.textIn(({ attributes }) => attributes.id === entry.slice(1))).toContain("R310");
});

test("an empty search asks for one at its field", async () => {
  const browser = new Browser(product);
  const page = await press(browser, (await browser.visit("/search?lang=en")).form("/search"), { q: "   " });
  expect(page.toasts).toEqual(["Please enter a search query"]);
  const main = insideOf(page.body, ({ name }) => name === "main") ?? "";
  const field = tagsOf(main).find(({ attributes }) => attributes.name === "q");
  expect(field?.attributes["aria-invalid"]).toBe("true");
});

test("the hub's search leads to the results", async () => {
  const browser = new Browser(product);
  const hub = await browser.visit("/ai-hub?tab=search&lang=en");
  const page = await press(browser, hub.form("/search"), { q: "egress R310" });
  expect(page.path).toBe("/search?q=egress+R310");
  expect(page.text).toContain("IRC R310.1");
});

test("a search on the sheet index finds by keyword and number", async () => {
  const t = translator("en", "sheet-index");
  const browser = new Browser(product);
  for (const q of ["hard hat", "M-101"]) {
    const page = await press(browser, (await browser.visit("/services?lang=en")).form("/services"), { q });
    const main = insideOf(page.body, ({ name }) => name === "main") ?? "";
    const status = insideOf(main, ({ attributes }) => attributes.role === "status") ?? "";
    expect(textOf(status)).toBe(t("search.found", { count: 1, q }));
    expect(textOf(main)).toContain("M-101");
  }
});
