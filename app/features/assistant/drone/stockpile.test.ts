import { expect, test } from "vitest";
import { MOST_SPOTS, stockpileView } from "./stockpile.server.ts";

const PYRAMID = "0,0,0\n6 0 0\n6; 6; 0\n0\t6\t0\n3,3,5";
const count = (typed: Record<string, string>) => stockpileView({ heapUnits: "metric", ...typed }, "en");
const volume = (typed: Record<string, string>) => {
  const view = count(typed);
  return "figures" in view ? view.figures?.[0]?.[1] : undefined;
};

test("a pyramid of points has its volume on each base, in cubic meters and in cubic yards", () => {
  expect(volume({ points: PYRAMID })).toBe("60 m³");
  expect(volume({ points: PYRAMID, base: "lowest" })).toBe("60 m³");
  expect(volume({ points: PYRAMID, base: "level", level: "-1" })).toBe("96 m³");
  expect(volume({ points: PYRAMID, heapUnits: "us" })).toBe("2.2 yd³");
});

test("coordinates of a state plane are as good as small ones", () => {
  const far =
    "3140000,1700000,5280\n3140006,1700000,5280\n3140006,1700006,5280\n3140000,1700006,5280\n3140003,1700003,5285";
  expect(volume({ points: far })).toBe("60 m³");
});

test("what is no heap is refused with the line that is wrong", () => {
  const error = (typed: Record<string, string>) => {
    const view = count(typed);
    return [
      view.status,
      "error" in view ? view.error?.field : undefined,
      "error" in view ? view.error?.words : "",
    ];
  };
  expect(error({ points: "" }).slice(0, 2)).toEqual([400, "points"]);
  expect(error({ points: "1,2,3\n4,5,high" })[2]).toContain("Line 2");
  expect(error({ points: "1,2,3\n4,5,6\n1,2,9" })[2]).toContain("line 3");
  expect(error({ points: "0,0,1\n1,1,1\n2,2,1" })[2]).toContain("one line");
  expect(error({ points: PYRAMID, base: "level" }).slice(0, 2)).toEqual([400, "level"]);
  expect(
    error({ points: Array.from({ length: MOST_SPOTS + 1 }, (_, n) => `${n},${n * n},1`).join("\n") })[2],
  ).toContain("1,000");
  expect(error({ points: "1,2,3\n".repeat(1_000_000) })[2]).toContain("1,000");
});

test("as many points as a form takes are worked out", () => {
  const points = Array.from({ length: MOST_SPOTS }, (_, n) => `${n % 40},${Math.floor(n / 40)},2`).join("\n");
  expect(volume({ points, base: "level", level: "0" })).toBe("1,872 m³");
});
