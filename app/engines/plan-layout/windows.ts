import { type Outside, outsideOf } from "./doors.ts";
import { areaOf, type Opening, type Rect, type Room, type Window } from "./plan.ts";
import { BATHS, HABITABLE, type Kind, SLEEPING } from "./programme.ts";

/** Of a casement: frame and sash take this from its size in both directions, of its glass and of its clear opening. */
export const FRAME = 6;
/** Inches above the floor, of all windows and doors. */
const HEAD = 80;
/** Share of the floor in glass that a room gets where its walls allow; the code asks for 8 %. */
const GLASS = 0.11;
const FROM_CORNER = 6;
/** Square feet of a glazed sliding door of 6 ft. */
export const PATIO_GLASS = 28;

interface Make {
  /** Inches, from the narrowest. */
  widths: readonly number[];
  height: number;
}

const MAKES: Partial<Record<Kind, Make>> = {
  living: { widths: [36, 60, 72, 96], height: 60 },
  family: { widths: [36, 60, 72, 96], height: 60 },
  dining: { widths: [36, 60, 72], height: 60 },
  kitchen: { widths: [36, 48, 60, 72], height: 42 },
  primary: { widths: [36, 60, 72], height: 54 },
  bedroom: { widths: [36, 60, 72], height: 54 },
  office: { widths: [36, 48, 60], height: 54 },
  loft: { widths: [36, 60, 72], height: 54 },
  stair: { widths: [36], height: 36 },
  laundry: { widths: [30], height: 36 },
};
const SMALL: Make = { widths: [24, 30], height: 30 };

/** Wider ones are two sashes, of which each opens by itself. */
const ONE_SASH = 42;

function windowOf(room: Room, wall: Rect, width: number, height: number): Window {
  const sash = width > ONE_SASH ? width / 2 : width;
  return {
    ...wall,
    room: room.id,
    storey: room.storey,
    width,
    height,
    sill: HEAD - height,
    clearWidth: sash - FRAME,
    clearHeight: height - FRAME,
    glass: ((width - FRAME) * (height - FRAME)) / 144,
  };
}

export const isEscape = ({ clearWidth, clearHeight, sill }: Window): boolean =>
  clearWidth >= 20 && clearHeight >= 24 && (clearWidth * clearHeight) / 144 >= 5.7 && sill <= 44;

/** Square feet that stand open when all sashes do. */
export const openableOf = ({ width, clearWidth, clearHeight }: Window): number =>
  ((width > ONE_SASH ? 2 : 1) * clearWidth * clearHeight) / 144;

/** The place on a wall nearest its middle where nothing else is; undefined where there is none. */
function freePlace(outside: Outside, width: number, taken: readonly Rect[]): Rect | undefined {
  const { wall, across, length } = outside;
  const from = across ? wall.x : wall.y;
  const spans = taken
    .filter(
      (rect) =>
        rect.x <= wall.x + wall.w &&
        wall.x <= rect.x + rect.w &&
        rect.y <= wall.y + wall.h &&
        wall.y <= rect.y + rect.h,
    )
    .map(
      (rect) =>
        (across ? [rect.x - from, rect.x + rect.w - from] : [rect.y - from, rect.y + rect.h - from]) as [
          number,
          number,
        ],
    );
  const room = length - width - 2 * FROM_CORNER;
  if (room < 0) return undefined;
  const middle = (length - width) / 2;
  for (let off = 0; off <= room / 2 + 1; off += 3) {
    for (const at of [middle - off, middle + off]) {
      if (at < FROM_CORNER || at + width > length - FROM_CORNER) continue;
      if (spans.every(([a, b]) => at >= b + 5 || at + width <= a - 5))
        return across ? { ...wall, x: wall.x + at, w: width } : { ...wall, y: wall.y + at, h: width };
    }
  }
  return undefined;
}

export function windowsOf(rooms: readonly Room[], outline: Rect, openings: readonly Opening[]): Window[] {
  const windows: Window[] = [];
  for (const room of rooms) {
    const needs = HABITABLE.includes(room.kind);
    const extra = BATHS.includes(room.kind) || room.kind === "laundry" || room.kind === "stair";
    if (!needs && !extra) continue;
    const walls = outsideOf(room, outline).sort((a, b) => b.length - a.length);
    const make = MAKES[room.kind] ?? SMALL;
    const doors = openings.filter(({ to, kind }) => to === undefined || kind === "entrance");
    const mine: Window[] = [];
    const area = areaOf(room);
    // A glazed door to the garden counts as well.
    const door = doors.some(({ kind, from }) => kind === "patio" && from === room.id) ? PATIO_GLASS : 0;
    const glass = () => mine.reduce((sum, one) => sum + one.glass, door);
    // The narrowest that is enough, otherwise the widest that the wall has room for.
    const put = (wall: Outside) => {
      const open = GLASS * area - glass();
      const enough = make.widths.filter((width) => ((width - FRAME) * (make.height - FRAME)) / 144 >= open);
      for (const width of [...enough, ...[...make.widths].reverse()]) {
        const at = freePlace(wall, width, [...doors, ...mine]);
        if (!at) continue;
        mine.push(windowOf(room, at, width, make.height));
        return true;
      }
      return false;
    };
    if (extra) {
      const first = walls[0];
      if (first) put(first);
      windows.push(...mine);
      continue;
    }
    for (let round = 0; round < 4 && (glass() < GLASS * area || mine.length === 0); round++) {
      let any = false;
      for (const wall of walls) {
        if (glass() >= GLASS * area && mine.length > 0) break;
        any = put(wall) || any;
      }
      if (!any) break;
    }
    if (SLEEPING.includes(room.kind) && !mine.some(isEscape)) continue;
    windows.push(...mine);
  }
  return windows;
}
