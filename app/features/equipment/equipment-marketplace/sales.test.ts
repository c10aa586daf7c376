import { describe, expect, test } from "vitest";
import { depreciation, readDepreciation } from "./depreciation.ts";
import { placeIn, priceBand } from "./price-band.ts";
import { readAssumptions, rentOrBuy, USUAL } from "./rent-or-buy.ts";
import { isVehicleNumber, maskedSerial, serialHash, serialProblem } from "./serial.ts";

describe("a serial number", () => {
  test("has one hash however it is typed, and another with another maker", async () => {
    const one = await serialHash("Fictor", "ab-12 34");
    expect(await serialHash("FICTOR", "AB1234")).toBe(one);
    expect(await serialHash("Samplex", "AB1234")).not.toBe(one);
  });

  test("is shown by its end alone, and a short one not even that", () => {
    expect(maskedSerial("SX17-0042-991")).toBe("•••• 2991");
    expect(maskedSerial("AB12")).toBe("•••• 12");
    expect(maskedSerial("A1")).toBe("••••");
  });

  test("of a trailer is refused where its check digit does not fit; other machines are taken as they are", () => {
    // The number of seventeen ones is the known example whose digit is one.
    expect(isVehicleNumber("11111111111111111")).toBe(true);
    expect(isVehicleNumber("11111111211111111")).toBe(false);
    expect(isVehicleNumber("1M8GDM9AXKP042788")).toBe(true);
    expect(serialProblem("dumpTrailer", "11111111211111111")).toBe("check");
    expect(serialProblem("excavator", "11111111211111111")).toBeUndefined();
    expect(serialProblem("excavator", "-1-2-")).toBe("short");
  });
});

describe("a band of prices", () => {
  test("is not said of fewer than five machines", () => {
    expect(priceBand([1, 2, 3, 4])).toBeUndefined();
  });

  test("is the middle half, and says where a price lies in it", () => {
    const band = priceBand([500, 100, 300, 200, 400]);
    expect(band).toEqual({ n: 5, low: 200, middle: 300, high: 400 });
    expect([100, 200, 400, 401].map((cents) => band && placeIn(band, cents))).toEqual([
      "below",
      "within",
      "within",
      "above",
    ]);
  });
});

describe("renting or buying", () => {
  const assumed = { ...USUAL, price: 50_000_00, rentDay: 300_00 };

  test("breaks even on the first day from which owning costs no more than renting", () => {
    const answer = rentOrBuy(assumed);
    // 6,000 lost value, 8 % of 35,000, 3 % of 50,000; 264 saved on each day.
    expect(answer).toMatchObject({ wear: 6_000_00, capital: 2_800_00, cover: 1_500_00 });
    expect(answer.breakeven).toBe(Math.ceil(10_300 / 264));
    const at = (daysYear: number) => rentOrBuy({ ...assumed, daysYear });
    const day = answer.breakeven ?? 0;
    expect(at(day).ownYear).toBeLessThanOrEqual(at(day).rentYear);
    expect(at(day - 1).ownYear).toBeGreaterThan(at(day - 1).rentYear);
  });

  test("has no such day where no rent is known, or a year is too short for it", () => {
    expect(rentOrBuy({ ...assumed, rentDay: 0 })).toMatchObject({ breakeven: undefined, hasRent: false });
    expect(rentOrBuy({ ...assumed, rentDay: 20_00 }).breakeven).toBeUndefined();
    expect(rentOrBuy({ ...assumed, price: 10_000_000_00 }).breakeven).toBeUndefined();
  });

  test("takes each assumption from the address, and names those that cannot be", () => {
    const read = readAssumptions(new URLSearchParams("rentDay=$250&hoursDay=25&resale=55.5&interest=x"), {
      ...{ price: 100_00, rentDay: 0 },
    });
    expect(read.assumed).toMatchObject({ rentDay: 250_00, resale: 55.5, hoursDay: USUAL.hoursDay });
    expect(read.wrong).toEqual(["hoursDay", "interest"]);
  });
});

test("what an hour takes from a price runs in equal steps down to what is left at the end of the life", () => {
  const machine = { price: 50_000_00, hours: 4_000, lifeHours: 8_000, scrap: 20 };
  const worn = depreciation(machine);
  expect([worn?.left, worn?.end, worn?.perHour]).toEqual([4_000, 10_000_00, 10_00]);
  expect(worn?.steps).toEqual([
    { more: 500, at: 4_500, value: 45_000_00 },
    { more: 1_000, at: 5_000, value: 40_000_00 },
    { more: 2_000, at: 6_000, value: 30_000_00 },
  ]);
  expect(depreciation({ ...machine, hours: 8_000 })).toBeUndefined();
  for (const hours of [0, 1, 3_999, 7_999])
    for (const one of depreciation({ ...machine, hours })?.steps ?? [])
      expect(one.value).toBeGreaterThanOrEqual(10_000_00);
});

test("the assumptions of depreciation are read from the address, and what is no such number is named", () => {
  const read = (query: string) => readDepreciation(new URLSearchParams(query), "excavator");
  expect(read("")).toMatchObject({ lifeHours: 12_000, scrap: 10, wrong: [] });
  expect(read("lifeHours=9000&scrap=0")).toMatchObject({ lifeHours: 9_000, scrap: 0, wrong: [] });
  expect(read("lifeHours=many&scrap=101")).toMatchObject({
    ...{ lifeHours: 12_000, scrap: 10, wrong: ["lifeHours", "scrap"] },
    typed: { lifeHours: "many", scrap: "101" },
  });
});
