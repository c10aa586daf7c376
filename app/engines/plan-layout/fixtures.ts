import { keptFree } from "./doors.ts";
import { type Fixture, type Opening, overlap, type Rect, type Room, type Window } from "./plan.ts";

// Where what has pipes stands. Of each room several ways are tried, and the first with nothing in front of a door wins.

/** Inches: what a toilet wants to each side of its middle, and before it. */
export const CLEARANCE = { side: 15, front: 21 } as const;
const TUB = { long: 60, wide: 30 };
const TOILET = { wide: 20, deep: 28 };
const COUNTER = 25;

type Draft = Omit<Fixture, "room" | "storey">;

/** The four ways to see a room: from each end of its longer side, and with either long wall at the left. */
function frames(room: Rect) {
  const isWide = room.w >= room.h;
  const [long, short] = isWide ? [room.w, room.h] : [room.h, room.w];
  return [0, 1, 2, 3].map((n) => {
    const backwards = n % 2 === 1;
    const flipped = n >= 2;
    const rect = (p: number, q: number, dp: number, dq: number): Rect => {
      const along = backwards ? long - p - dp : p;
      const beside = flipped ? short - q - dq : q;
      return isWide
        ? { x: room.x + along, y: room.y + beside, w: dp, h: dq }
        : { x: room.x + beside, y: room.y + along, w: dq, h: dp };
    };
    /** Whoever stands before it looks along the room, or across it. */
    const ahead: Fixture["faces"] = isWide ? (backwards ? "left" : "right") : backwards ? "up" : "down";
    const away: Fixture["faces"] = isWide ? (flipped ? "up" : "down") : flipped ? "left" : "right";
    return { long, short, rect, ahead, away };
  });
}

function bath(room: Room, free: readonly Rect[]): Draft[] | undefined {
  let best: { drafts: Draft[]; meets: number } | undefined;
  for (const { long, short, rect, ahead, away } of frames(room)) {
    if (short < TUB.long || long < 84) continue;
    for (const first of ["toilet", "basin"] as const) {
      const basinWide = Math.min(48, long - TUB.wide - 30);
      const toiletAt = first === "toilet" ? TUB.wide + 5 : TUB.wide + basinWide + 5;
      const basinAt = first === "toilet" ? TUB.wide + 30 : TUB.wide;
      const drafts: Draft[] = [
        { kind: "tub", ...rect(0, 0, TUB.wide, TUB.long), faces: ahead },
        { kind: "toilet", ...rect(toiletAt, 0, TOILET.wide, TOILET.deep), faces: away },
        { kind: "basin", ...rect(basinAt + 2, 0, basinWide - 4, 21), faces: away },
      ];
      const needed = [...drafts, rect(toiletAt - 5, 0, 30, TOILET.deep + CLEARANCE.front)];
      // In front of a toilet may be the way in, but no leaf may meet what stands fast.
      const meets = drafts.filter((draft) => free.some((other) => overlap(other, draft))).length;
      const fits = needed.every(
        ({ x, y, w, h }) =>
          x >= room.x - 0.1 &&
          y >= room.y - 0.1 &&
          x + w <= room.x + room.w + 0.1 &&
          y + h <= room.y + room.h + 0.1,
      );
      if (fits && (!best || meets < best.meets)) best = { drafts, meets };
    }
  }
  return best?.drafts;
}

function powder(room: Room, free: readonly Rect[]): Draft[] | undefined {
  let best: { drafts: Draft[]; meets: number } | undefined;
  for (const { long, short, rect, ahead, away } of frames(room)) {
    const drafts: Draft[] = [
      { kind: "toilet", ...rect(0, short - 25, TOILET.deep, TOILET.wide), faces: ahead },
      { kind: "basin", ...rect(Math.min(30, long - 22), 0, 20, Math.min(16, short - 30)), faces: away },
    ];
    if (short < 42 || long < 52) continue;
    const meets = drafts.filter((draft) => free.some((other) => overlap(other, draft))).length;
    if (!best || meets < best.meets) best = { drafts, meets };
  }
  return best?.drafts;
}

function laundry(room: Room, free: readonly Rect[]): Draft[] {
  for (const { long, short, rect, away, ahead } of frames(room)) {
    const options: Draft[][] = [
      [
        { kind: "washer", ...rect(2, 2, 27, 28), faces: away },
        { kind: "dryer", ...rect(31, 2, 27, 28), faces: away },
      ],
      [
        { kind: "washer", ...rect(2, 2, 28, 27), faces: ahead },
        { kind: "dryer", ...rect(2, 31, 28, 27), faces: ahead },
      ],
    ];
    for (const drafts of options) {
      if (long < 60 || short < 58) continue;
      if (!drafts.some((draft) => free.some((other) => overlap(other, draft)))) return drafts;
    }
  }
  return [];
}

/** On which wall of a room a window is. */
function sideOf(window: Rect, { x, y, h }: Rect): "top" | "bottom" | "left" | "right" {
  if (window.w > window.h) return window.y < y ? "top" : "bottom";
  return window.x < x && window.y < y + h ? "left" : "right";
}

/** Counters along two walls that meet: the sink where there is a window, the range on the other. */
function kitchen(room: Room, windows: readonly Window[], free: readonly Rect[]): Draft[] {
  const { x, y, w, h } = room;
  const runs = (["top", "bottom", "left", "right"] as const).map((side) => {
    const across = side === "top" || side === "bottom";
    const band: Rect = across
      ? { x, y: side === "top" ? y : y + h - COUNTER, w, h: COUNTER }
      : { x: side === "left" ? x : x + w - COUNTER, y, w: COUNTER, h };
    const from = across ? x : y;
    const to = across ? x + w : y + h;
    const cuts = free
      .filter((other) => overlap(other, band))
      .map((other): [number, number] =>
        across ? [other.x, other.x + other.w] : [other.y, other.y + other.h],
      )
      .sort((a, b) => a[0] - b[0]);
    let best: [number, number] = [from, from];
    let at = from;
    for (const [a, b] of [...cuts, [to, to] as [number, number]]) {
      if (a - at > best[1] - best[0]) best = [at, a];
      at = Math.max(at, b);
    }
    const window = windows.find((one) => one.room === room.id && sideOf(one, room) === side);
    const middle = window && (across ? window.x + window.w / 2 : window.y + window.h / 2);
    return { side, across, best, length: best[1] - best[0], middle };
  });
  const faces = { top: "down", bottom: "up", left: "right", right: "left" } as const;
  const main = [...runs].sort((a, b) => b.length + (b.middle ? 60 : 0) - a.length - (a.middle ? 60 : 0))[0];
  if (!main || main.length < 60) return [];
  const strip = (run: typeof main, a: number, b: number, deep = COUNTER): Rect =>
    run.across
      ? { x: a, y: run.side === "top" ? y : y + h - deep, w: b - a, h: deep }
      : { x: run.side === "left" ? x : x + w - deep, y: a, w: deep, h: b - a };
  const [a, b] = main.best;
  const drafts: Draft[] = [{ kind: "counter", ...strip(main, a, b), faces: faces[main.side] }];
  // Whoever washes up looks out.
  const sink = Math.min(b - 20, Math.max(a + 20, main.middle ?? (a + b) / 2));
  drafts.push({ kind: "sink", ...strip(main, sink - 16, sink + 16, 21), faces: faces[main.side] });
  // The other run begins where the first one ends, in the corner.
  const second = runs
    .filter(({ across, length }) => across !== main.across && length >= 90)
    .sort((one, two) => two.length - one.length)[0];
  if (second) {
    const [low, high] = second.best;
    const isLow = main.side === "top" || main.side === "left";
    const start = isLow
      ? Math.max(low, (main.across ? y : x) + COUNTER)
      : Math.min(high, (main.across ? y + h : x + w) - COUNTER);
    const reach = Math.min(isLow ? high - start : start - low, 104);
    if (reach >= 70) {
      const at = (from: number, to: number): [number, number] =>
        isLow ? [start + from, start + to] : [start - to, start - from];
      drafts.push({ kind: "counter", ...strip(second, ...at(0, reach)), faces: faces[second.side] });
      drafts.push({ kind: "range", ...strip(second, ...at(4, 34)), faces: faces[second.side] });
      drafts.push({
        kind: "fridge",
        ...strip(second, ...at(reach - 34, reach), 30),
        faces: faces[second.side],
      });
      return drafts;
    }
  }
  if (b - a >= 98) {
    drafts.push({ kind: "range", ...strip(main, a + 4, a + 34), faces: faces[main.side] });
    drafts.push({ kind: "fridge", ...strip(main, b - 34, b, 30), faces: faces[main.side] });
  }
  return drafts;
}

export function fixturesOf(
  rooms: readonly Room[],
  openings: readonly Opening[],
  windows: readonly Window[],
): Fixture[] {
  return rooms.flatMap((room) => {
    const free = keptFree(openings, room);
    const drafts =
      room.kind === "bath" || room.kind === "ensuite"
        ? bath(room, free)
        : room.kind === "powder"
          ? powder(room, free)
          : room.kind === "laundry"
            ? laundry(room, free)
            : room.kind === "kitchen"
              ? kitchen(room, windows, free)
              : [];
    return (drafts ?? []).map((draft) => ({ ...draft, room: room.id, storey: room.storey }));
  });
}
