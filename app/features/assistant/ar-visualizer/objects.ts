import { type Box, box, disc, hoop, type Material, prism, type Solid } from "./solids.ts";

// Ten things that are built often, by their sizes in inches.

interface SizeDef {
  /** In which a bare number is read where the page is in feet and inches; a count is a bare number everywhere. */
  unit: "ft" | "in" | "one";
  /** In that unit. */
  least: number;
  most: number;
  usual: number;
  whole?: true;
}

const ft = (least: number, most: number, usual: number): SizeDef => ({ unit: "ft", least, most, usual });
const inch = (least: number, most: number, usual: number): SizeDef => ({ unit: "in", least, most, usual });
const count = (least: number, most: number, usual: number): SizeDef => ({
  ...{ unit: "one", least, most, usual },
  whole: true,
});
const ratio = (least: number, most: number, usual: number): SizeDef => ({ unit: "one", least, most, usual });

export const OBJECTS = {
  deck: { width: ft(3, 40, 14), depth: ft(3, 30, 12), height: inch(4, 168, 36), rail: inch(0, 60, 36) },
  stair: {
    rise: inch(8, 200, 106),
    risers: count(2, 30, 14),
    tread: inch(6, 24, 10),
    width: inch(18, 96, 36),
  },
  lStair: {
    rise: inch(16, 260, 106),
    risers: count(4, 36, 14),
    tread: inch(6, 24, 10),
    width: inch(18, 96, 36),
  },
  shed: {
    width: ft(4, 40, 10),
    depth: ft(4, 30, 8),
    height: ft(5, 14, 7),
    pitch: ratio(0, 14, 6),
    door: inch(24, 120, 36),
  },
  cabinets: {
    width: ft(1, 30, 10),
    depth: inch(10, 36, 25),
    height: inch(24, 48, 36),
    pieces: count(1, 16, 4),
  },
  ramp: {
    rise: inch(1, 60, 24),
    slope: ratio(4, 24, 12),
    width: inch(24, 120, 48),
    landing: inch(0, 120, 60),
  },
  retainingWall: {
    width: ft(2, 60, 16),
    height: inch(6, 168, 42),
    thickness: inch(4, 36, 10),
    base: inch(6, 144, 30),
    footing: inch(4, 36, 12),
  },
  fence: { width: ft(4, 100, 24), height: inch(24, 120, 72), spacing: ft(3, 12, 8), gap: inch(0, 12, 0.5) },
  scaffold: {
    width: ft(3, 12, 7),
    depth: ft(1, 8, 5),
    lift: inch(24, 96, 78),
    lifts: count(1, 12, 2),
    rail: inch(0, 60, 42),
  },
  excavator: {
    reach: ft(6, 50, 29),
    tail: ft(2, 16, 9),
    track: ft(3, 16, 10),
    length: ft(5, 24, 14),
    height: ft(5, 16, 10),
  },
} as const satisfies Record<string, Record<string, SizeDef>>;

export type Kind = keyof typeof OBJECTS;
export const KINDS = Object.keys(OBJECTS) as Kind[];
type SizeIds<K extends Kind> = K extends Kind ? Extract<keyof (typeof OBJECTS)[K], string> : never;
export type SizeId = SizeIds<Kind>;
/** Lengths in inches, the others as they are. */
export type Sizes = Readonly<Record<SizeId, number>>;

export const sizesOf = (kind: Kind): [SizeId, SizeDef][] =>
  Object.entries(OBJECTS[kind]) as [SizeId, SizeDef][];

/** A surfaced deck board, and what is left between two. */
export const BOARD = { wide: 5.5, gap: 0.25, thick: 1.5 } as const;
const POST = 3.5;
/** Balusters of an inch and a half, so near that a sphere of 4 in stays outside. */
const BALUSTER = 1.5;
export const BALUSTER_GAP = 3.75;
/** A tube of a frame. */
const TUBE = 1.9;
export const ROOF = 6;
const WALL = 4;
export const PLINTH = { back: 3, high: 4 } as const;
const COUNTER = 1.5;

/** Places along a length for something `wide`, as even as they go and no farther apart than `most`. */
function places(length: number, wide: number, most: number): number[] {
  const spans = Math.max(1, Math.ceil((length - wide) / most - 1e-9));
  return Array.from({ length: spans + 1 }, (_, n) => ((length - wide) * n) / spans);
}

const at = (material: Material, x: number, y: number, z: number, w: number, d: number, h: number): Solid =>
  box(material, { x, y, z, w, d, h } satisfies Box);

/** A guard with posts at its ends, along x or y, from a floor up. */
function guard(axis: "x" | "y", [x, y, z]: [number, number, number], length: number, high: number): Solid[] {
  const put = (from: number, long: number, up: number, tall: number, wide: number, material: Material) => {
    const side = (POST - wide) / 2;
    return axis === "x"
      ? at(material, x + from, y + side, z + up, long, wide, tall)
      : at(material, x + side, y + from, z + up, wide, long, tall);
  };
  const between = length - 2 * POST;
  if (between <= 0) return [put(0, length, 0, high, POST, "wood")];
  const clear = places(between + 2 * BALUSTER, BALUSTER, BALUSTER_GAP + BALUSTER).slice(1, -1);
  return [
    put(0, POST, 0, high, POST, "wood"),
    put(POST + between, POST, 0, high, POST, "wood"),
    put(POST, between, Math.max(0, high - 1.5), Math.min(1.5, high), POST, "wood"),
    ...(high > 8
      ? [
          put(POST, between, 2, 1.5, 1.5, "wood"),
          ...clear.map((from) => put(POST - BALUSTER + from, BALUSTER, 3.5, high - 5, BALUSTER, "wood")),
        ]
      : []),
  ];
}

/** Solid steps, each from the floor to its tread. */
const steps = (from: number, many: number, riser: number, put: (n: number, high: number) => Solid): Solid[] =>
  Array.from({ length: many }, (_, n) => put(n, (from + n + 1) * riser));

const MAKERS: Record<Kind, (sizes: Sizes) => Solid[]> = {
  deck: ({ width, depth, height, rail }) => {
    const boards = Math.max(1, Math.ceil((depth + BOARD.gap) / (BOARD.wide + BOARD.gap)));
    const wide = (depth - (boards - 1) * BOARD.gap) / boards;
    const under = height - BOARD.thick;
    const beam = Math.min(9.25, under / 2);
    const rim = (x: number, y: number, w: number, d: number) => at("wood", x, y, under - beam, w, d, beam);
    const posts = places(width, POST, 96).flatMap((x) =>
      [0, depth - POST].map((y) => at("wood", x, y, 0, POST, POST, under - beam)),
    );
    const side = depth - POST;
    return [
      ...posts,
      rim(0, 0, width, 1.5),
      rim(0, depth - 1.5, width, 1.5),
      rim(0, 1.5, 1.5, depth - 3),
      rim(width - 1.5, 1.5, 1.5, depth - 3),
      ...Array.from({ length: boards }, (_, n) =>
        at("board", 0, n * (wide + BOARD.gap), under, width, wide, BOARD.thick),
      ),
      ...(rail > 0
        ? [
            ...guard("x", [0, 0, height], width, rail),
            ...guard("y", [0, POST, height], side, rail),
            ...guard("y", [width - POST, POST, height], side, rail),
          ]
        : []),
    ];
  },
  stair: ({ rise, risers, tread, width }) =>
    steps(0, risers - 1, rise / risers, (n, high) => at("wood", 0, n * tread, 0, width, tread, high)),
  lStair: ({ rise, risers, tread, width }) => {
    const riser = rise / risers;
    const lower = lowerRisers(risers);
    const front = (lower - 1) * tread;
    return [
      ...steps(0, lower - 1, riser, (n, high) => at("wood", 0, n * tread, 0, width, tread, high)),
      at("board", 0, front, 0, width, width, lower * riser),
      ...steps(lower, risers - lower - 1, riser, (n, high) =>
        at("wood", width + n * tread, front, 0, tread, width, high),
      ),
    ];
  },
  shed: ({ width, depth, height, pitch, door }) => {
    const ridge = height + (pitch * depth) / 24;
    const opening = Math.min(door, width - 2 * WALL - 2);
    const left = (width - opening) / 2;
    const lintel = Math.min(80, height - 6);
    const gable: [number, number][] = [
      [0, height],
      [depth, height],
      [depth / 2, ridge],
    ];
    const roof = (from: number, low: number, to: number, high: number) =>
      prism(
        "steel",
        "x",
        [
          [from, low],
          [to, high],
          [to, high + ROOF],
          [from, low + ROOF],
        ],
        0,
        width,
      );
    return [
      at("paint", 0, 0, 0, left, WALL, height),
      at("paint", left + opening, 0, 0, width - left - opening, WALL, height),
      at("paint", left, 0, lintel, opening, WALL, height - lintel),
      at("paint", 0, depth - WALL, 0, width, WALL, height),
      at("paint", 0, WALL, 0, WALL, depth - 2 * WALL, height),
      at("paint", width - WALL, WALL, 0, WALL, depth - 2 * WALL, height),
      ...(pitch > 0
        ? [prism("paint", "x", gable, 0, WALL), prism("paint", "x", gable, width - WALL, width)]
        : []),
      roof(0, height, depth / 2, ridge),
      roof(depth / 2, ridge, depth, height),
    ];
  },
  cabinets: ({ width, depth, height, pieces }) => {
    const each = width / pieces;
    const top = height - COUNTER;
    const front = 1;
    const door = 0.75;
    return [
      at("wood", 0, front + PLINTH.back, 0, width, depth - front - PLINTH.back, PLINTH.high),
      at("paint", 0, front + door, PLINTH.high, width, depth - front - door, top - PLINTH.high),
      ...Array.from({ length: pieces }, (_, n) =>
        at("board", n * each + 0.125, front, PLINTH.high, each - 0.25, door, top - PLINTH.high - 0.25),
      ),
      at("concrete", 0, 0, top, width, depth, COUNTER),
    ];
  },
  ramp: ({ rise, slope, width, landing }) => {
    const run = rise * slope;
    return [
      prism(
        "concrete",
        "x",
        [
          [0, 0],
          [run, 0],
          [run, rise],
        ],
        0,
        width,
      ),
      ...(landing > 0 ? [at("concrete", 0, run, 0, width, landing, rise)] : []),
    ];
  },
  retainingWall: ({ width, height, thickness, base, footing }) => {
    // The toe is a third of what the footing is wider than the wall.
    const wide = Math.max(base, thickness);
    const toe = (wide - thickness) / 3;
    return [
      at("concrete", 0, 0, 0, width, wide, footing),
      at("concrete", 0, toe, footing, width, thickness, height),
    ];
  },
  fence: ({ width, height, spacing, gap }) => {
    const board = BOARD.wide;
    const many = Math.max(1, Math.floor((width + gap) / (board + gap)));
    const rail = (z: number) => at("wood", 0, 1, z, width, 1.5, 3.5);
    const spread = many > 1 ? (width - board) / (many - 1) : 0;
    return [
      ...places(width, POST, spacing).map((x) => at("wood", x, 2.5, 0, POST, POST, height)),
      rail(Math.min(8, height / 4)),
      rail(height - 10),
      ...Array.from({ length: many }, (_, n) => at("board", n * spread, 0, 2, board, 1, height - 2)),
    ];
  },
  scaffold: ({ width, depth, lift, lifts, rail }) => {
    const top = lift * lifts;
    const legs = [0, width - TUBE].flatMap((x) => [0, depth - TUBE].map((y) => [x, y] as const));
    const frame = Array.from({ length: lifts }, (_, n) => (n + 1) * lift - TUBE - 2);
    const planks = Math.max(1, Math.floor(depth / 9.5));
    const wide = depth / planks;
    // A rail lower than a hand is a kick-plate's place: its posts alone stand for it.
    const rails = rail > 6 * TUBE ? [rail - TUBE, rail / 2] : [];
    const inner = { x: width - 2 * TUBE, y: depth - 2 * TUBE };
    return [
      ...legs.map(([x, y]) => at("steel", x, y, 0, TUBE, TUBE, top - 2)),
      ...frame.flatMap((z) => [
        ...[0, width - TUBE].map((x) => at("steel", x, TUBE, z, TUBE, inner.y, TUBE)),
        ...[0, depth - TUBE].map((y) => at("steel", TUBE, y, z, inner.x, TUBE, TUBE)),
      ]),
      ...Array.from({ length: planks }, (_, n) =>
        at("board", 0, n * wide, top - 2, width, wide - 0.25, 1.75),
      ),
      at("board", 0, depth - 0.25, top - 2, width, 0.25, 2),
      ...(rail > 0 ? legs.map(([x, y]) => at("steel", x, y, top, TUBE, TUBE, rail)) : []),
      ...rails.flatMap((up) => [
        ...[0, width - TUBE].map((x) => at("steel", x, TUBE, top + up, TUBE, inner.y, TUBE)),
        ...[0, depth - TUBE].map((y) => at("steel", TUBE, y, top + up, inner.x, TUBE, TUBE)),
      ]),
    ];
  },
  excavator: ({ reach, tail, track, length, height }) => {
    const c = reach;
    const shoe = Math.min(28, track / 4);
    const low = Math.min(42, height / 3);
    const cab = Math.min(track / 2, tail * 0.8);
    const arm = Math.min(16, track / 6);
    return [
      ...hoop("zone", [c, c], [reach, reach - 4], 0, 1),
      ...hoop("zone", [c, c], [tail, Math.max(0, tail - 4)], 1, 1),
      at("steel", c - track / 2, c - length / 2, 2, shoe, length, low - 8),
      at("steel", c + track / 2 - shoe, c - length / 2, 2, shoe, length, low - 8),
      disc("machine", c, c, tail, low, Math.max(6, (height - low) / 3)),
      at(
        "paint",
        c - cab,
        c - cab / 2,
        low + Math.max(6, (height - low) / 3),
        cab,
        cab,
        height - low - Math.max(6, (height - low) / 3),
      ),
      at("machine", c + 2, c - reach + 6, height - arm, arm, reach - cab, arm),
      at("steel", c + 2, c - reach + 6, 2, arm, arm, height - arm - 2),
    ];
  },
};

/** Of a stair with a landing the lower flight has the half, and one more where they are odd. */
export const lowerRisers = (risers: number): number => Math.ceil(risers / 2);

export const solidsOf = (kind: Kind, sizes: Sizes): Solid[] => MAKERS[kind](sizes);
