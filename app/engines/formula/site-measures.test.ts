import { expect, test } from "vitest";
import { valuesOf } from "../../../tests/formula-vectors.ts";

/** The table that Lerch printed in 1957 for the Portland Cement Association, and that ACI 305R goes by: lb/ft² an hour. */
test.each([
  [70, 70, 70, 0, 0.015],
  [70, 70, 70, 5, 0.038],
  [70, 70, 70, 10, 0.062],
  [70, 70, 70, 25, 0.135],
  [70, 70, 90, 10, 0.02],
  [70, 70, 50, 10, 0.1],
  [70, 70, 10, 10, 0.175],
])("concrete of %i °F in air of %i °F, %i%% and %i mph evaporates %f lb/ft² an hour", (...row) => {
  const [concreteTemperature, temperature, humidity, windSpeed, printed] = row;
  const { evaporation } = valuesOf("concreteEvaporation", {
    concreteTemperature,
    temperature,
    humidity,
    windSpeed,
  });
  expect(Math.abs(Number(evaporation) - printed)).toBeLessThan(0.012);
});

test("concrete is to be protected from 0.2 lb/ft² an hour on, and takes no water from damp warm air", () => {
  const air = { concreteTemperature: 85, temperature: 90, humidity: 40 };
  expect(valuesOf("concreteEvaporation", { ...air, windSpeed: 3 }).evaporationOk).toBe(true);
  expect(valuesOf("concreteEvaporation", { ...air, windSpeed: 12 }).evaporationOk).toBe(false);
  const damp = { concreteTemperature: 50, temperature: 90, humidity: 100, windSpeed: 10 };
  expect(valuesOf("concreteEvaporation", damp).evaporation).toBe(0);
});

test("a pixel is what a photograph covers by its pixels", () => {
  // 13.2 ÷ 8.8 = 1.5: from 200 ft the photograph is 300 ft wide, 3,600 in over 5,472 pixels.
  const sample = valuesOf("groundSample", { flightHeight: 200 });
  expect(sample.photoWidth).toBeCloseTo(300, 9);
  expect(sample.groundSample).toBeCloseTo(0.657895, 6);
});

test("compacted fill takes more earth from the bank, and that more loads", () => {
  expect(valuesOf("compactedFill", { compacted: 850, shrinkage: 15, swell: 20, truck: 12 })).toMatchObject({
    bank: 1000,
    loose: 1200,
    truckLoads: 100,
  });
});

test("snow on a flat roof is 0.7 of that on the ground, and on a low slope not below 20 psf", () => {
  expect(valuesOf("snowLoad", { groundSnow: 40 }).lowSlopeSnow).toBeCloseTo(28, 9);
  expect(valuesOf("snowLoad", { groundSnow: 25 }).flatSnow).toBeCloseTo(17.5, 9);
  expect(valuesOf("snowLoad", { groundSnow: 25 }).lowSlopeSnow).toBe(20);
  expect(valuesOf("snowLoad", { groundSnow: 15 }).lowSlopeSnow).toBe(15);
});

test("a day of several noises is allowed up to a dose of 100%", () => {
  expect(valuesOf("noiseDose", { noiseLevels: [90, 95], noiseHours: [4, 2] })).toMatchObject({
    noiseDose: 100,
    doseAllowed: true,
  });
  expect(valuesOf("noiseDose", { noiseLevels: [100], noiseHours: [3] })).toMatchObject({
    noiseDose: 150,
    doseAllowed: false,
  });
});

test("air is changed by its flow of an hour over the room", () => {
  expect(valuesOf("airChanges", { roomArea: 120, roomHeight: 8, airFlow: 80 }).airChanges).toBe(5);
});

test("a foot of height takes 0.433 psi", () => {
  expect(valuesOf("waterHead", { streetPressure: 60, waterRise: 20 })).toMatchObject({
    headLoss: 8.66,
    pressureLeft: 51.34,
  });
});

test("lengths are added, taken off, multiplied and divided", () => {
  const lengths = { addedLengths: ["12' 6 1/2\"", "8' 3 3/4\""].join("; "), takenLengths: "1' 1/4\"" };
  expect(valuesOf("tapeSum", lengths).lengthInches).toBeCloseTo(238, 9);
  expect(valuesOf("tapeSum", { ...lengths, tapeTimes: 3, tapeParts: 2 }).lengthInches).toBeCloseTo(357, 9);
});

test("a crew of different wages costs their sum with its burden", () => {
  expect(
    valuesOf("crewMix", { wages: [40, 30, 30], burden: 40, hoursWorked: 8, unitsDone: 560 }),
  ).toMatchObject({ crewHour: 140, crewCost: 1120, unitCost: 2 });
});

test("a machine is bought where it is used on more days than both ways cost the same", () => {
  const machine = { purchase: 50_000, resale: 20_000, yearlyCost: 2_500, dayRent: 400, years: 4 };
  expect(valuesOf("rentOrBuy", { ...machine, daysYear: 20 })).toMatchObject({
    owningCost: 40_000,
    rentingCost: 32_000,
    cheaper: "rent",
    breakEvenDays: 25,
  });
  expect(valuesOf("rentOrBuy", { ...machine, daysYear: 25 }).cheaper).toBe("same");
  expect(valuesOf("rentOrBuy", { ...machine, daysYear: 30 }).cheaper).toBe("buy");
});
