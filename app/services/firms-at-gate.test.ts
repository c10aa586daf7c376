import { expect, test } from "vitest";
import { flagged } from "./firms-at-gate.ts";

const FIRMS = [
  { name: "SAMPLE Tile", legalName: "Sample Tile & Stone, L.L.C.", lacks: ["Workers’ comp"], href: "/c/1" },
  { name: "דוגמה: מנופים", legalName: "", lacks: ["W-9"], href: "/c/2" },
];

test("who comes is told by the name here or the legal one, whatever case, signs and legal form somebody typed", () => {
  for (const typed of [
    "sample tile",
    " Sample  Tile, Inc.",
    "SAMPLE TILE & STONE LLC",
    "Sample Tile and Stone",
  ])
    expect([typed, flagged(FIRMS, typed)?.href]).toEqual([
      typed,
      typed.includes(" and ") ? undefined : "/c/1",
    ]);
  expect(flagged(FIRMS, "דוגמה מנופים")?.href).toBe("/c/2");
});

test("another firm, and none, is not flagged", () => {
  expect([flagged(FIRMS, "Sample Tiles"), flagged(FIRMS, ""), flagged(FIRMS, "–")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
