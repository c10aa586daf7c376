import { expect, test } from "vitest";
import { LANGUAGES } from "~/i18n/languages.ts";
import { ENGLISH } from "~db/seed/reference/knowledge/english.ts";
import { exitsFor, occupancyOf, readFloor, readGroup } from "./occupancy.view.server.ts";

test("a group is read as it is written and as an address has it; what is none is none", () => {
  expect(["S-1", "groupS1", "s1", "A"].map(readGroup)).toEqual(["groupS1", "groupS1", "groupS1", "groupA"]);
  expect(["Z", "", null, "constructor", "group"].map(readGroup)).toEqual(["", "", "", "", ""]);
});

test("a floor is read in feet and metres; zero, words and absurd areas are none", () => {
  expect(readFloor("2,400", "en")).toBe(2400);
  expect(readFloor("2400 ft²", "en")).toBe(2400);
  expect(readFloor("100 m²", "en")).toBeCloseTo(1076.39, 1);
  for (const wrong of ["0", "-5", "large", "12 ft", "9999999", "NaN", ""])
    expect(readFloor(wrong, "en")).toBeUndefined();
});

test("exits follow the people: one, two, three and four at 49, 500 and 1,000", () => {
  expect([49, 50, 500, 501, 1000, 1001].map((people) => exitsFor("groupB", people))).toEqual([
    1, 2, 2, 3, 3, 4,
  ]);
  // What the table allows in other groups is not recorded.
  expect(exitsFor("groupI2", 5)).toBe(2);
});

test("an office of 7,600 square feet has 51 people and two exits, and the drawing shows as many", () => {
  const { card } = occupancyOf("groupB", "7600", "en");
  const said = card?.facts.flatMap(({ says }) => says) ?? [];
  for (const one of [
    "51 people",
    "At least 2 exits",
    "Without sprinklers: 200 ft",
    "With sprinklers: 300 ft",
  ])
    expect(said).toContain(one);
  expect(card?.diagram.gaps).toHaveLength(2);
});

test("the figures are those that the provisions say, and each leads to a provision that stands here", () => {
  const bodies = new Map(ENGLISH.map(({ slug, body }) => [slug, body]));
  for (const language of LANGUAGES)
    for (const { value } of occupancyOf("", "", language).choices) {
      const { card } = occupancyOf(value, "5000", language);
      for (const { slug, says, section } of card?.facts ?? []) {
        expect(bodies.has(slug)).toBe(true);
        expect(says.length).toBeGreaterThan(0);
        expect(section).toMatch(/^IBC \d/);
      }
    }
  expect(bodies.get("ibc-1017-2")).toContain("B 200 ft and 300 ft");
  expect(bodies.get("ibc-1006-2")).toContain("49 occupants");
});

test("an area that cannot be read is said and kept, and the card stands without people", () => {
  const view = occupancyOf("groupM", "many", "he");
  expect([view.typed, Boolean(view.error), view.card?.facts.length]).toEqual(["many", true, 6]);
});
