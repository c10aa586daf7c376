import { expect, test } from "vitest";
import { dayAfter } from "~/lib/local-day.ts";
import { termOfTheDay } from "./term-of-the-day.logic.ts";

test.each([1, 2, 7, 40, 334])("each of %s terms has its day before one comes again", (count) => {
  const terms = Array.from({ length: count }, (_, n) => ({ slug: `t${n}` }));
  const days = Array.from({ length: count }, (_, n) => dayAfter("2026-01-01", n));
  const seen = new Set(days.map((day) => termOfTheDay(terms, day)?.slug));
  expect(seen.size).toBe(count);
});

test("a day has one term, in whatever order the terms come", () => {
  const terms = [{ slug: "a" }, { slug: "b" }, { slug: "c" }];
  expect(termOfTheDay(terms, "2026-03-02")).toEqual(termOfTheDay(terms.toReversed(), "2026-03-02"));
  expect(termOfTheDay([], "2026-03-02")).toBeUndefined();
  expect(termOfTheDay(terms, "1950-01-01")).toBeDefined();
});
