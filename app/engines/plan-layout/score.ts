import { areaOf, type Opening, overlap, type Room, type Scores, type Storey, sharedWall } from "./plan.ts";
import { BATHS, HABITABLE, type Kind, type Programme, SLEEPING, WET } from "./programme.ts";
import { PATIO_GLASS } from "./windows.ts";

/** What each figure counts for in the whole. */
export const WEIGHTS = {
  adjacency: 0.3,
  daylight: 0.15,
  circulation: 0.2,
  wetWalls: 0.15,
  proportion: 0.2,
} as const;

/** Kinds of rooms that belong beside each other. */
const PAIRS: readonly (readonly [Kind, Kind])[] = [
  ["kitchen", "dining"],
  ["dining", "living"],
  ["kitchen", "family"],
  ["living", "hall"],
  ["primary", "ensuite"],
  ["bath", "hall"],
];

const SERVICE: readonly Kind[] = [...BATHS, "laundry"];

const clamp = (value: number) => Math.max(0, Math.min(1, value));

/** Where the shares of daylight and of ways are full, and where they are nothing. */
export const DAYLIGHT_FULL = 0.11;
export const WAYS_FULL = 0.05;
export const WAYS_NONE = 0.18;

export function scoresOf(storeys: readonly Storey[], programme: Programme): Scores {
  const rooms = storeys.flatMap((storey) => storey.rooms);
  const openings = storeys.flatMap((storey) => storey.openings);
  let pairs = 0;
  let pairsKept = 0;
  for (const [one, other] of PAIRS) {
    const [a, b] = [rooms.filter(({ kind }) => kind === one), rooms.filter(({ kind }) => kind === other)];
    if (a.length === 0 || b.length === 0) continue;
    pairs++;
    const joined = a.some((room) =>
      b.some(
        (beside) =>
          room.storey === beside.storey &&
          openings.some(
            ({ storey, from, to }) =>
              storey === room.storey &&
              ((from === room.id && to === beside.id) || (from === beside.id && to === room.id)),
          ),
      ),
    );
    if (joined) pairsKept++;
  }
  const lit = rooms.filter(({ kind }) => HABITABLE.includes(kind));
  const habitable = lit.reduce((sum, room) => sum + areaOf(room), 0);
  const glass = storeys.flatMap(({ windows }) => windows).reduce((sum, window) => sum + window.glass, 0);
  const ways = rooms
    .filter(({ kind }) => kind === "hall" || kind === "stair")
    .reduce((sum, room) => sum + areaOf(room), 0);
  const gross = storeys.reduce((sum, { outline }) => sum + areaOf(outline), 0);
  const wet = rooms.filter(({ kind }) => WET.includes(kind));
  const { shared, length } = wetWallsOf(wet);
  const counted = rooms.filter(({ kind }) => kind !== "hall" && kind !== "stair").length;
  const stretched =
    shapesOf(rooms, programme) + storeys.reduce((sum, storey) => sum + lacking(storey.rooms, storey), 0);
  const figures = {
    pairs,
    pairsKept,
    glass,
    habitable,
    ways,
    gross,
    wetRooms: wet.length,
    wetShared: shared,
    wetLength: length,
    stretched,
    rooms: counted,
  };
  const scores = {
    adjacency: pairs ? pairsKept / pairs : 1,
    daylight: clamp(glass / habitable / DAYLIGHT_FULL),
    circulation: clamp((WAYS_NONE - ways / gross) / (WAYS_NONE - WAYS_FULL)),
    wetWalls: wet.length > 1 ? shared / wet.length : 1,
    proportion: clamp(1 - stretched / Math.max(1, counted)),
  };
  const total = (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]).reduce(
    (sum, key) => sum + WEIGHTS[key] * scores[key],
    0,
  );
  return { ...scores, total, figures };
}

/** How far rooms are from the sizes that were wished, and from shapes that can be furnished; 0 is as wished. */
export function shapesOf(rooms: readonly Room[], programme: Programme): number {
  const wished = new Map(programme.rooms.map((one) => [one.id, one.wanted]));
  return rooms.reduce((sum, room) => {
    if (room.kind === "hall" || room.kind === "stair") return sum;
    const wanted = wished.get(room.id);
    const area = areaOf(room);
    // What nobody asked for may be as large as a good closet.
    const off =
      wanted === undefined
        ? Math.max(0, (area - 45) / 30)
        : Math.max(0, area / wanted - 1.3) + Math.max(0, 0.8 - area / wanted) * 2;
    const long = Math.max(room.w, room.h) / Math.min(room.w, room.h);
    const tooLong = wanted === undefined || SERVICE.includes(room.kind) ? 0 : Math.max(0, long - 1.75);
    return off > 0.1 || tooLong > 0 ? sum + Math.min(4, 0.5 + 1.5 * off + 2 * tooLong) : sum;
  }, 0);
}

/** Glass of 8 % of the floor, as the code asks; a glazed door counts. */
function isLit(room: Room, openings: readonly Opening[], windows: Storey["windows"]): boolean {
  const door = openings.some(({ kind, from }) => kind === "patio" && from === room.id) ? PATIO_GLASS : 0;
  const glass = windows.reduce((sum, one) => sum + (one.room === room.id ? one.glass : 0), door);
  return glass >= areaOf(room) * 0.08;
}

/** What a house lacks that nobody would build it without. */
function lacking(
  rooms: readonly Room[],
  { openings, windows, fixtures }: Pick<Storey, "openings" | "windows" | "fixtures">,
): number {
  const dark = rooms.filter(
    (room) => HABITABLE.includes(room.kind) && !isLit(room, openings, windows),
  ).length;
  return rooms.reduce((sum, { id, kind }) => {
    const leads = (to: RegExp) => openings.some((one) => one.from === id && to.test(one.to ?? ""));
    // A bedroom without a closet is a room with a bed; a hall that ends in a kitchen leads everybody through it.
    if (SLEEPING.includes(kind) && !leads(/^(closet|walkIn)/)) return sum + 1;
    if (kind !== "kitchen") return sum;
    const cooks = fixtures.some((one) => one.kind === "range");
    return sum + (leads(/^hall$/) ? 1.5 : 0) + (cooks ? 0 : 1.5);
  }, dark);
}

/** Wet rooms that share a wall or lie over each other, and the feet of wall that carry pipes: a shared one once. */
function wetWallsOf(wet: readonly Room[]): { shared: number; length: number } {
  let shared = 0;
  let length = 0;
  const seen: Room[] = [];
  for (const room of wet) {
    const neighbours = wet.filter((other) => {
      if (other === room) return false;
      if (other.storey !== room.storey) return overlap(other, room);
      const wall = sharedWall(other, room);
      return wall !== undefined && wall.length >= 36;
    });
    if (neighbours.length > 0) shared++;
    const before = seen.some((other) => neighbours.includes(other));
    if (!before) length += Math.min(room.w, room.h) / 12;
    seen.push(room);
  }
  return { shared, length };
}

/** Feet by which the sides of rooms miss those that somebody wants. */
export function missedBy(
  plan: { storeys: readonly Pick<Storey, "rooms">[] },
  wishes: Programme["rooms"],
): number {
  let feet = 0;
  for (const { id, sides } of wishes) {
    if (!sides) continue;
    const [a, b] = sides;
    const room = plan.storeys.flatMap(({ rooms }) => rooms).find((one) => one.id === id);
    if (!room) continue;
    const straight = Math.abs(room.w - a) + Math.abs(room.h - b);
    const turned = Math.abs(room.w - b) + Math.abs(room.h - a);
    feet += Math.min(straight, turned) / 12;
  }
  return feet;
}

/** Feet that the rooms which are to stay have moved. */
export function movedBy(
  plan: { storeys: readonly Pick<Storey, "rooms">[] },
  kept: Programme["kept"],
): number {
  let feet = 0;
  for (const { id, storey, x, y } of kept ?? []) {
    const room = plan.storeys[storey]?.rooms.find((one) => one.id === id);
    feet += room ? Math.hypot(room.x + room.w / 2 - x, room.y + room.h / 2 - y) / 12 : 60;
  }
  return feet;
}
