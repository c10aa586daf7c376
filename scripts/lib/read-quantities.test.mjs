import { expect, test } from "vitest";
import { quantity, readingsOf, readQuantities } from "./read-quantities.mjs";

/**
 * @param {string} text
 * @param {number} value
 * @param {string} unit
 */
const reads = (text, value, unit) => {
  const { kind, value: wanted } = quantity(value, unit);
  return readQuantities(text).some(
    (read) => read.kind === kind && Math.abs(read.value - wanted) < 0.001 * Math.abs(wanted) + 1e-9,
  );
};

test.each([
  ["you need 8.889 yd³ of concrete", 8.889, "yd3"],
  ["about 8.889 cubic yards", 8.889, "yd3"],
  ["son 8,889 yd³", 8.889, "yd3"],
  ["son 1.334,67 pies cuadrados", 1334.67, "ft2"],
  ["son 1,334.67 pies²", 1334.67, "ft2"],
  ["2.5 metros cúbicos", 2.5, "m3"],
  ['יוצא 4.8 מ"ק', 4.8, "m3"],
  ["יוצא 4.8 מ״ק", 4.8, "m3"],
  ["4.35 יארד מעוקב", 4.35, "yd3"],
  ["\u206812 רגל\u2069 עד הקיר", 12, "ft"],
  ["מ-6 רגל ומעלה", 6, "ft"],
  ["7-3/4 in at most", 7.75, "in"],
  ["7 3/4 pulg como máximo", 7.75, "in"],
  ["7¾ אינץ'", 7.75, "in"],
  ["6 ft 8 in high", 80, "in"],
  ["6 pies 8 pulg", 80, "in"],
  ["12 ft 15 in, 14 ft 13 in", 15, "in"],
  [`12' 6 1/2" long`, 150.5, "in"],
  ["12 ft 6 1/2 in", 150.5, "in"],
  [`at least 36" high`, 36, "in"],
  ["falls 1/8 in per foot", 0.125, "in"],
  ["914 mm", 35.984, "in"],
  ["5.7 ft2 of opening", 5.7, "ft2"],
  ["5,400 lb·ft", 5400, "lbft"],
  ["8.000 lb·ft", 8000, "lbft"],
  ["take 8 AWG", 8, "AWG"],
  ["take #8 copper", 8, "AWG"],
  ["calibre 4 de cobre", 4, "AWG"],
  ["2/0 AWG", -1, "AWG"],
  ["56 bags", 56, "one"],
  ["salen 14 contrahuellas.", 14, "one"],
  ["104.7 °F", 104.7, "F"],
  ["104.7 מעלות פרנהייט", 104.7, "F"],
  ["30.26°", 30.26, "deg"],
  ["25 percent of the width", 25, "pct"],
  ["25 אחוז", 25, "pct"],
  ["24.6%", 24.6, "pct"],
  ["23,800 VA", 23_800, "VA"],
  ["23.8 kVA", 23_800, "VA"],
  ["13.42 squares", 1342, "ft2"],
  ["288 board feet", 288, "boardFoot"],
  ["400 pies tabla", 400, "boardFoot"],
  ["9 gal", 9, "gal"],
  ["10 mil", 10, "mil"],
  ["34 to 38 in above the nosings", 34, "in"],
  ["de 34 a 38 pulg", 34, "in"],
  ["34 עד 38 אינץ'", 34, "in"],
])("%s states %d %s", (text, value, unit) => {
  expect(reads(text, value, unit)).toBe(true);
});

test.each([
  ["36 ft", 36, "in"],
  ["8 ft²", 8, "ft"],
  ["6 ft 8 in high", 8, "in"],
  ["80 lb bags", 80, "in"],
  ["15.2 in", 15, "one"],
  ["115 bags", 15, "one"],
  ["15 bags", 15, "in"],
  ["8 in", 8, "AWG"],
])("%s does not state %d %s", (text, value, unit) => {
  expect(reads(text, value, unit)).toBe(false);
});

test("a separator before three digits may mean either thing", () => {
  expect(readingsOf("1,234")).toEqual([1234, 1.234]);
  expect(readingsOf("1.234")).toEqual([1.234, 1234]);
  expect(readingsOf("12")).toEqual([12]);
});

test("a unit that nobody knows is an error of the one who asks", () => {
  expect(() => quantity(1, "cubit")).toThrow("cubit");
});
