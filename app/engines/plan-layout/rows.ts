import { INNER, type Kind, NEEDS, SLEEPING, type Wish } from "./programme.ts";
import { divided, type Random } from "./random.ts";

// The rows of rooms on both sides of a hall. Everything here lies in the plan's own frame: `u` along the hall, `v`
// across it, in inches; what is drawn is turned afterwards.

/** What lies in a row side by side, each as deep as the row. */
type Unit =
  | { type: "room"; wish: Wish; owner?: string }
  /** Two rooms one behind the other: the outer one belongs to the room beside it, the inner one to the hall. */
  | { type: "column"; outer: Wish | "walkIn" | "storage"; inner: Wish | "linen"; owner: string }
  /** Closets back to back: the outer half opens to one room, the inner half to another or to the hall. */
  | { type: "strip"; outer: string; inner: string | undefined }
  | { type: "stair" }
  | { type: "filler" };

/** Whoever shares a wall of the rooms for everybody: a pantry or a laundry off the kitchen. */
export const OFF_THE_KITCHEN = "common";

/** What goes together: a bedroom with the bath that is its own, and a small room that shares its pipes. */
export interface Block {
  main?: Wish;
  ensuite?: Wish;
  small?: Wish;
  mirrored: boolean;
}

export interface Cell {
  id: string;
  kind: Kind;
  least: number;
  u: number;
  v: number;
  w: number;
  d: number;
  /** The room that it is entered from; "hall" for the hall. */
  from: string;
}

/** Inches. */
export const STAIR = { width: 78, depth: 96 } as const;
const STRIP = 26;
const LEAST_COLUMN = 126;
const FILLER = 32;
/** What of a room must lie beside the hall so that its door has room. */
export const DOOR_REACH = 46;

/** A row as deep as it can hold its shallowest room, with its units in order. */
export interface Row {
  depth: number;
  units: Unit[];
}

const isSleeping = (wish: Wish | undefined): boolean => wish !== undefined && SLEEPING.includes(wish.kind);

/** The blocks of one storey: which rooms stand together. */
export function blocksOf(rooms: readonly Wish[], random: Random): Block[] {
  const ensuite = rooms.find(({ kind }) => kind === "ensuite");
  const smalls = random.shuffled(
    rooms.filter(({ kind }) => kind === "bath" || kind === "powder" || kind === "laundry"),
  );
  const mains = random.shuffled(rooms.filter((wish) => isSleeping(wish) || wish.kind === "office"));
  const primary =
    mains.find(({ kind }) => kind === "primary") ?? mains.find(({ kind }) => kind === "bedroom");
  const mirrored = () => random.next() < 0.5;
  const blocks = mains.map((main): Block => {
    const own = main === primary ? ensuite : undefined;
    const small = (own ? random.next() < 0.75 : random.next() < 0.35) ? smalls.pop() : undefined;
    return { main, ...(own && { ensuite: own }), ...(small && { small }), mirrored: mirrored() };
  });
  // A bath of its own without a bedroom on this storey is a bath of the hall.
  if (ensuite && !primary) smalls.push(ensuite);
  for (const small of smalls) blocks.push({ small, mirrored: mirrored() });
  return random.shuffled(blocks);
}

/** What is beside the rows of one storey. */
interface Beside {
  /** Closets for linen that may still be made. */
  linen: number;
  /** The row begins at the rooms for everybody. */
  common: boolean;
  /** Ends of the row at which the end of the hall may become the closet of the bedroom there. */
  ends: { first: boolean; last: boolean };
}

/** The units of blocks in a row of this depth, each bedroom with a closet; undefined where the row is too shallow. */
export function unitsOf(all: readonly Block[], depth: number, beside: Beside): Unit[] | undefined {
  const units: Unit[] = [];
  const blocks = [...all];
  const isSmall = ({ main, small }: Block) => main === undefined && small !== undefined;
  if (beside.common && depth >= LEAST_COLUMN) {
    // A small room at the kitchen does not fill the row: behind it lies what is entered from the kitchen.
    const first = blocks.findIndex((block) => isSmall(block) && block.small?.kind !== "laundry");
    const inner = blocks[first]?.small;
    if (inner) {
      blocks.splice(first, 1);
      const at = blocks.findIndex((block) => isSmall(block) && block.small?.kind === "laundry");
      const outer = (at >= 0 ? blocks.splice(at, 1)[0]?.small : undefined) ?? "storage";
      units.push({ type: "column", outer, inner, owner: OFF_THE_KITCHEN });
    }
  }
  for (const { main, ensuite, small, mirrored } of blocks) {
    const group: Unit[] = [];
    if (main) {
      if (depth < NEEDS[main.kind].side) return undefined;
      group.push({ type: "room", wish: main });
    }
    if (main && depth >= LEAST_COLUMN && (ensuite || small)) {
      const outer = ensuite ?? (isSleeping(main) ? "walkIn" : "storage");
      const inner = small ?? (beside.linen-- > 0 ? "linen" : undefined);
      if (inner) group.push({ type: "column", outer, inner, owner: main.id });
      else if (ensuite) group.push({ type: "room", wish: ensuite, owner: main.id });
    } else {
      if (ensuite && main) group.push({ type: "room", wish: ensuite, owner: main.id });
      if (small) group.push({ type: "room", wish: small });
    }
    units.push(...(mirrored ? group.reverse() : group));
  }
  return withClosets(units, beside);
}

function withClosets(units: readonly Unit[], beside: Beside): Unit[] {
  const served = new Set(
    units.flatMap((unit) => (unit.type === "column" && unit.outer === "walkIn" ? [unit.owner] : [])),
  );
  const needs = (unit: Unit | undefined) =>
    unit?.type === "room" && isSleeping(unit.wish) && !served.has(unit.wish.id) ? unit.wish.id : undefined;
  const all: Unit[] = [];
  units.forEach((unit, n) => {
    all.push(unit);
    const own = needs(unit);
    if (!own) return;
    const isEnd = (n === 0 && beside.ends.first) || (n === units.length - 1 && beside.ends.last);
    if (isEnd && !needs(units[n + 1])) return;
    served.add(own);
    const next = needs(units[n + 1]);
    if (next) served.add(next);
    const strip: Unit = {
      type: "strip",
      outer: own,
      inner: next ?? (beside.linen-- > 0 ? "hall" : undefined),
    };
    const before = units[n - 1];
    // Beside the bath that is its own the closet would stand in the way of its door.
    const blocked = (other: Unit | undefined) =>
      other?.type === "column" ? other.owner === own : other?.type === "room" && other.owner === own;
    if (next || !blocked(units[n + 1])) all.push(strip);
    else if (!blocked(before)) all.splice(all.length - 1, 0, strip);
    else served.delete(own);
  });
  return all;
}

const areaWidth = (area: number, depth: number) => (area * 144) / depth;

interface Span {
  want: number;
  least: number;
  fixed: boolean;
}

/** How the two rooms of a column divide its depth. */
function halves(depth: number): [number, number] {
  const outer = Math.ceil((depth - INNER) / 2);
  return [outer, depth - INNER - outer];
}

const sizes = (room: Wish | string, share: number) =>
  typeof room === "string"
    ? { least: 0, want: 0, side: 48 }
    : {
        least: room.least,
        want: room.least + share * (room.wanted - room.least),
        side: NEEDS[room.kind].side,
      };

/** How wide a unit is in a row: where `share` is 1 as is wished, where it is 0 at the least. */
function spanOf(unit: Unit, depth: number, share: number): Span {
  if (unit.type === "stair") return { want: STAIR.width, least: STAIR.width, fixed: true };
  if (unit.type === "strip") return { want: STRIP, least: STRIP, fixed: true };
  if (unit.type === "filler") return { want: FILLER, least: FILLER, fixed: false };
  const parts: [Wish | string, number][] =
    unit.type === "room"
      ? [[unit.wish, depth]]
      : [
          [unit.outer, halves(depth)[0]],
          [unit.inner, halves(depth)[1]],
        ];
  const widths = parts.map(([room, deep]) => {
    const { least, want, side } = sizes(room, share);
    // A full bath is at least 7 ft 6 in by 5 ft.
    const long =
      typeof room !== "string" && (room.kind === "bath" || room.kind === "ensuite") && deep < 90 ? 90 : side;
    const narrowest = Math.ceil(Math.max(long, areaWidth(least, deep)));
    return { least: narrowest, want: Math.max(narrowest, areaWidth(want, deep)) };
  });
  return {
    least: Math.max(...widths.map(({ least }) => least)),
    want: Math.max(...widths.map(({ want }) => want)),
    fixed: false,
  };
}

/** The least and the wished length of units in a row with the walls between. */
export function lengthOf(
  units: readonly Unit[],
  depth: number,
  share: number,
): { least: number; want: number } {
  const walls = Math.max(0, units.length - 1) * INNER;
  const spans = units.map((unit) => spanOf(unit, depth, share));
  return {
    least: spans.reduce((sum, { least }) => sum + least, walls),
    want: Math.ceil(spans.reduce((sum, { want }) => sum + want, walls)),
  };
}

/** Units laid side by side from `u` over a length that they fill; undefined where they cannot. */
export function laid(
  units: readonly Unit[],
  at: { u: number; v: number; length: number; depth: number; hallIsAbove: boolean },
  share: number,
): Cell[] | undefined {
  if (units.length === 0) return [];
  const spans = units.map((unit) => spanOf(unit, at.depth, share));
  if (spans.every(({ fixed }) => fixed)) {
    const left = at.length - lengthOf(units, at.depth, share).least;
    if (left === 0)
      return place(
        units,
        spans.map(({ least }) => least),
        at,
      );
    if (left < FILLER + INNER) return undefined;
    return laid([...units, { type: "filler" }], at, share);
  }
  const fixed = spans.reduce((sum, span) => sum + (span.fixed ? span.least : 0), (units.length - 1) * INNER);
  const free = spans.filter((span) => !span.fixed);
  const widths = divided(
    at.length - fixed,
    free.map(({ want }) => want),
    free.map(({ least }) => least),
  );
  if (!widths) return undefined;
  let n = 0;
  return place(
    units,
    spans.map((span) => (span.fixed ? span.least : (widths[n++] ?? 0))),
    at,
  );
}

function place(
  units: readonly Unit[],
  widths: readonly number[],
  { u: from, v, depth, hallIsAbove }: { u: number; v: number; depth: number; hallIsAbove: boolean },
): Cell[] {
  const cells: Cell[] = [];
  let u = from;
  units.forEach((unit, n) => {
    const w = widths[n] ?? 0;
    const whole = { u, v, w, d: depth };
    const [outerDepth, innerDepth] = halves(depth);
    // The outer half lies away from the hall.
    const outer = { u, w, v: hallIsAbove ? v + innerDepth + INNER : v, d: outerDepth };
    const inner = { u, w, v: hallIsAbove ? v : v + outerDepth + INNER, d: innerDepth };
    const room = (wish: Wish, at: Omit<Cell, "id" | "kind" | "least" | "from">, owner = "hall"): Cell => ({
      ...at,
      id: wish.id,
      kind: wish.kind,
      least: wish.least,
      from: owner,
    });
    const small = (kind: Kind, of: string, at: Omit<Cell, "id" | "kind" | "least" | "from">): Cell => ({
      ...at,
      id: `${kind}-${of}`,
      kind,
      least: 0,
      from: of.startsWith("hall") ? "hall" : of,
    });
    if (unit.type === "stair") cells.push({ ...whole, id: "stair", kind: "stair", least: 0, from: "hall" });
    else if (unit.type === "filler") cells.push(small("storage", `hall${Math.round(from)}`, whole));
    else if (unit.type === "room") cells.push(room(unit.wish, whole, unit.owner));
    else if (unit.type === "column") {
      cells.push(
        typeof unit.outer === "string"
          ? small(unit.outer, unit.owner, outer)
          : room(unit.outer, outer, unit.owner),
      );
      cells.push(typeof unit.inner === "string" ? small("linen", "hall", inner) : room(unit.inner, inner));
    } else if (unit.inner === undefined) cells.push(small("closet", unit.outer, whole));
    else {
      cells.push(small("closet", unit.outer, outer));
      cells.push(small(unit.inner === "hall" ? "linen" : "closet", unit.inner, inner));
    }
    u += w + INNER;
  });
  return cells;
}
