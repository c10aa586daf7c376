import fs from "node:fs";
import { describe, expect, test } from "vitest";
import { metricFirst } from "~/engines/formula/quantity/metric-first.ts";
import { seedArticles } from "~/engines/knowledge/knowledge.seed.ts";
import { isMetricFirst, LANGUAGES, type Language } from "~/i18n/languages.ts";
import { judge } from "../rephrase.logic.ts";

interface Case {
  id: string;
  language: Language;
  passages: string[];
  answer: string;
  kind: "hostile" | "faithful";
}

const casesOf = (name: string): Case[] =>
  JSON.parse(fs.readFileSync(new URL(`../../../../../tests/eval/${name}.json`, import.meta.url), "utf8"));
const CASES = casesOf("guard-development");
const ARTICLES = new Map(seedArticles().map((article) => [article.slug, article]));

function passageOf(slug: string, language: Language) {
  const article = ARTICLES.get(slug);
  const text = article?.texts[language];
  if (!article || !text) throw new Error(`no article ${slug} in ${language}`);
  // As the knowledge base gives it: Hebrew has metric measures first.
  const body = isMetricFirst(language) ? metricFirst(text.body) : text.body;
  return { ...article, title: text.title, body, language, coverage: 1, score: 1 };
}

const passes = ({ language, passages, answer }: Pick<Case, "language" | "passages" | "answer">) =>
  judge(answer, { language, passages: passages.map((slug) => passageOf(slug, language)) }).ok;

test.each(LANGUAGES)("no hostile answer passes, and four fifths of the faithful do (%s)", (language) => {
  const own = CASES.filter((each) => each.language === language);
  expect(own.filter((each) => each.kind === "hostile" && passes(each)).map(({ id }) => id)).toEqual([]);
  const faithful = own.filter(({ kind }) => kind === "faithful");
  expect(faithful.length).toBeGreaterThanOrEqual(20);
  expect(faithful.filter(passes).length / faithful.length).toBeGreaterThanOrEqual(0.8);
});

test("none of two hundred hostile answers passes that were written without a look at the rules", () => {
  const hostile = casesOf("guard-unseen").filter(({ kind }) => kind === "hostile");
  expect(hostile).toHaveLength(200);
  expect(hostile.filter(passes).map(({ id }) => id)).toEqual([]);
});

test("of an amount in two measures either may be told, and no measure of another amount", () => {
  const ofStair = (amount: string) =>
    passes({
      language: "he",
      passages: ["irc-r311-7-1"],
      answer: `רוחב המדרגות לפחות ${amount} מעל מאחז היד [1].`,
    });
  expect(["91.4 ס״מ (36 אינץ')", "36 אינץ'", "91.4 ס״מ", "3 רגל"].map(ofStair)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(["68.6 ס״מ (36 אינץ')", "91.4 ס״מ (27 אינץ')", "68.6 ס״מ", "36 ס״מ"].map(ofStair)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

/** What must not change what a sentence says, done to every sentence of every rule. */
const TURNED: Record<Language, readonly (readonly [string, string])[]> = {
  en: [
    ["at least", "at most"],
    ["at most", "at least"],
    ["more than", "less than"],
    ["without", "with"],
    ["must not", "must"],
    ["above", "below"],
    ["unless", "if"],
    ["may", "need not"],
    ["never", "always"],
  ],
  es: [
    ["como mínimo", "como máximo"],
    ["como máximo", "como mínimo"],
    ["por lo menos", "como máximo"],
    ["más de", "menos de"],
    ["sin", "con"],
    ["salvo que", "si"],
    ["puede", "debe"],
  ],
  he: [
    ["לפחות", "לכל היותר"],
    ["לכל היותר", "לפחות"],
    ["יותר מ", "פחות מ"],
    ["בלי", "עם"],
    ["אינו", "הוא"],
    ["מעל", "מתחת ל"],
  ],
};
const CODE = [...ARTICLES.values()].filter(({ kind }) => kind === "code");
const inEach = (language: Language) =>
  CODE.flatMap(({ slug, texts }) =>
    texts[language] ? [{ slug, body: passageOf(slug, language).body }] : [],
  );
const told = (slug: string, language: Language, answer: string) =>
  passes({ language, passages: [slug], answer: `${answer.replace(/\.$/, "")} [1].` });

describe.each(LANGUAGES)("of every rule of the codes (%s)", (language) => {
  test("none passes when a limit, a permission or a condition is turned around", () => {
    const passed = inEach(language).flatMap(({ slug, body }) =>
      TURNED[language].flatMap(([from, to]) => {
        const turned = body.replace(new RegExp(`(?<!\\p{L})${from}(?!\\p{L})`, "iu"), to);
        return turned !== body && told(slug, language, turned) ? [`${slug}: ${from}`] : [];
      }),
    );
    expect(passed).toEqual([]);
  });

  test("none passes when two of its amounts change places", () => {
    const passed = inEach(language).flatMap(({ slug, body }) => {
      const numbers = [...body.matchAll(/(?<![\d.,/:-])\d[\d.,/:-]*\d|\d/g)];
      return numbers.flatMap((one, at) => {
        const other = numbers[at + 1];
        if (!other || one[0] === other[0]) return [];
        const between = body.slice(one.index + one[0].length, other.index);
        const rest = body.slice(other.index + other[0].length);
        const swapped = body.slice(0, one.index) + other[0] + between + one[0] + rest;
        return told(slug, language, swapped) ? [`${slug}: ${one[0]} and ${other[0]}`] : [];
      });
    });
    expect(passed).toEqual([]);
  });
});
