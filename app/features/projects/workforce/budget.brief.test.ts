import { expect, test } from "vitest";
import { FINE, NOT_ENOUGH } from "~/services/brief.ts";
import { briefScope, fired } from "../../../../tests/brief.ts";
import { budgetBrief } from "./budget.brief.server.ts";

const { judge } = budgetBrief.rules.budgetBurned;
const crew = [{ id: "c" }];
const hours = (code: string, some: number) => [{ code, minutes: some * 60 }];

test("hours of a code that are nearly used up fire, and over the budget all the more", () => {
  const near = fired(judge([crew, hours("Forms", 100), hours("forms", 90)], briefScope()));
  expect(near).toMatchObject({ likelihood: 4, numbers: { n: 1, limit: 90, percent: 90 } });
  expect(near.rows).toEqual([{ name: { typed: "Forms" }, more: 90, href: "/workforce-week/c" }]);
  expect(fired(judge([crew, hours("Forms", 100), hours("Forms", 101)], briefScope())).likelihood).toBe(5);
});

test("hours below the threshold are fine, and those of a code without a budget burn none", () => {
  expect(judge([crew, hours("Forms", 100), hours("Forms", 89)], briefScope())).toBe(FINE);
  expect(judge([crew, hours("Forms", 100), hours("Rebar", 400)], briefScope())).toBe(FINE);
});

test("without a budget, hours or a crew there is nothing to judge from", () => {
  expect(judge([crew, [], hours("Forms", 9)], briefScope())).toBe(NOT_ENOUGH);
  expect(judge([crew, hours("Forms", 9), []], briefScope())).toBe(NOT_ENOUGH);
  expect(judge([[], hours("Forms", 9), hours("Forms", 9)], briefScope())).toBe(NOT_ENOUGH);
});
