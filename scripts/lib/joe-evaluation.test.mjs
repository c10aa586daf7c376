import { beforeAll, expect, test } from "vitest";
import { loadEvaluation } from "./joe-evaluation.mjs";
import { states } from "./judge-joe.mjs";
import { quantity } from "./read-quantities.mjs";

/** @type {Awaited<ReturnType<typeof loadEvaluation>>} */
let evaluation;
beforeAll(async () => {
  evaluation = await loadEvaluation();
});

test("there are enough questions, and each is asked once in a language", () => {
  const { questions } = evaluation;
  const asked = questions.map(({ language, question }) => `${language} ${question}`);
  expect(new Set(asked).size).toBe(asked.length);
  expect(questions.length).toBeGreaterThanOrEqual(240);
  const inLanguage = (/** @type {string} */ wanted) =>
    questions.filter(({ language }) => language === wanted).length;
  expect(inLanguage("en")).toBeGreaterThanOrEqual(100);
  for (const language of ["es", "he"]) expect(inLanguage(language)).toBeGreaterThanOrEqual(70);
});

test("at least 150 may be looked at, and a third or so are held out", () => {
  const { questions } = evaluation;
  const development = questions.filter(({ set }) => set === "development").length;
  expect(development).toBeGreaterThanOrEqual(150);
  expect(development / questions.length).toBeCloseTo(0.65, 1);
});

test("a quarter has to be refused, half of that with words of the trade in it", () => {
  const refusals = evaluation.questions.filter(({ kind }) => kind === "refuse");
  expect(refusals.length).toBeGreaterThanOrEqual(evaluation.questions.length / 4);
  const tempting = refusals.filter((question) => "tempting" in question);
  expect(tempting.length).toBeGreaterThanOrEqual(refusals.length / 2);
});

test("every expected article is in the base and every expected unit is known", () => {
  for (const question of evaluation.questions) {
    if ("articles" in question) {
      for (const slug of question.articles) expect(evaluation.base.articles.has(slug), slug).toBe(true);
    }
    const figure =
      "expected" in question ? question.expected : "figure" in question ? question.figure : undefined;
    if (typeof figure === "object") expect(() => quantity(figure.value, figure.unit)).not.toThrow();
  }
});

test("an expected figure can be read in every expected article, in all its languages", () => {
  const missing = evaluation.questions.flatMap((question) => {
    if (!("figure" in question) || question.figure === undefined) return [];
    const { figure, articles } = question;
    return articles.flatMap((slug) =>
      (evaluation.base.articles.get(slug)?.texts ?? [])
        .filter(({ body }) => !states(body, figure))
        .map(({ body }) => `${slug}: ${JSON.stringify(figure)} in ${body}`),
    );
  });
  expect(missing).toEqual([]);
});

test("no question that has to be refused for its section names one that is in the base", () => {
  const invented = evaluation.questions.filter(
    (question) => question.kind === "refuse" && question.because.startsWith("invented"),
  );
  expect(invented.length).toBeGreaterThan(5);
  for (const { question } of invented) {
    const section = /[RN]?\d{3,4}\.\d+(?:\.\d+)*/.exec(question)?.[0] ?? "";
    expect(
      [...evaluation.base.sections].some((known) => known.endsWith(section)),
      question,
    ).toBe(false);
  }
});
