import { expect, test } from "vitest";
import { articleOf, foldedWords, tellingWords } from "./learning-queue.logic.ts";
import type { WriteAnswer } from "./learning-queue.schemas.ts";

test.each([
  ["¿Cómo va la cimentación?", "como va la cimentacion"],
  ["  2×4 / R-310.2 ", "2 4 r 310 2"],
  ["כַּמָּה?", "כמה"],
  ["?!", ""],
])("%j folds to %j", (text, folded) => {
  expect(foldedWords(text)).toBe(folded);
});

test("the longest words tell questions apart, each once and eight at most", () => {
  expect(tellingWords("How deep, how DEEP is a footing?")).toEqual(["footing", "deep", "how"]);
  expect(tellingWords("is it?")).toEqual([]);
  expect(tellingWords(Array.from({ length: 20 }, (_, n) => `word${n}`).join(" "))).toHaveLength(8);
});

test("a form becomes a topic in the languages that are written", () => {
  const form: WriteAnswer = {
    intent: "answer",
    idem: crypto.randomUUID(),
    id: "f".repeat(32),
    basis: "",
    title_en: "Title",
    body_en: "Body",
    title_es: "",
    body_es: "",
    title_he: "כותרת",
    body_he: "גוף",
    section: "",
    edition: "",
    source: "Site office",
    tags: " swallow , ,eave",
    confidence: "doubtful",
  };
  expect(articleOf(form, "2026-03-02")).toEqual({
    slug: `answer-${"f".repeat(32)}`,
    kind: "topic",
    section: "",
    edition: "",
    source: "Site office",
    confidence: "doubtful",
    tags: ["swallow", "eave"],
    reviewedAt: "2026-03-02",
    texts: { en: { title: "Title", body: "Body" }, he: { title: "כותרת", body: "גוף" } },
  });
});
