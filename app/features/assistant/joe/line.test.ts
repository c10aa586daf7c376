import { expect, test } from "vitest";
import { answersIn, newestExchangeFirst } from "./line.ts";

const line = (id: string) => ({ id, role: id.startsWith("q") ? ("user" as const) : ("assistant" as const) });
const ids = (...given: string[]) => newestExchangeFirst(given.map(line)).map(({ id }) => id);

test("the newest question comes first, each one before what was answered to it", () => {
  expect(ids("q1", "a1", "q2", "a2", "q3")).toEqual(["q3", "q2", "a2", "q1", "a1"]);
  expect(ids("q1", "a1", "failure")).toEqual(["q1", "a1", "failure"]);
});

test("an answer whose question stands on an earlier page keeps its place, and nothing stays nothing", () => {
  expect(ids("a0", "q1", "a1")).toEqual(["q1", "a1", "a0"]);
  expect(ids()).toEqual([]);
});

test("questions are no answers", () => {
  expect(answersIn(["q1", "a1", "q2", "a2", "q3"].map(line))).toBe(2);
});
