import { widthOf, wrap } from "./helvetica.ts";

/**
 * A drawing sheet: US letter, 612 × 792 points, the origin at the top left. A drawing is a list of marks, which
 * `svg.ts` writes for the browser and `pdf.ts` for paper; both show the same lines.
 */
export const SHEET = { width: 612, height: 792 } as const;

/** Where a figure may draw; above it stands the sheet's number, below it the figure's. */
export const FRAME = { left: 54, right: 558, top: 84, bottom: 656 } as const;
export const CENTRE = { x: (FRAME.left + FRAME.right) / 2, y: (FRAME.top + FRAME.bottom) / 2 } as const;

export type Point = readonly [x: number, y: number];
/** A piece of a path, in absolute points: move, line, cubic curve, close. */
export type Step =
  | readonly ["M", number, number]
  | readonly ["L", number, number]
  | readonly ["C", number, number, number, number, number, number]
  | readonly ["Z"];

export type Dash = "hidden" | "centre";

export interface Stroke {
  /** In points; 1 when left out, 0 for none. */
  width?: number;
  dash?: Dash;
  /** White hides what was drawn before, as a solid part hides what is behind it. */
  fill?: "white" | "black";
}

export interface PathMark extends Stroke {
  kind: "path";
  steps: readonly Step[];
}
export interface TextMark {
  kind: "text";
  x: number;
  /** The line on which the letters stand. */
  y: number;
  text: string;
  size: number;
  anchor: "start" | "middle" | "end";
  bold?: boolean;
  /** A reference numeral, which the parts list explains. */
  numeral?: boolean;
}
export type Mark = PathMark | TextMark;

/** What a reference numeral stands for. */
export interface Part {
  numeral: number;
  name: string;
}

/** How far a cubic's handles stand out so that it looks like a quarter of a circle. */
const ROUND = 0.5523;

export const LETTER = 10;
const NUMERAL = 11;
export const LEADING = 1.2;

/** A drawing that is being made: every method adds marks on top of those before. */
export class Drawing {
  readonly marks: Mark[] = [];
  readonly #parts = new Map<number, string>();

  get parts(): Part[] {
    return [...this.#parts]
      .map(([numeral, name]) => ({ numeral, name }))
      .sort((a, b) => a.numeral - b.numeral);
  }

  path(steps: readonly Step[], stroke: Stroke = {}): void {
    this.marks.push({ kind: "path", steps, ...stroke });
  }

  /** Adds what `draw` draws, made larger or smaller around a point. */
  scaled([cx, cy]: Point, factor: number, draw: (inner: Drawing) => void): void {
    const inner = new Drawing();
    draw(inner);
    const move = (value: number, n: number) =>
      (n % 2 === 0 ? cx : cy) + (value - (n % 2 === 0 ? cx : cy)) * factor;
    for (const mark of inner.marks) {
      if (mark.kind !== "path") throw new Error("only lines are scaled");
      const steps = mark.steps.map(
        ([op, ...numbers]) => [op, ...(numbers as number[]).map(move)] as unknown as Step,
      );
      this.marks.push({ ...mark, steps });
    }
  }

  line(points: readonly Point[], stroke: Stroke = {}): void {
    this.path(lineSteps(points), stroke);
  }

  polygon(points: readonly Point[], stroke: Stroke = { fill: "white" }): void {
    this.path([...lineSteps(points), ["Z"]], stroke);
  }

  rect(x: number, y: number, width: number, height: number, stroke?: Stroke): void {
    const [right, bottom] = [x + width, y + height];
    this.polygon(
      [
        [x, y],
        [right, y],
        [right, bottom],
        [x, bottom],
      ],
      stroke,
    );
  }

  roundRect(
    x: number,
    y: number,
    width: number,
    height: number,
    radius: number,
    stroke: Stroke = { fill: "white" },
  ): void {
    const r = Math.min(radius, width / 2, height / 2);
    const h = r * (1 - ROUND);
    const [right, bottom] = [x + width, y + height];
    this.path(
      [
        ["M", x + r, y],
        ["L", right - r, y],
        ["C", right - h, y, right, y + h, right, y + r],
        ["L", right, bottom - r],
        ["C", right, bottom - h, right - h, bottom, right - r, bottom],
        ["L", x + r, bottom],
        ["C", x + h, bottom, x, bottom - h, x, bottom - r],
        ["L", x, y + r],
        ["C", x, y + h, x + h, y, x + r, y],
        ["Z"],
      ],
      stroke,
    );
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, stroke: Stroke = { fill: "white" }): void {
    this.path([...arc(cx, cy, rx, ry, 0, 4), ["Z"]], stroke);
  }

  /** Part of an ellipse, from one quarter to another, counted clockwise from the right. */
  arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number, stroke: Stroke = {}): void {
    this.path(arc(cx, cy, rx, ry, from, to), stroke);
  }

  /** A line with an arrowhead at its end. */
  arrow(points: readonly Point[], stroke: Stroke = {}): void {
    const [before, end] = points.slice(-2) as [Point, Point];
    this.line(points, stroke);
    const angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
    const barb = (turn: number): Point => [
      end[0] - 7 * Math.cos(angle + turn),
      end[1] - 7 * Math.sin(angle + turn),
    ];
    this.polygon([end, barb(0.38), barb(-0.38)], { fill: "black", width: 0.5 });
  }

  text(
    x: number,
    y: number,
    text: string,
    look: Partial<Omit<TextMark, "kind" | "x" | "y" | "text">> = {},
  ): void {
    this.marks.push({ kind: "text", x, y, text, size: LETTER, anchor: "middle", ...look });
  }

  /** Lines of text around a middle. */
  label(cx: number, cy: number, lines: readonly string[], size = LETTER): void {
    const step = size * LEADING;
    const first = cy - ((lines.length - 1) * step) / 2 + size * 0.35;
    for (const [n, line] of lines.entries()) this.text(cx, first + n * step, line, { size });
  }

  /** Names a part without a lead line: where the numeral stands on the part itself, or is drawn by the caller. */
  name(numeral: number, name: string): void {
    this.#parts.set(numeral, name);
  }

  /** A reference numeral at a place, with its part; the anchor is where the place is in the numeral. */
  numeral(numeral: number, name: string, x: number, y: number, anchor: TextMark["anchor"] = "middle"): void {
    this.name(numeral, name);
    this.text(x, y, String(numeral), { size: NUMERAL, anchor, numeral: true });
  }

  /**
   * A numeral and its lead line, the slight wave of a hand-drawn one.
   * @param at where the part is touched
   * @param to where the numeral stands: left of it a numeral that reads to the left, right of it one to the right
   */
  lead(numeral: number, name: string, at: Point, to: Point): void {
    const right = to[0] >= at[0];
    const side = right ? 1 : -1;
    this.numeral(numeral, name, to[0] + side * 3, to[1] + NUMERAL * 0.35, right ? "start" : "end");
    const [dx, dy] = [to[0] - at[0], to[1] - at[1]];
    const sway = Math.min(6, Math.abs(dx) / 6);
    this.path(
      [
        ["M", at[0], at[1]],
        [
          "C",
          at[0] + dx / 3,
          at[1] + dy / 3 - sway,
          at[0] + (2 * dx) / 3,
          at[1] + (2 * dy) / 3 + sway,
          to[0],
          to[1],
        ],
      ],
      { width: 0.7 },
    );
  }
}

function lineSteps(points: readonly Point[]): Step[] {
  return points.map(([x, y], n) => [n === 0 ? "M" : "L", x, y] as const);
}

/** The smallest box around what is drawn; the handles of curves count as if they were drawn. */
export function boundsOf(marks: readonly Mark[]) {
  const points = marks.flatMap((mark) =>
    mark.kind === "path" ? mark.steps.flatMap(([, ...numbers]) => numbers as number[]) : [],
  );
  const xs = points.filter((_, n) => n % 2 === 0);
  const ys = points.filter((_, n) => n % 2 === 1);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The cubic curves of an arc, a quarter or less each. */
function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Step[] {
  const at = (quarter: number) => {
    const angle = (quarter * Math.PI) / 2;
    return { cos: Math.cos(angle), sin: Math.sin(angle) };
  };
  const start = at(from);
  const steps: Step[] = [["M", cx + rx * start.cos, cy + ry * start.sin]];
  const pieces = Math.ceil(to - from);
  const span = (to - from) / pieces;
  const handle = (4 / 3) * Math.tan((span * Math.PI) / 8);
  for (let n = 0; n < pieces; n++) {
    const a = at(from + n * span);
    const b = at(from + (n + 1) * span);
    steps.push([
      "C",
      cx + rx * (a.cos - handle * a.sin),
      cy + ry * (a.sin + handle * a.cos),
      cx + rx * (b.cos + handle * b.sin),
      cy + ry * (b.sin - handle * b.cos),
      cx + rx * b.cos,
      cy + ry * b.sin,
    ]);
  }
  return steps;
}

/** The lines of a label and the box that holds them. */
export function fitted(text: string, width: number, size = LETTER) {
  const lines = wrap(text, size, width);
  return {
    lines,
    width: Math.max(...lines.map((line) => widthOf(line, size))),
    height: lines.length * size * LEADING,
  };
}
