import { describe, expect, test } from "vitest";
import { sectionsOf } from "./code-sections.mjs";
import { judge, scoreOf, shortfalls, states } from "./judge-joe.mjs";

const titled = (/** @type {string} */ title) => ({ title, body: "" });
const BASE = {
  articles: new Map([
    ["irc-r310-2", { section: "IRC R310.2", texts: [titled("Egress window"), titled("Ventana de escape")] }],
    ["term-soffit", { section: "", texts: [titled("Soffit")] }],
  ]),
  sections: sectionsOf(["IRC R310.2", "R310.2.1–R310.2.3", "NEC 220.82"]),
};
const asked = /** @type {const} */ ({ set: "development", language: "en", question: "?" });
const number = { ...asked, kind: "number", expected: { value: 8.889, unit: "yd3" }, working: "w" };
const section = {
  ...asked,
  kind: "section",
  articles: ["irc-r310-2"],
  figure: { value: 44, unit: "in" },
};
const refusal = { ...asked, kind: "refuse", because: "cooking" };
const EGRESS = { label: "IRC R310.2", slug: "irc-r310-2" };

/**
 * @param {object} question
 * @param {import("./judge-joe.mjs").Answer} answer
 */
const verdict = (question, answer) =>
  judge(/** @type {import("./judge-joe.mjs").Question} */ (question), answer, BASE);

describe("a number", () => {
  test.each([
    { response: "It takes 8.89 yd³.", origin: "calculation" },
    { response: "It takes 240 cubic feet.", origin: "calculation" },
    { response: "See the figures.", origin: "calculation", math: { outputs: [{ text: "6.796 m³" }] } },
  ])("is right in the text or in the results, in any unit: $response", (answer) => {
    expect(verdict(number, answer)).toMatchObject({ aspect: "number", right: true });
  });

  test.each([
    { response: "It takes 9.5 yd³.", origin: "calculation" },
    { response: "It takes 8.889 bags.", origin: "calculation" },
    { response: "8.889 yd³, or so I think", origin: "unanswered" },
    { failure: "status 503" },
  ])("is wrong when it is another, without its unit, or nothing was answered: %j", (answer) => {
    expect(verdict(number, answer).right).toBe(false);
  });

  test("of pieces is exact, and is not read out of the name of a section", () => {
    expect(states("67 bags", { value: 67, unit: "one" })).toBe(true);
    expect(states("66.67 bags", { value: 67, unit: "one" })).toBe(false);
    expect(states("see ADA 405, NEC 220.82", { value: 405, unit: "one" })).toBe(false);
  });

  test("may be as far off as the question says", () => {
    const index = { value: 104.7, unit: "F", within: 1.3 };
    expect(states("105.9 °F", index)).toBe(true);
    expect(states("106.2 °F", index)).toBe(false);
  });
});

describe("a citation", () => {
  test("is right with the article and the figure", () => {
    const answer = { response: "At most 44 in.", origin: "knowledge", citations: [EGRESS] };
    expect(verdict(section, answer)).toMatchObject({ aspect: "citation", right: true, invented: [] });
  });

  test("is wrong without the figure, without the article, or behind three others", () => {
    const response = "At most 44 in.";
    const soffit = { label: "Soffit", slug: "term-soffit" };
    const wrong = [
      { response: "At most 45 in.", origin: "knowledge", citations: [EGRESS] },
      { response, origin: "knowledge", citations: [soffit] },
      { response, origin: "knowledge", citations: [soffit, soffit, soffit, EGRESS] },
      { response, origin: "knowledge" },
      { response, origin: "unanswered", citations: [EGRESS] },
    ];
    for (const answer of wrong) expect(verdict(section, answer).right).toBe(false);
  });

  test("of a formula's source counts when it is the same section", () => {
    const citations = [{ label: "IRC 2021, R310.2" }];
    expect(verdict(section, { response: '44"', origin: "calculation", citations }).right).toBe(true);
  });

  test("may look for a text", () => {
    expect(states("a slope of 1 : 12", "1:12")).toBe(true);
    expect(states("a slope of 1:120", "1:12")).toBe(false);
  });
});

describe("refusing", () => {
  test("is right only when nothing is answered", () => {
    expect(verdict(refusal, { response: "I do not know.", origin: "unanswered" }).right).toBe(true);
    expect(verdict(refusal, { response: "350 F.", origin: "knowledge" }).right).toBe(false);
    expect(verdict(refusal, { failure: "status 500" }).right).toBe(false);
  });

  test("of impossible values may be the calculation's own, without a result", () => {
    const answer = { response: "The humidity is at most 100%.", origin: "calculation" };
    expect(verdict({ ...refusal, impossible: true }, answer).right).toBe(true);
    expect(verdict(refusal, answer).right).toBe(false);
    expect(verdict({ ...refusal, impossible: true }, { ...answer, math: { outputs: [] } }).right).toBe(false);
  });
});

describe("what is not in the base is found", () => {
  test.each([
    [{ citations: [{ label: "IRC R310.9", slug: "irc-r310-9" }] }, ["IRC R310.9"]],
    [{ citations: [{ label: "IRC R310.9", slug: "irc-r310-2" }] }, ["IRC R310.9"]],
    [{ citations: [{ label: "NEC 2023, 999.1" }] }, ["NEC 2023, 999.1"]],
    [{ response: "See R310.2.1 and R999.4." }, ["R999.4"]],
  ])("%j", (answer, invented) => {
    expect(verdict(section, { origin: "knowledge", ...answer }).invented).toEqual(invented);
  });

  test("and what is in it is not: an article's title in any language, a formula's source, words without sections", () => {
    const citations = [
      { label: "Ventana de escape", slug: "irc-r310-2" },
      { label: "Soffit", slug: "term-soffit" },
      { label: "NEC 2023, 220.82" },
      { label: "Geometry" },
    ];
    expect(verdict(section, { response: "IRC R310.2.3", origin: "knowledge", citations }).invented).toEqual(
      [],
    );
  });

  test("but the section that the visitor asked for may be repeated to refuse it", () => {
    const question = { ...refusal, question: "What does IRC R999.4 say?" };
    const response = "I have nothing on R999.4.";
    expect(verdict(question, { response, origin: "unanswered" }).invented).toEqual([]);
    expect(verdict(question, { response, origin: "knowledge" }).invented).toEqual(["R999.4"]);
  });
});

describe("a score", () => {
  const judgedAs = (
    /** @type {object} */ question,
    /** @type {import("./judge-joe.mjs").Answer} */ answer,
  ) => ({
    question: /** @type {import("./judge-joe.mjs").Question} */ (question),
    verdict: verdict(question, answer),
  });
  const good = [
    ...Array.from({ length: 19 }, () => judgedAs(number, { response: "8.89 yd³", origin: "calculation" })),
    judgedAs(section, { response: "44 in", origin: "knowledge", citations: [EGRESS] }),
    judgedAs(refusal, { response: "I do not know.", origin: "unanswered" }),
  ];

  test("reaches the mark at 95 percent and not below it", () => {
    const wrong = judgedAs(number, { response: "9.5 yd³", origin: "calculation" });
    expect(shortfalls(scoreOf([...good, wrong]))).toEqual([]);
    expect(shortfalls(scoreOf([...good, wrong, wrong]))).toEqual(["number: 19 of 21 right, wanted 95%"]);
  });

  test("is short with one invented section, and where nothing was measured", () => {
    const inventing = judgedAs(number, { response: "8.89 yd³ by R999.4", origin: "calculation" });
    expect(shortfalls(scoreOf([...good, inventing]))).toEqual(["1 answers cite what is not in the base"]);
    expect(shortfalls(scoreOf(good.slice(0, 20)))).toEqual(["refusal: 0 of 0 right, wanted 95%"]);
  });
});
