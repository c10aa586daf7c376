import type { Bounds } from "./solids.ts";

// Whether an object goes into a room or onto a site, and what is left around it. Inches; the room's corner that is at
// the front and on the left is 0, 0, and the door is in its front wall.

export const SPOTS = ["back", "corner", "middle"] as const;
export type Spot = (typeof SPOTS)[number];

export interface Place {
  width: number;
  depth: number;
  /** Nothing above where it is left out. */
  height?: number;
  /** The leaf of a door that opens into the room, with its hinge on the left; none where it is left out. */
  door?: number;
  /** From the left corner to the hinge. */
  doorAt: number;
  spot: Spot;
}

/** Of a hall (IRC R311.6), and what a wheelchair turns in (ADA 304.3.1). */
export const PASSAGE = 36;
export const TURNING = 60;

export interface Fit {
  fits: boolean;
  /** What is left over, or missing where it is negative. */
  over: { width: number; depth: number; height?: number };
  /** It does not fit as it stands, and does after a quarter turn. */
  fitsTurned: boolean;
  /** Where the object's corner lies. */
  at: { x: number; y: number };
  free: { left: number; right: number; front: number; back: number };
  /** The widest strip beside it. */
  widest: number;
  passes: boolean;
  turns: boolean;
  /** Middle of a circle in which a wheelchair turns. */
  circle?: { x: number; y: number };
  /** Between the door's leaf and the object; less than nothing where they meet. */
  door?: number;
}

export function fitOf({ min, max }: Bounds, place: Place): Fit {
  const [w, d, h] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  const over = {
    width: place.width - w,
    depth: place.depth - d,
    ...(place.height !== undefined && { height: place.height - h }),
  };
  const isHighEnough = (over.height ?? 0) >= -1e-6;
  const x = place.spot === "corner" ? 0 : over.width / 2;
  const y = place.spot === "middle" ? over.depth / 2 : over.depth;
  const free = { left: x, right: over.width - x, front: y, back: over.depth - y };
  const strips = [
    { wide: free.left, long: place.depth, x: free.left / 2, y: place.depth / 2 },
    { wide: free.right, long: place.depth, x: place.width - free.right / 2, y: place.depth / 2 },
    { wide: free.front, long: place.width, x: place.width / 2, y: free.front / 2 },
    { wide: free.back, long: place.width, x: place.width / 2, y: place.depth - free.back / 2 },
  ].sort((a, b) => b.wide - a.wide);
  const [best] = strips as [(typeof strips)[number]];
  const turns = best.wide >= TURNING && best.long >= TURNING;
  return {
    fits: over.width >= -1e-6 && over.depth >= -1e-6 && isHighEnough,
    over,
    fitsTurned: place.width >= d && place.depth >= w && isHighEnough,
    at: { x, y },
    free,
    widest: best.wide,
    passes: best.wide >= PASSAGE,
    turns,
    ...(turns && { circle: { x: best.x, y: best.y } }),
    ...(place.door !== undefined && { door: doorGap(place.door, place.doorAt, { x, y, w, d }) }),
  };
}

/** The leaf sweeps a quarter circle to the right of its hinge. */
function doorGap(
  leaf: number,
  hinge: number,
  object: { x: number; y: number; w: number; d: number },
): number {
  // What lies wholly to the left of the hinge is not met.
  const right = object.x + object.w;
  if (right <= hinge) return hinge - right;
  const dx = Math.max(0, object.x - hinge);
  const dy = Math.max(0, object.y);
  return Math.hypot(dx, dy) - leaf;
}
