import {
  type Opening,
  type OpeningKind,
  overlap,
  type Point,
  type Rect,
  type Room,
  type Shared,
  sharedWall,
} from "./plan.ts";
import { BATHS, type Kind, PUBLIC } from "./programme.ts";
import { OFF_THE_KITCHEN } from "./rows.ts";

/** A leaf of 3-0 leaves about 34 in clear: stops, hinges and the thickness of the open leaf take some 2 in. */
const LEAF_LOSS = 2;
/** From a corner to the frame. */
const JAMB = 4;

/** Inches of a leaf by the room that it leads into. */
const LEAVES: Partial<Record<Kind, number>> = {
  primary: 32,
  bedroom: 32,
  office: 32,
  laundry: 32,
  ensuite: 30,
  bath: 30,
  powder: 28,
  walkIn: 28,
  storage: 28,
};

interface Storey {
  rooms: readonly Room[];
  outline: Rect;
  from: ReadonlyMap<string, string>;
}

const part = ({ wall, across }: Shared, at: number, width: number): Rect =>
  across ? { ...wall, x: wall.x + at, w: width } : { ...wall, y: wall.y + at, h: width };

/** What a leaf sweeps: a square beside its gap, on the side of a room. */
function sweptOf(gap: Rect, across: boolean, into: Room): Rect {
  if (across)
    return into.y > gap.y
      ? { x: gap.x, y: gap.y + gap.h, w: gap.w, h: gap.w }
      : { x: gap.x, y: gap.y - gap.w, w: gap.w, h: gap.w };
  return into.x > gap.x
    ? { x: gap.x + gap.w, y: gap.y, w: gap.h, h: gap.h }
    : { x: gap.x - gap.h, y: gap.y, w: gap.h, h: gap.h };
}

function swingOf(gap: Rect, across: boolean, swept: Rect, atStart: boolean): NonNullable<Opening["swing"]> {
  // The leaf hangs at the face of the wall on the side to which it opens.
  if (across) {
    const face = swept.y > gap.y ? gap.y + gap.h : gap.y;
    const far = swept.y > gap.y ? face + gap.w : face - gap.w;
    const [near, other] = atStart ? [gap.x, gap.x + gap.w] : [gap.x + gap.w, gap.x];
    return { hinge: { x: near, y: face }, shut: { x: other, y: face }, open: { x: near, y: far } };
  }
  const face = swept.x > gap.x ? gap.x + gap.w : gap.x;
  const far = swept.x > gap.x ? face + gap.h : face - gap.h;
  const [near, other] = atStart ? [gap.y, gap.y + gap.h] : [gap.y + gap.h, gap.y];
  return { hinge: { x: face, y: near }, shut: { x: face, y: other }, open: { x: far, y: near } };
}

const within = (a: Rect, b: Rect) =>
  a.x >= b.x - 0.1 && a.y >= b.y - 0.1 && a.x + a.w <= b.x + b.w + 0.1 && a.y + a.h <= b.y + b.h + 0.1;

/** Hangs a door where its leaf meets no other; undefined where the wall is too short. */
function hung(shared: Shared, into: Room, leaf: number, swept: readonly Rect[]) {
  const length = shared.length;
  if (length < leaf + 2) return undefined;
  const jamb = Math.min(JAMB, (length - leaf) / 2);
  const places = [
    { at: jamb, atStart: true },
    { at: length - leaf - jamb, atStart: false },
    { at: Math.round((length - leaf) / 2), atStart: true },
    { at: Math.round((length - leaf) / 4), atStart: true },
    { at: Math.round(((length - leaf) * 3) / 4), atStart: false },
  ];
  const tried = places.map(({ at, atStart }) => {
    const gap = part(shared, at, leaf);
    const square = sweptOf(gap, shared.across, into);
    const meets = swept.filter((other) => overlap(other, square)).length + (within(square, into) ? 0 : 2);
    return { gap, square, atStart, meets };
  });
  return tried.reduce((best, one) => (one.meets < best.meets ? one : best));
}

export function doorsOf({ rooms, outline, from }: Storey, storey: number): Opening[] | undefined {
  const openings: Opening[] = [];
  const swept: Rect[] = [];
  const byId = new Map(rooms.map((room) => [room.id, room]));
  const add = (
    kind: OpeningKind,
    gap: Rect,
    of: { from: string; to?: string; leaf: number; clear: number; swing?: Opening["swing"] },
  ) => openings.push({ kind, storey, ...gap, to: undefined, ...of });

  const hinged = (into: Room, source: Room, leaf: number): boolean => {
    const shared = sharedWall(source, into);
    const at = shared && hung(shared, into, leaf, swept);
    if (!shared || !at) return false;
    swept.push(at.square);
    const swing = swingOf(at.gap, shared.across, at.square, at.atStart);
    add("door", at.gap, { from: source.id, to: into.id, leaf, clear: leaf - LEAF_LOSS, swing });
    return true;
  };
  const open = (a: Room, b: Room, most: number, kind: OpeningKind = "cased"): boolean => {
    const shared = sharedWall(a, b);
    if (!shared || shared.length < 20) return false;
    const width = Math.min(most, shared.length - (kind === "folding" ? 4 : 2));
    add(kind, part(shared, (shared.length - width) / 2, width), {
      from: a.id,
      to: b.id,
      leaf: width,
      clear: width - (kind === "folding" ? 4 : 0),
    });
    return true;
  };

  if (storey === 0 && !entrance()) return undefined;
  const common = rooms.filter(({ kind }) => PUBLIC.includes(kind));
  const hall = byId.get("hall");
  if (hall && common.length > 0) {
    const mouths = common
      .flatMap((room) => {
        const shared = sharedWall(hall, room);
        return shared && shared.length >= 38 && Math.min(shared.wall.w, shared.wall.h) > 0
          ? [{ room, length: shared.length }]
          : [];
      })
      .sort(
        (a, b) =>
          Number(a.room.kind === "kitchen") - Number(b.room.kind === "kitchen") || b.length - a.length,
      );
    const mouth = mouths[0];
    if (!mouth || !open(mouth.room, hall, 60)) return undefined;
  }
  common.forEach((a, n) => {
    for (const b of common.slice(n + 1)) {
      const shared = sharedWall(a, b);
      if (!shared || shared.length < 44) continue;
      // A kitchen keeps its walls for its counters: it opens to the living room only without another room beside it.
      const isKitchen = a.kind === "kitchen" || b.kind === "kitchen";
      const [kitchen, other] = a.kind === "kitchen" ? [a, b] : [b, a];
      const others = common.filter(({ kind }) => kind === "dining" || kind === "family");
      if (
        isKitchen &&
        other.kind === "living" &&
        others.some((room) => (sharedWall(room, kitchen)?.length ?? 0) >= 44)
      )
        continue;
      open(a, b, Math.max(40, Math.min(isKitchen ? 72 : 108, shared.length - 30)));
    }
  });
  // Baths first: the others can move out of their way more easily.
  const entered = [...from].filter(([, source]) => source !== "");
  for (const [id, source] of entered.sort(([a], [b]) => rank(byId.get(a)) - rank(byId.get(b)))) {
    const into = byId.get(id);
    const out = source === OFF_THE_KITCHEN ? into && commonBeside(into) : byId.get(source);
    if (!into || !out) return undefined;
    if (into.kind === "stair" || into.kind === "loft") {
      if (!open(out, into, into.kind === "stair" ? 200 : 84)) return undefined;
      continue;
    }
    const shallow = Math.min(into.w, into.h) < 30;
    if (into.kind === "closet" || into.kind === "linen" || shallow) {
      if (!open(out, into, into.kind === "closet" ? 60 : 36, "folding")) return undefined;
    } else if (!hinged(into, out, Math.min(LEAVES[into.kind] ?? 30, Math.min(into.w, into.h) - 2)))
      return undefined;
  }
  if (storey === 0) patio();
  return openings;

  function commonBeside(into: Room): Room | undefined {
    const beside = common.filter((room) => (sharedWall(room, into)?.length ?? 0) >= 32);
    return (
      beside.find(({ kind }) => kind === "kitchen") ??
      beside.find(({ kind }) => kind === "dining") ??
      beside[0]
    );
  }

  function entrance(): boolean {
    const front = rooms
      .filter(
        ({ kind, y, h, w }) =>
          (kind === "living" || kind === "family") &&
          w >= 60 &&
          Math.abs(y + h - (outline.y + outline.h)) < 8,
      )
      .sort((a, b) => Number(b.kind === "living") - Number(a.kind === "living"))[0];
    if (!front) return false;
    const wall = {
      x: front.x,
      y: front.y + front.h,
      w: front.w,
      h: outline.y + outline.h - front.y - front.h,
    };
    // At the corner nearer the middle of the house, so that the room keeps its own part.
    const atStart = front.x + front.w / 2 > outline.x + outline.w / 2;
    const gap = { ...wall, x: atStart ? wall.x + 8 : wall.x + wall.w - 44, w: 36 };
    const square = sweptOf(gap, true, front);
    swept.push(square);
    add("entrance", gap, {
      from: front.id,
      leaf: 36,
      clear: 36 - LEAF_LOSS,
      swing: swingOf(gap, true, square, atStart),
    });
    return true;
  }

  /** A sliding door to the garden, from where one eats if it goes. */
  function patio(): void {
    const order: Kind[] = ["dining", "family", "living", "kitchen"];
    for (const kind of order) {
      const room = rooms.find((one) => one.kind === kind);
      const walls = room
        ? outsideOf(room, outline).filter(({ side, length }) => side !== "bottom" && length >= 96)
        : [];
      const wall = walls.sort((a, b) => Number(b.side === "top") - Number(a.side === "top"))[0];
      if (!room || !wall) continue;
      const gap = wall.across
        ? { ...wall.wall, x: wall.wall.x + (wall.length - 72) / 2, w: 72 }
        : { ...wall.wall, y: wall.wall.y + (wall.length - 72) / 2, h: 72 };
      add("patio", gap, { from: room.id, leaf: 36, clear: 32 });
      return;
    }
  }
}

const rank = (room: Room | undefined) => (room && BATHS.includes(room.kind) ? 0 : 1);

export interface Outside {
  side: "top" | "bottom" | "left" | "right";
  wall: Rect;
  across: boolean;
  length: number;
}

/** The outer walls of a room. */
export function outsideOf({ x, y, w, h }: Rect, outline: Rect): Outside[] {
  const right = outline.x + outline.w - x - w;
  const bottom = outline.y + outline.h - y - h;
  const all: (Outside & { thick: number })[] = [
    {
      side: "top",
      wall: { x, y: outline.y, w, h: y - outline.y },
      across: true,
      length: w,
      thick: y - outline.y,
    },
    { side: "bottom", wall: { x, y: y + h, w, h: bottom }, across: true, length: w, thick: bottom },
    {
      side: "left",
      wall: { x: outline.x, y, w: x - outline.x, h },
      across: false,
      length: h,
      thick: x - outline.x,
    },
    { side: "right", wall: { x: x + w, y, w: right, h }, across: false, length: h, thick: right },
  ];
  return all.filter(({ thick }) => thick < 8).map(({ thick, ...outside }) => outside);
}

/** What the leaves of doors sweep in a room, and the gaps of the others with room before them. */
export function keptFree(openings: readonly Opening[], room: Room): Rect[] {
  return openings.flatMap((opening) => {
    if (opening.from !== room.id && opening.to !== room.id) return [];
    const across = opening.w > opening.h;
    const width = across ? opening.w : opening.h;
    const deep = opening.swing && opening.kind !== "cased" ? Math.min(width, 36) : 30;
    const before: Rect = across
      ? { x: opening.x, y: opening.y - deep, w: opening.w, h: opening.h + 2 * deep }
      : { x: opening.x - deep, y: opening.y, w: opening.w + 2 * deep, h: opening.h };
    return [before];
  });
}

export const midOf = ({ x, y, w, h }: Rect): Point => ({ x: x + w / 2, y: y + h / 2 });
