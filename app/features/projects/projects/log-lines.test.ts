import { expect, test } from "vitest";
import { withLines } from "./log-lines.ts";
import { PROJECT_LIMITS } from "./projects.limits.ts";

test("a line from the records stands in its field once, behind what was typed", () => {
  const line = { into: "safety" as const, line: "Safety talk: Ladders" };
  const once = withLines({ safety: "All well" }, [line, line]);
  expect(once).toEqual({ texts: { safety: "All well\nSafety talk: Ladders" }, left: 0 });
  expect(withLines(once.texts, [line])).toEqual(once);
});

test("the weather stays one line", () => {
  const line = { into: "weather" as const, line: "Forecast: High 75 °F" };
  const { texts } = withLines({ weather: "Fog at seven" }, [line]);
  expect(texts).toEqual({ weather: "Fog at seven; Forecast: High 75 °F" });
  expect(withLines(texts, [line]).texts).toEqual(texts);
});

test("the hours of a crew take the place of what stood there of it, and no other crew's", () => {
  const crews = "Framérs 4 x 8\nRoofers: 2 x 8\nvisitors of the owner";
  expect(withLines({ crews }, [{ into: "crews", line: "Framers 3 x 7.5" }]).texts).toEqual({
    crews: "Roofers: 2 x 8\nvisitors of the owner\nFramers 3 x 7.5",
  });
});

test("a line that finds no room is counted and nothing is cut", () => {
  const work = "x".repeat(PROJECT_LIMITS.lines - 5);
  expect(withLines({ work }, [{ into: "work", line: "Planned: Walls" }])).toEqual({
    texts: { work },
    left: 1,
  });
});
