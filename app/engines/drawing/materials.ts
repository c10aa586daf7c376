import { drywall, run } from "~/engines/formula/formula.ts";
import type { Entity, Metric } from "./text/entity.ts";

/**
 * What a sheet says that has to be bought, or what follows from it. Lengths in inches, areas in square feet; `metric`
 * where the sheet wrote them so.
 */
export type Material = Bought & { metric?: Metric };

type Bought =
  | { kind: "door" | "window"; widthIn: number; heightIn: number; quantity: number }
  | { kind: "member"; nominal: string; role: string; spacingIn?: number; quantity?: number }
  | { kind: "rebar"; bar: number; spacingIn?: number; quantity?: number }
  | { kind: "slab"; thicknessIn: number }
  | { kind: "footing"; widthIn: number; depthIn: number }
  | { kind: "insulation"; rValue: number; continuousR?: number; location?: string }
  /** Floors of the rooms whose size is printed, garages and decks apart. */
  | { kind: "floor"; ft2: number; rooms: number }
  /** Walls of those rooms at the printed ceiling, openings not taken off, in sheets of 4 × 8 ft with 10 % waste. */
  | { kind: "drywall"; ft2: number; sheets: number };

const UNFINISHED = ["garage", "outdoor", "basement"];

function openings(entities: readonly Entity[]): Material[] {
  const counts = new Map<string, Material & { kind: "door" | "window" }>();
  for (const entity of entities) {
    if (entity.kind !== "opening") continue;
    const { type, widthIn, heightIn, quantity, metric } = entity;
    const key = `${type} ${widthIn} ${heightIn}`;
    const known = counts.get(key);
    if (known) known.quantity += quantity;
    else counts.set(key, { kind: type, widthIn, heightIn, quantity, ...(metric && { metric }) });
  }
  return [...counts.values()];
}

/** The same note on a sheet twice is one kind of material. */
function noted(entities: readonly Entity[]): Material[] {
  const notes = new Map<string, Material>();
  for (const entity of entities) {
    if (["member", "rebar", "slab", "footing", "insulation"].includes(entity.kind)) {
      notes.set(JSON.stringify(entity), entity as Material);
    }
  }
  return [...notes.values()];
}

function finishes(entities: readonly Entity[]): Material[] {
  const rooms = entities.flatMap((entity) =>
    entity.kind === "room" && entity.dim1In && entity.dim2In && !UNFINISHED.includes(entity.room)
      ? [
          {
            ft2: entity.areaFt2 ?? 0,
            aroundIn: 2 * (entity.dim1In + entity.dim2In),
            metric: entity.metric,
          },
        ]
      : [],
  );
  if (rooms.length === 0) return [];
  const ft2 = rooms.reduce((sum, room) => sum + room.ft2, 0);
  const metric = rooms.every((room) => room.metric) && rooms[0]?.metric;
  const found: Material[] = [{ kind: "floor", ft2, rooms: rooms.length, ...(metric && { metric }) }];
  const ceiling = entities.find((entity) => entity.kind === "ceilingHeight");
  if (ceiling) {
    const wallLength = rooms.reduce((sum, { aroundIn }) => sum + aroundIn, 0) / 12;
    const outcome = run(drywall, { wallLength, height: ceiling.inches / 12 });
    if (outcome.ok) {
      const { netArea, sheets } = outcome.values as Record<string, number>;
      found.push({ kind: "drywall", ft2: netArea ?? 0, sheets: sheets ?? 0, ...(metric && { metric }) });
    }
  }
  return found;
}

export const materialsOf = (entities: readonly Entity[]): Material[] => [
  ...openings(entities),
  ...noted(entities),
  ...finishes(entities),
];
