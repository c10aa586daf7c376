import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";

test("cells are written as RFC 4180 says, with a mark of UTF-8 in front", () => {
  expect(csvOf([["a", 'say "12"', "x,y", "two\nlines", 3.5]])).toBe(
    '\ufeffa,"say ""12""","x,y","two\nlines",3.5\r\n',
  );
});

test("a text that a spreadsheet would run as a formula stays a text; amounts stay numbers", () => {
  expect(csvOf([["=1+1", "+1", "-cmd", "@x", "-12.50", -3]])).toBe("\ufeff'=1+1,'+1,'-cmd,'@x,-12.50,-3\r\n");
});
