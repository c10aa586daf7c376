import { expect, test } from "vitest";
import { forecastOf, totalOf } from "./forecast.ts";

const line = { code: "03", budgetCents: 10_000, committedCents: 0, actualCents: 4_000, toGoCents: null };

test("where nobody says what is to come, the rest of the budget is, and nothing varies", () => {
  expect(forecastOf(line, 0, undefined)).toMatchObject({
    ...{ revisedCents: 10_000, toGoCents: 6_000, eacCents: 10_000, varianceCents: 0 },
    ...{ actualFrom: "typed", toGoFrom: "figures" },
  });
});

test("an approved change raises the budget, and a commitment above it the forecast", () => {
  expect(forecastOf(line, 2_000, undefined)).toMatchObject({ revisedCents: 12_000, eacCents: 12_000 });
  expect(forecastOf({ ...line, committedCents: 15_000 }, 2_000, undefined)).toMatchObject({
    ...{ eacCents: 15_000, varianceCents: -3_000 },
  });
});

test("what orders have cost goes before what was typed, nothing included, and what is above the budget shows", () => {
  expect(forecastOf(line, 0, 11_000)).toMatchObject({
    ...{ actualCents: 11_000, actualFrom: "orders", toGoCents: 0, varianceCents: -1_000 },
  });
  expect(forecastOf(line, 0, 0).actualCents).toBe(0);
});

test("what somebody says is to come counts, none included", () => {
  expect(forecastOf({ ...line, toGoCents: 0 }, 0, undefined)).toMatchObject({
    ...{ eacCents: 4_000, varianceCents: 6_000, toGoFrom: "typed" },
  });
});

test("totals are the sums of the lines", () => {
  const all = [forecastOf(line, 2_000, undefined), forecastOf(line, 0, 11_000)];
  expect(totalOf(all)).toMatchObject({ revisedCents: 22_000, eacCents: 23_000, varianceCents: -1_000 });
});
