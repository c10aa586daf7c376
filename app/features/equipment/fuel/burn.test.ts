import { expect, test } from "vitest";
import { burnOf, burntBy, planOf } from "./burn.ts";

const EXCAVATOR = {
  ...{ horsepower: 160, loadPercent: 60, hoursPerDay: 8, tankTenths: 1_000 },
  ...{ levelTenths: 620, levelOn: "2026-03-01" },
};

test("a machine burns its horsepower times its load times a twentieth of a gallon an hour", () => {
  expect(burnOf({ horsepower: 160, loadPercent: 60 })).toBeCloseTo(4.8);
});

test("the tank runs dry on the working day that it does not last through, and weekends burn nothing", () => {
  // 38.4 gal a day: read on a Sunday, one full day and a part of the second.
  expect(planOf(EXCAVATOR, "2026-03-02")).toMatchObject({ left: 62, outOn: "2026-03-03" });
  // From Friday to Monday one day was worked.
  const thursday = { ...EXCAVATOR, levelTenths: 1_000, levelOn: "2026-03-05" };
  const monday = planOf(thursday, "2026-03-09");
  expect(monday.left).toBeCloseTo(61.6);
  expect(monday.outOn).toBe("2026-03-10");
});

test("to order is when two working days and a tenth of the tank are left, and never after it is empty", () => {
  const plan = planOf(EXCAVATOR, "2026-03-02");
  expect(plan.reorderAt).toBeCloseTo(86.8);
  expect([plan.isLow, plan.reorderOn, plan.fill]).toEqual([true, "2026-03-02", 38]);
  const full = planOf({ ...EXCAVATOR, tankTenths: 4_000, levelTenths: 4_000 }, "2026-03-02");
  expect(full.isLow).toBe(false);
  expect((full.reorderOn ?? "") < (full.outOn ?? "")).toBe(true);
  expect(planOf({ ...EXCAVATOR, levelTenths: 0 }, "2026-03-02")).toMatchObject({
    left: 0,
    outOn: "2026-03-02",
  });
});

test("a machine that hardly burns lasts for more than a year, without a day", () => {
  const idle = {
    ...EXCAVATOR,
    horsepower: 1,
    loadPercent: 5,
    hoursPerDay: 1,
    tankTenths: 10_000,
    levelTenths: 10_000,
  };
  expect(planOf(idle, "2026-03-02").outOn).toBeUndefined();
});

const fill = (id: string, gallons: number, hours: number | null, full = true) => ({
  id,
  gallons,
  hours,
  full,
});

test("a fill more than twelve percent from the rule of thumb is told, one within it is not", () => {
  const found = burntBy([fill("a", 50, 100), fill("b", 56, 110), fill("c", 57, 120)], 5);
  expect(found.has("a")).toBe(false);
  expect(found.get("b")).toMatchObject({ rate: 5.6, baseline: 5, isOff: false });
  expect(found.get("c")?.isOff).toBe(true);
});

test("after three fills with hours the machine's own middle is the rule, and a fill without hours ends a stretch", () => {
  const found = burntBy(
    [fill("a", 0, 0), fill("b", 40, 10), fill("c", 42, 20), fill("d", 41, 30), fill("e", 41, 40)],
    9,
  );
  expect(found.get("e")).toMatchObject({ baseline: 4.1, isOff: false });
  expect(burntBy([fill("a", 1, 10), fill("b", 9, null), fill("c", 9, 20)], 5).size).toBe(0);
  expect(burntBy([fill("a", 1, 10), fill("b", 9, 10)], 5).size).toBe(0);
});

test("a tank that was not filled says nothing by itself: what was poured counts with the next full one", () => {
  const found = burntBy([fill("a", 90, 100), fill("b", 20, 110, false), fill("c", 80, 120)], 5);
  expect([...found.keys()]).toEqual(["c"]);
  expect(found.get("c")).toMatchObject({ rate: 5, isOff: false });
});
