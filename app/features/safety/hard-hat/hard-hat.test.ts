import { expect, test } from "vitest";
import * as workforce from "../../projects/workforce/workforce.limits.ts";
import { ACTS, CREW, WORKER } from "./hard-hat.limits.ts";

test("the links of the page are those of the crews", () => {
  expect([CREW, WORKER]).toEqual([workforce.CREW, workforce.WORKER]);
});

test("there are six buttons and no more", () => {
  expect(ACTS).toHaveLength(6);
});
