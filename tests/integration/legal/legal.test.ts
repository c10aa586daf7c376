import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  addressOf,
  DOCUMENT_IDS,
  editionAddress,
  presentEdition,
} from "../../../app/features/legal/legal/legal.documents.ts";
import { readDocument } from "../../../app/features/legal/legal/legal.queries.server.ts";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { directionOf, LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser, type Page } from "../support/browser.ts";
import { insideOf, tagsOf, textOf } from "../support/html.ts";
import { newMember } from "../support/members.ts";
import { ownProduct, product } from "../support/product.ts";

/** The most that a page may weigh when it is sent: a notice is as long as the list of what the product keeps. */
const BUDGET_BYTES = 24 * 1024;

/** The tabs of the page: their addresses, and those marked as the page one is on. */
function tabsOf(page: Page, label = translator("en", "legal")("documents")) {
  const inside = insideOf(
    page.body,
    ({ name, attributes }) => name === "nav" && attributes["aria-label"] === label,
  );
  const links = tagsOf(inside ?? "").filter(({ name }) => name === "a");
  const current = links.filter(({ attributes }) => attributes["aria-current"] === "page");
  return [links, current].map((some) => some.map(({ attributes }) => attributes.href));
}

describe.each(LANGUAGES)("the legal pages in %s", (language) => {
  const browser = new Browser(product);
  const open = (path: string) => browser.get(path, { "accept-language": language });

  test.each(DOCUMENT_IDS)("show the document %s with its tab marked and every clause", async (id) => {
    const page = await open(addressOf(id));
    const document = readDocument(language, id);
    expect([page.status, page.heading]).toEqual([200, document.title]);
    expect(page.html).toMatchObject({ lang: language, dir: directionOf(language) });
    expect(page.title).toBe(
      `${translator(language, "shell")("screens.legal.title")} · ${translator(language, "shell")("product")}`,
    );
    expect(tabsOf(page, translator(language, "legal")("documents"))).toEqual([
      DOCUMENT_IDS.map(addressOf),
      [addressOf(id)],
    ]);
    for (const clause of document.clauses) {
      const section = insideOf(page.body, ({ attributes }) => attributes.id === `clause-${clause.id}`);
      const text = textOf(section ?? "");
      expect(text).toContain(clause.heading);
      expect(text).toContain(clause.summary);
      for (const block of clause.blocks)
        for (const words of block.kind === "list" ? block.items : [block.text]) expect(text).toContain(words);
    }
  });

  test.each(DOCUMENT_IDS)("lead from the contents of %s to each of its clauses", async (id) => {
    const page = await open(addressOf(id));
    const tags = tagsOf(page.body);
    const anchors = tags
      .filter(({ name, attributes }) => name === "a" && attributes.href?.startsWith("#clause-"))
      .map(({ attributes }) => attributes.href?.slice(1));
    expect(anchors).toEqual(readDocument(language, id).clauses.map((clause) => `clause-${clause.id}`));
    const ids = tags.map(({ attributes }) => attributes.id).filter(Boolean);
    expect(anchors.filter((anchor) => !ids.includes(anchor ?? ""))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(DOCUMENT_IDS)("weigh no more than they may: %s", async (id) => {
    const { body } = await open(addressOf(id));
    expect(gzipSync(body).byteLength).toBeLessThanOrEqual(BUDGET_BYTES);
  });
});

test.each(["?tab=nope", "?tab=", "?tab=Privacy", "?tab=terms", "?tab=__proto__", "?other=privacy"])(
  "the terms are shown for %s as for no tab at all",
  async (query) => {
    const page = await new Browser(product).get(`/legal${query}`);
    expect([page.status, page.heading]).toEqual([200, readDocument("en", "terms").title]);
    expect(tabsOf(page)[1]).toEqual(["/legal"]);
  },
);

test("the words of the other two documents are not sent along", async () => {
  const { body } = await new Browser(product).get("/legal?tab=copyright");
  for (const id of ["terms", "privacy"] as const)
    for (const { summary } of readDocument("en", id).clauses) expect(body).not.toContain(summary);
});

test("the privacy policy names every cookie in a table with headed columns and rows", async () => {
  const page = await new Browser(product).get("/legal?tab=privacy");
  const table = insideOf(page.body, ({ name }) => name === "table") ?? "";
  const heads = tagsOf(table).filter(({ name }) => name === "th");
  const cookies = readDocument("en", "privacy").clauses.flatMap((clause) => clause.cookies ?? []);
  expect(cookies.length).toBeGreaterThan(0);
  expect(heads.map(({ attributes }) => attributes.scope)).toEqual([
    "col",
    "col",
    "col",
    ...cookies.map(() => "row"),
  ]);
  for (const { name, purpose } of cookies) expect(textOf(table)).toContain(`${name} ${purpose}`);
});

test("reading sets no cookie", async () => {
  for (const id of DOCUMENT_IDS) {
    const page = await new Browser(product).get(addressOf(id));
    expect([id, page.headers.getSetCookie()]).toEqual([id, []]);
  }
});

test("an operator without contact is said to have none, and one with contact is named", async () => {
  const missing = translator("en", "legal")("contact.missing");
  expect((await new Browser(product).get("/legal")).text).toContain(missing);
  const own = await ownProduct({ CONTACT_EMAIL: "desk@builder.example" });
  const page = await new Browser(own).get("/legal?tab=copyright");
  expect(page.text).not.toContain(missing);
  const contact = insideOf(
    page.body,
    ({ name, attributes }) => name === "section" && attributes["aria-labelledby"] === "contact",
  );
  expect(tagsOf(contact ?? "").map(({ attributes }) => attributes.href)).toContain(
    "mailto:desk@builder.example",
  );
});

const legal = translator("en", "legal");

test("an earlier wording is read by its number, said not to apply, and is not to be agreed to", async () => {
  for (const id of DOCUMENT_IDS) {
    const page = await new Browser(product).get(editionAddress(id, "edition", 1));
    expect([page.status, page.heading]).toEqual([200, readDocument("en", id).title]);
    expect(page.text).toContain("It does not apply any more");
    for (const { summary } of readDocument("en", id, 1).clauses) expect(page.text).toContain(summary);
    expect(page.body).not.toContain(legal("accept.submit", { edition: 2 }));
  }
});

test("what changed since an earlier wording is marked as gone and as new, for scripts or without", async () => {
  const page = await new Browser(product).get(editionAddress("privacy", "since", 1));
  const marked = (name: string) =>
    tagsOf(page.body)
      .filter((tag) => tag.name === name)
      .map(({ end }) => textOf(page.body.slice(end, page.body.indexOf(`</${name}>`, end))))
      .join(" ");
  expect(marked("del")).toContain("There is no button yet");
  expect(marked("ins")).toContain("You can undo that for seven days");
  expect(page.text).not.toContain(readDocument("en", "privacy").clauses[0]?.summary);
});

test.each([
  "edition=99",
  "since=99",
  `edition=${presentEdition("privacy").edition}`,
  "since=",
  "edition=__proto__",
])("the present wording is shown for %s", async (query) => {
  const page = await new Browser(product).get(`/legal?tab=privacy&${query}`);
  expect([page.status, page.heading]).toEqual([200, readDocument("en", "privacy").title]);
  expect(page.body).toContain(legal("accept.submit", { edition: presentEdition("privacy").edition }));
});

test("agreeing is recorded for the browser, and whoever agreed to an earlier wording is led to what changed", async () => {
  const browser = new Browser(product);
  const page = await browser.submit(await browser.visit("/legal?tab=privacy"), { document: "privacy" });
  expect([page.path, page.toasts]).toEqual(["/legal?tab=privacy", [legal("toasts.policyAccepted")]]);
  expect(page.text).toContain("You agreed to this edition on");
  expect((await new Browser(product).get("/legal?tab=privacy")).text).not.toContain("You agreed");
  const { browser: member, id } = await newMember(product);
  await product.query(
    "insert into policy_acceptances (owner, document, edition, created_at) values (?, 'privacy', 1, '2026-11-22T10:00:00.000Z')",
    `user:${id}`,
  );
  const older = await member.visit("/legal?tab=privacy");
  expect(older.text).toContain("You agreed to edition 1 on Nov 22, 2026.");
  const href = editionAddress("privacy", "since", 1).replaceAll("&", "&amp;");
  expect(older.body).toContain(`href="${href}"`);
});

test("agreeing to a wording that was replaced meanwhile is not recorded, and garbage is refused", async () => {
  const browser = new Browser(product);
  const old = await browser.post("/legal", { document: "terms", edition: "1" });
  expect([old.status, old.text.includes(legal("accept.superseded"))]).toEqual([409, true]);
  for (const fields of [{}, { document: "nothing", edition: "2" }, { document: "terms", edition: "two" }])
    expect((await browser.post("/legal", fields as Record<string, string>)).status).toBe(400);
});
