import { expect, test } from "vitest";
import { openDxf, openGlb, openXml } from "../../../../tests/readers.ts";
import { KINDS } from "./objects.ts";
import { sceneGlb, scenePlanDxf, sceneSvg } from "./scene-files.server.ts";

const at = (query: Record<string, string>) => new URLSearchParams({ units: "us", ...query });

test.each(KINDS)("the validator of Khronos finds nothing wrong with the model of a %s", async (kind) => {
  const { triangles } = await openGlb(sceneGlb(at({ kind }), "en") as Uint8Array);
  expect(triangles).toBeGreaterThan(11);
});

test("a model whose bytes were changed is refused, so that the validator is seen to look", async () => {
  const bytes = (sceneGlb(at({ kind: "shed" }), "en") as Uint8Array).slice();
  bytes.fill(255, bytes.length - 12);
  await expect(openGlb(bytes)).rejects.toThrow();
});

test.each(KINDS)("the plan of a %s opens as a drawing with its layers", (kind) => {
  const room = { roomWidth: "40", roomDepth: "40" };
  const { entities, layers } = openDxf(scenePlanDxf(at({ kind, ...room }), "en") ?? "");
  expect(entities.length).toBeGreaterThan(4);
  const used = new Set(entities.map(({ layer }) => layer));
  expect(used).toContain("A-ROOM");
  // A layer that is used and not declared is drawn anyhow by most programs, and refused by some.
  if (layers.length > 0) for (const layer of used) expect(layers).toContain(layer);
});

test.each(KINDS)("the drawings of a %s are well-formed XML", (kind) => {
  for (const view of ["plan", "elevation", "isometric"])
    expect(() => openXml(sceneSvg(at({ kind, view }), "he") ?? "")).not.toThrow();
});
