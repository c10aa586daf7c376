import * as v from "valibot";
import { expect, test } from "vitest";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { parseForm, replyOf } from "~/services/form.server.ts";
import { QUESTION_MAX } from "~workers/shared/question-limits.ts";
import { formOf } from "../../../../tests/forms.ts";
import { Ask, AssistantCall, callError } from "./joe.schemas.ts";

const IDEM = "0b0c1e2a-6b1f-4d1c-9a57-0b7a3f2d9a11";
const ask = (question: string) => parseForm(formOf({ intent: "ask", idem: IDEM, question }), Ask);

test.each(["", " ", "\n\t \u00a0"])("the question %j is no question", (question) => {
  expect(replyOf(ask(question)).errors).toEqual({ question: "errors.blank" });
});

test("a question is trimmed and keeps its lines", () => {
  expect(ask("  How deep?\nIn clay?  ")).toMatchObject({ value: { question: "How deep?\nIn clay?" } });
});

test("a question may have 4,000 characters and no more, and what was typed is kept", () => {
  expect(ask("x".repeat(4_000)).status).toBe("success");
  const reply = replyOf(ask("x".repeat(4_001)));
  expect(reply.errors).toEqual({ question: "errors.long" });
  expect(reply.fields.question).toHaveLength(4_001);
});

test("the question box invites in the words of the product", () => {
  expect(translator("en", "joe")("placeholder")).toBe(
    "Ask Joe about construction, codes, materials, safety...",
  );
});

test("whatever the form lacks, its messages have words in every language", () => {
  const { errors } = replyOf(parseForm(formOf({}), Ask));
  expect(Object.keys(errors).sort()).toEqual(["idem", "intent", "question"]);
  for (const language of LANGUAGES) {
    const t = translator(language, "joe");
    for (const key of Object.values(errors)) expect(t(key as Key<"joe">)).not.toBe(key);
  }
});

test("a call of the assistant function without a complexity leaves it to the server", () => {
  expect(v.parse(AssistantCall, { question: " How deep? " })).toEqual({
    question: "How deep?",
    complexity: "auto",
  });
});

test("a call of the assistant function cannot say who is asking", () => {
  expect(v.parse(AssistantCall, { question: "How deep?", userId: "somebody else" })).not.toHaveProperty(
    "userId",
  );
});

test.each([
  undefined,
  null,
  [],
  "How deep?",
  {},
  { question: "" },
  { question: "  " },
  { question: 7 },
  { question: "x".repeat(QUESTION_MAX + 1) },
  { question: "How deep?", complexity: "genius" },
])("%j is no call of the assistant function", (body) => {
  expect(v.is(AssistantCall, body)).toBe(false);
});

test.each([
  ["blank-question", { question: "  " }],
  ["long-question", { question: "x".repeat(QUESTION_MAX + 1) }],
  ["malformed", {}],
  ["malformed", { question: 7 }],
  ["malformed", { question: "How deep?", complexity: "genius" }],
  ["malformed", null],
])("a program is told %s", (code, body) => {
  const { issues } = v.safeParse(AssistantCall, body);
  expect(issues && callError(issues)).toBe(code);
});
