import { describe, expect, test } from "vitest";
import { type Answers, itemsOf, missingFrom, NO_ANSWER, scoreOf } from "~/engines/checklist/checklist.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { formOf } from "../../../../tests/forms.ts";
import { answersIn, filledIn } from "./answers.logic.ts";
import { builtIn } from "./built-in.ts";
import { BUILT_IN } from "./templates/built-in.data.ts";

test("there are the fourteen lists that the trade asks for, each under a key of its own", () => {
  expect(new Set(BUILT_IN.map(({ id }) => id)).size).toBe(14);
});

describe.each(BUILT_IN.map((template) => [template.id, template] as const))("the list %s", (_, template) => {
  const all = [
    template.name,
    ...template.sections.map(({ title }) => title),
    ...itemsOf(template).map(({ prompt }) => prompt),
  ];
  test("is written in all languages, Hebrew in its own letters", () => {
    for (const words of all) {
      for (const language of LANGUAGES) expect(words[language]).not.toBe("");
      expect(words.he).toMatch(/[א-ת]/);
      expect(words.es).not.toBe(words.en);
    }
  });

  test("cites a section for every item that is judged, and has a critical one", () => {
    const judged = itemsOf(template).filter(({ weight }) => weight > 0);
    for (const { citation } of judged) expect(citation).toMatch(/^(29 CFR 19(10|26)\.\d+|OSH Act 5)/);
    expect(judged.some(({ critical }) => critical) || template.id === "housekeeping").toBe(true);
  });
});

const scaffold = () => {
  const template = builtIn("scaffold");
  if (!template) throw new Error("no scaffold");
  return template;
};

describe("the answers of a form", () => {
  test("are read by the place of each item; what the page did not show keeps what was stored", () => {
    const stored: Answers = { footing: { ...NO_ANSWER, answer: "yes" } };
    const { answers, errors } = answersIn(
      formOf({ "items[0].answer": "no", "items[0].note": " nobody \r\ncame " }),
      scaffold(),
      stored,
    );
    expect(errors).toEqual({});
    expect(answers).toEqual({
      "looked-at": { ...NO_ANSWER, answer: "no", note: "nobody \ncame" },
      footing: stored.footing,
    });
  });

  test("that are none of the item's, too long, or no day are named by field", () => {
    const sent = {
      "items[0].answer": "good",
      "items[1].due": "2026-02-31",
      "items[2].note": "x".repeat(1_001),
    };
    expect(answersIn(formOf(sent), scaffold(), {}).errors).toEqual({
      "items[0].answer": "errors.form",
      "items[1].due": "errors.day",
      "items[2].note": "errors.long",
    });
  });
});

test("the rest of a sheet of paper is in order, and the exceptions stay", () => {
  for (const template of BUILT_IN) {
    const [first] = itemsOf(template);
    if (!first) throw new Error("empty");
    const bad: Answers = { [first.id]: { ...NO_ANSWER, answer: "na" } };
    const filled = filledIn(template, bad);
    expect(filled[first.id]?.answer).toBe("na");
    expect(missingFrom(template, filled, {})).toEqual([]);
    expect(scoreOf(template, filled).fails).toEqual([]);
  }
});
