import type { House } from "./house.ts";
import type { Rect, Room } from "./plan.ts";

/** How a house in its own frame lies on the sheet, whose lower edge is the street. */
export interface Turn {
  /** Along the street, or away from it with the rooms for everybody at the street. */
  hall: "along" | "away";
  mirrored: boolean;
  /** Of a hall along the street: the first row at the street instead of at the garden. */
  flipped: boolean;
}

export interface Turned {
  width: number;
  depth: number;
  storeys: { outline: Rect; rooms: Room[]; from: Map<string, string> }[];
}

export function turned({ length, depth, levels }: House, turn: Turn): Turned {
  const put = ({ u, v, w, d }: { u: number; v: number; w: number; d: number }): Rect =>
    turn.hall === "along"
      ? { x: turn.mirrored ? length - u - w : u, y: turn.flipped ? depth - v - d : v, w, h: d }
      : { x: turn.mirrored ? depth - v - d : v, y: length - u - w, w: d, h: w };
  return {
    width: turn.hall === "along" ? length : depth,
    depth: turn.hall === "along" ? depth : length,
    storeys: levels.map(({ from, to, cells }, storey) => ({
      outline: put({ u: from, v: 0, w: to - from, d: depth }),
      rooms: cells.map((cell) => ({ id: cell.id, kind: cell.kind, least: cell.least, storey, ...put(cell) })),
      from: new Map(cells.map(({ id, from: of }) => [id, of])),
    })),
  };
}
