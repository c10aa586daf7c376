import { expect, test } from "vitest";
import { costOf, refusalOf, trueMills } from "./price.ts";

test("what lacks of the minimum is billed at the mean price, and is in the true price of a gallon", () => {
  const cost = costOf([{ tenths: 500, priceMills: 3_500 }], { leastTenths: 1_000, feeCents: 2_500 });
  expect(cost).toMatchObject({
    ...{ tenths: 500, fuelCents: 17_500, shortTenths: 500, shortCents: 17_500 },
    ...{ totalCents: 37_500, trueMills: 7_500 },
  });
});

test("at or above the minimum nothing is added, and nothing poured costs the delivery alone", () => {
  expect(costOf([{ tenths: 1_000, priceMills: 3_459 }], { leastTenths: 1_000, feeCents: 0 })).toMatchObject({
    ...{ fuelCents: 34_590, shortCents: 0, trueMills: 3_459 },
  });
  expect(costOf([], { leastTenths: 1_000, feeCents: 500 })).toMatchObject({ totalCents: 500, trueMills: 0 });
  expect(trueMills(100, 0)).toBe(0);
});

test("dyed diesel is refused for road plates, and gasoline and diesel for each other's machines", () => {
  const digger = { fuel: "dyed", roadPlates: false } as const;
  const truck = { fuel: "clear", roadPlates: true } as const;
  const pickup = { fuel: "gasoline", roadPlates: true } as const;
  expect([refusalOf(digger, "dyed"), refusalOf(digger, "clear"), refusalOf(truck, "def")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(refusalOf(truck, "dyed")).toBe("dyedOnRoad");
  expect(refusalOf(digger, "gasoline")).toBe("wrongFuel");
  expect(refusalOf(pickup, "clear")).toBe("wrongFuel");
  expect(refusalOf(pickup, "gasoline")).toBeUndefined();
});
