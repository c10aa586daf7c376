import { type Point, type Rect, type Stair, sharedWall } from "./plan.ts";

/** Inches from floor to floor: a room of 8 ft 1 in, and joists with boards. */
const FLOOR_TO_FLOOR = 108;
const RUN = 10;
const LANDING = 36;
/** Between the flights. */
const MIDDLE = 4;
/** The code allows 7 3/4 in. */
const MOST_RISE = 7.75;

/** Two flights beside each other with a landing between, from the hall and back to it. */
export function stairOf(well: Rect, hall: Rect): Stair | undefined {
  const shared = sharedWall(well, hall);
  if (!shared) return undefined;
  const risers = Math.ceil(FLOOR_TO_FLOOR / MOST_RISE / 2) * 2;
  const each = risers / 2;
  const across = shared.across;
  // In a frame of its own: `a` from the hall into the well, `b` beside it.
  const deep = across ? well.h : well.w;
  const broad = across ? well.w : well.h;
  const hallFirst = across ? hall.y < well.y : hall.x < well.x;
  const width = (broad - MIDDLE) / 2;
  const rect = (a: number, b: number, da: number, db: number): Rect => {
    const from = hallFirst ? a : deep - a - da;
    return across
      ? { x: well.x + b, y: well.y + from, w: db, h: da }
      : { x: well.x + from, y: well.y + b, w: da, h: db };
  };
  const point = (a: number, b: number): Point => {
    const from = hallFirst ? a : deep - a;
    return across ? { x: well.x + b, y: well.y + from } : { x: well.x + from, y: well.y + b };
  };
  const flight = (each - 1) * RUN;
  const foot = deep - LANDING - flight;
  if (foot < 0) return undefined;
  const treads: Rect[] = [];
  for (let n = 0; n < each - 1; n++) treads.push(rect(foot + n * RUN, 0, RUN, width));
  for (let n = each - 2; n >= 0; n--) treads.push(rect(foot + n * RUN, width + MIDDLE, RUN, width));
  const end = foot + flight + LANDING / 2;
  return {
    risers,
    rise: FLOOR_TO_FLOOR / risers,
    run: RUN,
    width: Math.floor(width),
    landing: LANDING,
    treads,
    landingAt: rect(foot + flight, 0, LANDING, broad),
    way: [
      point(Math.max(2, foot - 8), width / 2),
      point(end, width / 2),
      point(end, width + MIDDLE + width / 2),
      point(Math.max(2, foot - 4), width + MIDDLE + width / 2),
    ],
    well,
  };
}
