import fc from "fast-check";
import { expect, test } from "vitest";
import { readLinks, writeLinks } from "./link-text.ts";
import { LINK_TYPES } from "./network.ts";

const idOf = (number: number) => (number >= 1 && number <= 99 ? `t${number}` : undefined);
const numberOf = (id: string) => Number(id.slice(1));
const read = (text: string) => {
  const result = readLinks(text, idOf);
  return result.ok ? result.links.map(({ from, type, lag }) => `${from} ${type} ${lag}`) : result.part;
};

test("predecessors are read as planners type them", () => {
  expect(read("3")).toEqual(["t3 FS 0"]);
  expect(read("3FS+2d, 5ss-1; 7 ff + 1w")).toEqual(["t3 FS 2", "t5 SS -1", "t7 FF 5"]);
  expect(read(" 4fc+2 días , 6CC−1 ")).toEqual(["t4 FS 2", "t6 SS -1"]);
  expect(read("8FS+3 ימים, 9 + 1 שבוע")).toEqual(["t8 FS 3", "t9 FS 5"]);
  expect(read("")).toEqual([]);
  expect(read("3, 3, 3SS")).toEqual(["t3 FS 0", "t3 SS 0"]);
});

test("the first part that is no predecessor is told", () => {
  for (const part of ["x", "100", "3FX", "3FS+", "FS", "3FS++2", "3FS+2m", "0", "3FS+99999"])
    expect(read(`1, ${part}`)).toBe(part);
});

test("what is written is read as it was", () => {
  const link = fc.record({
    from: fc.integer({ min: 1, max: 99 }).map((n) => `t${n}`),
    type: fc.constantFrom(...LINK_TYPES),
    lag: fc.integer({ min: -500, max: 500 }),
  });
  const links = fc.uniqueArray(link, { maxLength: 6, selector: ({ from, type }) => from + type });
  fc.assert(
    fc.property(links, (given) => {
      expect(readLinks(writeLinks(given, numberOf), idOf)).toEqual({ ok: true, links: given });
    }),
  );
});
