import { expect, test } from "vitest";
import { readAddress } from "./ar-visualizer.address.ts";
import { checksOf, risersFor } from "./checks.ts";
import { fitOf, type Place } from "./fit.ts";
import { OBJECTS, type Sizes, solidsOf } from "./objects.ts";
import { boundsOf } from "./solids.ts";

const read = (query: Record<string, string>, units: "us" | "metric" = "us") =>
  readAddress(new URLSearchParams(query), units, "en");
const object = (w: number, d: number, h: number) => ({ min: [0, 0, 0] as const, max: [w, d, h] as const });
const place = (differing: Partial<Place>): Place => ({
  ...{ width: 120, depth: 120, doorAt: 0, spot: "back" },
  ...differing,
});

test("a riser of 9 in does not meet the code, and the number of risers that does is said", () => {
  const { kind, sizes, wrong } = read({ kind: "stair", rise: "108", risers: "12" });
  expect(wrong).toEqual({});
  expect(checksOf(kind, sizes).find(({ id }) => id === "riser")).toMatchObject({
    ...{ section: "IRC R311.7.5.1", found: 9, limit: 7.75, holds: false },
  });
  expect(108 / risersFor(108)).toBeLessThanOrEqual(7.75);
  expect(108 / (risersFor(108) - 1)).toBeGreaterThan(7.75);
});

test("limits that are just met are met, and just missed are missed", () => {
  const verdict = (query: Record<string, string>, id: string) => {
    const { kind, sizes } = read(query);
    return checksOf(kind, sizes).find((check) => check.id === id)?.holds;
  };
  expect(verdict({ kind: "stair", rise: "93", risers: "12", tread: "10" }, "riser")).toBe(true);
  expect(verdict({ kind: "stair", tread: "9.9" }, "tread")).toBe(false);
  expect(verdict({ kind: "ramp", slope: "12" }, "rampSlope")).toBe(true);
  expect(verdict({ kind: "ramp", slope: "11.9" }, "rampSlope")).toBe(false);
  expect(verdict({ kind: "deck", height: "30", rail: "0" }, "guard")).toBeUndefined();
  expect(verdict({ kind: "deck", height: "31", rail: "0" }, "guard")).toBe(false);
  expect(verdict({ kind: "scaffold", rail: "46" }, "scaffoldRailHigh")).toBe(false);
  expect(verdict({ kind: "scaffold", lift: "60", rail: "0" }, "scaffoldRailLow")).toBeUndefined();
});

test("the examples that stand in the fields keep to every rule, except that the wall needs a permit", () => {
  const units = ["us", "metric"] as const;
  for (const [kind, system] of Object.keys(OBJECTS).flatMap((one) =>
    units.map((unit) => [one, unit] as const),
  )) {
    const asked = read({ kind }, system);
    expect(asked.wrong).toEqual({});
    expect([kind, checksOf(asked.kind, asked.sizes).filter(({ holds }) => !holds)]).toEqual([
      kind,
      kind === "retainingWall" ? [expect.objectContaining({ id: "wallPermit" })] : [],
    ]);
  }
});

test("feet and inches, meters and bare numbers are the same size", () => {
  const widths = [
    read({ kind: "deck", width: "12' 6\"" }),
    read({ kind: "deck", width: "3.81 m" }),
    read({ kind: "deck", width: "12.5" }),
    read({ kind: "deck", width: "3.81", units: "metric" }),
  ].map(({ sizes }) => sizes.width);
  for (const width of widths) expect(width).toBeCloseTo(150, 1);
});

test("what cannot be is refused beside the field that it concerns", () => {
  expect(Object.keys(read({ kind: "stair", rise: "a lot", tread: "-3" }).wrong)).toEqual(["rise", "tread"]);
  expect(read({ kind: "lStair", risers: "13.5" }).wrong.risers).toBeDefined();
  expect(read({ kind: "shed", door: "120", width: "8" }).wrong.door).toBeDefined();
  expect(read({ kind: "excavator", reach: "8", tail: "9" }).wrong.tail).toBeDefined();
  expect(read({ kind: "deck", roomWidth: "20" }).wrong.roomDepth).toBeDefined();
  expect(read({ kind: "deck", phone: "100", tape: "130" }).wrong.tape).toBeDefined();
  expect(read({ kind: "no such thing" }).kind).toBe("stair");
});

test("what does not fit is missing by so much, and a quarter turn that helps is found", () => {
  const fit = fitOf(object(130, 60, 40), place({ width: 125, depth: 140 }));
  expect(fit).toMatchObject({ fits: false, fitsTurned: true, over: { width: -5, depth: 80 } });
  expect(fitOf(object(60, 60, 100), place({ height: 96 }))).toMatchObject({
    fits: false,
    over: { height: -4 },
  });
});

test("a passage is 36 in and a turning space 60 in, and the widest strip counts", () => {
  expect(fitOf(object(60, 60, 40), place({}))).toMatchObject({ widest: 60, passes: true, turns: true });
  expect(fitOf(object(60, 61, 40), place({}))).toMatchObject({ widest: 59, passes: true, turns: false });
  expect(fitOf(object(90, 90, 40), place({}))).toMatchObject({ widest: 30, passes: false });
  expect(fitOf(object(20, 100, 40), place({ width: 90, spot: "corner" })).free).toMatchObject({
    left: 0,
    right: 70,
  });
});

test("the leaf of a door meets what stands in its quarter circle and nothing else", () => {
  const gap = (d: number, door: number, doorAt: number) =>
    fitOf(object(40, d, 40), place({ door, doorAt, spot: "corner" })).door;
  // The object is 40 wide in the back left corner; its front is at 120 less its depth.
  expect(gap(80, 36, 0)).toBeCloseTo(4, 9);
  expect(gap(90, 36, 0)).toBeCloseTo(-6, 9);
  expect(gap(110, 36, 50)).toBeCloseTo(10, 9);
});

test("the swing of an excavator is what has to fit", () => {
  const sizes = { reach: 348, tail: 108, track: 120, length: 168, height: 120 } as Sizes;
  const { min, max } = boundsOf(solidsOf("excavator", sizes));
  expect([max[0] - min[0], max[1] - min[1]]).toEqual([696, 696]);
});
