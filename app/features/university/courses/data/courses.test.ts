import { describe, expect, test } from "vitest";
import type { Language } from "~/i18n/languages.ts";
import type { Block, Lesson, LessonText } from "../course.ts";
import { COURSES } from "./courses.data.ts";

const lessons = COURSES.flatMap((course) => course.lessons);
const questions = lessons.flatMap((lesson) => lesson.questions);
const LANGUAGES: readonly Language[] = ["en", "es", "he"];

/** Minutes are those of somebody who reads so many words in one. */
const WORDS_A_MINUTE = 170;

const partsOf = (block: Block): readonly string[] => {
  if ("list" in block) return block.list;
  if ("steps" in block) return block.steps;
  if ("heading" in block) return [block.heading];
  return ["words" in block ? block.words : block.caution];
};
const kindOf = (block: Block) => `${Object.keys(block)[0]} ${partsOf(block).length}`;
const wordsIn = (text: LessonText) => text.blocks.flatMap(partsOf).join(" ").split(/\s+/).length;
const textsOf = (lesson: Lesson) => LANGUAGES.flatMap((language) => lesson.text[language] ?? []);

describe("the courses of the library", () => {
  test("are eight with 60 lessons and at least 150 questions, each under a name of its own", () => {
    expect(COURSES.map((course) => [course.id, course.lessons.length])).toEqual([
      ["falls-and-ladders", 7],
      ["trenches-and-power", 7],
      ["health-on-site", 7],
      ["project-management", 12],
      ["reading-plans", 7],
      ["estimating", 7],
      ["framing-and-concrete", 7],
      ["leading-a-crew", 6],
    ]);
    expect(lessons).toHaveLength(60);
    expect(questions.length).toBeGreaterThanOrEqual(150);
    for (const ids of [lessons, questions].map((things) => things.map(({ id }) => id)))
      expect(new Set(ids).size).toBe(ids.length);
    for (const lesson of lessons) expect(lesson.questions.length, lesson.id).toBeGreaterThanOrEqual(2);
  });

  test("say in three languages what they are about", () => {
    for (const course of COURSES)
      for (const language of LANGUAGES) {
        expect(course.text[language]?.title, `${course.id} ${language}`).toBeTruthy();
        expect(course.text[language]?.about, `${course.id} ${language}`).toBeTruthy();
      }
  });

  test("on safety are free and whole in three languages, piece by piece", () => {
    const safety = COURSES.filter((course) => course.subject === "safety");
    expect(safety).toHaveLength(3);
    for (const course of safety) {
      expect(course.access).toEqual({ kind: "free" });
      expect(course.validMonths).toBeGreaterThan(0);
      for (const lesson of course.lessons)
        for (const language of ["es", "he"] as const) {
          const place = `${lesson.id} ${language}`;
          expect(lesson.text[language]?.blocks.map(kindOf), place).toEqual(lesson.text.en.blocks.map(kindOf));
          for (const question of lesson.questions)
            expect(question.text[language]?.choices, `${place} ${question.id}`).toHaveLength(4);
        }
    }
  });

  test("keep the course that is bought behind its product, and the last lessons of the trade behind a plan", () => {
    const access = Object.fromEntries(COURSES.map((course) => [course.id, course.access]));
    expect(access["project-management"]).toEqual({ kind: "order", product: "project-management-course" });
    expect(access.estimating).toEqual({ kind: "plan" });
    expect(access["leading-a-crew"]).toEqual({ kind: "free" });
    for (const course of COURSES) {
      expect(course.passPercent).toBeGreaterThanOrEqual(70);
      expect(course.passPercent).toBeLessThanOrEqual(80);
      for (const before of course.after ?? []) expect(COURSES.map(({ id }) => id)).toContain(before);
    }
  });
});

describe("a lesson", () => {
  test("is read in some minutes, and says how many", () => {
    for (const lesson of lessons) {
      const words = wordsIn(lesson.text.en);
      expect(words, lesson.id).toBeGreaterThanOrEqual(250);
      expect(words, lesson.id).toBeLessThanOrEqual(500);
      expect(Math.abs(lesson.minutes - words / WORDS_A_MINUTE), lesson.id).toBeLessThanOrEqual(1);
    }
  });

  test("has a caution, something to do in an order or to look for, and an exercise at its end", () => {
    for (const lesson of lessons)
      for (const text of textsOf(lesson)) {
        const kinds = text.blocks.map((block) => Object.keys(block)[0]);
        expect(kinds, lesson.id).toContain("caution");
        expect(kinds.includes("steps") || kinds.includes("list"), lesson.id).toBe(true);
        expect(kinds.at(-2), lesson.id).toBe("heading");
        expect(kinds.at(-1), lesson.id).toBe("words");
      }
  });

  test("numbers its steps nowhere itself: the page does", () => {
    for (const lesson of lessons)
      for (const text of textsOf(lesson))
        for (const part of text.blocks.flatMap(partsOf))
          expect(part, lesson.id).not.toMatch(/^(?:\d+\.|[-!•]) /);
    const steps = lessons.flatMap((lesson) => lesson.text.en.blocks.filter((block) => "steps" in block));
    expect(steps.length).toBeGreaterThan(50);
    for (const block of steps) expect(partsOf(block).length).toBeGreaterThan(1);
  });

  test("says nothing that another one has said", () => {
    for (const language of LANGUAGES) {
      const said = lessons.flatMap((lesson) =>
        (lesson.text[language]?.blocks ?? []).filter((block) => !("heading" in block)).flatMap(partsOf),
      );
      const twice = said.filter((text, at) => said.indexOf(text) !== at);
      expect(twice).toEqual([]);
    }
  });

  test("names sections in a form that can be looked up", () => {
    const section =
      /^(?:29 CFR \d{4}\.\d+(?:\([a-z0-9]+\))*(?: Appendix [A-Z])?|29 CFR 1926 Subpart [A-Z]+, Appendix [A-Z]|40 CFR \d+|IRC R\d{3}(?:\.\d+)*|NEC \d+\.\d+(?:\([A-Z0-9]+\))*|OSH Act, Section \d+(?:\([a-z0-9]+\))*)$/;
    const cited = [
      ...lessons.flatMap((lesson) => lesson.cite ?? []),
      ...questions.flatMap((q) => q.cite ?? []),
    ];
    expect(cited.length).toBeGreaterThan(120);
    expect(cited.filter((cite) => !section.test(cite))).toEqual([]);
    for (const lesson of COURSES.filter(({ subject }) => subject === "safety").flatMap((c) => c.lessons))
      expect(lesson.cite?.length, lesson.id).toBeGreaterThan(0);
  });

  test("names nobody but by a trade and a number", () => {
    const text = JSON.stringify(lessons.map((lesson) => lesson.text.en));
    expect(text).not.toMatch(/\b(?:Mr|Mrs|Ms|Inc|LLC|Ltd)\b\.?/);
  });
});

describe("a question", () => {
  test("has four different choices, and the right one is among them", () => {
    for (const question of questions) {
      expect([0, 1, 2, 3], question.id).toContain(question.right);
      for (const language of LANGUAGES) {
        const text = question.text[language];
        if (!text) continue;
        expect(new Set(text.choices).size, `${question.id} ${language}`).toBe(4);
        expect(text.why.length, `${question.id} ${language}`).toBeGreaterThan(10);
      }
    }
  });

  test("is not answered by its place", () => {
    for (const course of [{ lessons }, ...COURSES]) {
      const right = course.lessons.flatMap((lesson) => lesson.questions.map((question) => question.right));
      for (const place of [0, 1, 2, 3])
        expect(right.filter((one) => one === place).length / right.length).toBeLessThanOrEqual(0.4);
    }
  });

  test("is not answered by how long the right choice is", () => {
    for (const language of LANGUAGES) {
      const written = questions.flatMap((question) => {
        const text = question.text[language];
        if (!text) return [];
        const lengths = text.choices.map((choice) => choice.length);
        const own = lengths[question.right] ?? 0;
        const others = lengths.filter((_, at) => at !== question.right);
        return [{ longest: own > Math.max(...others), shortest: own < Math.min(...others) }];
      });
      expect(written.filter(({ longest }) => longest).length / written.length).toBeLessThan(0.5);
      expect(written.filter(({ shortest }) => shortest).length / written.length).toBeLessThan(0.6);
    }
  });
});
