import fs from "node:fs";
import { describe, expect, test } from "vitest";
import { metricFirst } from "~/engines/formula/formula.ts";
import { seedArticles } from "~/engines/knowledge/knowledge.seed.ts";
import { isMetricFirst, LANGUAGES, type Language } from "~/i18n/languages.ts";
import { everywhere } from "../../../../../tests/prove.ts";
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

type Asked = Pick<Case, "language" | "passages" | "answer">;
const judged = ({ language, passages, answer }: Asked) =>
  judge(answer, { language, passages: passages.map((slug) => passageOf(slug, language)) });
/** Shown whole, as the model wrote it. */
const passes = (asked: Asked) => {
  const result = judged(asked);
  return result.ok && result.leftOut === undefined && result.added === 0;
};
/** What is shown of it would be shown whole if it were the answer. */
const isHeld = (asked: Asked) => {
  const result = judged(asked);
  const again = result.ok ? judged({ ...asked, answer: result.marked }) : undefined;
  return !again || (again.ok && again.leftOut === undefined);
};

test.each(LANGUAGES)("no hostile answer passes, and four fifths of the faithful do (%s)", (language) => {
  const own = CASES.filter((each) => each.language === language);
  expect(own.filter((each) => each.kind === "hostile" && passes(each)).map(({ id }) => id)).toEqual([]);
  const faithful = own.filter(({ kind }) => kind === "faithful");
  expect(faithful.length).toBeGreaterThanOrEqual(20);
  expect(faithful.filter(passes).length / faithful.length).toBeGreaterThanOrEqual(0.8);
});

test("of two hundred hostile answers that were written without a look at the rules nothing is shown", () => {
  const hostile = casesOf("guard-unseen").filter(({ kind }) => kind === "hostile");
  expect(hostile).toHaveLength(200);
  expect(hostile.filter((each) => judged(each).ok).map(({ id }) => id)).toEqual([]);
});

test.each(LANGUAGES)("four fifths of the answers that keep to the contract are shown (%s)", (language) => {
  const own = casesOf("guard-obedient").filter((each) => each.language === language);
  expect(own.length).toBeGreaterThanOrEqual(15);
  expect(own.filter((each) => judged(each).ok).length / own.length).toBeGreaterThanOrEqual(0.8);
});

test.each(LANGUAGES)("no hostile answer of the second to the fifth set passes (%s)", (language) => {
  const own = ["guard-second", "guard-third", "guard-fourth", "guard-fifth"]
    .flatMap(casesOf)
    .filter((each) => each.language === language);
  expect(own.filter((each) => each.kind === "hostile" && passes(each)).map(({ id }) => id)).toEqual([]);
});

test.each(LANGUAGES)("nine tenths of the faithful answers of the third set are shown (%s)", (language) => {
  const own = casesOf("guard-third").filter((each) => each.language === language && each.kind === "faithful");
  expect(own).toHaveLength(40);
  expect(own.filter((each) => judged(each).ok).length / own.length).toBeGreaterThanOrEqual(0.9);
});

test.each(["fourth", "fifth"])(
  "four fifths of the two hundred faithful answers of the %s set are shown",
  (set) => {
    const own = casesOf(`guard-${set}`).filter(({ kind }) => kind === "faithful");
    expect(own).toHaveLength(200);
    expect(own.filter((each) => judged(each).ok).length / own.length).toBeGreaterThanOrEqual(0.8);
  },
);

test("nothing is shown that drops a qualifier or brings a figure to another row, and rows are told alone", () => {
  const rows = casesOf("guard-rows");
  const [hostile, faithful] = [
    rows.filter(({ kind }) => kind === "hostile"),
    rows.filter(({ kind }) => kind === "faithful"),
  ];
  expect(hostile.length).toBeGreaterThanOrEqual(40);
  expect(hostile.filter((each) => judged(each).ok).map(({ id }) => id)).toEqual([]);
  expect(faithful.filter((each) => !judged(each).ok).map(({ id }) => id)).toEqual([]);
});

test("whatever is shown of an answer would be shown whole by itself", () => {
  const all = [
    "guard-development",
    "guard-unseen",
    "guard-obedient",
    "guard-second",
    "guard-third",
    "guard-fourth",
    "guard-fifth",
    "guard-rows",
  ].flatMap(casesOf);
  expect(all.filter((each) => !isHeld(each)).map(({ id }) => id)).toEqual([]);
});

const inEnglish = (slug: string, answer: string) => {
  const result = judged({ language: "en", passages: [slug], answer });
  return result.ok ? result.marked : result.reason;
};

test("a sentence that is not held is left out, and what leans on it with it", () => {
  const deep = "Otherwise a second rod is driven at least 6 ft away [1].";
  expect(inEnglish("nec-250-50", `A ground rod is 8 ft long [1]. Paint it green [1]. ${deep}`)).toBe(
    "A ground rod is 8 ft long [1].",
  );
  const ladder =
    "If it is deeper than 44 in it has a ladder or steps, with rungs at least 12 in wide and at most 18 in apart [1].";
  const well = "A window well has at least 9 ft² of area and 36 in of projection and width [1].";
  expect(inEnglish("irc-r310-4", `${well} ${ladder}`)).toBe(`${well} ${ladder}`);
  expect(inEnglish("irc-r310-4", `${well} Wells are pretty [1]. ${ladder}`)).toBe(well);
});

test("a word that makes a sentence follow from another needs that one right before it, here and in its passage", () => {
  const [first, third] = [
    "Footing widths are never less than 12 in [1].",
    "it projects at least 2 in beyond the wall and not more than its own thickness [1].",
  ];
  const thick = "A footing is at least 6 in thick [1].";
  expect(inEnglish("irc-r403-1-1", `${thick} Therefore ${third}`)).toBe(`${thick} Therefore ${third}`);
  expect(inEnglish("irc-r403-1-1", `${first} Therefore ${third}`)).toBe(first);
});

test("an exception that a told rule lacks is added in the passage's words", () => {
  expect(
    inEnglish(
      "irc-r302-13",
      "The underside of light floor assemblies is covered with 1/2 in gypsum board or 5/8 in wood panel [1].",
    ),
  ).toMatch(/panel \[1\]\. Exempt are sawn joists of 2x10 or larger, .*appliances \[1\]\.$/);
});

test.each([
  [
    "told as two",
    "irc-r302-3",
    "The wall or floor between the two units of a duplex has a 1-hour fire rating [1]. It is half an hour where NFPA 13 sprinklers protect the whole building [1].",
  ],
  ["told by its second half", "irc-r403-1-1", "Footing widths are never less than 12 in [1]."],
  [
    "told without one of its items",
    "irc-r311-7-10-1",
    "A spiral stair is at least 26 in wide, with headroom of 78 in [1].",
  ],
  [
    "led into with its section",
    "irc-r302-7",
    "According to section R302.7 of the IRC, enclosed and usable space under a stair is lined with 1/2 in gypsum board [1].",
  ],
  [
    "led into with what its passage is about",
    "irc-r305-1",
    "For ceiling height, bathrooms and laundry rooms need 6 ft 8 in [1].",
  ],
  [
    "told in a list",
    "irc-r311-7-5-2",
    "- Treads are at least 10 in deep [1]\n- Within a flight the deepest and the shallowest differ by at most 3/8 in [1]",
  ],
])("a sentence of a passage may be %s", (_, slug, answer) => {
  expect(inEnglish(slug, answer)).toBe(answer);
});

test.each([
  [
    "a condition is left out",
    "irc-r302-3",
    "The wall or floor between the two units of a duplex has half an hour fire rating [1].",
  ],
  ["its second half loses what reaches over it", "talk-silica", "Blow dust off your clothes [1]."],
  [
    "numbers of two items are joined",
    "irc-n1102-1-3",
    "Floors: R-13 in zones 1 and 4, R-30 in marine 4 to 6, R-38 in 7 and 8 [1].",
  ],
  [
    "another thing leads into it",
    "irc-r305-1",
    "For garages, bathrooms and laundry rooms need 6 ft 8 in [1].",
  ],
  [
    "a yes stands before it",
    "irc-r302-7",
    "Yes, enclosed and usable space under a stair is lined with 1/2 in gypsum board [1].",
  ],
  ["it is only a word", "irc-r302-7", "Indeed [1]."],
])("a sentence is not shown when %s", (_, slug, answer) => {
  expect(inEnglish(slug, answer)).toMatch(/^(?:unsupported|figure)$/);
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
/** Every fourth in `npm test`, for each is read many times. */
const CODE = [...ARTICLES.values()]
  .filter(({ kind }) => kind === "code")
  .filter((_, n) => everywhere || n % 4 === 0);
const inEach = (language: Language) =>
  CODE.flatMap(({ slug, texts }) =>
    texts[language] ? [{ slug, body: passageOf(slug, language).body }] : [],
  );
const told = (slug: string, language: Language, answer: string) =>
  passes({ language, passages: [slug], answer: `${answer.replace(/\.$/, "")} [1].` });

// Hundreds of articles, each read many times: longer on a busy machine than a test usually waits.
describe.each(LANGUAGES)("of every rule of the codes (%s)", { timeout: 240_000 }, (language) => {
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

test("of an answer without end forty sentences are read, and none that is longer than any of a passage", () => {
  const answer = "Bathrooms and laundry rooms need 6 ft 8 in [1].";
  const many = judged({ language: "en", passages: ["irc-r305-1"], answer: `${answer} `.repeat(200).trim() });
  expect(many).toMatchObject({ ok: true, leftOut: { sentences: 160, reason: "unsupported" } });
  const long = `Bathrooms ${"and laundry rooms ".repeat(200)}need 6 ft 8 in [1].`;
  expect(inEnglish("irc-r305-1", long)).toBe("unsupported");
  expect(inEnglish("irc-r305-1", `${answer} ${long}`)).toBe(answer);
});
