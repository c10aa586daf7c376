import { CENTRE, type Drawing, type Part, type Point } from "./sheet.ts";

/** How a cut material is hatched. */
export type Hatch = "metal" | "plastic" | "foam" | "concrete" | "earth" | "wood" | "glass" | "board" | "void";
export interface Layer extends Part {
  hatch: Hatch;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const THIN = { width: 0.6 } as const;

/** Parallel lines inside a box; `lean` is how far a line moves sideways on its way down, in heights of the box. */
export function hatched(drawing: Drawing, { x, y, width, height }: Box, pitch: number, lean: 1 | -1): void {
  for (let start = x - height; start < x + width + height; start += pitch) {
    const right = start + lean * height;
    const [from, to] = [Math.max(x, Math.min(start, right)), Math.min(x + width, Math.max(start, right))];
    if (from < to)
      drawing.line(
        [
          [from, y + lean * (from - start)],
          [to, y + lean * (to - start)],
        ],
        THIN,
      );
  }
}

/** Spread over a box, one in each cell of a grid and yet not in rows; always the same. */
function scattered({ x, y, width, height }: Box, draw: (x: number, y: number, n: number) => void): void {
  const columns = Math.max(1, Math.floor(width / 13));
  const rows = Math.max(1, Math.floor(height / 12));
  const chance = (n: number) => Math.abs(Math.sin(n * 12.9898) * 43.7585) % 1;
  for (let n = 0; n < columns * rows; n++) {
    const u = ((n % columns) + 0.2 + 0.6 * chance(n + 1)) / columns;
    const v = (Math.floor(n / columns) + 0.25 + 0.5 * chance(n + 7)) / rows;
    draw(x + 4 + u * (width - 8), y + 3 + v * (height - 6), n);
  }
}

const HATCHES: Record<Hatch, (drawing: Drawing, box: Box) => void> = {
  metal: (drawing, box) => hatched(drawing, box, 7, -1),
  plastic(drawing, box) {
    hatched(drawing, box, 9, 1);
    hatched(drawing, { ...box, x: box.x + 3, width: box.width - 3 }, 18, 1);
  },
  foam(drawing, box) {
    hatched(drawing, box, 11, 1);
    hatched(drawing, box, 11, -1);
  },
  concrete: (drawing, box) =>
    scattered(box, (x, y, n) => {
      if (n % 3 === 0)
        drawing.polygon(
          [
            [x, y - 3],
            [x + 3, y + 2],
            [x - 3, y + 2],
          ],
          THIN,
        );
      else drawing.ellipse(x, y, 0.7, 0.7, { fill: "black", width: 0.4 });
    }),
  earth: (drawing, box) =>
    scattered(box, (x, y, n) => {
      if (n % 2 === 0)
        drawing.line(
          [
            [x - 4, y + 2],
            [x, y - 2],
            [x + 4, y + 1],
          ],
          THIN,
        );
      else
        drawing.line(
          [
            [x - 2, y],
            [x + 3, y],
          ],
          THIN,
        );
    }),
  wood(drawing, { x, y, width, height }) {
    for (let n = 1; n < height / 7; n++) {
      const at = y + n * 7;
      if (at > y + height - 2) break;
      drawing.path(
        [
          ["M", x, at],
          ["C", x + width * 0.3, at - 4, x + width * 0.6, at + 4, x + width, at - 1],
        ],
        THIN,
      );
    }
  },
  glass(drawing, { x, y, width, height }) {
    for (let n = 0; n < width / 44; n++) {
      const left = x + 14 + n * 44;
      if (left + 16 > x + width) break;
      for (const lift of [0, 5])
        drawing.line(
          [
            [left + lift, y + height - 3],
            [left + lift + Math.min(12, height - 6), y + 3],
          ],
          THIN,
        );
    }
  },
  board: (drawing, box) => {
    for (let at = box.x + 6; at < box.x + box.width; at += 6)
      drawing.line(
        [
          [at, box.y],
          [at, box.y + box.height],
        ],
        THIN,
      );
  },
  void: () => {},
};

/** A cut through an assembly: its layers from the outside in, each with its own hatching, between two break lines. */
export function drawSection(drawing: Drawing, layers: readonly Layer[], turn: number): void {
  const upright = turn % 2 === 1;
  const weights = layers.map(({ hatch }, n) =>
    hatch === "void" ? 0.8 : hatch === "concrete" || hatch === "earth" ? 1.7 : 0.75 + ((n + turn) % 3) * 0.3,
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const [width, height] = upright ? [316 + turn / 2, 380] : [300 + turn, 400];
  const [left, top] = [CENTRE.x - width / 2, CENTRE.y - height / 2 + 10];
  let at = 0;
  const boxes = layers.map((_, n): Box => {
    const share = (weights[n] ?? 0) / whole;
    const box = upright
      ? { x: left + at * width, y: top, width: share * width, height }
      : { x: left, y: top + at * height, width, height: share * height };
    at += share;
    return box;
  });
  for (const [n, box] of boxes.entries()) {
    HATCHES[layers[n]?.hatch ?? "void"](drawing, box);
    drawing.rect(box.x, box.y, box.width, box.height, { width: 1.3 });
  }
  if (upright)
    for (const y of [top, top + height]) breakLine(drawing, [left - 14, y], [left + width + 14, y]);
  else for (const x of [left, left + width]) breakLine(drawing, [x, top - 14], [x, top + height + 14]);
  for (const [n, { x, y, width: w, height: h }] of boxes.entries()) {
    const layer = layers[n] as Layer;
    if (upright) {
      const up = n % 2 === 0;
      const touch: Point = [x + w / 2, up ? y + 34 : y + h - 34];
      const place: Point = [
        x + w / 2 + (n - (layers.length - 1) / 2) * 16,
        up ? top - 34 : top + height + 36,
      ];
      drawing.ellipse(...touch, 1.8, 1.8, { fill: "black", width: 0.5 });
      drawing.line([touch, place], { width: 0.7 });
      drawing.numeral(layer.numeral, layer.name, place[0], up ? place[1] - 5 : place[1] + 12);
    } else {
      const right = n % 2 === 0;
      const touch: Point = [right ? x + w - 26 : x + 26, y + h / 2];
      drawing.ellipse(...touch, 1.8, 1.8, { fill: "black", width: 0.5 });
      drawing.lead(layer.numeral, layer.name, touch, [right ? left + width + 46 : left - 46, touch[1] - 14]);
    }
  }
}

/** The line where the rest of a thing is left out. */
function breakLine(drawing: Drawing, from: Point, to: Point): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const at = (along: number, aside: number): Point => [
    from[0] + (dx * along) / length - (dy * aside) / length,
    from[1] + (dy * along) / length + (dx * aside) / length,
  ];
  const middle = length / 2;
  drawing.line([from, at(middle - 9, 0), at(middle - 3, 9), at(middle + 3, -9), at(middle + 9, 0), to], {
    width: 0.9,
  });
}
