import { expect, test } from "vitest";
import { plainWords } from "./words.logic.ts";

test.each([
  ["6 in", "6in"],
  ['6"', "6in"],
  ["6″", "6in"],
  ["6''", "6in"],
  ["6-inch", "6in"],
  ["6 inches", "6in"],
  ["6 pulgadas", "6in"],
  ["6 אינץ'", "6in"],
  ["3 ft", "36in"],
  ["3'", "36in"],
  ["3 pies", "36in"],
  ["3 רגל", "36in"],
  ["6'-8\"", "80in"],
  ["6 ft 8 in", "80in"],
  ["7 3/4 in", "7.75in"],
  ['7-3/4"', "7.75in"],
  ["7¾ inches", "7.75in"],
  ["1/2 in", "0.5in"],
  ["5.7 ft2", "5.7sqft"],
  ["5.7 square feet", "5.7sqft"],
  ["1,500 psf", "1500psf"],
  ["20 A", "20a"],
  ["20-amp", "20a"],
  ["20A", "20a"],
  ["20 אמפר", "20a"],
  ["5,000 lb", "5000lb"],
  ["90 cm", "900mm"],
  ["0.9 metros", "900mm"],
  ["8 percent", "8pct"],
  ["8%", "8pct"],
])("%s is the word %s", (text, word) => {
  expect(plainWords(text)).toEqual([word]);
});

test("a lumber size is one word however it is written", () => {
  expect(plainWords("2x10, 2 x 10 and 2 by 10")).toEqual(["2x10", "2x10", "and", "2x10"]);
});

test("a year before a small word stays a year", () => {
  expect(plainWords("the 2021 in force")).toEqual(["the", "2021", "in", "force"]);
});

test("a number without a unit stays a number", () => {
  expect(plainWords("4 or more risers")).toEqual(["4", "or", "more", "risers"]);
});
