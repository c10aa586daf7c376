import { expect, test } from "vitest";
import { LANGUAGES } from "~/i18n/languages.ts";
import { fold } from "~/lib/fold.ts";
import { definitionOf, termBody } from "./definition.ts";
import { seedArticles } from "./knowledge.seed.ts";
import { seedTerms } from "./terms.seed.ts";

const articles = seedArticles().filter(({ kind }) => kind === "term");
const terms = seedTerms();

test("every term has an article, and every article of the glossary a trade", () => {
  expect(terms.map(({ slug }) => slug).toSorted()).toEqual(articles.map(({ slug }) => slug).toSorted());
  expect(terms.length).toBeGreaterThan(300);
});

test("every term is named and defined in the three languages", () => {
  const half = articles.filter(({ texts }) =>
    LANGUAGES.some((language) => !texts[language]?.title || !texts[language]?.body),
  );
  expect(half.map(({ slug }) => slug)).toEqual([]);
});

test("a definition holds no name in another language", () => {
  for (const { slug, texts } of articles)
    for (const language of LANGUAGES) {
      const definition = definitionOf(texts[language]?.body ?? "", language);
      expect([slug, definition]).toEqual([slug, expect.stringMatching(/[.)]$/)]);
      expect(definition).not.toMatch(/In Spanish:|In Hebrew:|En inglés:|באנגלית:/);
    }
});

test("what is put together is taken apart again", () => {
  const texts = {
    en: { title: "Shim", definition: "A thin wedge." },
    es: { title: "Cuña", definition: "Pieza delgada." },
    he: { title: "טריז", definition: "חתיכה דקה." },
  };
  for (const language of LANGUAGES)
    expect(definitionOf(termBody(texts, language), language)).toBe(texts[language].definition);
  expect(termBody({ en: texts.en }, "en")).toBe("A thin wedge.");
  expect(termBody({ en: texts.en, he: texts.he }, "en")).toBe("A thin wedge. In Hebrew: טריז.");
});

test("a name stands once under a place, in the letters of its language, and how Hebrew sounds is Latin", () => {
  for (const { slug, names } of terms) {
    const keys = names.map(({ region, name }) => `${region} ${fold(name)}`);
    expect([slug, new Set(keys).size]).toEqual([slug, keys.length]);
    for (const { region, name, said } of names) {
      const hebrew = region.startsWith("he");
      expect([slug, name, /^[\u0590-\u05ff]/.test(name)]).toEqual([slug, name, hebrew]);
      expect([slug, name, said === "" || /^[\p{Script=Latin}' -]+$/u.test(said)]).toEqual([slug, name, true]);
      expect([slug, name, hebrew ? said !== "" : said === ""]).toEqual([slug, name, true]);
    }
  }
});

test("English names stand once", () => {
  const titles = articles.map(({ texts }) => fold(texts.en?.title ?? ""));
  expect(titles.filter((title, n) => titles.indexOf(title) !== n)).toEqual([]);
});
