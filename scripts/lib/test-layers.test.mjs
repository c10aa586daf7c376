import fs from "node:fs";
import { expect, test } from "vitest";
import { inRoot } from "./root.mjs";
import { AREA_LAYERS, areas, LAYERS, requestedTests } from "./test-layers.mjs";

test("without a word every layer runs, and with some only those", () => {
  expect(requestedTests([])).toEqual({ layers: LAYERS });
  expect(requestedTests(["unit", "http"])).toEqual({ layers: ["unit", "http"] });
});

test("an area runs its own tests in every layer that has some, or in those that are named", () => {
  expect(requestedTests(["--area", "patents"])).toEqual({ layers: AREA_LAYERS, area: "patents" });
  expect(requestedTests(["unit", "--area", "patents"])).toEqual({ layers: ["unit"], area: "patents" });
});

test("what is no layer and no area is refused with the list of those that are", () => {
  expect(requestedTests(["units"])).toEqual({ refusal: expect.stringContaining("check, unit, data") });
  for (const args of [["--area"], ["--area", "roofs"], ["--area", "screen"]])
    expect(requestedTests(args)).toEqual({ refusal: expect.stringContaining(areas().join(", ")) });
  expect(requestedTests(["--area", "legal", "budgets"])).toEqual({ refusal: expect.stringContaining("e2e") });
});

test("every folder of browser and server tests is an area, so that --area finds it", () => {
  for (const folder of ["e2e", "integration"]) {
    const named = fs
      .readdirSync(inRoot("tests", folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== "support")
      .map(({ name }) => name);
    expect(named.filter((name) => !areas().includes(name))).toEqual([]);
  }
});
