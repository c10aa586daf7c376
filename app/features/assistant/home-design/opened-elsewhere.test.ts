import { expect, test } from "vitest";
import { readHandedOver } from "~/features/assistant/blueprint/blueprint.queries.server.ts";
import { analyzerOfHome, readHome } from "~/features/assistant/blueprint/handed-over.schemas.ts";
import { openDxf, openXml } from "../../../../tests/readers.ts";
import { plannedAt } from "./home-design.view.server.ts";
import { planDrawingFile, planSvg } from "./plan-files.server.tsx";

test("the plan of a house opens as a drawing, with walls, doors and windows on layers of their own", () => {
  const { entities } = openDxf(planDrawingFile(new URLSearchParams(), "en") ?? "");
  const layers = new Set(entities.map(({ layer }) => layer));
  for (const layer of ["A-WALL", "A-DOOR", "A-GLAZ", "A-TEXT"]) expect(layers).toContain(layer);
});

test("the plan of a house is well-formed XML", () => {
  expect(() => openXml(planSvg(new URLSearchParams(), "he") ?? "")).not.toThrow();
});

test.each([
  ["en", "us"],
  ["es", "us"],
  ["he", "metric"],
] as const)(
  "the analyzer reads the rooms of a plan with their sides, as they were drawn (%s, %s)",
  (language, units) => {
    const query = new URLSearchParams({ units, bedrooms: "2" });
    const address = `/ai-home-design?${query}`;
    const home = readHome(new URL(analyzerOfHome(address), "http://x").searchParams) ?? new URLSearchParams();
    const { result } = readHandedOver(planSvg(home, language) ?? "", home, { name: "plan.svg" });
    const read = result.analysis.dimensions.flatMap(({ entity }) =>
      entity.kind === "room" ? [[entity.dim1In ?? 0, entity.dim2In ?? 0] as const] : [],
    );
    const rooms = plannedAt(query, language)?.plan.storeys[0]?.rooms ?? [];
    // A closet has its name and no sides.
    const large = rooms.filter(({ kind }) => ["bedroom", "primary", "living", "kitchen"].includes(kind));
    expect(large.length).toBeGreaterThanOrEqual(4);
    for (const { kind, w, h } of large)
      expect([kind, read.some(([a, b]) => Math.abs(a - w) < 1 && Math.abs(b - h) < 1)]).toEqual([kind, true]);
  },
);

test("a query that draws no plan hands nothing over", () => {
  expect(readHome(new URLSearchParams())).toBeUndefined();
  expect(readHome(new URLSearchParams({ home: "" }))).toBeUndefined();
  const wrong = readHome(new URL(analyzerOfHome("/ai-home-design?bedrooms=99"), "http://x").searchParams);
  expect(wrong && planSvg(wrong, "en")).toBeUndefined();
});
