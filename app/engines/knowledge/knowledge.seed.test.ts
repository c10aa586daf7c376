import { expect, test } from "vitest";
import { statedFigures } from "../../../tests/stated-figures.ts";
import { seedArticles, seedStatements } from "./knowledge.seed.ts";
import { sectionWords } from "./sections.logic.ts";

const all = seedArticles();
const texts = (language: "es" | "he") =>
  all.flatMap(({ slug, texts }) => {
    const english = texts.en;
    const other = texts[language];
    return english && other ? [{ slug, english, other }] : [];
  });

test("every article is there once, in English, with its source", () => {
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
  expect(all.filter(({ texts, source }) => !texts.en?.title || !texts.en.body || !source)).toEqual([]);
});

test("every provision says its section and edition, and can be asked for by it", () => {
  const codes = all.filter(({ kind }) => kind === "code");
  expect(codes.length).toBeGreaterThan(200);
  expect(codes.filter(({ section, edition }) => !section || !edition)).toEqual([]);
  const found = codes.filter(({ section }) => sectionWords(section).some((word) => word.startsWith("s.")));
  expect(found).toHaveLength(codes.length);
});

test("provisions and talks are written in the three languages", () => {
  const missing = all.filter(({ kind, texts }) => kind !== "term" && !(texts.es && texts.he));
  expect(missing.map(({ slug }) => slug)).toEqual([]);
});

test("every term is defined in Spanish and names its English word", () => {
  const without = all.filter(({ kind, texts }) => {
    return kind === "term" && !texts.es?.body.endsWith(`. En inglés: ${texts.en?.title}.`);
  });
  expect(without.map(({ slug }) => slug)).toEqual([]);
});

test.each(["es", "he"] as const)("a text in %s states the figures of the English one", (language) => {
  for (const { slug, english, other } of texts(language)) {
    const said = statedFigures(`${other.title} ${other.body}`);
    expect(said, slug).toEqual(statedFigures(`${english.title} ${english.body}`));
  }
});

test("what the notes doubt is marked and says so", () => {
  const doubtful = all.filter(({ confidence }) => confidence === "doubtful");
  expect(doubtful.map(({ slug }) => slug).toSorted()).toEqual(["irc-p3103-1", "irc-r313", "irc-r507-4"]);
});

test("no statement is longer than D1 takes", () => {
  for (const statement of seedStatements()) {
    expect(new TextEncoder().encode(statement).length).toBeLessThan(100_000);
  }
});

test("a quote in a text cannot end the statement", () => {
  const [article] = all;
  if (!article) throw new Error("the seed is empty");
  const quoted = { ...article, texts: { en: { title: "It's", body: "'); drop table articles; --" } } };
  expect(seedStatements([quoted]).join()).toContain("'''); drop table articles; --'");
});
