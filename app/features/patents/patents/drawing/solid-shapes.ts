import type { Drawing, Point } from "./sheet.ts";

/** How flat a circle looks from the height at which exploded views are drawn. */
const TILT = 0.34;

/** A solid of an exploded view, drawn around an axis with its top at `y`. */
export interface Solid {
  height: number;
  /** Where a lead line touches it, from the axis outwards and from its top downwards. */
  touch: Point;
  draw: (drawing: Drawing, cx: number, y: number) => void;
}

function drum(rx: number, height: number): Solid {
  const ry = rx * TILT;
  return {
    height: height + 2 * ry,
    touch: [rx, ry + height / 2],
    draw(drawing, cx, y) {
      side(drawing, cx, y + ry, rx, ry, height);
      drawing.ellipse(cx, y + ry, rx, ry);
    },
  };
}

/** The wall of a drum, from its widest line down. */
function side(drawing: Drawing, cx: number, y: number, rx: number, ry: number, height: number): void {
  drawing.path(
    [
      ["M", cx - rx, y],
      ["L", cx - rx, y + height],
      ["C", cx - rx, y + height + ry * 1.33, cx + rx, y + height + ry * 1.33, cx + rx, y + height],
      ["L", cx + rx, y],
      ["Z"],
    ],
    { fill: "white" },
  );
}

/** A square that lies flat, around its middle, by its half width and half depth. */
const rhombus = (cx: number, cy: number, half: number, deep: number): Point[] => [
  [cx, cy - deep],
  [cx + half, cy],
  [cx, cy + deep],
  [cx - half, cy],
];

/** A box seen from above one of its corners. */
function slab(half: number, height: number, on?: (drawing: Drawing, cx: number, cy: number) => void): Solid {
  const deep = half * 0.5;
  return {
    height: height + 2 * deep,
    touch: [half * 0.86, deep * 1.14 + height / 2],
    draw(drawing, cx, y) {
      const cy = y + deep;
      drawing.polygon([
        [cx - half, cy],
        [cx - half, cy + height],
        [cx, cy + deep + height],
        [cx + half, cy + height],
        [cx + half, cy],
        [cx, cy + deep],
      ]);
      drawing.line([
        [cx, cy + deep],
        [cx, cy + deep + height],
      ]);
      drawing.polygon(rhombus(cx, cy, half, deep));
      on?.(drawing, cx, cy);
    },
  };
}

/** A parallelogram on the top of a slab: `u` and `v` run along its two edges, in halves of the slab. */
function onTop(
  drawing: Drawing,
  [cx, cy]: Point,
  half: number,
  u: number,
  v: number,
  size: number,
  height = 0,
): void {
  const at = (a: number, b: number): Point => [cx + ((a - b) * half) / 2, cy + ((a + b) * half) / 4 - height];
  const corners = [at(u, v), at(u + size, v), at(u + size, v + size), at(u, v + size)] as const;
  if (height > 0) {
    const drop = ([x, y]: Point): Point => [x, y + height];
    drawing.polygon([
      corners[3],
      corners[2],
      corners[1],
      drop(corners[1]),
      drop(corners[2]),
      drop(corners[3]),
    ]);
    drawing.line([corners[2], drop(corners[2])]);
  }
  drawing.polygon([...corners]);
}

function dome(rx: number, height: number, brim = 0): Solid {
  const ry = rx * TILT;
  const wide = rx + brim;
  return {
    height: height + ry + brim * TILT + 4,
    touch: [rx * 0.82, height * 0.5],
    draw(drawing, cx, y) {
      const foot = y + height;
      if (brim) drawing.ellipse(cx + brim * 0.3, foot + 3, wide, wide * TILT);
      drawing.path(
        [
          ["M", cx - rx, foot],
          ["C", cx - rx, y - height * 0.3, cx + rx, y - height * 0.3, cx + rx, foot],
          ["C", cx + rx, foot + ry * 1.33, cx - rx, foot + ry * 1.33, cx - rx, foot],
          ["Z"],
        ],
        { fill: "white" },
      );
      if (brim)
        for (const rib of [-0.3, 0, 0.3])
          drawing.path(
            [
              ["M", cx + rx * rib, y + 2 + Math.abs(rib) * 8],
              [
                "C",
                cx + rx * rib * 1.7,
                y + height * 0.3,
                cx + rx * rib * 2,
                y + height * 0.7,
                cx + rx * rib * 2,
                foot + ry * (0.9 - Math.abs(rib)),
              ],
            ],
            { width: 0.7 },
          );
    },
  };
}

function ring(rx: number, height: number): Solid {
  const solid = drum(rx, height);
  return {
    ...solid,
    draw(drawing, cx, y) {
      solid.draw(drawing, cx, y);
      const ry = rx * TILT;
      drawing.ellipse(cx, y + ry, rx * 0.72, ry * 0.72);
      drawing.arc(cx, y + ry + height * 0.7, rx * 0.72, ry * 0.72, 2.35, 3.65, { width: 0.7 });
    },
  };
}

function cup(rx: number, height: number): Solid {
  const solid = drum(rx, height);
  return {
    ...solid,
    draw(drawing, cx, y) {
      solid.draw(drawing, cx, y);
      const ry = rx * TILT;
      drawing.ellipse(cx, y + ry, rx - 7, ry - 3);
      drawing.line([
        [cx - rx, y + ry + height * 0.6],
        [cx - rx - 9, y + ry + height * 0.6],
        [cx - rx - 9, y + ry + height * 0.85],
        [cx - rx, y + ry + height * 0.85],
      ]);
    },
  };
}

const chips: readonly (readonly [u: number, v: number, size: number])[] = [
  [-0.3, -0.35, 0.62],
  [-0.85, 0.3, 0.34],
  [0.45, -0.85, 0.3],
  [0.5, 0.35, 0.36],
  [-0.8, -0.8, 0.26],
];

/** Every solid that an exploded view may hold. */
export const SOLIDS = {
  dome: dome(66, 48),
  helmet: dome(74, 58, 22),
  drum: drum(58, 34),
  disc: drum(72, 8),
  post: drum(15, 74),
  lens: {
    ...drum(36, 18),
    draw(drawing: Drawing, cx: number, y: number) {
      drum(36, 18).draw(drawing, cx, y);
      drawing.ellipse(cx, y + 36 * TILT, 26, 26 * TILT);
      drawing.ellipse(cx, y + 36 * TILT, 13, 13 * TILT);
    },
  },
  ring: ring(66, 7),
  cup: cup(64, 40),
  plate: slab(92, 5),
  cover: slab(88, 9, (drawing, cx, cy) => {
    for (const [x, y] of [
      [0, -34],
      [66, 0],
      [0, 34],
      [-66, 0],
    ] as const)
      drawing.ellipse(cx + x, cy + y, 4, 2);
  }),
  board: slab(88, 4, (drawing, cx, cy) => {
    for (const [u, v, size] of chips) onTop(drawing, [cx, cy], 88, u, v, size, 5);
  }),
  box: slab(76, 40, (drawing, cx, cy) => {
    drawing.polygon(rhombus(cx, cy, 62, 31), { width: 0.7 });
  }),
  tray: slab(86, 24, (drawing, cx, cy) => {
    drawing.polygon(rhombus(cx, cy, 72, 36));
    drawing.line(
      [
        [cx, cy - 36],
        [cx, cy - 18],
      ],
      { width: 0.7 },
    );
    drawing.polygon(rhombus(cx, cy + 2, 40, 20), { width: 0.7 });
  }),
  cells: slab(70, 22, (drawing, cx, cy) => {
    for (const [x, y] of [
      [-30, -2],
      [0, -16],
      [0, 13],
      [30, -2],
    ] as const) {
      drawing.ellipse(cx + x, cy + y, 14, 6);
      drawing.ellipse(cx + x, cy + y - 3, 5, 2);
    }
  }),
  screen: slab(90, 7, (drawing, cx, cy) => {
    drawing.polygon(rhombus(cx, cy, 74, 37), { width: 0.8 });
    drawing.line(
      [
        [cx - 34, cy - 5],
        [cx + 6, cy - 25],
      ],
      { width: 0.6 },
    );
    drawing.line(
      [
        [cx - 22, cy + 1],
        [cx + 30, cy - 25],
      ],
      { width: 0.6 },
    );
  }),
  coil: {
    height: 52,
    touch: [50, 26],
    draw(drawing: Drawing, cx: number, y: number) {
      for (let n = 4; n >= 0; n--) drawing.ellipse(cx, y + 17 + n * 5, 50, 15, {});
    },
  },
  screws: {
    height: 44,
    touch: [56, 8],
    draw(drawing: Drawing, cx: number, y: number) {
      for (const x of [-52, -18, 18, 52]) {
        drawing.rect(cx + x - 2.5, y + 8, 5, 34);
        for (let n = 0; n < 5; n++)
          drawing.line(
            [
              [cx + x - 3, y + 18 + n * 5],
              [cx + x + 3, y + 16 + n * 5],
            ],
            { width: 0.6 },
          );
        drawing.ellipse(cx + x, y + 7, 7, 3.4);
        drawing.line(
          [
            [cx + x - 3, y + 7],
            [cx + x + 3, y + 7],
          ],
          { width: 0.7 },
        );
      }
    },
  },
  clamp: {
    height: 56,
    touch: [58, 30],
    draw(drawing: Drawing, cx: number, y: number) {
      drawing.polygon([
        [cx - 60, y + 6],
        [cx - 40, y],
        [cx + 60, y],
        [cx + 60, y + 40],
        [cx + 40, y + 52],
        [cx + 40, y + 22],
        [cx - 60, y + 22],
      ]);
      drawing.line([
        [cx - 60, y + 6],
        [cx + 40, y + 6],
        [cx + 60, y],
      ]);
      drawing.line([
        [cx + 40, y + 6],
        [cx + 40, y + 22],
      ]);
      drawing.ellipse(cx - 20, y + 14, 7, 4);
      drawing.ellipse(cx + 16, y + 14, 7, 4);
    },
  },
} satisfies Record<string, Solid>;
export type SolidName = keyof typeof SOLIDS;
