import { expect, test } from "vitest";
import { Browser, type Page } from "../support/browser.ts";
import { formWith, linkTo, press } from "../support/by-words.ts";
import { insideOf, tagsOf, textOf } from "../support/html.ts";
import { product } from "../support/product.ts";

// What needs neither layout nor style to be seen; the rest is in tests/e2e.

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
