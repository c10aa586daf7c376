import fc from "fast-check";
import { expect, test } from "vitest";
import type { Language } from "~/i18n/languages.ts";
import { times, worstCase } from "../../../../tests/prove.ts";
import { extractQuantities } from "./extract.ts";
import { printQuantity } from "./print.ts";

/** Kind and worth of each, as they can be read again. */
const found = (text: string, language: Language = "en") =>
  extractQuantities(text, language).map((quantity) => `${quantity.kind} ${printQuantity(quantity)}`);

test.each<[Language, string, string[]]>([
  ["en", "How many bags for a 10x10 slab 4 inches thick?", ["size 10 x 10", "length 4 in"]],
  [
    "en",
    `How much concrete in a 12'6" x 20'3" slab 5" thick with 5% waste?`,
    ["size 12.5 ft x 20.25 ft", "length 5 in", "percent 5 %"],
  ],
  [
    "en",
    "voltage drop for 16 A at 120V over 100 ft of #12 copper",
    ["current 16 A", "voltage 120 V", "length 100 ft", "gauge #12"],
  ],
  ["en", '2x10 @ 16" O.C. spanning 14 ft', ["size 2 x 10", "length 16 in", "length 14 ft"]],
  ["en", "roof 6:12 with 1,500 sq ft plan", ["slope 6:12", "area 1500 ft²"]],
  ["en", "a 4 in 12 pitch, 28 ft span", ["slope 4:12", "length 28 ft"]],
  ["en", "heat index at 94F and 65% humidity", ["temperature 94 °F", "percent 65 %"]],
  ["en", 'stairs with 108 in total rise, 10" tread', ["length 108 in", "length 10 in"]],
  ["en", "12/2 NM cable on a 20 A breaker", ["gauge 12 AWG", "current 20 A"]],
  [
    "en",
    "100 plf over 12 ft on a 4 1/2 x 11 1/4",
    ["lineLoad 100 lb/ft", "length 12 ft", "size 4.5 x 11.25"],
  ],
  ["en", "20 pcs 2x10x14'", ["count 20", "size 2 x 10 x 14 ft"]],
  ["en", "8-ft wall, 80-lb bags", ["length 8 ft", "weight 80 lb"]],
  ["en", "5/8 drywall", ["count 0.625"]],
  [
    "es",
    "¿Cuántas bolsas de 80 libras para una losa de 10 por 12 pies y 4 pulgadas?",
    ["weight 80 lb", "size 10 ft x 12 ft", "length 4 in"],
  ],
  ["es", "losa de 6 x 4 m de 12 cm", ["size 6 m x 4 m", "length 12 cm"]],
  ["es", "zanja de 2,5 metros de profundidad", ["length 2.5 m"]],
  ["he", "כמה שקי בטון לרצפה של 10 על 12 רגל בעובי 4 אינץ'?", ["size 10 ft x 12 ft", "length 4 in"]],
  ["he", "תעלה בעומק של כ-3 מטר ו-5 רגל", ["length 3 m", "length 5 ft"]],
  ["he", 'רצפה של 6 על 4 מטר בעובי 12 ס"מ', ["size 6 m x 4 m", "length 12 cm"]],
])("%s: %s", (language, text, quantities) => {
  expect(found(text, language)).toEqual(quantities);
});

test("a range and a pair hold two quantities of one unit", () => {
  expect(found("a 10-12 ft deep trench")).toEqual(["length 10 ft", "length 12 ft"]);
  expect(found("between 6-8 in")).toEqual(["length 6 in", "length 8 in"]);
  expect(found("a 120/240 V service")).toEqual(["voltage 120 V", "voltage 240 V"]);
});

test("a minus is read before a temperature and not in a name", () => {
  expect(found("-10 F outside")).toEqual(["temperature -10 °F"]);
  expect(found("(-5 °C)")).toEqual(["temperature -5 °C"]);
  expect(found("R-13 in a wall of sheet A-101")).toEqual([]);
});

test.each([
  "what does R310.2.1 say?",
  "OSHA 1926.502(b)",
  "29 CFR 1926.651",
  "NEC 220.82",
  "table 310.16",
  "sección 405",
  "סעיף 405",
  "call 555-2868 or 555-123-4567",
  "on 2024-05-01 or 5/12/2024",
  "at 7:30 am",
  "the 3rd floor",
  "v1.2.3",
])("%j holds no quantity", (text) => {
  expect(extractQuantities(text)).toEqual([]);
});

test("the word in is no unit where a place follows it", () => {
  expect(found("how many 6 in the north wall?")).toEqual(["count 6"]);
  expect(found("20 in total")).toEqual(["count 20"]);
  expect(found("how many in 12 ft?")).toEqual(["length 12 ft"]);
});

test("each quantity says where it stood", () => {
  const text = `A wall 8' high and 3.5 m long, ½" board`;
  const places = extractQuantities(text).map(({ start, end, text: words }) => {
    expect(text.slice(start, end)).toBe(words);
    return words;
  });
  expect(places).toEqual(["8'", "3.5 m", `½"`]);
});

test("any text ends, in order and without overlaps", () => {
  const part = fc.constantFrom(
    "12",
    "'",
    '"',
    " ",
    "-",
    "/",
    "x",
    "#",
    "½",
    "ft",
    "in",
    ":",
    ".",
    ",",
    "A",
    "ב-",
    "מטר",
    "(",
    "0",
    "°F",
  );
  const text = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.array(part, { maxLength: 40 }).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(text, fc.constantFrom<Language>("en", "es", "he"), (written, language) => {
      let last = 0;
      for (const { start, end } of extractQuantities(written, language)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        last = end;
      }
    }),
    { numRuns: times(1000) },
  );
});

test("a text as long as a question may be is read at once", () => {
  for (const part of ["1", "1-", "1/", "1 ", "12' ", "1x", "#", "0.1 ft x "]) {
    worstCase(`quantities in 4,000 times "${part}"`, 1_000, () => {
      extractQuantities(part.repeat(4000));
    });
  }
});

test("feet and inches are one length, but after a size the inches are a thickness", () => {
  expect(found("a wall of 12 feet and 6 inches")).toEqual(["length 12.5 ft"]);
  expect(found("una zanja de 12 pies y 6 pulgadas", "es")).toEqual(["length 12.5 ft"]);
  expect(found("a slab of 10 by 12 feet and 4 inches")).toEqual(["size 10 ft x 12 ft", "length 4 in"]);
});
