import type { Drawing, Point } from "./sheet.ts";

export type Space = readonly [x: number, y: number, z: number];

/** Draws in metres of a site, seen from above one of its corners. */
export class Site {
  constructor(
    readonly drawing: Drawing,
    readonly scale: number,
    readonly origin: Point,
  ) {}

  at([x, y, z]: Space): Point {
    return [
      this.origin[0] + (x - y) * 0.866 * this.scale,
      this.origin[1] + (x + y) * 0.5 * this.scale - z * this.scale,
    ];
  }
  face(points: readonly Space[], stroke?: Parameters<Drawing["polygon"]>[1]): void {
    this.drawing.polygon(
      points.map((point) => this.at(point)),
      stroke,
    );
  }
  line(points: readonly Space[], stroke?: Parameters<Drawing["line"]>[1]): void {
    this.drawing.line(
      points.map((point) => this.at(point)),
      stroke,
    );
  }
  /** A box by its near lower corner and its size; what lies behind it is hidden. */
  box([x, y, z]: Space, [w, d, h]: Space): void {
    const top = z + h;
    this.face([
      [x, y + d, z],
      [x, y + d, top],
      [x + w, y + d, top],
      [x + w, y + d, z],
    ]);
    this.face([
      [x + w, y, z],
      [x + w, y, top],
      [x + w, y + d, top],
      [x + w, y + d, z],
    ]);
    this.face([
      [x, y, top],
      [x + w, y, top],
      [x + w, y + d, top],
      [x, y + d, top],
    ]);
  }
}

/** A place, drawn around its own origin. */
export interface SceneDrawing {
  /** Where the parts of an apparatus are put, in the order in which they are numbered. */
  anchors: readonly Space[];
  draw: (site: Site) => void;
}
