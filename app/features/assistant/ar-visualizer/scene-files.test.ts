import { expect, test } from "vitest";
import { LANGUAGES } from "~/i18n/languages.ts";
import { KINDS } from "./objects.ts";
import { sceneGlb, scenePlanDxf, sceneSvg } from "./scene-files.server.ts";

const at = (query: Record<string, string>) => new URLSearchParams({ units: "us", ...query });

interface Gltf {
  asset: { version: string };
  scenes: { nodes: number[] }[];
  nodes: { mesh: number }[];
  meshes: { primitives: { attributes: Record<string, number>; indices: number; material: number }[] }[];
  materials: unknown[];
  accessors: {
    bufferView: number;
    componentType: number;
    count: number;
    type: string;
    min?: number[];
    max?: number[];
  }[];
  bufferViews: { buffer: number; byteOffset: number; byteLength: number; target: number }[];
  buffers: { byteLength: number }[];
}

/** Reads a GLB as its specification describes it, and refuses whatever is otherwise. */
function opened(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (offset: number) => view.getUint32(offset, true);
  expect([word(0), word(4), word(8)]).toEqual([0x46546c67, 2, bytes.length]);
  const jsonLength = word(12);
  expect([word(16), jsonLength % 4, bytes.length % 4]).toEqual([0x4e4f534a, 0, 0]);
  const text = new TextDecoder().decode(bytes.subarray(20, 20 + jsonLength));
  const gltf = JSON.parse(text) as Gltf;
  const start = 20 + jsonLength;
  expect(word(start + 4)).toBe(0x004e4942);
  expect(start + 8 + word(start)).toBe(bytes.length);
  expect(word(start)).toBe(gltf.buffers[0]?.byteLength);
  const bin = bytes.slice(start + 8);
  const read = (index: number) => {
    const accessor = gltf.accessors[index] as Gltf["accessors"][number];
    const of = gltf.bufferViews[accessor.bufferView] as Gltf["bufferViews"][number];
    const parts = accessor.type === "VEC3" ? 3 : 1;
    expect([of.buffer, of.byteOffset % 4, of.byteLength]).toEqual([0, 0, accessor.count * parts * 4]);
    expect(of.byteOffset + of.byteLength).toBeLessThanOrEqual(bin.length);
    const values = [];
    const data = new DataView(bin.buffer);
    for (let n = 0; n < accessor.count * parts; n++)
      values.push(
        accessor.componentType === 5126
          ? data.getFloat32(of.byteOffset + n * 4, true)
          : data.getUint32(of.byteOffset + n * 4, true),
      );
    return { accessor, target: of.target, values };
  };
  return { gltf, read };
}

test.each(KINDS)("the model of a %s is a binary glTF as its specification asks", (kind) => {
  const { gltf, read } = opened(sceneGlb(at({ kind }), "en") as Uint8Array);
  expect(gltf.asset.version).toBe("2.0");
  expect([gltf.scenes[0]?.nodes, gltf.nodes[0]?.mesh]).toEqual([[0], 0]);
  const lowest: number[] = [];
  let volume = 0;
  for (const { attributes, indices, material } of gltf.meshes[0]?.primitives ?? []) {
    expect(gltf.materials[material]).toBeDefined();
    const points = read(attributes.POSITION as number);
    const normals = read(attributes.NORMAL as number);
    const corners = read(indices);
    expect([points.target, normals.target, corners.target]).toEqual([34_962, 34_962, 34_963]);
    expect([points.accessor.type, normals.accessor.count]).toEqual(["VEC3", points.accessor.count]);
    for (const axis of [0, 1, 2]) {
      const all = points.values.filter((_, n) => n % 3 === axis);
      expect(points.accessor.min?.[axis]).toBe(Math.min(...all));
      expect(points.accessor.max?.[axis]).toBe(Math.max(...all));
    }
    lowest.push(points.accessor.min?.[1] as number);
    for (let n = 0; n < normals.values.length; n += 3)
      expect(Math.hypot(...normals.values.slice(n, n + 3))).toBeCloseTo(1, 5);
    expect(corners.values.length % 3).toBe(0);
    expect(Math.max(...corners.values)).toBeLessThan(points.accessor.count);
    for (let n = 0; n < corners.values.length; n += 3) {
      const [a, b, c] = corners.values
        .slice(n, n + 3)
        .map((corner) => points.values.slice(corner * 3, corner * 3 + 3)) as [number[], number[], number[]];
      const [ax, ay, az] = a as [number, number, number];
      const [bx, by, bz] = b as [number, number, number];
      const [cx, cy, cz] = c as [number, number, number];
      volume += (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6;
    }
  }
  expect(Math.min(...lowest)).toBeCloseTo(0, 6);
  // Inside out it would be less than nothing.
  expect(volume).toBeGreaterThan(0);
});

test("a model is in metres, and made larger for a phone that measures too long", () => {
  const widthOf = (query: Record<string, string>) => {
    const { gltf } = opened(
      sceneGlb(at({ kind: "retainingWall", width: "10", ...query }), "en") as Uint8Array,
    );
    const [accessor] = gltf.accessors;
    return (accessor?.max?.[0] ?? 0) - (accessor?.min?.[0] ?? 0);
  };
  expect(widthOf({})).toBeCloseTo(3.048, 5);
  expect(widthOf({ phone: "102", tape: "100" })).toBeCloseTo(3.048 * 1.02, 5);
});

test.each(LANGUAGES)("every object is drawn in three views, with its dimensions, in %s", (language) => {
  for (const kind of KINDS)
    for (const view of ["plan", "elevation", "isometric"]) {
      const svg = sceneSvg(at({ kind, view }), language) ?? "";
      expect(svg).toMatch(/^<\?xml[\s\S]*<svg [\s\S]*<\/svg>\n$/);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|\{\{/);
      if (view !== "isometric") expect(svg.match(/<text /g)).toHaveLength(2);
    }
});

test("a plan for a drawing program has the object, its room and its name, and each line once", () => {
  const dxf = scenePlanDxf(at({ kind: "shed", roomWidth: "20", roomDepth: "20" }), "he") ?? "";
  expect(dxf).toMatch(/^0\nSECTION\n[\s\S]*0\nEOF\n$/);
  expect(dxf).toContain("A-ROOM");
  expect(dxf).toContain("SHED");
  const lines = dxf.split("0\nLINE\n").slice(1);
  expect(new Set(lines).size).toBe(lines.length);
});

test("an address that asks for nothing that can be built has no files", () => {
  const refused: Record<string, string>[] = [
    { kind: "stair", rise: "9000" },
    { kind: "excavator", tail: "16", reach: "10" },
  ];
  for (const query of refused)
    expect([sceneGlb(at(query), "en"), sceneSvg(at({ ...query, view: "plan" }), "en")]).toEqual([
      undefined,
      undefined,
    ]);
  expect(sceneSvg(at({ kind: "stair", view: "below" }), "en")).toBeUndefined();
});
