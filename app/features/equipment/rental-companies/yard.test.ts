import { expect, test } from "vitest";
import { rateCardCsv } from "./company-csv.server.ts";
import { basketOf, cardOf, rentalCompany, type Yard } from "./yard.ts";

const yard: Yard = {
  machines: [
    { machine: "scissorLift", day: 15_000, week: 40_000, month: 90_000 },
    { machine: "miniExcavator", day: 30_000, week: 80_000, month: 0 },
    { machine: "plateCompactor", day: 9_000, week: 0, month: 0 },
  ],
  bands: [
    { miles: 10, cents: 7_500 },
    { miles: 30, cents: 12_500 },
  ],
  ...{ environmentalCents: 500, fuelCents: 700, cleaningCents: 9_900, waiverRate: 1_500 },
  ...{ weekend: "oneDay", offRent: "atCall", late: "day", open: ["saturday"] },
};

test("the basket is each machine's cheapest blocks, the waiver, the fees always due, and one trip there and back", () => {
  const basket = basketOf(yard);
  if (!("total" in basket)) throw new Error("no price");
  // A week instead of five days; three days instead of a week cost 900, so a week at 800; one day.
  const rental = 40_000 + 80_000 + 9_000;
  expect(basket.total).toBe(rental + 2 * 12_500 + rental * 0.15 + 3 * 500);
  expect(basket.parts.map(({ lines }) => lines.map(({ kind }) => kind))).toEqual([
    ["rental", "delivery", "waiver", "fee"],
    ["rental", "waiver", "fee"],
    ["rental", "waiver", "fee"],
  ]);
});

test("fees that only may be due change no total", () => {
  const dearer = { ...yard, fuelCents: 99_900, cleaningCents: 99_900 };
  expect(basketOf(dearer)).toEqual(basketOf(yard));
});

test("a company without one of the machines, or that brings nothing so far, has no price and says why", () => {
  expect(basketOf({ ...yard, machines: yard.machines.slice(0, 1) })).toEqual({
    ok: false,
    missing: ["miniExcavator", "plateCompactor"],
  });
  expect(basketOf({ ...yard, bands: [] })).toEqual({ ok: false, problem: "noDelivery" });
  expect(basketOf({ ...yard, bands: yard.bands.slice(0, 1) })).toEqual({ ok: false, problem: "tooFar" });
});

test("a price that is left out is no price, and a company is found by its machines, delivery, hours and off-rent rule", () => {
  expect(cardOf(yard, { day: 100, week: 0, month: 0 }).prices).toEqual({ day: 100 });
  expect(rentalCompany.facetsOf(yard)).toEqual([
    ["machine", "scissorLift"],
    ["machine", "miniExcavator"],
    ["machine", "plateCompactor"],
    ["delivery", "yes"],
    ["open", "saturday"],
    ["offRent", "atCall"],
  ]);
});

test("the list is a file of as many columns on every line, with an empty place where there is no price", () => {
  const lines = rateCardCsv("en", yard)
    .trim()
    .split("\r\n")
    .map((line) => line.slice(1, -1).split('","'));
  expect(new Set(lines.map(({ length }) => length))).toEqual(new Set([6]));
  expect(lines.find(([what]) => what === "Mini excavator")?.slice(1)).toEqual([
    ...["300.00", "800.00", "", "", ""],
  ]);
  expect(lines.filter(([what]) => what === "Delivery, one way").map((line) => line.slice(4))).toEqual([
    ["75.00", "10 miles"],
    ["125.00", "30 miles"],
  ]);
});
