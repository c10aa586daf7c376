import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";

/** What stands between the mark and the end. */
const lines = (csv: string) => csv.replace(/^\uFEFF/, "").split("\r\n");

test("a table has a mark that tells UTF-8, quoted cells, and lines as RFC 4180 ends them", () => {
  expect(
    csvOf([
      ["Name", "Feet"],
      ['Guard, "open"', 3.5],
    ]),
  ).toBe('\uFEFF"Name","Feet"\r\n"Guard, ""open""","3.5"\r\n');
});

test.each([
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "\n=1",
  "＝1",
  "＋1",
  "－1",
  "＠A1",
  "=cmd|' /C calc'!A0",
])("a text that a spreadsheet would compute is text: %j", (text) => {
  expect(csvOf([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
});

test("so is one that blanks or an unseen mark stand before", () => {
  expect(csvOf([["  =1+1", "\u200F=1+1", "\u00A0@A1"]])).toBe(
    `\uFEFF"'  =1+1","'\u200F=1+1","'\u00A0@A1"\r\n`,
  );
});

test("numbers stay numbers, below zero too, and what is missing is an empty cell", () => {
  expect(lines(csvOf([[-3, 0, null, undefined]]))[0]).toBe('"-3","0","",""');
});

test("a sum of money keeps its cents, and below zero it is a number and no text", () => {
  expect(lines(csvOf([[{ cents: -5_000 }, { cents: 1_250 }, { cents: 0 }]]))[0]).toBe(
    '"-50.00","12.50","0.00"',
  );
});

test("what only has such a sign inside stays as it is", () => {
  expect(lines(csvOf([["12'-6\"", "a@example.com", "2+2"]]))[0]).toBe(`"12'-6""","a@example.com","2+2"`);
});
