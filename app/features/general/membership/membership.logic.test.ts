import { expect, test } from "vitest";
import { addedBy, annualCents, FEATURES, TIER_IDS, TIERS, UNLIMITED } from "./membership.logic.ts";

const tier = (id: (typeof TIER_IDS)[number]) => {
  const found = TIERS.find((entry) => entry.id === id);
  if (!found) throw new Error(`no tier ${id}`);
  return found;
};

test("there are three plans, the free one first and each dearer than the one before", () => {
  expect(TIERS.map(({ id }) => id)).toEqual(TIER_IDS);
  expect(TIERS.map(({ monthlyCents }) => monthlyCents)).toEqual([0, 4900, 19_900]);
});

test("twelve months cost twelve times a month, to the cent", () => {
  expect(TIERS.map(annualCents)).toEqual([0, 58_800, 238_800]);
  for (const price of [1, 99, 4999]) expect(annualCents({ monthlyCents: price })).toBe(price * 12);
});

test("prices are whole cents", () => {
  for (const { monthlyCents } of TIERS) expect(Number.isSafeInteger(monthlyCents)).toBe(true);
});

test("one plan is the popular one", () => {
  expect(TIERS.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(["pro"]);
});

test("a builder lists five machines a month and works alone; others have the room they pay for", () => {
  expect(tier("builder")).toMatchObject({ listingsPerMonth: 5, members: 1 });
  expect(tier("pro")).toMatchObject({ listingsPerMonth: UNLIMITED, members: 10 });
  expect(tier("enterprise")).toMatchObject({ listingsPerMonth: UNLIMITED, members: UNLIMITED });
  expect(1_000_000 < tier("enterprise").members).toBe(true);
});

test("support and training are those of the plan", () => {
  expect(TIERS.map(({ support }) => support)).toEqual([
    ["basic"],
    ["basic", "email"],
    ["basic", "email", "phone"],
  ]);
  expect(TIERS.map(({ training }) => training)).toEqual([[], ["monthly"], ["monthly", "weekly"]]);
});

test("a dearer plan never holds less", () => {
  for (const { of } of FEATURES) {
    const held = TIERS.map((entry) => Number(of(entry)));
    expect(held).toEqual(held.toSorted((a, b) => a - b));
  }
});

test("a card names what the plan adds, and nothing twice", () => {
  const added = TIERS.map((entry) => addedBy(entry).map(({ feature }) => feature.id));
  expect(added).toEqual([
    ["answers", "cart", "settings", "members", "listings", "basicSupport"],
    ["members", "listings", "emailSupport", "monthlyTraining"],
    ["members", "phoneSupport", "weeklyTraining"],
  ]);
});

test("what can be used today stands before what cannot", () => {
  const open = FEATURES.map((feature) => feature.open);
  expect(open).toEqual(open.toSorted((a, b) => Number(b) - Number(a)));
});
