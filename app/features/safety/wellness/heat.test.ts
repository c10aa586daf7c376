import { describe, expect, test } from "vitest";
import { dayOf, heatOf, restsOf, shareOn, temperatureProblem, waterOf } from "./heat.ts";

const shade = (temperature: number, humidity: number, unit: "c" | "f" = "f") =>
  heatOf({ temperature, unit, humidity, fullSun: false });

describe("the heat index", () => {
  // Cells of the chart that the National Weather Service prints (weather.gov/safety/heat-index), °F. It was drawn without
  // the adjustment for damp air, so there are none of those.
  test.each([
    [80, 40, 80],
    [86, 60, 91],
    [90, 50, 95],
    [90, 70, 105],
    [94, 60, 110],
    [100, 40, 109],
    [100, 55, 124],
    [104, 45, 124],
    [110, 40, 136],
  ])("at %d °F and a humidity of %d it is the %d °F of the chart", (temperature, humidity, chart) => {
    const found = shade(temperature, humidity)?.index ?? 0;
    expect(Math.abs(found - chart)).toBeLessThanOrEqual(1);
  });

  test("below 80 °F it is the mean with the simple estimate, in dry air it is less, in damp air more", () => {
    // By hand: (0.5 × (70 + 61 + (70 − 68) × 1.2 + 0.094 × 50) + 70) ÷ 2.
    expect(shade(70, 50)?.index).toBeCloseTo(69.525, 3);
    const regression = (t: number, r: number) =>
      -42.379 +
      2.04901523 * t +
      10.14333127 * r -
      0.22475541 * t * r -
      0.00683783 * t ** 2 -
      0.05481717 * r ** 2 +
      0.00122874 * t ** 2 * r +
      0.00085282 * t * r ** 2 -
      0.00000199 * t ** 2 * r ** 2;
    expect(shade(95, 5)?.index).toBeCloseTo(regression(95, 5) - 2, 6);
    expect(shade(82, 95)?.index).toBeCloseTo(regression(82, 95) + 1, 6);
  });

  test("comes out the same for degrees Celsius", () => {
    expect(shade(35, 50, "c")?.index).toBeCloseTo(shade(95, 50)?.index ?? 0, 9);
  });

  test("has no answer for a humidity of 140, or for what no air is", () => {
    expect([shade(90, 140), shade(90, -1), shade(200, 40), shade(20, 40)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test("the proposed steps begin at 80 and at 90 °F, and the sun counts", () => {
  expect(shade(70, 40)?.tier).toBe("none");
  expect(shade(82, 40)?.tier).toBe("initial");
  expect(shade(92, 50)?.tier).toBe("high");
  expect(heatOf({ temperature: 82, unit: "f", humidity: 40, fullSun: true })?.tier).toBe("high");
});

test("what fits only in the other unit is said so, and what fits in none is said, too", () => {
  expect(temperatureProblem(95, "f")).toBeUndefined();
  expect(temperatureProblem(35, "c")).toBeUndefined();
  expect(temperatureProblem(95, "c")).toBe("otherUnit");
  expect(temperatureProblem(30, "f")).toBe("otherUnit");
  expect(temperatureProblem(500, "f")).toBe("temperature");
  expect(temperatureProblem(-60, "c")).toBe("temperature");
});

test("nine people in eight hours drink 216 glasses of eight ounces, which are 51 litres", () => {
  const water = waterOf({ people: 9, hours: 8 });
  expect([water.glasses, water.ounces, water.gallons]).toEqual([216, 1728, 13.5]);
  expect(water.litres).toBeCloseTo(51.1, 1);
  expect([water.hourlyOunces, water.hourlyLitres.toFixed(2)]).toEqual([24, "0.71"]);
});

test("a day has a rest after each two hours but the last", () => {
  expect([0, 1, 2, 3, 8, 9, 10].map(restsOf)).toEqual([0, 0, 0, 1, 3, 4, 4]);
});

test("a new worker begins with a fifth and adds a fifth a day, one who comes back takes 50, 60, 80 and 100 %", () => {
  const days = [1, 2, 3, 4, 5, 6];
  expect(days.map((day) => shareOn("new", day))).toEqual([20, 40, 60, 80, 100, 100]);
  expect(days.map((day) => shareOn("returning", day))).toEqual([50, 60, 80, 100, 100, 100]);
});

test("the day of somebody is counted by the days that they worked before it, whatever was marked for later", () => {
  expect(dayOf([], "2026-07-06")).toBe(1);
  expect(dayOf(["2026-07-03", "2026-07-06", "2026-07-08"], "2026-07-06")).toBe(2);
});
