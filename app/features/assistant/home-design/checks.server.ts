import { RULES } from "~/engines/drawing/drawing.ts";
import {
  areaOf,
  BATHS,
  HABITABLE,
  isEscape,
  openableOf,
  PATIO_GLASS,
  type Plan,
  type Room,
  SLEEPING,
} from "~/engines/plan-layout/plan-layout.ts";

/** A rule of the residential code, and what of a plan comes closest to breaking it. */
export interface Check {
  id: CheckId;
  section: string;
  edition: string;
  /** In what the figures are. */
  unit: "in" | "ft2" | "percent" | "count";
  limit: number;
  bound: "min" | "max";
  found: number;
  room?: Room;
  holds: boolean;
}

export const CHECKS = [
  "roomArea",
  "roomWidth",
  "escapeArea",
  "escapeSill",
  "exitDoorWidth",
  "hallWidth",
  "stairWidth",
  "riser",
  "tread",
  "landing",
  "glazing",
  "openable",
  "toiletSide",
  "toiletFront",
] as const;
export type CheckId = (typeof CHECKS)[number];

/** What the drawing cannot show and the builder has to see to. */
export const TO_DO = {
  headroom: RULES.headroom,
  smokeAlarms: RULES.smokeAlarms,
  bathFan: { section: "R303.3", edition: "2021" },
} as const;

interface Found {
  found: number;
  room?: Room;
}

const least = (all: readonly Found[]): Found | undefined =>
  all.reduce<Found | undefined>((low, one) => (!low || one.found < low.found ? one : low), undefined);

export function checksOf(plan: Plan): Check[] {
  const rooms = plan.storeys.flatMap((storey) => storey.rooms);
  const openings = plan.storeys.flatMap((storey) => storey.openings);
  const windows = plan.storeys.flatMap((storey) => storey.windows);
  const fixtures = plan.storeys.flatMap((storey) => storey.fixtures);
  const lit = rooms.filter(({ kind }) => HABITABLE.includes(kind));
  const windowsIn = (room: Room) =>
    windows.filter((one) => one.room === room.id && one.storey === room.storey);
  // The best opening of each bedroom counts, and of all bedrooms the one where it is smallest.
  const escapes = rooms
    .filter(({ kind }) => SLEEPING.includes(kind))
    .map((room) => {
      const best = windowsIn(room)
        .filter(isEscape)
        .sort((a, b) => b.clearWidth * b.clearHeight - a.clearWidth * a.clearHeight)[0];
      return { room, area: best ? (best.clearWidth * best.clearHeight) / 144 : 0, sill: best?.sill ?? 99 };
    });
  const glazed = (room: Room) =>
    openings.some(({ kind, from, storey }) => kind === "patio" && from === room.id && storey === room.storey)
      ? PATIO_GLASS
      : 0;
  const toilets = fixtures
    .filter(({ kind }) => kind === "toilet")
    .flatMap((toilet) => {
      const room = rooms.find(({ id, storey }) => id === toilet.room && storey === toilet.storey);
      if (!room) return [];
      const isUpright = toilet.faces === "up" || toilet.faces === "down";
      const middle = isUpright ? toilet.x + toilet.w / 2 : toilet.y + toilet.h / 2;
      const others = fixtures.filter(
        (one) => one.room === toilet.room && one.storey === toilet.storey && one !== toilet,
      );
      const edges = [
        ...(isUpright ? [room.x, room.x + room.w] : [room.y, room.y + room.h]),
        ...others
          .filter((one) =>
            isUpright
              ? one.y < toilet.y + toilet.h && toilet.y < one.y + one.h
              : one.x < toilet.x + toilet.w && toilet.x < one.x + one.w,
          )
          .flatMap((one) => (isUpright ? [one.x, one.x + one.w] : [one.y, one.y + one.h])),
      ];
      const front = {
        down: room.y + room.h - toilet.y - toilet.h,
        up: toilet.y - room.y,
        right: room.x + room.w - toilet.x - toilet.w,
        left: toilet.x - room.x,
      }[toilet.faces];
      return [{ room, side: Math.min(...edges.map((edge) => Math.abs(edge - middle))), front }];
    });
  const percent = (part: number, room: Room) => (part / areaOf(room)) * 100;
  const found: Record<CheckId, Found | undefined> = {
    roomArea: least(
      lit.filter(({ kind }) => kind !== "kitchen").map((room) => ({ room, found: areaOf(room) })),
    ),
    roomWidth: least(
      lit.filter(({ kind }) => kind !== "kitchen").map((room) => ({ room, found: Math.min(room.w, room.h) })),
    ),
    escapeArea: least(escapes.map(({ room, area }) => ({ room, found: area }))),
    escapeSill: escapes.length ? { found: Math.max(...escapes.map(({ sill }) => sill)) } : undefined,
    exitDoorWidth: least(
      openings.filter(({ kind }) => kind === "entrance").map(({ clear }) => ({ found: clear })),
    ),
    hallWidth: least(
      rooms.filter(({ kind }) => kind === "hall").map((room) => ({ room, found: Math.min(room.w, room.h) })),
    ),
    stairWidth: plan.stair && { found: plan.stair.width },
    riser: plan.stair && { found: plan.stair.rise },
    tread: plan.stair && { found: plan.stair.run },
    landing: plan.stair && { found: plan.stair.landing },
    glazing: least(
      lit.map((room) => ({
        room,
        found: percent(
          windowsIn(room).reduce((sum, one) => sum + one.glass, glazed(room)),
          room,
        ),
      })),
    ),
    openable: least(
      lit.map((room) => ({
        room,
        found: percent(
          windowsIn(room).reduce((sum, one) => sum + openableOf(one), glazed(room) / 2),
          room,
        ),
      })),
    ),
    toiletSide: least(toilets.map(({ room, side }) => ({ room, found: side }))),
    toiletFront: least(toilets.map(({ room, front }) => ({ room, found: front }))),
  };
  return CHECKS.flatMap((id): Check[] => {
    const one = found[id];
    if (!one) return [];
    const { section, edition, limit, bound, unit } = RULES[id];
    const holds = bound === "min" ? one.found >= limit - 0.001 : one.found <= limit + 0.001;
    return [
      {
        id,
        section,
        edition,
        limit,
        bound,
        unit,
        found: one.found,
        ...(one.room && { room: one.room }),
        holds,
      },
    ];
  });
}

/** Rooms with a bath or toilet that have no window: a fan takes its place. */
export const withoutWindow = (plan: Plan): Room[] =>
  plan.storeys.flatMap(({ rooms, windows }) =>
    rooms.filter(({ id, kind }) => BATHS.includes(kind) && !windows.some(({ room }) => room === id)),
  );
