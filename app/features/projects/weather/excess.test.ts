import { expect, test } from "vitest";
import { excessByMonth, NO_TERMS } from "./excess.ts";

const terms = { allowance: [2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 3], dayTenths: 40 };
const lost = (day: string, tenths: number) => ({ day, tenths });

test("excess is actual less allowance, month by month, and what one month spares is not held against another", () => {
  const events = [
    lost("2026-01-05", 80),
    lost("2026-02-03", 80),
    lost("2026-02-04", 40),
    lost("2026-02-05", 39),
    lost("2026-12-24", 80),
  ];
  expect(excessByMonth(events, terms)).toEqual([
    { month: "2026-01", actual: 1, hours: 8, allowed: 2, excess: 0 },
    { month: "2026-02", actual: 2, hours: 15.9, allowed: 1, excess: 1 },
    { month: "2026-12", actual: 1, hours: 8, allowed: 3, excess: 0 },
  ]);
});

test("the same month of another year counts by itself", () => {
  const events = [lost("2025-02-03", 80), lost("2026-02-03", 80)];
  expect(excessByMonth(events, terms).map(({ month, excess }) => [month, excess])).toEqual([
    ["2025-02", 0],
    ["2026-02", 0],
  ]);
});

test("without terms nothing is expected, and half a day counts", () => {
  expect(excessByMonth([lost("2026-07-01", 40), lost("2026-07-02", 30)], NO_TERMS)).toEqual([
    { month: "2026-07", actual: 1, hours: 7, allowed: 0, excess: 1 },
  ]);
});
