import { expect, test } from "vitest";
import { ESTIMATED } from "./handed-over.schemas.ts";
import { takenOver } from "./take-over.server.ts";

const taken = (query: Record<string, string>) => takenOver(new URLSearchParams(query), "en")?.rows[0];

test("what is bought is bought alike by its sides and by its area, round and square", () => {
  const slab = taken({ calculator: "concrete-slab", length: "20 ft", width: "30 ft", thickness: "4 in" });
  expect(slab).toBeDefined();
  expect(taken({ calculator: "concrete-slab-area", area: "600 ft2", thickness: "4 in" })).toEqual(slab);
  const deep = { thickness: "4 in", depth: "4 in" };
  const sides = { length: "20 ft", width: "30 ft", ...deep };
  for (const [one, other] of [
    ["gravel", "gravel-area"],
    ["asphalt", "asphalt-area"],
  ] as const) {
    const bySides = taken({ calculator: one, ...sides });
    expect(bySides, one).toBeDefined();
    expect(taken({ calculator: other, area: "600 ft2", ...deep }), other).toEqual(bySides);
  }
  const square = { columnWidth: "12 in", columnThickness: "12 in", height: "10 ft", quantity: "6" };
  expect(taken({ calculator: "concrete-column-square", ...square })).toMatchObject({ what: slab?.what });
});

test("nothing is bought of a calculator that counts nothing", () => {
  expect(ESTIMATED).not.toContain("heatIndex");
  expect(taken({ calculator: "heat-index", temperature: "90", humidity: "50" })).toBeUndefined();
});
