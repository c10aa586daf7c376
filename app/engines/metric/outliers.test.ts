import { expect, test } from "vitest";
import { outliersOf } from "./outliers.ts";

const flagged = (values: readonly (number | undefined)[]) =>
  outliersOf(values).flatMap((is, n) => (is ? [n] : []));

test("a value beyond Tukey's fences is unusual; one at a fence, in the last bucket or among few is not", () => {
  // Quartiles 2.75 and 6.25 of 1…8: the fences are at -2.5 and 11.5.
  const even = [1, 2, 3, 4, 5, 6, 7, 8];
  expect(flagged([...even, 0])).toEqual([]);
  expect(flagged([1, 2, 3, 4, 5, 6, 7, 100, 8, 0])).toEqual([7]);
  expect(flagged([1, 2, 3, -90, 5, 6, 7, 8, 4, 0])).toEqual([3]);
  expect(flagged([...even, 100])).toEqual([]);
  expect(flagged([1, 2, 100, 3])).toEqual([]);
  expect(flagged([])).toEqual([]);
});

test("values that do not differ have no fences, and what is not known is not unusual", () => {
  expect(flagged([5, 5, 5, 5, 5, 5, 5, 5, 9, 0])).toEqual([]);
  expect(flagged([undefined, 1, 2, 3, 4, 5, 6, 7, 100, undefined, 8, 0])).toEqual([8]);
});
