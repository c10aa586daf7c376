import { expect, test } from "vitest";
import { compare, feeOf, goodsOf, haulOf, loadOf, type MaterialLine, matchOf, packed } from "./material.ts";
import { answersTo } from "./offers.ts";
import { supplierRecords } from "./supplier-records.ts";

const line = (id: string, more: Partial<MaterialLine> = {}): MaterialLine => ({
  ...{ id, sku: "", text: id, unit: "ea", need: 10_00, pack: 1_00, cents: 500, lb: 10, cuft: 1 },
  ...more,
});

test("a quantity becomes whole packs, and a pack of nothing rounds nothing", () => {
  expect(packed({ need: 31_00, pack: 10_00 })).toBe(40_00);
  expect(packed({ need: 40_00, pack: 10_00 })).toBe(40_00);
  expect(packed({ need: 1, pack: 100_00 })).toBe(100_00);
  expect(packed({ need: 7_25, pack: 0 })).toBe(7_25);
});

test("the load is that of whole packs, and names how many lines nobody weighed", () => {
  expect(loadOf([line("a", { need: 31_00, pack: 10_00 }), line("b", { lb: 0, cuft: 0 })])).toEqual({
    ...{ lb: 400, cuft: 40, unknown: 1 },
  });
  expect(goodsOf([line("a", { need: 2_50, pack: 0, cents: 333 })])).toBe(833);
});

test("the smallest truck with the fewest trips comes, as far as the way in and the unloading let it", () => {
  const load = { lb: 20_000, cuft: 100, unknown: 0 };
  expect(haulOf(load, "forklift", 0)).toEqual({ truck: "semi", trips: 1 });
  expect(haulOf(load, "forklift", 20)).toEqual({ truck: "flatbed", trips: 2 });
  expect(haulOf(load, "liftgate", 0)).toEqual({ truck: "box", trips: 3 });
  expect(haulOf({ ...load, lb: 900, cuft: 50 }, "hand", 0)).toEqual({ truck: "pickup", trips: 1 });
  expect(haulOf(load, "crane", 10)).toBeUndefined();
});

test("the fee is that of the band for each trip, and there is none beyond the last band", () => {
  expect([feeOf(10, 1), feeOf(11, 2), feeOf(101, 1)]).toEqual([7_500, 25_000, undefined]);
});

test("a bill is held against what came in good order", () => {
  const received = {
    ...{ printedName: "Foreman 1", drawn: "", note: "", at: "" },
    lines: { a: { good: 8_00, broken: 1_00 } },
  };
  const [match] = matchOf([line("a")], received, { a: { qty: 10_00, cents: 550 } });
  expect(match).toMatchObject({ ordered: 10_00, over: 2_00, overCents: 5_500 - 4_000, priceDiffers: true });
  expect(matchOf([line("a")], null, null)[0]).toMatchObject({ over: 0, overCents: 0, billed: null });
});

test("offers are compared by line, by supplier alone, and parted among suppliers with their deliveries", () => {
  const lines = [line("a"), line("b"), line("c")];
  const says = (cents: number | null) => ({ cents, leadDays: 1, substitute: "" });
  const compared = compare(lines, [
    { quote: "x", supplier: "X", feeCents: 1_000, answers: { a: says(400), b: says(600), c: says(null) } },
    { quote: "y", supplier: "Y", feeCents: 2_000, answers: { a: says(500), b: says(500), c: says(100) } },
  ]);
  expect(compared.best).toEqual({ a: "x", b: "y", c: "y" });
  expect(compared.alone).toEqual([
    { quote: "x", cents: undefined, missing: 1 },
    { quote: "y", cents: 11_000 + 2_000, missing: 0 },
  ]);
  expect(compared.splitCents).toBe(4_000 + 5_000 + 1_000 + 3_000);
  expect(compared.missing).toBe(0);
});

test("a supplier's record counts deliveries that came late where the gate is, short, or with something broken", () => {
  const line: MaterialLine = {
    ...{ id: "l1", sku: "", text: "Studs", unit: "ea", need: 10_00, pack: 1_00 },
    ...{ cents: 100, lb: 0, cuft: 0 },
  };
  const delivery = (supplier: string, at: string, good: number, broken = 0) => ({
    ...{ supplier, deliverOn: "2026-03-02", siteZone: "America/Los_Angeles", lines: [line] },
    received: { lines: { l1: { good, broken } }, printedName: "Foreman 1", drawn: "", note: "", at },
    deliveredAt: null as string | null,
  });
  const all = packed(line);
  expect(
    supplierRecords([
      // Still the second of March in Los Angeles.
      delivery("A", "2026-03-03T06:00:00.000Z", all),
      delivery("A", "2026-03-03T20:00:00.000Z", all - 1),
      delivery("A", "2026-03-02T20:00:00.000Z", all - 1, 1),
      delivery("B", "2026-03-02T20:00:00.000Z", all),
      { ...delivery("B", "", all), received: null },
      // Signed late, but it came in time; and the other way about.
      { ...delivery("C", "2026-03-05T20:00:00.000Z", all), deliveredAt: "2026-03-02T20:00:00.000Z" },
      { ...delivery("C", "2026-03-05T20:00:00.000Z", all), deliveredAt: "2026-03-04T20:00:00.000Z" },
    ]),
  ).toEqual([
    { supplier: "A", deliveries: 3, late: 1, short: 1, damaged: 1 },
    { supplier: "C", deliveries: 2, late: 1, short: 0, damaged: 0 },
    { supplier: "B", deliveries: 1, late: 0, short: 0, damaged: 0 },
  ]);
});

test("an answer counts only for the line that was asked about, not for another that has its number now", () => {
  const line = (text: string): MaterialLine => ({
    ...{ id: "l5", sku: "", text, unit: "ea", need: 1_00, pack: 1_00, cents: 0, lb: 0, cuft: 0 },
  });
  const quote = { lines: [line("Screws")], answers: { l5: { cents: 400, leadDays: 1, substitute: "" } } };
  expect(Object.keys(answersTo([line("Screws")], quote))).toEqual(["l5"]);
  expect(answersTo([line("Beam")], quote)).toEqual({});
});
