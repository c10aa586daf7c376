import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { Browser, type Page } from "../support/browser.ts";
import { attributesOf, linkTo, press } from "../support/by-words.ts";
import { insideOf, tagsOf } from "../support/html.ts";
import { product } from "../support/product.ts";

// What needs neither layout nor style to be seen; the rest is in tests/e2e.

test("Joe's button is named by his mood's emoji, and leads to his page as a link does", async () => {
  const page = await new Browser(product).visit("/shop?lang=en");
  const button = attributesOf(page, ({ attributes }) => "data-mood" in attributes);
  expect(button).toMatchObject({
    href: "/ai-hub?tab=chat",
    "aria-label": `👷 ${translator("en", "shell")("screens.hub.title")}`,
  });
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
