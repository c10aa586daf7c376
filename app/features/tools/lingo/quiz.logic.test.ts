import { describe, expect, test } from "vitest";
import type { Term } from "~/engines/knowledge/knowledge.ts";
import { answersIn, missedOf, QUESTIONS, quizOf, readMissed, writeMissed } from "./quiz.logic.ts";

const term = (slug: string, trade: Term["trade"], es = `el ${slug}`): Term => ({
  slug,
  trade,
  texts: { en: { name: slug, definition: "" }, es: { name: es, definition: "" } },
  names: [],
});
const CONCRETE = ["cement", "concrete", "mortar", "grout", "slump", "rebar", "footing"].map((slug) =>
  term(slug, "concrete"),
);
const OTHERS = Array.from({ length: 20 }, (_, n) => term(`word-${n}`, "tools"));
const TERMS = [...CONCRETE, ...OTHERS];
const PAIR = { shown: "en", asked: "es" } as const;

describe("a quiz", () => {
  test("is the same for the same number, another for another, and asks nothing twice", () => {
    const slugs = (set: number) => quizOf(TERMS, { ...PAIR, set }).map(({ slug }) => slug);
    expect(slugs(7)).toEqual(slugs(7));
    expect(slugs(7)).not.toEqual(slugs(8));
    expect(new Set(slugs(7)).size).toBe(QUESTIONS);
  });

  test("offers the right answer once among four, and those that it is confused with first", () => {
    for (let set = 0; set < 40; set++)
      for (const { slug, options } of quizOf(TERMS, { ...PAIR, set })) {
        expect(options.filter((one) => one === slug)).toHaveLength(1);
        expect(new Set(options).size).toBe(4);
        if (slug === "cement") expect([...options].sort()).toEqual(["cement", "concrete", "grout", "mortar"]);
      }
  });

  test("offers no other term of the same name, because both would be right", () => {
    const same = [term("jack-stud", "framing", "puntal"), term("prop", "framing", "Puntal"), ...CONCRETE];
    for (let set = 0; set < 20; set++)
      for (const { slug, options } of quizOf(same, { ...PAIR, set }))
        expect([slug, options.includes("jack-stud") && options.includes("prop")]).toEqual([slug, false]);
  });

  test("of few terms has as few questions, and of none none", () => {
    expect(quizOf(TERMS.slice(0, 2), { ...PAIR, set: 1 }).map(({ options }) => options.length)).toEqual([
      2, 2,
    ]);
    expect(quizOf([], { ...PAIR, set: 1 })).toEqual([]);
  });

  test("takes an answer that a question offers, or that one does not know, and no other", () => {
    const quiz = quizOf(CONCRETE, { ...PAIR, set: 3 });
    const [first, second, third] = quiz;
    const typed: Record<string, unknown> = {
      answer1: first?.options[2],
      answer2: "unknown",
      answer3: "beam",
    };
    const answers = answersIn(quiz, (field) => typed[field]);
    expect([...answers]).toEqual([
      [first?.slug, first?.options[2]],
      [second?.slug, "unknown"],
    ]);
    expect(answers.has(third?.slug ?? "")).toBe(false);
  });

  test("knows what was missed, and an address holds it", () => {
    const quiz = quizOf(CONCRETE, { ...PAIR, set: 3 });
    const [first, second] = quiz.map(({ slug }) => slug) as [string, string];
    const missed = missedOf(
      quiz,
      new Map([
        [first, first],
        [second, "unknown"],
      ]),
    );
    expect(missed).toEqual([{ slug: second, chosen: "unknown" }]);
    expect(readMissed(writeMissed(missed))).toEqual(missed);
    expect(readMissed("<b>.x,,a,a.b.c,ok.yes")).toEqual([{ slug: "ok", chosen: "yes" }]);
  });
});
