import { expect, test } from "vitest";
import { readSite, type Site, sizeOf, toiletsFor } from "./sizing.ts";

const NOTHING: Site = {
  ...{ people: 0, hours: 8, days: 5, fenceFeet: 0, debrisYards: 0, debris: "mixed" },
  ...{ loadKw: 0, motorKw: 0 },
};
const of = (site: Partial<Site>) => sizeOf({ ...NOTHING, ...site });

test("toilets follow table D-1 on both sides of each of its steps", () => {
  const table = [1, 20, 21, 40, 41, 80, 199, 200, 201, 250].map((people) => [people, toiletsFor(people)]);
  expect(table).toEqual([
    [1, 1],
    [20, 1],
    [21, 1],
    [40, 1],
    [41, 2],
    [80, 2],
    [199, 5],
    [200, 4],
    [201, 5],
    [250, 5],
  ]);
});

test("more hours mean more services a week, and nobody means nothing", () => {
  expect(of({})).toEqual([]);
  expect(of({ people: 10 })[0]).toMatchObject({ quantity: 1, weekly: 1 });
  expect(of({ people: 10, hours: 10, days: 6 })[0]).toMatchObject({ quantity: 1, weekly: 2 });
  expect(of({ people: 41 })[1]).toMatchObject({ service: "handWash", quantity: 3 });
  expect(of({ people: 10 })[2]).toMatchObject({ service: "water", quantity: 20 });
});

test("a box of heavy debris is counted by its weight, and of light debris by its volume", () => {
  expect(of({ debrisYards: 20 })[0]).toMatchObject({ quantity: 1, says: { size: 20, tons: 4 } });
  expect(of({ debrisYards: 20, debris: "concrete" })[0]).toMatchObject({
    quantity: 2,
    says: { byVolume: 1, byWeight: 2, tons: 20 },
  });
  expect(of({ debrisYards: 90 })[0]).toMatchObject({ quantity: 3, says: { size: 40 } });
});

test("a generator carries the largest motor while it starts, and panels close the whole line", () => {
  expect(of({ loadKw: 8 })[0]).toMatchObject({ quantity: 1, says: { size: 10, needed: 10 } });
  expect(of({ loadKw: 8, motorKw: 5 })[0]).toMatchObject({ says: { size: 20, peak: 18 } });
  expect(of({ loadKw: 400 })[0]).toMatchObject({ quantity: 3, says: { size: 200 } });
  expect(of({ fenceFeet: 121 })[0]).toMatchObject({ quantity: 11 });
});

test("what cannot be read is named by its field, and the rest is still sized", () => {
  const { site, wrong } = readSite(new URLSearchParams("people=2.5&hours=ten&fenceFeet=120&debris=gold"));
  expect(wrong).toEqual(["people", "hours"]);
  expect(site).toMatchObject({ people: 0, hours: 8, days: 5, fenceFeet: 120, debris: "mixed" });
});
