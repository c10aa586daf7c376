import { describe, expect, test } from "vitest";
import { figuresOf } from "~/engines/listing/listing.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { advise } from "./advise.ts";
import { exampleListings } from "./example.server.ts";
import { distanceOf, figureOf, powerOf, readSearch, searchHref } from "./read-search.ts";

const read = (query: string) =>
  readSearch(new URLSearchParams(query), { today: "2026-03-02", metric: false });

describe("what an address asks for", () => {
  test("is three days from tomorrow, anywhere, where it says nothing", () => {
    expect(read("")).toMatchObject({
      from: "2026-03-03",
      to: "2026-03-05",
      days: 3,
      errors: {},
      delivered: false,
    });
  });

  test.each([
    ["from=2026-03-01", { from: "errors.past" }],
    ["from=soon", { from: "errors.day" }],
    ["from=2026-03-10&to=2026-03-08", { to: "errors.endsFirst" }],
    ["from=2026-03-10&to=2027-03-11", { to: "errors.longSpan" }],
    ["at=nowhere", { at: "errors.position" }],
    ["deliver=yes", { at: "errors.deliverWhere" }],
    ["digs=deep", { digs: "errors.length" }],
    ["lifts=3+m", { lifts: "errors.weight" }],
    ["powers=strong", { powers: "errors.power" }],
  ])("of %s is refused beside its field", (query, errors) => {
    expect(read(query).errors).toEqual(errors);
  });

  test("compares four machines at most, each once", () => {
    const compared = read("compare=a&compare=b&compare=a&compare=c&compare=d&compare=e").compared;
    expect(compared).toEqual(["a", "b", "c", "d"]);
  });

  test("keeps its fields in the addresses of other pages, and leaves out what is empty", () => {
    expect(searchHref("/x", { q: "a b", at: "" }, { page: 2 })).toBe("/x?q=a+b&page=2");
  });
});

test.each([
  ["8 ft", "length", 2_438],
  ["2.4 m", "length", 2_400],
  ["8", "length", 2_438],
  ["3,500 lb", "weight", 1_588],
  ["0 ft", "length", undefined],
  ["-3 m", "length", undefined],
  ["3 kg", "length", undefined],
] as const)("%s as a %s is %s", (typed, kind, figure) => {
  expect(figureOf(typed, kind, false)).toBe(figure);
});

test.each([
  ["20", 32_187],
  ["20 mi", 32_187],
  ["20 miles", 32_187],
  ["25 km", 25_000],
  ["900 m", 900],
  ["far", undefined],
])("%s is a distance of %s metres", (typed, metres) => {
  expect(distanceOf(typed, false)).toBe(metres);
});

test.each([
  ["20 kW", 20_000],
  ["20", 20_000],
  ["5,500 W", 5_500],
  ["27 hp", 20_134],
  ["7.5kw", 7_500],
  ["0 kW", undefined],
  ["-5 kW", undefined],
  ["9999999 kW", undefined],
  ["much", undefined],
])("%s is a power of %s watts", (typed, watts) => {
  expect(powerOf(typed)).toBe(watts);
});

describe("the size advisor", () => {
  test("names the classes that give so much power", () => {
    expect(advise({ powers: 7_000 }).map(({ machine, size }) => [machine, size.power])).toEqual([
      ["generator", 20_000],
      ["lightTower", 8_000],
    ]);
  });

  test("names the smallest common size of each class that digs so deep, the lightest first", () => {
    expect(advise({ digs: 3_000 }).map(({ machine, size }) => [machine, size.weight])).toEqual([
      ["miniExcavator", 3_500],
      ["excavator", 8_000],
    ]);
  });

  test("leaves out what the truck cannot tow", () => {
    expect(advise({ digs: 3_000, tows: 3_400 })).toEqual([]);
    expect(advise({ digs: 1_000, tows: 3_400 }).map(({ machine }) => machine)).toEqual([
      "miniExcavator",
      "trencher",
    ]);
  });

  test("names nothing where nothing is asked", () => {
    expect(advise({})).toEqual([]);
  });
});

test.each(LANGUAGES)(
  "thirty-six sample machines of ten owners have cards without a fault in %s",
  (language) => {
    const rows = exampleListings(language);
    expect(rows).toHaveLength(36);
    expect(new Set(rows.map(({ offeredBy }) => offeredBy)).size).toBe(10);
    expect(rows.every(({ card }) => figuresOf(JSON.parse(card)).ok)).toBe(true);
  },
);
