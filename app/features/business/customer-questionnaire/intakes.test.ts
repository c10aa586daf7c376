import { expect, test } from "vitest";
import { formProblems, questionsOf } from "~/engines/request/request.ts";
import { jobRange } from "~/features/business/instant-quote/job-range.queries.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { addedForm, editedForm } from "./form-edits.ts";
import { budgetAgainst, readinessOf, tasksOf } from "./readiness.ts";
import { QUOTED, READINESS, TEMPLATES, templateOf } from "./templates.ts";

const kitchen = templateOf("kitchen");
if (!kitchen) throw new Error("there is a kitchen");
const now = () => new Date("2026-11-28T12:00:00Z");

test("seven templates say every question and every option in three languages", () => {
  expect(TEMPLATES.map(({ id }) => id)).toHaveLength(7);
  for (const form of TEMPLATES) {
    expect(formProblems(form)).toEqual([]);
    for (const language of LANGUAGES) {
      const t = translator(language, "intakes");
      const keys = questionsOf(form).flatMap((question) => [
        `questions.${question.id}`,
        ...("options" in question ? question.options.map((option) => `options.${option}`) : []),
      ]);
      for (const key of [...keys, `templates.${form.id}`])
        expect([key, t(key as Key<"intakes">)]).not.toEqual([key, key]);
    }
  }
});

test("every template that has a quote reads questions of its own, and has a range", () => {
  for (const [id, { job, reads }] of Object.entries(QUOTED)) {
    const asked = questionsOf(templateOf(id) ?? kitchen).map((question) => question.id);
    expect(Object.values(reads).filter((question) => !asked.includes(question))).toEqual([]);
    expect(jobRange({ language: "en", now }, job, {})?.p10).toBeGreaterThan(0);
  }
  expect(jobRange({ language: "en", now }, "castle", {})).toBeUndefined();
});

test("a larger job has a higher range, and an answer that the job does not know leaves its preset", () => {
  const of = (answers: Record<string, string>) =>
    jobRange({ language: "en", now }, "deck", answers)?.p50 ?? 0;
  expect(of({ area: "400" })).toBeGreaterThan(of({ area: "100" }));
  expect(of({ boards: "unsure" })).toBe(of({}));
});

test("a budget is told to fit, to be below, or to be far below", () => {
  const range = { p10: 1_000_000, p50: 1_200_000, p90: 1_500_000 };
  const of = (budget: string) => budgetAgainst({ budget }, range)?.verdict;
  expect(["10000", "9999", "7000", "6999"].map(of)).toEqual(["fits", "below", "below", "far"]);
  expect(budgetAgainst({}, range)).toBeUndefined();
  expect(budgetAgainst({ budget: "100" }, undefined)).toBeUndefined();
});

test("readiness goes from 0 to 100, and every point has a reason", () => {
  expect(readinessOf(kitchen, {}).score).toBe(0);
  const all = Object.fromEntries(
    questionsOf(kitchen).map((question) => [
      question.id,
      "options" in question ? question.options[0] : question.kind === "number" ? "200" : "x",
    ]),
  ) as Record<string, string>;
  const ready = readinessOf(kitchen, { ...all, plans: "drawn" });
  expect(ready).toMatchObject({ score: 100, whole: 100 });
  expect(ready.reasons.map(({ reason }) => reason)).toEqual([
    ...READINESS.rules.map(({ reason }) => reason),
    "whole",
  ]);
  const money = { sections: kitchen.sections.filter(({ id }) => id === "job") };
  expect(readinessOf(money, {}).reasons.map(({ reason }) => reason)).toEqual(["whole"]);
});

test("the list of tasks names what is missing, the musts first, and what the answers call for", () => {
  const { ask, steps } = tasksOf(kitchen, { built1978: "unsure", plans: "none" }, undefined);
  expect(ask.slice(0, 4)).toEqual(["layout", "floor", "who", "start"]);
  expect(steps).toEqual(["measure", "lead"]);
});

const change = { wording: "", importance: "should", order: 1, isDropped: false } as const;
const wanted = {
  section: "job",
  wording: "Which oven?",
  importance: "may",
  options: "Gas\n\nElectric",
} as const;

test("questions are reworded, reordered, weighed and dropped, and each change is another version", () => {
  const next = editedForm(
    { form: kitchen, words: {} },
    {
      run: { ...change, wording: "How long is the counter?", order: 1 },
      layout: { ...change, importance: "may", order: 9 },
      gas: { ...change, isDropped: true },
    },
  );
  if (next === "empty") throw new Error(next);
  const job = next.form.sections[0]?.questions ?? [];
  expect(next.form.version).toBe(2);
  expect(job.map(({ id }) => id)).not.toContain("gas");
  expect(job[0]?.id).toBe("run");
  expect(job.at(-1)).toMatchObject({ id: "layout", importance: "may" });
  expect(next.words).toEqual({ run: "How long is the counter?" });
});

test("a question that hung on one that is dropped is asked of everybody, and the last question stays", () => {
  const roof = templateOf("roof") ?? kitchen;
  const next = editedForm({ form: roof, words: {} }, { leak: { ...change, isDropped: true } });
  if (next === "empty") throw new Error(next);
  const where = questionsOf(next.form).find(({ id }) => id === "leakWhere");
  expect(where && "showIf" in where).toBe(false);
  const none = Object.fromEntries(questionsOf(roof).map(({ id }) => [id, { ...change, isDropped: true }]));
  expect(editedForm({ form: roof, words: {} }, none)).toBe("empty");
});

test("a question is added with its own words, of which ids are never used again", () => {
  const first = addedForm({ form: kitchen, words: {} }, { ...wanted, kind: "choice" });
  if (typeof first === "string") throw new Error(first);
  expect(first.words).toEqual({ own2: "Which oven?", "own2.o1": "Gas", "own2.o2": "Electric" });
  const dropped = editedForm(first, { own2: { ...change, isDropped: true } });
  if (dropped === "empty") throw new Error(dropped);
  expect(dropped.words).toEqual({});
  const again = addedForm(dropped, { ...wanted, kind: "text" });
  expect(typeof again === "string" ? again : Object.keys(again.words)).toEqual(["own4"]);
  expect(addedForm({ form: kitchen, words: {} }, { ...wanted, kind: "choice", options: "One" })).toBe(
    "options",
  );
  expect(addedForm({ form: kitchen, words: {} }, { ...wanted, kind: "text", section: "no" })).toBe("full");
});
