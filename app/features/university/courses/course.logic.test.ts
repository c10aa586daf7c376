import { expect, test } from "vitest";
import { LANGUAGES } from "~/i18n/languages.ts";
import { monthsAfter } from "~/lib/local-day.ts";
import {
  choiceOf,
  languagesOf,
  openIn,
  orderOf,
  questionsOf,
  reviewed,
  saidIn,
  scoreOf,
} from "./course.logic.ts";
import type { Course } from "./course.ts";
import { COURSES } from "./data/courses.data.ts";
import { PATHS } from "./paths.ts";
import { nextOf, renewalsOf, type Taken, timeOf } from "./university.logic.ts";

const question = (id: string, right: number) => ({
  id,
  right,
  text: { en: { ask: `Ask ${id}`, choices: ["a", "b", "c"], why: "because" } },
});
const FIXTURE: Course = {
  ...{ id: "fixture", version: 1, subject: "trade", access: { kind: "free" }, passPercent: 75 },
  text: { en: { title: "Fixture", about: "A course" }, es: { title: "Muestra", about: "Un curso" } },
  lessons: [
    {
      ...{ id: "one", minutes: 5, text: { en: { title: "One", blocks: [] } } },
      questions: [question("q1", 0), question("q2", 1), question("q3", 2)],
    },
  ],
};
const picked =
  (...choices: (string | undefined)[]) =>
  (n: number) =>
    choices[n];

test("a text that is not translated is English and says so", () => {
  expect(saidIn(FIXTURE.text, "es")).toEqual({ said: FIXTURE.text.es, language: "es" });
  expect(saidIn(FIXTURE.text, "he")).toEqual({ said: FIXTURE.text.en, language: "en" });
  expect(languagesOf(FIXTURE)).toEqual(["en"]);
});

test("every question without an answer that is offered is named", () => {
  expect(openIn(FIXTURE, picked("0", undefined, "3"))).toEqual([1, 2]);
  expect(openIn(FIXTURE, picked("0", "", "2"))).toEqual([1]);
  for (const typed of ["-1", "1.0", "three", "99", " 1"])
    expect(choiceOf(question("q", 0), typed)).toBeUndefined();
});

test("two of three are not three quarters, and a share is never rounded up", () => {
  expect(scoreOf(FIXTURE, picked("0", "1", "0"))).toMatchObject({ right: 2, percent: 66, passed: false });
  expect(scoreOf(FIXTURE, picked("0", "1", "2"))).toMatchObject({ right: 3, percent: 100, passed: true });
  const strict = { ...FIXTURE, passPercent: 67 };
  expect(scoreOf(strict, picked("0", "1", "0")).passed).toBe(false);
});

test("choices are mixed, each stands there once, and one seed shows one order", () => {
  const one = question("q1", 0);
  const orders = ["a", "b", "c", "d", "e", "f"].map((seed) => orderOf(one, seed));
  for (const order of orders) expect(order.toSorted()).toEqual([0, 1, 2]);
  expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
  expect(orderOf(one, "a")).toEqual(orders[0]);
});

test("what was missed comes again after 1, 3, 7 and 21 days, and from the first after a mistake", () => {
  const day = "2026-03-02";
  expect(reviewed(0, false, day)).toEqual({ step: 0, dueOn: "2026-03-03" });
  expect(reviewed(0, true, day)).toEqual({ step: 1, dueOn: "2026-03-05" });
  expect(reviewed(1, true, day)).toEqual({ step: 2, dueOn: "2026-03-09" });
  expect(reviewed(2, true, day)).toEqual({ step: 3, dueOn: "2026-03-23" });
  expect(reviewed(3, true, day)).toEqual({ step: 4, dueOn: null });
  expect(reviewed(3, false, day)).toEqual({ step: 0, dueOn: "2026-03-03" });
});

test("months later is the same day, or the last of a shorter month", () => {
  const after = (at: string, months: number) => monthsAfter(at.slice(0, 10), months);
  expect(after("2026-03-02T10:00:00Z", 24)).toBe("2028-03-02");
  expect(after("2026-01-31T10:00:00Z", 1)).toBe("2026-02-28");
  expect(after("2024-02-29T10:00:00Z", 12)).toBe("2025-02-28");
});

const NOW = new Date("2026-03-02T10:00:00Z");
const took = (course: string, state: Taken["state"], expiresAt: string | null = null): Taken => ({
  ...{ course, state, expiresAt },
});
const PATH = { steps: ["a", "b", "c"], required: ["b"] };

test("a required gap comes before what runs out, that before what was begun, that before the next step", () => {
  const soon = "2026-04-01T00:00:00.000Z";
  const late = "2027-04-01T00:00:00.000Z";
  expect(nextOf(PATH, [took("x", "passed", soon)], NOW)).toEqual({ course: "b", why: "required" });
  const has = took("b", "passed", late);
  expect(nextOf(PATH, [has, took("x", "passed", soon), took("y", "in_progress")], NOW)).toEqual({
    ...{ course: "x", why: "expiring" },
  });
  expect(nextOf(PATH, [has, took("y", "failed")], NOW)).toEqual({ course: "y", why: "started" });
  expect(nextOf(PATH, [has], NOW)).toEqual({ course: "a", why: "next" });
  expect(nextOf(PATH, [took("a", "passed"), has, took("c", "passed")], NOW)).toBeUndefined();
  expect(nextOf(undefined, [], NOW)).toBeUndefined();
  // What has run out is missing again.
  expect(nextOf(PATH, [took("b", "expired", soon)], NOW)?.why).toBe("required");
});

test("what ran out and what runs out within ninety days is to be renewed, the earliest first", () => {
  const rows = [
    took("late", "passed", "2026-09-01T00:00:00.000Z"),
    took("soon", "passed", "2026-05-01T00:00:00.000Z"),
    took("over", "expired", "2026-02-01T00:00:00.000Z"),
    took("never", "passed"),
  ];
  expect(renewalsOf(rows, NOW).map(({ course }) => course)).toEqual(["over", "soon"]);
});

test("the median of a few people does not stand for the printed minutes", () => {
  expect(timeOf(30, undefined)).toEqual({ minutes: 30, n: 0 });
  expect(timeOf(30, { n: 4, minutes: 90 })).toEqual({ minutes: 30, n: 0 });
  expect(timeOf(30, { n: 5, minutes: 40 })).toEqual({ minutes: 40, n: 5 });
});

test("every course of the house is whole: ids once, a right choice that is there, as many choices in each language", () => {
  expect(new Set(COURSES.map(({ id }) => id)).size).toBe(COURSES.length);
  for (const course of COURSES) {
    expect(new Set(course.lessons.map(({ id }) => id)).size).toBe(course.lessons.length);
    const questions = questionsOf(course).map((one) => one.question);
    expect(questions.length).toBeGreaterThan(0);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    for (const { id, right, text } of questions) {
      const { choices } = text.en;
      expect([id, right >= 0 && right < choices.length]).toEqual([id, true]);
      expect([id, new Set(choices).size]).toEqual([id, choices.length]);
      for (const language of LANGUAGES)
        if (text[language])
          expect([id, language, text[language].choices.length]).toEqual([id, language, choices.length]);
    }
  }
});

test("a path asks for nothing beyond its own steps", () => {
  for (const { id, steps, required } of PATHS)
    expect([id, required.filter((one) => !steps.includes(one))]).toEqual([id, []]);
});
