import { expect, test } from "vitest";
import { plansOf } from "~/engines/plan-layout/plan-layout.ts";
import { checksOf } from "./checks.server.ts";
import { workOf } from "./cost.server.ts";
import { planDxf } from "./dxf.server.ts";
import { addressOf, EXAMPLES, readAddress } from "./home-design.address.ts";
import { planSheet } from "./plan-sheet.ts";

const asked = (query: Record<string, string> = {}, units: "us" | "metric" = "us") =>
  readAddress(new URLSearchParams(query), units);

const planOf = (query: Record<string, string> = {}) => {
  const answer = plansOf(asked(query).programme);
  const plan = answer.ok ? answer.plans[0] : undefined;
  if (!plan) throw new Error("refused");
  return plan;
};

test.each(Object.entries(EXAMPLES))(
  "the example %s has three plans, whose stairs, halls and ways out hold",
  (_, example) => {
    const query = Object.fromEntries(Object.entries(example).map(([key, value]) => [key, String(value)]));
    const answer = plansOf(asked(query).programme);
    if (!answer.ok) throw new Error("refused");
    expect(answer.plans).toHaveLength(3);
    for (const plan of answer.plans) {
      const broken = checksOf(plan).filter(({ holds }) => !holds);
      // Light is told as it is; what one's life hangs on is never less than the code asks.
      expect(broken.map(({ id }) => id).filter((id) => id !== "glazing")).toEqual([]);
    }
  },
);

test("an address says the same after it was read and written", () => {
  const first = asked({
    bedrooms: "4",
    width: "80",
    living: "260",
    street: "east",
    seed: "7",
    keep: "kitchen~0~120~90",
  });
  expect(first.wrong).toEqual({});
  const again = readAddress(new URL(addressOf(first), "https://example.com").searchParams, "metric");
  expect(again.programme).toEqual(first.programme);
});

test("a lot in meters is the lot in feet", () => {
  const metric = asked({ units: "metric", width: "21,5", depth: "33.5" });
  expect(metric.wrong).toEqual({});
  expect(metric.programme.lot.width).toBeCloseTo(70.54, 1);
  expect(metric.programme.lot.depth).toBeCloseTo(109.9, 1);
});

test.each([
  [{ width: "7" }, "width"],
  [{ bedrooms: "2.5" }, "bedrooms"],
  [{ bedrooms: "99" }, "bedrooms"],
  [{ living: "20" }, "living"],
  [{ depth: "<b>" }, "depth"],
])("%o is refused at its field with its bounds", (query, field) => {
  const read = asked(query as Record<string, string>);
  expect(Object.keys(read.wrong)).toEqual([field]);
  expect(read.programme.rooms).toEqual([]);
});

test("sides of rooms are read as they are typed, stay in the address, and are wished of their rooms", () => {
  const first = asked({
    bedrooms: "3",
    "size-primary": "12 x 14",
    "size-kitchen": "10,5×9",
    "size-hall": "4x9",
  });
  const sidesOf = (id: string) => first.programme.rooms.find((room) => room.id === id)?.sides;
  expect([sidesOf("primary"), sidesOf("kitchen"), sidesOf("living")]).toEqual([
    [144, 168],
    [126, 108],
    undefined,
  ]);
  expect(first.programme.rooms.find(({ id }) => id === "primary")?.wanted).toBe(168);
  const again = readAddress(new URL(addressOf(first), "https://example.com").searchParams, "us");
  expect(again.programme).toEqual(first.programme);
  const metric = asked({ units: "metric", "size-primary": "3.66 x 4.27" });
  expect(metric.programme.rooms.find(({ id }) => id === "primary")?.sides).toEqual([144, 168]);
});

test.each(["12", "2 x 50", "<b>x9", "12x", "-3x9"])(
  "sides typed as “%s” are told and wished of no room",
  (typed) => {
    const read = asked({ "size-primary": typed });
    expect(read.wrongSizes).toEqual(["primary"]);
    expect(read.programme.rooms.every(({ sides }) => sides === undefined)).toBe(true);
  },
);

test("rooms to keep that nobody could have sent are left out", () => {
  const many = new URLSearchParams();
  for (const one of ["kitchen~0~1~1", "kitchen~0~1~1", "<x>~0~1~1", "bath1~5~1~1", "living~0~-4~1"])
    many.append("keep", one);
  for (let n = 0; n < 40; n++) many.append("keep", `bedroom1~0~${n}~1`);
  const { keep } = readAddress(many, "us");
  expect(keep).toHaveLength(16);
  expect(keep[0]).toBe("kitchen~0~1~1");
});

test("the parts of a string of dimensions add up to the whole", () => {
  const plan = planOf();
  const sheet = planSheet(plan, 0, "south", false, {
    name: ({ kind }) => kind,
    short: ({ kind }) => kind,
    sides: () => [],
    length: (inches) => String(inches),
    up: "up",
    down: "down",
  });
  const below = sheet.labels
    .filter(({ y, turned }) => !turned && y > plan.depth)
    .map(({ text }) => Number(text));
  expect(below.at(-1)).toBe(plan.width);
  expect(below.slice(0, -1).reduce((sum, part) => sum + part, 0)).toBeCloseTo(plan.width);
});

test("a drawing file has its pairs of code and value, its layers, and every arc a quarter of a circle", () => {
  const lines = planDxf(planOf(), (id) => id.toUpperCase())
    .trimEnd()
    .split("\n");
  expect(lines.length % 2).toBe(0);
  const pairs = lines.flatMap((code, n) => (n % 2 === 0 ? [[Number(code), lines[n + 1]] as const] : []));
  expect(pairs.at(0)).toEqual([0, "SECTION"]);
  expect(pairs.at(-1)).toEqual([0, "EOF"]);
  const layers = new Set(pairs.filter(([code]) => code === 8).map(([, value]) => value));
  const declared = new Set(
    pairs.flatMap(([code, value], n) => (code === 2 && pairs[n - 1]?.[1] === "LAYER" ? [value] : [])),
  );
  for (const layer of layers) expect(declared.has(layer)).toBe(true);
  const starts = pairs.filter(([code]) => code === 50).map(([, value]) => Number(value));
  const ends = pairs.filter(([code]) => code === 51).map(([, value]) => Number(value));
  expect(starts.length).toBeGreaterThan(5);
  for (const [n, start] of starts.entries()) expect(((ends[n] ?? 0) - start + 360) % 360).toBeCloseTo(90);
});

test("a larger house takes more of all work that it is made of", () => {
  const small = new Map(workOf(planOf(Object.fromEntries([["bedrooms", "2"]]))));
  const large = new Map(workOf(planOf({ bedrooms: "5", baths: "3", width: "120", depth: "140" })));
  for (const id of ["slab-4", "wall-2x4", "drywall-walls", "window-set", "bath-rough"])
    expect(Number(large.get(id))).toBeGreaterThan(Number(small.get(id)));
});
