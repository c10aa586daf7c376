import { inOwn } from "~/engines/trust/trust.server.ts";
import type { Course } from "~/features/university/courses/course.ts";
import { freshGuest } from "../factories.ts";

const question = (id: string) => ({
  id,
  right: 0,
  text: { en: { ask: `Ask ${id}`, choices: ["right", "wrong"], why: "because" } },
});

/** A course of its own for each test: two lessons of two questions each, of which the first choice is right. */
export const courseFixture = (more: Partial<Course> = {}): Course => ({
  ...{ id: `fixture-${crypto.randomUUID()}`, version: 1, subject: "trade", access: { kind: "free" } },
  ...{ passPercent: 75, validMonths: 12, text: { en: { title: "Fixture", about: "A course" } } },
  lessons: ["one", "two"].map((id) => ({
    ...{ id, minutes: 5, text: { en: { title: id, blocks: [] } } },
    questions: [question(`${id}-a`), question(`${id}-b`)],
  })),
  ...more,
});

/** Somebody who learns and pays for it alone. */
export const learner = (owner = freshGuest()) => {
  const person = inOwn(owner);
  return { person, payers: [person] };
};

/** The choices of a test that passes, and of one that does not. */
export const ALL_RIGHT = ["0", "0", "0", "0"];
export const ONE_RIGHT = ["0", "1", "1", "1"];
