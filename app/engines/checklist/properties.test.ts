import fc from "fast-check";
import { expect, test } from "vitest";
import { times } from "../../../tests/prove.ts";
import {
  type Answers,
  defineTemplate,
  missingFrom,
  NO_ANSWER,
  outcomeOf,
  readTemplateCsv,
  responsesOf,
  scoreOf,
  shownItems,
  type Template,
  templateCsv,
} from "./checklist.ts";

const SETS = ["yesNo", "noYes", "condition"];
const text = fc.stringMatching(/^[a-z=+@"א-ת¿][a-z=+@"',; א-ת¿]{0,10}[a-zא-ת]$/);
const words = fc.record({
  en: text,
  es: fc.oneof(text, fc.constant("")),
  he: fc.oneof(text, fc.constant("")),
});
const outcomes = fc.subarray(["pass", "fail", "out"] as const);

/** Any list: sections of items, some of which hang on an answer to one before them. */
const lists: fc.Arbitrary<Template> = fc
  .array(
    fc.record({
      prompt: words,
      responses: fc.constantFrom(...SETS),
      weight: fc.nat(5),
      critical: fc.boolean(),
      hangs: fc.option(fc.nat(20), { nil: undefined }),
      which: fc.nat(2),
      require: fc.record({ note: outcomes, photo: outcomes, action: outcomes }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .chain((items) => fc.tuple(words, words, fc.constant(items)))
  .map(([name, title, items]) =>
    defineTemplate({
      ...{ id: "any", version: 1, name },
      sections: [
        {
          title,
          items: items.map(({ hangs, which, ...item }, n) => {
            const on = hangs === undefined || n === 0 ? undefined : hangs % n;
            const is = on === undefined ? "" : (responsesOf(items[on]?.responses ?? "")[which] ?? "");
            return { ...item, id: `i-${n}`, ...(on !== undefined && { showIf: { item: `i-${on}`, is } }) };
          }),
        },
      ],
    }),
  );

const runs = lists.chain((template) =>
  fc.tuple(
    fc.constant(template),
    fc
      .tuple(
        ...(template.sections[0]?.items ?? []).map(({ id, responses }) =>
          fc
            .constantFrom("", ...responsesOf(responses))
            .map((answer) => [id, { ...NO_ANSWER, answer }] as const),
        ),
      )
      .map((entries): Answers => Object.fromEntries(entries)),
  ),
);

const always = (property: (template: Template, answers: Answers) => void) =>
  fc.assert(
    fc.property(runs, ([template, answers]) => {
      property(template, answers);
    }),
    { numRuns: times(200) },
  );

test("points lie between nothing and all, and 100 percent is said only where nothing with weight fails", () => {
  always((template, answers) => {
    const { points, of, percent, fails } = scoreOf(template, answers);
    expect(points).toBeLessThanOrEqual(of);
    if (percent === undefined) {
      expect(of).toBe(0);
      return;
    }
    expect(percent).toBeGreaterThanOrEqual(0);
    const weighty = shownItems(template, answers).some(({ id, weight }) => weight > 0 && fails.includes(id));
    expect(percent === 100).toBe(!weighty);
  });
});

test("a run fails exactly where a critical item that is shown fails", () => {
  always((template, answers) => {
    const fails = shownItems(template, answers).some(
      ({ id, critical, responses }) => critical && outcomeOf(responses, answers[id]?.answer ?? "") === "fail",
    );
    expect(scoreOf(template, answers).result === "fail").toBe(fails);
  });
});

test("what is hidden neither counts nor is missing: leaving it out changes nothing", () => {
  always((template, answers) => {
    const shown = new Set(shownItems(template, answers).map(({ id }) => id));
    const only = Object.fromEntries(Object.entries(answers).filter(([id]) => shown.has(id)));
    expect(scoreOf(template, only)).toEqual(scoreOf(template, answers));
    expect(missingFrom(template, only, {})).toEqual(missingFrom(template, answers, {}));
  });
});

test("nothing is missing once every shown item has an answer, a note, a photo and an action", () => {
  always((template, answers) => {
    const action = { text: "do", owner: "who", due: "2026-01-01" };
    const whole = Object.fromEntries(
      Object.entries(answers).map(([id, { answer }]) => [id, { answer, note: "n", action }]),
    );
    const photos = Object.fromEntries(Object.keys(answers).map((id) => [id, 1]));
    const unanswered = shownItems(template, answers).filter(({ id }) => answers[id]?.answer === "");
    expect(missingFrom(template, whole, photos)).toEqual(
      unanswered.map(({ id }) => ({ item: id, what: "answer" })),
    );
  });
});

test("a list that goes out as a file comes back as it was", () => {
  always((template) => {
    expect(readTemplateCsv(templateCsv(template), template)).toEqual({ template });
  });
});
