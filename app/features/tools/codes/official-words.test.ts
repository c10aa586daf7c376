import { expect, test } from "vitest";
import { ENGLISH } from "~db/seed/reference/knowledge/english.ts";
import { OFFICIAL_WORDS } from "./official-words.data.ts";
import { officialWordsOf } from "./official-words.logic.ts";

test("words of a rule stand with provisions of the US government alone, under a section of theirs", () => {
  const sections = new Map(ENGLISH.map(({ slug, section }) => [slug, section]));
  for (const [slug, all] of Object.entries(OFFICIAL_WORDS)) {
    expect([slug, /^(?:OSHA|ADA|EPA) /.test(sections.get(slug) ?? "")]).toEqual([slug, true]);
    for (const { section, words } of all) {
      expect(section).toMatch(/^(?:29 CFR 19\d\d|2010 ADA Standards)/);
      expect(words).toMatch(/^[A-Z].*\.$/);
    }
  }
  expect(officialWordsOf("irc-r311-7-3")).toEqual([]);
  expect(officialWordsOf("toString")).toEqual([]);
});
