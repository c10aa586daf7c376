import { expect, test } from "vitest";
import { ENGLISH } from "~db/seed/reference/knowledge/english.ts";
import { DRAWINGS } from "./drawings.data.ts";
import { drawingOf } from "./drawings.logic.ts";

test("every drawing belongs to a term and sets off what it means", () => {
  const terms = new Set(ENGLISH.filter(({ kind }) => kind === "term").map(({ slug }) => slug));
  const drawn = Object.entries(DRAWINGS);
  expect(drawn.length).toBeGreaterThanOrEqual(30);
  expect(drawn.filter(([slug]) => !terms.has(slug)).map(([slug]) => slug)).toEqual([]);
  expect(drawn.filter(([, { meant, line }]) => !meant && !line).map(([slug]) => slug)).toEqual([]);
});

test("no two terms are drawn alike, and every drawing begins on its board", () => {
  const all = Object.values(DRAWINGS);
  expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(all.length);
  for (const { around, meant = [], line = "M0 0" } of all)
    for (const path of [...around, ...meant, line]) {
      expect(path).toMatch(/^M[\d .MLHVAZahvl-]+$/);
      for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g)) {
        expect(Number(x)).toBeLessThanOrEqual(240);
        expect(Number(y)).toBeLessThanOrEqual(160);
      }
    }
});

test("a term without a drawing has none, whatever its name", () => {
  expect(drawingOf("term-bid")).toBeUndefined();
  expect(drawingOf("constructor")).toBeUndefined();
});
