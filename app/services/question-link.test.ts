import { expect, test } from "vitest";
import { withQuestion } from "./question-link.ts";

const CHAT = "/ai-hub?tab=chat";
const questionIn = (link: string) => new URL(link, "https://site.example").searchParams.get("question");

test.each(["How deep is a footing?", "כמה עמוק יסוד?", "2×4 & 100% <b>?", "a\nb"])(
  "a question travels in the address as it is: %j",
  (question) => {
    const link = withQuestion(CHAT, question);
    expect(link.startsWith(`${CHAT}&question=`)).toBe(true);
    expect(questionIn(link)).toBe(question);
  },
);

test("a question too long for an address stays behind", () => {
  expect(withQuestion(CHAT, "א".repeat(4_000))).toBe(CHAT);
});
