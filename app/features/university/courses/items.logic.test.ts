import { expect, test } from "vitest";
import { discriminationOf, type ItemSums, verdictOf } from "./items.logic.ts";

/** The correlation as it is written in books, over single answers. */
function pearson(rows: readonly (readonly [right: number, others: number])[]) {
  const mean = (of: (row: readonly [number, number]) => number) =>
    rows.reduce((sum, row) => sum + of(row), 0) / rows.length;
  const [x, y] = [mean(([a]) => a), mean(([, b]) => b)];
  const cov = mean(([a, b]) => (a - x) * (b - y));
  return cov / Math.sqrt(mean(([a]) => (a - x) ** 2) * mean(([, b]) => (b - y) ** 2));
}
const sumsOf = (rows: readonly (readonly [number, number])[]): ItemSums => ({
  n: rows.length,
  right: rows.reduce((sum, [a]) => sum + a, 0),
  others: rows.reduce((sum, [, b]) => sum + b, 0),
  squares: rows.reduce((sum, [, b]) => sum + b * b, 0),
  ofRight: rows.reduce((sum, [a, b]) => sum + a * b, 0),
});

test("the point-biserial from sums is the correlation over the single answers", () => {
  const rows = Array.from({ length: 60 }, (_, n) => [n % 3 === 0 ? 0 : 1, (n * 7) % 11] as const);
  expect(discriminationOf(sumsOf(rows))).toBeCloseTo(pearson(rows), 10);
});

test("where all were right, none was, or all others are alike, nothing is told apart", () => {
  const alike = (right: number[], others: number[]) =>
    discriminationOf(sumsOf(right.map((one, n) => [one, others[n] ?? 0] as const)));
  expect(alike([1, 1, 1], [1, 2, 3])).toBeUndefined();
  expect(alike([0, 0, 0], [1, 2, 3])).toBeUndefined();
  expect(alike([0, 1, 1], [2, 2, 2])).toBeUndefined();
  expect(discriminationOf({ n: 0, right: 0, others: 0, squares: 0, ofRight: 0 })).toBeUndefined();
});

test("few answers say nothing; a question that the best miss is named before all else", () => {
  const many = (rows: readonly (readonly [number, number])[]) =>
    sumsOf(Array.from({ length: 10 }, () => rows).flat());
  expect(verdictOf(sumsOf([[1, 5]]))).toBe("few");
  expect(
    verdictOf(
      many([
        [0, 9],
        [1, 1],
        [1, 2],
        [0, 8],
      ]),
    ),
  ).toBe("reversed");
  expect(
    verdictOf(
      many([
        [1, 9],
        [1, 1],
        [1, 2],
      ]),
    ),
  ).toBe("easy");
  expect(
    verdictOf(
      many([
        [0, 1],
        [0, 2],
        [0, 3],
        [1, 9],
      ]),
    ),
  ).toBe("hard");
  expect(
    verdictOf(
      many([
        [1, 9],
        [1, 8],
        [0, 1],
        [0, 2],
      ]),
    ),
  ).toBe("good");
  expect(
    verdictOf(
      many([
        [1, 1],
        [1, 2],
        [0, 1],
        [0, 2],
      ]),
    ),
  ).toBe("weak");
});
