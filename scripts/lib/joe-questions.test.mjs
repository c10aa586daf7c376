import * as v from "valibot";
import { expect, test } from "vitest";
import { QUESTIONS } from "../../tests/eval/joe-questions.ts";
import { Question } from "../../tests/eval/question.ts";

test("every question says what kind it is, and holds what its kind is judged by", () => {
  const wrong = QUESTIONS.filter((question) => !v.is(Question, question));
  expect(QUESTIONS.length).toBeGreaterThan(400);
  expect(wrong).toEqual([]);
});

test("no question is asked twice in a language", () => {
  const asked = QUESTIONS.map(({ language, question }) => `${language} ${question}`);
  expect(new Set(asked).size).toBe(asked.length);
});
