import { expect, test } from "vitest";
import { nameLikeness } from "./twins.ts";

test("names that nearly say the same are alike, whatever the form of the firm, accents and signs", () => {
  for (const [a, b] of [
    ["Ridge Roofing LLC", "ridge roofing, inc."],
    ["Núñez & Sons", "Nunez and Sons"],
    ["Ridge Roofing", "Ridge Rofing"],
    ["גגות הרים", "גגות  הרים"],
  ] as const)
    expect(nameLikeness(a, b)).toBeGreaterThan(0.75);
  for (const [a, b] of [
    ["Ridge Roofing", "Gate Plumbing"],
    ["Ridge Roofing", "Ridge Masonry"],
    ["A", "B"],
  ] as const)
    expect(nameLikeness(a, b)).toBeLessThan(0.75);
});
