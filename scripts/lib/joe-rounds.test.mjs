import fs from "node:fs";
import { expect, test } from "vitest";
import { isRight, kindsOf, readRound } from "./joe-rounds.mjs";
import { inRoot } from "./root.mjs";

const ROUNDS = fs.readdirSync(inRoot("tests/eval/rounds")).map((file) => file.replace(/\D/g, ""));

test("every pattern of the first round reads its own right answer", () => {
  for (const question of readRound("1").questions)
    expect([question.id, isRight(question, question.answer)]).toEqual([question.id, true]);
});

test.each(ROUNDS)("in round %s no question stands twice, and its first run adds up", (number) => {
  const { questions, firstRun } = readRound(number);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  expect(firstRun.of).toBe(questions.length);
  expect(Object.values(firstRun.kinds).reduce((sum, [right]) => sum + right, 0)).toBe(firstRun.right);
});

test("an answer is right only with all that it must have", () => {
  const [question] = readRound("1").questions;
  if (!question) throw new Error("the round is empty");
  const half = { ...question, must: ["four", "five"] };
  expect([isRight(half, "Four."), isRight(half, "four and FIVE")]).toEqual([false, true]);
  expect(
    kindsOf([
      { question: half, text: "four five" },
      { question: half, text: "none" },
    ]),
  ).toEqual({
    [question.kind]: [1, 2],
  });
});

test("a round that is none is refused", () => {
  for (const number of ["0", "x", "../1"]) expect(() => readRound(number)).toThrow("There is no round");
});
