import { doorsOf } from "./doors.ts";
import { fixturesOf } from "./fixtures.ts";
import { attempt, type House, type TooLong } from "./house.ts";
import { areaOf, type Opening, type Plan, type Room, type Storey } from "./plan.ts";
import { buildable, HABITABLE, INNER, NEEDS, OUTER, type Programme, SLEEPING } from "./programme.ts";
import type { Front } from "./public-rooms.ts";
import { randomOf } from "./random.ts";
import { missedBy, movedBy, scoresOf, shapesOf } from "./score.ts";
import { stairOf } from "./stair.ts";
import { type Turn, turned } from "./turned.ts";
import { isEscape, windowsOf } from "./windows.ts";

/** So many houses are tried for each programme; the best of them are shown. */
export const ATTEMPTS = 700;
export const VARIANTS = 3;
/** So many that can be laid out are enough to choose from. */
const ENOUGH = 240;
/** And so many of them get doors and windows. */
const FINISHED = 45;

/** Square feet of walls and ways that come to the rooms at the least. */
const BESIDES = 1.22;

export interface Refused {
  ok: false;
  /** Square feet: what the programme needs on the ground at the least, and what may be built on. */
  needed: number;
  buildable: number;
  /** Inches of the smallest house that was found, where its ground would suffice and its sides do not. */
  smallest: { width: number; depth: number } | undefined;
  attempts: number;
}

export interface Found {
  ok: true;
  plans: readonly Plan[];
  /** Houses that were tried, and those that hold. */
  attempts: number;
  held: number;
}

export function plansOf(programme: Programme): Found | Refused {
  const ground = buildable(programme.lot);
  const least = programme.rooms.reduce((sum, room) => sum + room.least, 0);
  const needed = (least * BESIDES) / programme.storeys;
  if (needed > ground.area)
    return { ok: false, needed, buildable: ground.area, smallest: undefined, attempts: 0 };
  const random = randomOf(programme.seed);
  const houses: { house: House; turn: Turn; rough: number }[] = [];
  let smallest: { width: number; depth: number; over: number } | undefined;
  let attempts = 0;
  for (; attempts < ATTEMPTS && houses.length < ENOUGH; attempts++) {
    const hall = random.next() < (ground.width >= ground.depth ? 0.75 : 0.5) ? "along" : "away";
    const flipped = hall === "along" && random.next() < 0.5;
    const mirrored = random.next() < 0.5;
    const front: Front = hall === "away" ? "end" : flipped ? "low" : "high";
    const frame =
      hall === "along"
        ? { length: ground.width, depth: ground.depth, front }
        : { length: ground.depth, depth: ground.width, front };
    const house = attempt(programme.rooms, programme.storeys, frame, random);
    if (!house) continue;
    if ("over" in house) {
      if (!smallest || house.over < smallest.over) smallest = { ...sidesOf(house, hall), over: house.over };
      continue;
    }
    houses.push({
      house,
      turn: { hall, mirrored, flipped },
      rough: roughly(house, { hall, mirrored, flipped }, programme),
    });
  }
  // Doors and windows only for those whose rooms are shaped best.
  houses.sort((a, b) => a.rough - b.rough);
  const found: Plan[] = [];
  for (const { house, turn } of houses) {
    if (found.length === FINISHED) break;
    const plan = finished(house, turn, programme);
    if (plan) found.push(plan);
  }
  if (found.length === 0)
    return {
      ok: false,
      needed: smallest ? (smallest.width * smallest.depth) / 144 : needed,
      buildable: ground.area,
      smallest: smallest && { width: smallest.width, depth: smallest.depth },
      attempts,
    };
  return { ok: true, plans: best(found, programme), attempts, held: found.length };
}

const sidesOf = ({ length, depth }: TooLong, hall: Turn["hall"]) =>
  hall === "along" ? { width: length, depth } : { width: depth, depth: length };

/** How far the rooms of a house are from what they were wished, and from where they were to stay. */
function roughly(house: House, turn: Turn, programme: Programme): number {
  const { storeys } = turned(house, turn);
  const rooms = storeys.flatMap((storey) => storey.rooms);
  const ways = rooms.filter(({ kind }) => kind === "hall").reduce((sum, room) => sum + areaOf(room), 0);
  return (
    shapesOf(rooms, programme) +
    ways / 100 +
    movedBy({ storeys }, programme.kept) * 0.2 +
    missedBy({ storeys }, programme.rooms)
  );
}

/** The best of each arrangement, each another than those before. */
function best(found: readonly Plan[], programme: Programme): Plan[] {
  const worth = (plan: Plan) =>
    plan.scores.total - movedBy(plan, programme.kept) * 0.02 - missedBy(plan, programme.rooms) * 0.04;
  const sorted = found.map((plan) => ({ plan, worth: worth(plan) })).sort((a, b) => b.worth - a.worth);
  const chosen: Plan[] = [];
  for (const { plan } of sorted) {
    if (chosen.length === VARIANTS) break;
    if (chosen.every(({ signature }) => signature !== plan.signature)) chosen.push(plan);
  }
  return chosen;
}

/** The house turned as it lies on its lot, with its doors and windows; undefined where it does not hold. */
function finished(house: House, turn: Turn, programme: Programme): Plan | undefined {
  const { width, depth, storeys: levels } = turned(house, turn);
  const storeys: Storey[] = [];
  for (const [n, { outline, rooms, from }] of levels.entries()) {
    if (!rooms.every(isLarge)) return undefined;
    const openings = doorsOf({ rooms, outline, from }, n);
    if (!openings) return undefined;
    const windows = windowsOf(rooms, outline, openings);
    const isLit = rooms.every((room) => {
      if (!HABITABLE.includes(room.kind)) return true;
      const own = windows.filter((window) => window.room === room.id);
      if (SLEEPING.includes(room.kind)) return own.some(isEscape);
      return own.length > 0;
    });
    if (!isLit) return undefined;
    storeys.push({ outline, rooms, openings, windows, fixtures: fixturesOf(rooms, openings, windows) });
  }
  const well = storeys[0]?.rooms.find(({ kind }) => kind === "stair");
  const hall = storeys[0]?.rooms.find(({ kind }) => kind === "hall");
  const stair = well && hall ? stairOf(well, hall) : undefined;
  if (programme.storeys === 2 && !stair) return undefined;
  if (!storeys.every(({ rooms, openings }, n) => allReached(rooms, openings, n))) return undefined;
  const signature = `${turn.hall}${turn.flipped ? "f" : ""}:${storeys
    .map(({ rooms }) =>
      rooms
        .filter(({ kind }) => kind in NEEDS)
        .map(({ id }) => id.replace(/\d+$/, ""))
        .join(),
    )
    .join("/")}`;
  return { width, depth, storeys, stair, scores: scoresOf(storeys, programme), signature };
}

const isLarge = (room: Room): boolean => room.w > 20 && room.h > 20 && areaOf(room) >= room.least - 0.01;

/** Rooms that one may pass through on the way to another. */
const PASSED = ["living", "kitchen", "dining", "family", "hall", "stair", "loft"];

/** Whether every room is reached from the entrance, and none of them through a bedroom, a bath or a closet of others. */
export function allReached(rooms: readonly Room[], openings: readonly Opening[], storey: number): boolean {
  const byId = new Map(rooms.map((room) => [room.id, room]));
  const start = storey === 0 ? openings.find(({ kind }) => kind === "entrance")?.from : "stair";
  if (!start || !byId.has(start)) return false;
  const reached = new Set([start]);
  const queue = [start];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    const room = byId.get(id);
    for (const { from, to } of openings) {
      if (to === undefined || (from !== id && to !== id)) continue;
      const other = from === id ? to : from;
      const next = byId.get(other);
      if (!next || reached.has(other)) continue;
      // Beyond a bedroom or a study lie only what belongs to it: its bath and its closets.
      const isOwn = ["ensuite", "closet", "walkIn", "storage", "linen"].includes(next.kind);
      if (!room || !(PASSED.includes(room.kind) || isOwn)) continue;
      reached.add(other);
      queue.push(other);
    }
  }
  return rooms.every(({ id }) => reached.has(id));
}

/** Inches of the walls, for whoever draws. */
export const WALLS = { outer: OUTER, inner: INNER } as const;
