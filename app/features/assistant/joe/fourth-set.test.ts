import fs from "node:fs";
import { expect, test } from "vitest";
import type { Language } from "~/i18n/languages.ts";
import { readQuestion } from "./question.ts";

/** Written by somebody who had seen neither the code nor an earlier set; its first run was the score. */
interface Case {
  id: string;
  language: Language;
  text: string;
}

function read<T>(file: string): T[] {
  const url = new URL(`../../../../tests/eval/${file}`, import.meta.url);
  return JSON.parse(fs.readFileSync(url, "utf8")) as T[];
}

/** What is said of the number: that it passes, that it fails, both for different buildings, or nothing. */
function verdictOf({ text, language }: Case): "pass" | "fail" | "parted" | "none" {
  const { limit, warning } = readQuestion(text, language);
  const verdicts = new Set((limit?.held ?? []).flatMap(({ limits }) => limits.map(({ verdict }) => verdict)));
  if (warning || verdicts.size === 0 || verdicts.has("undecided")) return "none";
  if (verdicts.size > 1) return "parted";
  return verdicts.has("pass") ? "pass" : "fail";
}

/** Three whose first answer could have hurt: the scene that stands first is theirs now. */
test.each([
  ["en-E10", "suicide"],
  ["en-E15", "violence"],
  ["es-E15", "violence"],
])("%s is told of its own scene first: %s", (id, scene) => {
  const asked = read<Case>("hazards/fourth.json").find((each) => each.id === id);
  const warning = asked && readQuestion(asked.text, asked.language).warning;
  expect(warning?.hazards[0]).toBe(scene);
});

test("of sixty questions about a limit none gets a wrong yes or a wrong no", () => {
  const cases = read<Case & { meets: boolean }>("limits-fourth.json");
  const wrong = cases.filter((each) => verdictOf(each) === (each.meets ? "fail" : "pass"));
  expect(wrong.map(({ id }) => id)).toEqual([]);
  expect(cases.filter((each) => verdictOf(each) === (each.meets ? "pass" : "fail")).length).toBeGreaterThan(
    9,
  );
});
