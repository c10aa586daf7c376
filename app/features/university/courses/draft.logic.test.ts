import { expect, test } from "vitest";
import { languagesOf, saidIn } from "./course.logic.ts";
import { blocksOf, changed, courseFrom, DRAFT_LIMITS, type Draft, gapsOf, minutesFor } from "./draft.ts";

const QUESTION = { id: "q", ask: "Which?", choices: ["this", "that"], right: 1, why: "because" };
const DRAFT: Draft = {
  ...{ title: "Taller", about: "De la mañana", language: "es", subject: "safety", passPercent: 80 },
  ...{ validMonths: 0, lessons: [{ id: "one", title: "Uno", body: "# Mire\nbien", questions: [QUESTION] }] },
};

test("plain text has headings, paragraphs, lists, steps and warnings", () => {
  expect(
    blocksOf(
      "# First\nOne line\nand its end\n\nAnother\n- a\n- b\n1. do\n2) then\r\n! hot\n#no heading\n-5 °C\n!",
    ),
  ).toEqual([
    { heading: "First" },
    { words: "One line and its end" },
    { words: "Another" },
    { list: ["a", "b"] },
    { steps: ["do", "then"] },
    { caution: "hot" },
    { words: "#no heading -5 °C !" },
  ]);
  expect(blocksOf(" \n\n")).toEqual([]);
});

test("what is read takes the minutes of its words, and one at least", () => {
  expect([minutesFor(""), minutesFor("word ".repeat(130)), minutesFor("word ".repeat(131))]).toEqual([
    1, 1, 2,
  ]);
});

test("a draft is taught in the form of every other course, in its one language", () => {
  const course = courseFrom(DRAFT, { id: "c", workspace: "workspace:1", version: 3 });
  expect(course).toMatchObject({
    ...{ id: "c", version: 3, access: { kind: "firm", workspace: "workspace:1" }, passPercent: 80 },
    lessons: [{ id: "one", minutes: 1, questions: [{ id: "q", right: 1 }] }],
  });
  expect(course.validMonths).toBeUndefined();
  for (const language of ["en", "es", "he"] as const)
    expect(saidIn(course.text, language)).toEqual({
      ...{ said: { title: "Taller", about: "De la mañana" }, language: "es" },
    });
  expect(languagesOf(course)).toEqual(["es"]);
});

test("what is missing is named", () => {
  const lesson = { id: "1", title: "Empty", body: " \n", questions: [] };
  expect(gapsOf({ lessons: [] })).toEqual([{ what: "lessons" }]);
  expect(gapsOf({ lessons: [lesson] })).toEqual([{ what: "body", lesson: "Empty" }, { what: "questions" }]);
  expect(gapsOf(DRAFT)).toEqual([]);
});

test("lessons and questions are added once, changed, moved and removed", () => {
  const added = changed(DRAFT, { kind: "add-lesson", lesson: { id: "two", title: "Dos" } }) as Draft;
  expect(added.lessons.map(({ id }) => id)).toEqual(["one", "two"]);
  expect(changed(added, { kind: "add-lesson", lesson: { id: "two", title: "Otra" } })).toEqual(added);
  const moved = changed(added, { kind: "move-lesson", lesson: "two" }) as Draft;
  expect(moved.lessons.map(({ id }) => id)).toEqual(["two", "one"]);
  expect(changed(moved, { kind: "move-lesson", lesson: "two" })).toEqual(moved);
  expect(changed(DRAFT, { kind: "lesson", lesson: { id: "none", title: "", body: "" } })).toBe("gone");
  const other = { ...QUESTION, ask: "Changed?" };
  const again = changed(DRAFT, { kind: "question", lesson: "one", question: other }) as Draft;
  expect(again.lessons[0]?.questions).toEqual([other]);
  const none = changed(again, { kind: "drop-question", lesson: "one", question: "q" }) as Draft;
  expect(none.lessons[0]?.questions).toEqual([]);
  expect((changed(none, { kind: "drop-lesson", lesson: "one" }) as Draft).lessons).toEqual([]);
});

test("there is an end to lessons and questions", () => {
  const lessons = Array.from({ length: DRAFT_LIMITS.lessons }, (_, n) => ({
    ...{ id: `${n}`, title: "Full", body: "x" },
    questions: Array.from({ length: DRAFT_LIMITS.questions }, (_, q) => ({ ...QUESTION, id: `${q}` })),
  }));
  const full = { ...DRAFT, lessons };
  expect(changed(full, { kind: "add-lesson", lesson: { id: "new", title: "x" } })).toBe("full");
  expect(changed(full, { kind: "question", lesson: "0", question: { ...QUESTION, id: "new" } })).toBe("full");
});
