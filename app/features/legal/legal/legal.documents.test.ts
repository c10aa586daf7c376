import { describe, expect, test } from "vitest";
import { messagesOf } from "~/i18n/catalogue.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { COOKIES } from "~/services/cookies.server.ts";
import {
  addressOf,
  DOCUMENT_IDS,
  DOCUMENTS,
  type DocumentWords,
  documentOf,
  EDITIONS,
  editionAddress,
  editionOf,
  presentEdition,
} from "./legal.documents.ts";
import { fingerprintOf, readChanges, readDocument } from "./legal.queries.server.ts";

const EACH = LANGUAGES.flatMap((language) => DOCUMENT_IDS.map((id) => ({ language, id })));

describe.each(EACH)("the document $id in $language", ({ language, id }) => {
  const document = readDocument(language, id);

  test("has every clause of the list, in its order, and no other", () => {
    const words = messagesOf(language, `legal-${id}`) as unknown as DocumentWords;
    expect(document.clauses.map((clause) => clause.id)).toEqual([...DOCUMENTS[id]]);
    expect(Object.keys(words.clauses).sort()).toEqual([...DOCUMENTS[id]].sort());
  });

  test("has a title, a lead, and a heading, a text and a summary in every clause", () => {
    expect([document.title, document.lead].map((text) => text.trim() !== "")).toEqual([true, true]);
    for (const clause of document.clauses) {
      const texts = clause.blocks.flatMap((block) => (block.kind === "list" ? block.items : [block.text]));
      for (const text of [clause.heading, clause.summary, ...texts])
        expect([clause.id, text]).toEqual([clause.id, expect.stringMatching(/\S/)]);
      expect(texts.length).toBeGreaterThan(0);
    }
    expect(new Set(document.clauses.map(({ heading }) => heading)).size).toBe(document.clauses.length);
  });

  test("sums every clause up in one sentence, shorter than the clause", () => {
    for (const { id: clause, summary, blocks } of document.clauses) {
      expect([clause, summary]).toEqual([clause, expect.stringMatching(/^[^.!?\n]+\.$/)]);
      expect(summary.length).toBeLessThan(JSON.stringify(blocks).length);
    }
  });

  test("is written in that language", () => {
    const english = readDocument("en", id);
    const same = document.clauses.filter(
      ({ heading, summary }, n) =>
        heading === english.clauses[n]?.heading || summary === english.clauses[n]?.summary,
    );
    expect(same.length).toBe(language === "en" ? document.clauses.length : 0);
  });
});

test.each(LANGUAGES)(
  "in %s the privacy policy tells of every cookie, its purpose and its life",
  (language) => {
    const tables = readDocument(language, "privacy").clauses.flatMap(({ cookies }) => cookies ?? []);
    expect(tables.map(({ name, maxAgeSeconds }) => ({ name, maxAgeSeconds }))).toEqual(COOKIES);
    for (const { name, purpose } of tables) {
      expect(purpose).not.toBe(`cookies.${name}`);
      expect(purpose).toMatch(/\S/);
    }
  },
);

test("a tab selects its document, and anything else the terms", () => {
  expect(documentOf("privacy")).toBe("privacy");
  expect(documentOf("copyright")).toBe("copyright");
  for (const tab of [null, "", "terms", "Privacy", "nope", "constructor", "__proto__"])
    expect([tab, documentOf(tab)]).toEqual([tab, "terms"]);
});

test("the address of a document leads back to it", () => {
  for (const id of DOCUMENT_IDS) {
    const url = new URL(addressOf(id), "https://example.com");
    expect([id, url.pathname, documentOf(url.searchParams.get("tab"))]).toEqual([id, "/legal", id]);
  }
});

test.each(DOCUMENT_IDS.flatMap((id) => EDITIONS[id].map((edition) => ({ id, ...edition }))))(
  "edition $edition of $id has the words that people agreed to",
  async ({ id, edition, fingerprint }) => {
    // Words that differ are another edition: see "A new wording" in the README.
    expect(await fingerprintOf(id, edition)).toBe(fingerprint);
  },
);

test("editions are counted from one, and each applies no sooner than the one before", () => {
  for (const id of DOCUMENT_IDS) {
    const editions = EDITIONS[id];
    expect(editions.map(({ edition }) => edition)).toEqual(editions.map((_, n) => n + 1));
    expect(editions.map(({ effective }) => effective).toSorted()).toEqual(
      editions.map(({ effective }) => effective),
    );
  }
});

test.each(EACH)(
  "what changed in $id in $language leads from each earlier wording to the present one",
  ({ language, id }) => {
    const present = presentEdition(id).edition;
    for (const { edition } of EDITIONS[id]) {
      const changes = readChanges(language, id, edition);
      expect(changes.length > 0).toBe(edition !== present);
      const [was, is] = [readDocument(language, id, edition), readDocument(language, id)];
      for (const change of changes) {
        const without = (kind: string) =>
          change.summary
            .filter((piece) => piece.kind !== kind)
            .map(({ text }) => text)
            .join("");
        // A clause that came with an edition was nothing before it.
        const summaryIn = ({ clauses }: typeof is) =>
          clauses.find((clause) => clause.id === change.id)?.summary ?? "";
        expect([without("added"), without("removed")]).toEqual([summaryIn(was), summaryIn(is)]);
      }
      const named = new Set(changes.map((change) => change.id));
      expect(is.clauses.filter((clause) => !named.has(clause.id))).toEqual(
        was.clauses.filter((clause) => !named.has(clause.id)),
      );
    }
  },
);

test("an address names an edition by its number, and no other", () => {
  for (const id of DOCUMENT_IDS) {
    const { searchParams } = new URL(editionAddress(id, "edition", 1), "https://example.com");
    expect([
      documentOf(searchParams.get("tab")),
      editionOf(id, searchParams.get("edition"))?.edition,
    ]).toEqual([id, 1]);
    for (const asked of [null, "", "0", "01", "1.0", "99", "__proto__"])
      expect(editionOf(id, asked)).toBeUndefined();
  }
});
