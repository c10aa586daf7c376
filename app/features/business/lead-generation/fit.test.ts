import { expect, test } from "vitest";
import { coarse, distanceOf, fitOf, type Pro, type Wanted } from "./fit.ts";

const AUSTIN = { latitude: 30.27, longitude: -97.74 };
const WANTED: Wanted = { trade: "deck", region: "TX", place: "Austin 78701", at: AUSTIN };
const PRO: Pro = {
  ...{ trades: ["deck", "fence"], region: "TX", place: "78704", at: AUSTIN, radiusMiles: 30 },
  ...{ classes: [], licence: "", isChecked: false, weekly: 4, used: 0 },
};

test("a score is its printed parts multiplied, and nothing else", () => {
  const { score, parts, misfits } = fitOf(WANTED, { ...PRO, used: 2, answersIn: 600 });
  expect(parts.map(({ hundredths }) => hundredths)).toEqual([100, 100, 100, 75, 90]);
  expect([score, misfits]).toEqual([68, []]);
});

test("whoever lacks the class of licence that the state asks for is told so and scores nothing", () => {
  const electrical = { ...WANTED, trade: "panel", needs: "electrical" } as const;
  const electrician: Pro = { ...PRO, trades: ["panel"], classes: ["electrical"], licence: "E-1" };
  expect(fitOf(electrical, { ...electrician, classes: ["plumbing"] })).toMatchObject({
    score: 0,
    misfits: ["licence"],
  });
  expect(fitOf(electrical, { ...electrician, licence: "" }).misfits).toEqual(["licence"]);
  const why = (pro: Pro) => fitOf(electrical, pro).parts.find(({ part }) => part === "licence");
  expect(why(electrician)).toEqual({ part: "licence", why: "said", hundredths: 85 });
  expect(why({ ...electrician, isChecked: true })?.hundredths).toBe(100);
});

test("a distance is as exact as what is said of both places, and beyond the radius is too far", () => {
  const dallas = { latitude: 32.78, longitude: -96.8 };
  expect(fitOf(WANTED, { ...PRO, at: dallas }).misfits).toEqual(["far"]);
  const said = (a: string, b: string) => distanceOf({ place: a }, { place: b }).kind;
  expect(said("Austin 78701", "78701")).toBe("sameZip");
  expect(said("Austin, 78701", "austin")).toBe("sameTown");
  expect(said("78701", "78745")).toBe("sameZipArea");
  expect(said("78701", "75201")).toBe("sameState");
  expect(fitOf({ ...WANTED, at: undefined }, { ...PRO, region: "OK" }).misfits).toEqual(["state"]);
});

test("a position is told on a grid on which no house can be found", () => {
  expect(coarse({ latitude: 30.267153, longitude: -97.743057 })).toEqual({
    latitude: 30.27,
    longitude: -97.74,
  });
});
