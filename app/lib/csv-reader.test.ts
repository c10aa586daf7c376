import fc from "fast-check";
import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";
import { readCsv } from "./csv-reader.ts";

const cells = (text: string, most = 100) => readCsv(text, most).rows.map((row) => row.cells);

test("commas, semicolons and tabs separate, whichever the first line has", () => {
  expect(cells("a,b\n1,2")).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
  expect(cells("a;b\n1,5;2")).toEqual([
    ["a", "b"],
    ["1,5", "2"],
  ]);
  expect(cells("a\tb\n1\t2")).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
});

test("quotes hold separators, quotes and lines, and the line of a row is where it begins", () => {
  const { rows } = readCsv('name,note\n"2"" pipe, long","two\nlines"\nlast,1', 100);
  expect(rows).toEqual([
    { line: 1, cells: ["name", "note"] },
    { line: 2, cells: ['2" pipe, long', "two\nlines"] },
    { line: 4, cells: ["last", "1"] },
  ]);
});

test("inches inside a cell are no quote", () => {
  expect(cells('a,b\n2" pipe,3')).toEqual([
    ["a", "b"],
    ['2" pipe', "3"],
  ]);
});

test("a quote that is never closed ends with the file", () => {
  expect(cells('a,b\n"open,1\n2,3')).toEqual([["a", "b"], ["open,1\n2,3"]]);
});

test("of twenty thousand lines as many are read as are asked for", () => {
  const { rows, more } = readCsv("a,b\r\n".repeat(20_000), 5_000);
  expect([rows.length, more]).toEqual([5_000, true]);
  expect(readCsv("a,b\r\n".repeat(5_000), 5_000).more).toBe(false);
});

test("what our writer writes is read as it was, whatever stands in it", () => {
  const cell = fc
    .string({ unit: "grapheme", minLength: 1 })
    .filter((text) => /^[^\s=+\-@＝＋－＠]/u.test(text) && !/^[\p{Z}\p{Cf}]/u.test(text));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 20 }), (rows) => {
      expect(cells(csvOf(rows))).toEqual(rows);
    }),
  );
});
