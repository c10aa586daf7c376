import { facesOf, MATERIALS, type Material, type Solid, type Vec } from "./solids.ts";

// Binary glTF 2.0: one mesh, a primitive for each material; y up, in metres, its foot in the middle of the floor.

const METRE = 0.0254;
const ARRAY_BUFFER = 34_962;
const ELEMENT_ARRAY_BUFFER = 34_963;
const FLOAT = 5126;
const UNSIGNED_INT = 5125;

/** Colours of the web are brighter than light is: glTF wants the light. */
const linear = (hex: string): number[] => [
  ...[1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return Math.round((part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4) * 10_000) / 10_000;
  }),
  1,
];

interface Primitive {
  material: Material;
  positions: number[];
  normals: number[];
  indices: number[];
}

function primitivesOf(solids: readonly Solid[], put: (point: Vec) => Vec, turn: (normal: Vec) => Vec) {
  const all = new Map<Material, Primitive>();
  for (const solid of solids) {
    const { material } = solid;
    const into = all.get(material) ?? { material, positions: [], normals: [], indices: [] };
    all.set(material, into);
    for (const { corners, normal } of facesOf(solid)) {
      const first = into.positions.length / 3;
      for (const corner of corners) {
        into.positions.push(...put(corner));
        into.normals.push(...turn(normal));
      }
      for (let n = 2; n < corners.length; n++) into.indices.push(first, first + n - 1, first + n);
    }
  }
  return [...all.values()];
}

/** @param scale a phone that measures too short needs a larger model for the true size */
export function glbOf(
  solids: readonly Solid[],
  name: string,
  { scale = 1, middle }: { scale?: number; middle: readonly [number, number] },
): Uint8Array<ArrayBuffer> {
  const by = METRE * scale;
  const primitives = primitivesOf(
    solids,
    ([x, y, z]) => [(x - middle[0]) * by, z * by, -(y - middle[1]) * by],
    ([x, y, z]) => [x, z, -y],
  );
  const views: { buffer: 0; byteOffset: number; byteLength: number; target: number }[] = [];
  const accessors: Record<string, unknown>[] = [];
  const parts: (Float32Array | Uint32Array)[] = [];
  let offset = 0;
  const add = (part: Float32Array | Uint32Array, accessor: Record<string, unknown>): number => {
    const isIndex = part instanceof Uint32Array;
    views.push({
      ...{ buffer: 0, byteOffset: offset, byteLength: part.byteLength },
      target: isIndex ? ELEMENT_ARRAY_BUFFER : ARRAY_BUFFER,
    });
    parts.push(part);
    offset += part.byteLength;
    accessors.push({
      bufferView: views.length - 1,
      componentType: isIndex ? UNSIGNED_INT : FLOAT,
      ...accessor,
    });
    return accessors.length - 1;
  };
  const made = primitives.map(({ positions, normals, indices }, material) => {
    const points = new Float32Array(positions);
    const of = (axis: number, choose: (...all: number[]) => number) => {
      let found = points[axis] as number;
      for (let n = axis; n < points.length; n += 3) found = choose(found, points[n] as number);
      return found;
    };
    const count = points.length / 3;
    return {
      attributes: {
        POSITION: add(points, {
          ...{ count, type: "VEC3" },
          min: [0, 1, 2].map((axis) => of(axis, Math.min)),
          max: [0, 1, 2].map((axis) => of(axis, Math.max)),
        }),
        NORMAL: add(new Float32Array(normals), { count, type: "VEC3" }),
      },
      indices: add(new Uint32Array(indices), { count: indices.length, type: "SCALAR" }),
      material,
    };
  });
  const json = new TextEncoder().encode(
    JSON.stringify({
      asset: { version: "2.0", generator: "Groundwork" },
      scene: 0,
      scenes: [{ nodes: [0] }],
      nodes: [{ mesh: 0, name }],
      meshes: [{ name, primitives: made }],
      materials: primitives.map(({ material }) => ({
        name: material,
        pbrMetallicRoughness: {
          baseColorFactor: linear(MATERIALS[material]),
          metallicFactor: 0,
          roughnessFactor: 0.9,
        },
      })),
      accessors,
      bufferViews: views,
      buffers: [{ byteLength: offset }],
    }),
  );
  const padded = Math.ceil(json.length / 4) * 4;
  const bytes = new Uint8Array(12 + 8 + padded + 8 + offset);
  const head = new DataView(bytes.buffer);
  const words = [0x46546c67, 2, bytes.length, padded, 0x4e4f534a];
  for (const [n, word] of words.entries()) head.setUint32(n * 4, word, true);
  // The text is filled up with spaces, as the format asks.
  bytes.fill(0x20, 20, 20 + padded);
  bytes.set(json, 20);
  head.setUint32(20 + padded, offset, true);
  head.setUint32(24 + padded, 0x004e4942, true);
  let at = 28 + padded;
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer), at);
    at += part.byteLength;
  }
  return bytes;
}
