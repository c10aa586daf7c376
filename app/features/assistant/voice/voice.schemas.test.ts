import * as v from "valibot";
import { expect, test } from "vitest";
import { QUESTION_MAX } from "~workers/shared/question-limits.ts";
import { VoiceQuestion } from "./voice.schemas.ts";

const form = (fields: object) => ({
  intent: "ask",
  idem: crypto.randomUUID(),
  question: "How wide?",
  ...fields,
});
const messages = (fields: object) =>
  v.safeParse(VoiceQuestion, form(fields)).issues?.map(({ message }) => message);

test("a question is trimmed", () => {
  expect(v.parse(VoiceQuestion, form({ question: " \n How wide? \t" })).question).toBe("How wide?");
});

test.each([{ question: undefined }, { question: "" }, { question: " \n\t" }, { question: "\u00a0\u3000" }])(
  "no question: %j",
  (fields) => {
    expect(messages(fields)).toEqual(["errors.blank"]);
  },
);

test("a question has at most 4,000 characters", () => {
  expect(messages({ question: "x".repeat(QUESTION_MAX) })).toBeUndefined();
  expect(messages({ question: "x".repeat(QUESTION_MAX + 1) })).toEqual(["errors.long"]);
});

test.each([{ intent: "clear" }, { idem: "x" }, { idem: undefined }])(
  "a form of another page: %j",
  (fields) => {
    expect(messages(fields)).toEqual(["errors.form"]);
  },
);
