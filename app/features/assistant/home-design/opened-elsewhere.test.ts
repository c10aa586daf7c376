import { expect, test } from "vitest";
import { openDxf, openXml } from "../../../../tests/readers.ts";
import { planDrawingFile, planSvg } from "./plan-files.server.tsx";

test("the plan of a house opens as a drawing, with walls, doors and windows on layers of their own", () => {
  const { entities } = openDxf(planDrawingFile(new URLSearchParams(), "en") ?? "");
  const layers = new Set(entities.map(({ layer }) => layer));
  for (const layer of ["A-WALL", "A-DOOR", "A-GLAZ", "A-TEXT"]) expect(layers).toContain(layer);
});

test("the plan of a house is well-formed XML", () => {
  expect(() => openXml(planSvg(new URLSearchParams(), "he") ?? "")).not.toThrow();
});
