import type { Kind } from "./programme.ts";

/** Inches from the corner at the left of the back of the house; the street is below. */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Point {
  x: number;
  y: number;
}

/** A room between its walls. */
export interface Room extends Rect {
  id: string;
  kind: Kind;
  storey: number;
  /** Square feet that it must have. */
  least: number;
}

export type OpeningKind = "door" | "entrance" | "patio" | "cased" | "folding";

/** A gap in a wall with what closes it. */
export interface Opening extends Rect {
  kind: OpeningKind;
  storey: number;
  from: string;
  /** Undefined where it leads out. */
  to: string | undefined;
  /** Inches of the leaf, and what it leaves clear when it stands open at a right angle. */
  leaf: number;
  clear: number;
  /** Of a leaf on hinges. */
  swing?: { hinge: Point; open: Point; shut: Point };
}

export interface Window extends Rect {
  room: string;
  storey: number;
  /** Inches, as it is ordered. */
  width: number;
  height: number;
  sill: number;
  /** Inches of the opening when it stands open. */
  clearWidth: number;
  clearHeight: number;
  /** Square feet of glass. */
  glass: number;
}

export interface Stair {
  risers: number;
  rise: number;
  run: number;
  width: number;
  landing: number;
  /** Treads as they are climbed, the landing between. */
  treads: readonly Rect[];
  landingAt: Rect;
  /** The middle line of the way up. */
  way: readonly Point[];
  well: Rect;
}

export interface Fixture extends Rect {
  kind: "tub" | "toilet" | "basin" | "counter" | "sink" | "range" | "fridge" | "washer" | "dryer";
  room: string;
  storey: number;
  /** Whither whoever uses it stands. */
  faces: "up" | "down" | "left" | "right";
}

export interface Storey {
  outline: Rect;
  rooms: readonly Room[];
  openings: readonly Opening[];
  windows: readonly Window[];
  fixtures: readonly Fixture[];
}

export interface Scores {
  /** Each from 0 to 1. */
  adjacency: number;
  daylight: number;
  circulation: number;
  wetWalls: number;
  proportion: number;
  total: number;
  /** What they are made of. */
  figures: {
    pairs: number;
    pairsKept: number;
    glass: number;
    habitable: number;
    ways: number;
    gross: number;
    wetRooms: number;
    wetShared: number;
    wetLength: number;
    stretched: number;
    rooms: number;
  };
}

export interface Plan {
  /** Inches of the whole, outside its walls. */
  width: number;
  depth: number;
  storeys: readonly Storey[];
  stair: Stair | undefined;
  scores: Scores;
  /** Two plans with the same one are the same arrangement. */
  signature: string;
}

export const areaOf = ({ w, h }: Rect): number => (w * h) / 144;

/** A wall between two rooms, or a room and outside: where it lies and how long both share it. */
export interface Shared {
  /** The gap in the wall that the whole of it would be. */
  wall: Rect;
  /** Whether it runs across the sheet. */
  across: boolean;
  length: number;
}

/** No wall is thicker. */
const THICK = 7;

export function sharedWall(a: Rect, b: Rect): Shared | undefined {
  const left = Math.max(a.x, b.x);
  const right = Math.min(a.x + a.w, b.x + b.w);
  const top = Math.max(a.y, b.y);
  const bottom = Math.min(a.y + a.h, b.y + b.h);
  // One of the two is negative there: the thickness of the wall between them.
  if (right > left && top >= bottom && top - bottom <= THICK)
    return {
      wall: { x: left, y: bottom, w: right - left, h: top - bottom },
      across: true,
      length: right - left,
    };
  if (bottom > top && left >= right && left - right <= THICK)
    return {
      wall: { x: right, y: top, w: left - right, h: bottom - top },
      across: false,
      length: bottom - top,
    };
  return undefined;
}

export const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
