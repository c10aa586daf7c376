import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fits, ROOM, readTakeoff, takeoffFields, writeTakeoff } from "./address.ts";
import { crossesItself, type Point, perimeter, polygonArea } from "./geometry.ts";
import { MOST_POINTS, readPoints, writePoints } from "./point-text.ts";
import { calibrate, quantitiesOf, type Takeoff } from "./takeoff.ts";
import { finished, isComplete, pointsMissing, tapped, without } from "./tapping.ts";

const at = (x: number, y: number): Point => ({ x, y });
const known = (x: number, length: string) => ({ from: at(0, 0), to: at(x, 0), length });
/** 1 px is an inch. */
const SCALE = known(120, "10'");
const square = (side: number): Point[] => [at(0, 0), at(side, 0), at(side, side), at(0, side)];
const takeoff = (extra: Partial<Takeoff>): Takeoff => ({ scale: SCALE, measures: [], ...extra });

describe("the scale", () => {
  test("is two points and the length between them", () => {
    expect(calibrate({ scale: SCALE })).toEqual({ inchesPerPixel: 1, state: "unchecked" });
    expect(calibrate({ scale: known(254, "2.54 m") }).inchesPerPixel).toBeCloseTo(100 / 254, 6);
  });

  test.each([undefined, known(120, ""), known(120, "ten feet"), known(2, "10'"), known(120, "10'-14\"")])(
    "is not there with %j",
    (scale) => expect(calibrate({ scale })).toEqual({ state: "none" }),
  );

  test.each([
    ["good", "10'"],
    ["good", "9'-10 13/16\""],
    ["warn", "9'-9\""],
    ["warn", "10'-2\""],
    ["blocked", "9'-7\""],
    ["blocked", "12'"],
  ])("is %s when the second dimension of 120 px is said to be %s", (state, length) => {
    expect(calibrate({ scale: SCALE, check: known(120, length) }).state).toBe(state);
  });

  test("warns above one per cent and blocks above three, and not at them", () => {
    const state = (pixels: number) => calibrate({ scale: SCALE, check: known(pixels, "8'-4\"") }).state;
    expect([state(101), state(101.1), state(103), state(103.1)]).toEqual(["good", "warn", "warn", "blocked"]);
  });
});

describe("a measure", () => {
  test("comes to feet, square feet or pieces", () => {
    const { quantities } = quantitiesOf(
      takeoff({
        measures: [
          { kind: "length", label: "wall", points: [at(0, 0), at(120, 0), at(120, 60)] },
          { kind: "area", label: "room", points: square(120) },
          { kind: "count", label: "doors", points: [at(1, 1), at(2, 2)] },
        ],
      }),
    );
    expect(quantities.map(({ value, unit }) => [value, unit])).toEqual([
      [15, "ft"],
      [100, "ft2"],
      [2, "each"],
    ]);
    expect(quantities[1]?.perimeterFt).toBe(40);
  });

  test("of an area loses what is deducted behind it, and no more than it has", () => {
    const deduct = (side: number) => ({ kind: "deduct" as const, label: "", points: square(side) });
    const area = { kind: "area" as const, label: "", points: square(120) };
    const net = (...sides: number[]) =>
      quantitiesOf(takeoff({ measures: [area, ...sides.map(deduct)] })).quantities[0];
    expect(net(60)).toMatchObject({ value: 75, deductedFt2: 25 });
    expect(net(60, 60)).toMatchObject({ value: 50, deductedFt2: 50 });
    expect(net(240)).toMatchObject({ value: 0, deductedFt2: 100 });
  });

  test("without a scale is a count or nothing", () => {
    const measures = [
      { kind: "area" as const, label: "", points: square(9) },
      { kind: "count" as const, label: "", points: [at(1, 1)] },
    ];
    expect(quantitiesOf({ measures }).quantities.map(({ value }) => value)).toEqual([undefined, 1]);
  });

  test("whose outline crosses itself has no area", () => {
    const bow = [at(0, 0), at(10, 10), at(10, 0), at(0, 10)];
    expect(crossesItself(bow)).toBe(true);
    expect(crossesItself(square(10))).toBe(false);
    const { quantities } = quantitiesOf(takeoff({ measures: [{ kind: "area", label: "", points: bow }] }));
    expect(quantities[0]).toMatchObject({ value: undefined, crossed: true });
  });

  test("is priced only when a second dimension agrees", () => {
    const measures = [{ kind: "area" as const, label: "floor", points: square(120), unitCents: 450 }];
    const cents = (check?: ReturnType<typeof known>) =>
      quantitiesOf(takeoff({ measures, check })).quantities[0]?.cents;
    expect(cents()).toBeUndefined();
    expect(cents(known(120, "10'"))).toBe(45_000);
    expect(cents(known(120, "9'-9\""))).toBe(45_000);
    expect(cents(known(120, "9'"))).toBeUndefined();
  });
});

describe("tapping", () => {
  test("gathers points until a tool has enough", () => {
    let state = { tool: "area" as const, points: [] as Point[] };
    for (const point of square(10).slice(0, 2)) state = tapped(state, point) as typeof state;
    expect([isComplete(state), pointsMissing(state)]).toEqual([false, 1]);
    const open: Takeoff = { measures: [] };
    expect(finished(open, state, { label: "x", length: "" })).toBe(open);
    state = tapped(state, at(10, 10)) as typeof state;
    const done = finished(open, state, { label: "Den", length: "" });
    expect(done.measures).toEqual([{ kind: "area", label: "Den", points: state.points }]);
    expect(without(done, 0).measures).toEqual([]);
  });

  test("of a scale takes two points and begins anew with the third", () => {
    let state = { tool: "scale" as const, points: [at(1, 1), at(2, 2)] };
    expect(finished({ measures: [] }, state, { label: "", length: "10'" }).scale).toEqual({
      from: at(1, 1),
      to: at(2, 2),
      length: "10'",
    });
    state = tapped(state, at(3, 3)) as typeof state;
    expect(state.points).toEqual([at(3, 3)]);
  });
});

const point = fc.record({ x: fc.nat(9999), y: fc.nat(9999) });

test("a take-off survives the way through an address", () => {
  const label = fc.string({ maxLength: 30 }).map((text) => text.replace(/~/g, ""));
  const measure = fc.record({
    kind: fc.constantFrom("length" as const, "area" as const, "deduct" as const, "count" as const),
    label,
    points: fc.array(point, { minLength: 1, maxLength: 20 }),
  });
  const length = fc.record({ from: point, to: point, length: label });
  fc.assert(
    fc.property(
      fc.record({ scale: length, check: length, measures: fc.array(measure, { maxLength: 8 }) }),
      (state) => {
        expect(readTakeoff(new URLSearchParams(takeoffFields(state)))).toEqual(state);
      },
    ),
  );
});

test("points take half the address, and the longer addresses of before are read as ever", () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: MOST_POINTS }), (points) => {
      expect(readPoints(writePoints(points))).toEqual(points);
      expect(readPoints(points.map(({ x, y }) => `${x}.${y}`).join("_"))).toEqual(points);
    }),
  );
  const room = Array.from({ length: MOST_POINTS }, (_, n) => at(1200 + 35 * (n % 9), 800 + 40 * (n % 7)));
  const written = writePoints(room);
  expect(written).toBe(new URLSearchParams({ p: written }).toString().slice("p=".length));
  expect(written.length).toBeLessThan(0.55 * room.map(({ x, y }) => `${x}.${y}`).join("_").length);
});

test.each(["*", "*A", "*~", "*g", "*____________", "*D", "*BA", "*AA!!", "*_____D"])(
  "points that nobody wrote, such as %j, are points of a picture or none",
  (text) => {
    for (const { x, y } of readPoints(text))
      expect(Math.min(x, y, 99_999 - x, 99_999 - y)).toBeGreaterThanOrEqual(0);
  },
);

test("a take-off has room for thousands of points, and says where it ends", () => {
  const line = (n: number) => ({
    kind: "length" as const,
    label: `wall ${n}`,
    points: Array.from({ length: MOST_POINTS }, (_, i) => at(10 * i, 7 * ((i * n) % 50))),
  });
  const of = (count: number): Takeoff => ({ measures: Array.from({ length: count }, (_, n) => line(n)) });
  const [address, kept] = (["address", "kept"] as const).map((room) => {
    let count = 0;
    while (fits(of(count + 1), room)) count++;
    expect(readTakeoff(new URLSearchParams(writeTakeoff(of(count))))).toMatchObject(of(count));
    expect(writeTakeoff(of(count)).length).toBeLessThanOrEqual(ROOM[room]);
    return count;
  });
  expect(address).toBeGreaterThanOrEqual(40);
  expect(kept).toBeGreaterThan(3 * (address ?? 0));
});

test("an address that says nonsense says nothing", () => {
  const query = "s=x&s=1.2~3&c=1.2_3~&m=area&m=~~~&m=cube~a~~1.2&m=count~a~-5~9.9&m=count~b~1e9~1.1";
  expect(readTakeoff(new URLSearchParams(query))).toEqual({
    scale: undefined,
    check: undefined,
    measures: [
      { kind: "count", label: "a", points: [at(9, 9)] },
      { kind: "count", label: "b", points: [at(1, 1)] },
    ],
  });
  expect(readPoints("12,30 40,50; x 7")).toEqual([at(12, 30), at(40, 50)]);
});

test("an area does not depend on where it begins, which way round it goes, or where it lies", () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 12 }), fc.nat(11), point, (points, turn, by) => {
      const n = turn % points.length;
      const area = polygonArea(points);
      expect(polygonArea([...points.slice(n), ...points.slice(0, n)])).toBeCloseTo(area, 3);
      expect(polygonArea(points.toReversed())).toBeCloseTo(area, 3);
      expect(polygonArea(points.map(({ x, y }) => at(x + by.x, y + by.y)))).toBeCloseTo(area, 3);
      expect(perimeter(points.toReversed())).toBeCloseTo(perimeter(points), 3);
    }),
  );
});
