import { INNER, OUTER, PUBLIC, SLEEPING, type Wish } from "./programme.ts";
import { arrangementOf, type Front, publicCells, zoneLength } from "./public-rooms.ts";
import type { Random } from "./random.ts";
import {
  type Block,
  blocksOf,
  type Cell,
  DOOR_REACH,
  laid,
  lengthOf,
  type Row,
  STAIR,
  unitsOf,
} from "./rows.ts";

// One attempt at a house: rooms for everybody at one end, a hall from there between two rows of rooms, and over it,
// where there are two storeys, a hall between two rows again, with the stair in the same place.

export interface Level {
  /** Where the storey begins and ends along the hall, outside its walls. */
  from: number;
  to: number;
  cells: Cell[];
}

export interface House {
  length: number;
  depth: number;
  levels: Level[];
}

/** Inches that the smallest of the attempt is too long; the depth of the house goes with it. */
export interface TooLong {
  over: number;
  length: number;
  depth: number;
}

interface Frame {
  /** Inches that may be built on, along the hall and across it. */
  length: number;
  depth: number;
  front: Front;
}

const SHARES = [1, 0.75, 0.5, 0.25, 0] as const;
const MOST_STRETCH = 1.25;

interface Split {
  ground: Wish[];
  upper: Wish[];
}

/** Which of the rooms along a hall lie above. */
function split(rooms: readonly Wish[], storeys: 1 | 2, random: Random): Split {
  if (storeys === 1) return { ground: [...rooms], upper: [] };
  const sleeping = random.shuffled(rooms.filter(({ kind }) => kind === "bedroom"));
  const baths = rooms.filter(({ kind }) => kind === "bath");
  const hasPowder = rooms.some(({ kind }) => kind === "powder");
  const down = new Set<string>();
  for (const { id, kind } of rooms) {
    if (kind === "powder") down.add(id);
    if (kind === "office" && random.next() < 0.6) down.add(id);
    if (kind === "laundry" && random.next() < 0.55) down.add(id);
  }
  const [first, second] = sleeping;
  // Who sleeps below washes below.
  if (baths.length > 1 && baths[0] && (random.next() < 0.5 || !hasPowder)) {
    down.add(baths[0].id);
    if (first && random.next() < 0.7) down.add(first.id);
    if (second && sleeping.length > 2 && random.next() < 0.35) down.add(second.id);
  }
  const upper = rooms.filter(({ id }) => !down.has(id));
  return { ground: rooms.filter(({ id }) => down.has(id)), upper };
}

/** Blocks on two rows, about as long the one as the other; the second may hold nothing that is deep. */
function onRows(blocks: readonly Block[], random: Random): [Block[], Block[]] {
  const weight = ({ main, ensuite, small }: Block) =>
    (main?.wanted ?? 0) + (ensuite?.wanted ?? 0) * 0.8 + (small?.wanted ?? 0) * 0.9;
  const rows: [Block[], Block[]] = [[], []];
  const sums = [0, 0];
  for (const block of blocks) {
    const lighter = (sums[0] ?? 0) <= (sums[1] ?? 0) ? 0 : 1;
    const n = random.next() < 0.8 ? lighter : 1 - lighter;
    rows[n as 0 | 1].push(block);
    sums[n] = (sums[n] ?? 0) + weight(block);
  }
  return rows;
}

export function attempt(
  rooms: readonly Wish[],
  storeys: 1 | 2,
  frame: Frame,
  random: Random,
): House | TooLong | undefined {
  const shared = rooms.filter(({ kind }) => PUBLIC.includes(kind));
  const parts = split(
    rooms.filter(({ kind }) => !PUBLIC.includes(kind)),
    storeys,
    random,
  );
  const hall = random.pick([40, 42, 42, 44, 48]);
  const most = frame.depth - 2 * OUTER - INNER - hall;
  const isSingle = most < 96 + 60 + INNER || random.next() < (parts.ground.length < 3 ? 0.4 : 0.12);
  const deepA = random.step(storeys === 2 ? 108 : 102, 168, 6);
  const blocks = onRows(blocksOf(parts.ground, random), random);
  if (isSingle) blocks[0].push(...blocks[1].splice(0));
  // The end of the hall can be the closet of one of the two bedrooms there.
  const endsA = { first: false, last: random.next() < 0.5 };
  const endsB = { first: false, last: !endsA.last && random.next() < 0.5 };
  const rowOf = (part: 0 | 1, deep: number) =>
    unitsOf(blocks[part], deep, {
      linen: part === 0 ? 1 : 0,
      common: true,
      ends: part === 0 ? endsA : endsB,
    });
  const unitsA = rowOf(0, deepA);
  if (!unitsA) return undefined;
  if (storeys === 2)
    unitsA.splice(random.next() < 0.7 ? 0 : random.below(unitsA.length + 1), 0, { type: "stair" });
  const deepB = isSingle ? 0 : depthLike(unitsA, deepA, (deep) => rowOf(1, deep), most - deepA, random);
  if (deepB === undefined) return undefined;
  const depth = 2 * OUTER + deepA + INNER + hall + (deepB ? INNER + deepB : 0);
  if (depth > frame.depth) return undefined;
  const inside = depth - 2 * OUTER;
  const vHall = OUTER + deepA + INNER;
  const vB = vHall + hall + INNER;

  // Below.
  const unitsB = deepB ? rowOf(1, deepB) : [];
  if (!unitsB) return undefined;
  const rowA: Row = { depth: deepA, units: unitsA };
  const rowB: Row = { depth: deepB, units: unitsB };
  if (deepB && rowB.units.length === 0) rowB.units.push({ type: "filler" });
  if (rowA.units.length === 0) return undefined;
  const arrangement = arrangementOf(shared, frame.front, random);

  // Above.
  const overs: (ReturnType<typeof aboveOf>[number] | undefined)[] =
    storeys === 2 ? aboveOf(parts.upper, { deepA, deepB, isSingle }, random) : [undefined];
  if (overs.length === 0) return undefined;

  let tooLong: TooLong | undefined;
  for (const [share, over] of SHARES.flatMap((one) => overs.map((other) => [one, other] as const))) {
    const want = (row: Row) => (row.units.length ? lengthOf(row.units, row.depth, share).want : 0);
    let rows = Math.ceil(Math.max(want(rowA), want(rowB)));
    // A row of what cannot be stretched is filled up by a store, and that has to have room too.
    const rigid = [rowA, rowB].filter(({ units }) =>
      units.every(({ type }) => type === "stair" || type === "strip"),
    );
    for (const row of rigid) if (rows > want(row)) rows = Math.max(rows, want(row) + INNER + 32);
    let zone = Math.ceil(zoneLength(arrangement, inside, share).want);
    const length = () => 2 * OUTER + zone + INNER + rows;
    const needed = over ? over.length(share) : 0;
    if (needed > length()) {
      // The rooms for everybody grow a little, then the rows.
      const more = needed - length();
      const toZone = Math.min(more, Math.round(zone * (MOST_STRETCH - 1)));
      zone += toZone;
      rows += more - toZone;
    }
    if (length() > frame.length) {
      if (share === 0 && !(tooLong && tooLong.length <= length()))
        tooLong = { over: length() - frame.length, length: length(), depth };
      continue;
    }
    const whole = length();
    const start = OUTER + zone + INNER;
    const hallAt = { v: vHall, d: hall };
    const openRooms = publicCells(
      arrangement,
      { u: OUTER, v: OUTER, depth: inside, hall: hallAt, front: frame.front },
      zone,
      share,
    );
    const a = laid(rowA.units, { u: start, v: OUTER, length: rows, depth: deepA, hallIsAbove: false }, share);
    const b = laid(rowB.units, { u: start, v: vB, length: rows, depth: deepB, hallIsAbove: true }, share);
    if (!openRooms || !a || !b) continue;
    const ground: Level = {
      from: 0,
      to: whole,
      cells: [...openRooms, ...withHall([...a, ...b], { u: start, to: whole - OUTER }, hallAt, false)],
    };
    const levels = [ground];
    if (over) {
      const stair = a.find(({ kind }) => kind === "stair");
      const upper = stair && over.build(stair, whole, share, { vHall, hall, vB });
      if (!upper) continue;
      levels.push(upper);
    }
    return { length: whole, depth, levels };
  }
  return tooLong;
}

/** The depth at which the second row is about as long as the first, sometimes another one. */
function depthLike(
  units: Row["units"],
  deep: number,
  other: (deep: number) => Row["units"] | undefined,
  most: number,
  random: Random,
): number | undefined {
  const length = lengthOf(units, deep, 0.7).want;
  let best: { deep: number; off: number } | undefined;
  for (let deepB = 60; deepB <= Math.min(most - INNER, 174); deepB += 6) {
    const across = other(deepB);
    if (!across) continue;
    const off =
      Math.abs((across.length ? lengthOf(across, deepB, 0.7).want : 0) - length) *
      (0.6 + 0.8 * random.next());
    if (!best || off < best.off) best = { deep: deepB, off };
  }
  return best?.deep;
}

/** The rows of the upper storey: two beside the stair, one across the hall. */
function aboveOf(
  rooms: readonly Wish[],
  { deepA, deepB, isSingle }: { deepA: number; deepB: number; isSingle: boolean },
  random: Random,
) {
  const rows = onRows(blocksOf(rooms, random), random);
  const firstA = random.next() < 0.5;
  const lastA = random.next() < 0.5;
  if (isSingle) rows[0].push(...rows[1].splice(0));
  if (rooms.length === 0) return [];
  // The stair may stand anywhere among the rooms of its row.
  const cuts = random.shuffled([...Array(rows[0].length + 1).keys()]).slice(0, 3);
  return cuts.flatMap((cut) => {
    const beside = { linen: 1, common: false };
    const left = unitsOf(rows[0].slice(0, cut), deepA, { ...beside, ends: { first: firstA, last: false } });
    const right = unitsOf(rows[0].slice(cut), deepA, {
      ...beside,
      linen: 0,
      ends: { first: false, last: lastA },
    });
    const across = unitsOf(rows[1], deepB, { ...beside, linen: 0, ends: { first: !firstA, last: !lastA } });
    if (!left || !right || !across || (deepB && across.length === 0)) return [];
    const need = (units: typeof left, depth: number, share: number) =>
      units.length ? lengthOf(units, depth, share).want : 0;
    const length = (share: number) =>
      2 * OUTER +
      Math.max(
        need(across, deepB, share),
        (left.length ? need(left, deepA, share) + INNER : 0) +
          STAIR.width +
          (right.length ? need(right, deepA, share) + INNER : 0),
      );
    const build = (
      stair: Cell,
      whole: number,
      share: number,
      { vHall, hall, vB }: { vHall: number; hall: number; vB: number },
    ): Level | undefined => {
      const end = whole - OUTER;
      const rightFrom = stair.u + stair.w + INNER;
      const rightLength = end - rightFrom;
      const leftNeed = left.length ? need(left, deepA, share) + INNER : 0;
      // As far as what lies above needs; beyond it there is a roof over the lower storey.
      let from = Math.max(0, Math.min(stair.u - leftNeed, end - need(across, deepB, share)) - OUTER);
      let leftLength = stair.u - INNER - (from + OUTER);
      if (left.length === 0) {
        if (leftLength < 40) {
          from = stair.u - OUTER;
          leftLength = 0;
        }
      }
      if (left.length > 0 && leftLength < lengthOf(left, deepA, 0).least) return undefined;
      if (rightLength > INNER && right.length === 0 && rightLength < 32) return undefined;
      const start = from + OUTER;
      const l =
        left.length > 0
          ? laid(left, { u: start, v: OUTER, length: leftLength, depth: deepA, hallIsAbove: false }, share)
          : leftLength > 0
            ? [spare(start, leftLength, deepA)]
            : [];
      const r =
        right.length > 0
          ? laid(
              right,
              { u: rightFrom, v: OUTER, length: rightLength, depth: deepA, hallIsAbove: false },
              share,
            )
          : rightLength > 0
            ? [spare(rightFrom, rightLength, deepA)]
            : [];
      const b = laid(
        across,
        { u: start, v: vB, length: end - start, depth: deepB, hallIsAbove: true },
        share,
      );
      if (!l || !r || !b) return undefined;
      const cells = [...l, { ...stair }, ...r, ...b];
      return { from, to: whole, cells: withHall(cells, { u: start, to: end }, { v: vHall, d: hall }, true) };
    };
    return [{ length, build }];
  });
}

/** What is left beside the stair above: a loft where one can sit, otherwise a store. */
function spare(u: number, w: number, d: number): Cell {
  const isLoft = w >= 84;
  return {
    id: isLoft ? "loft" : "storage-hall-up",
    kind: isLoft ? "loft" : "storage",
    least: 0,
    u,
    v: OUTER,
    w,
    d,
    from: "hall",
  };
}

/**
 * The hall as short as its doors allow; what is left of it at its ends is a closet of the bedroom there, which is why
 * no hall ends blindly.
 */
function withHall(
  cells: Cell[],
  { u, to }: { u: number; to: number },
  at: { v: number; d: number },
  opensBoth: boolean,
): Cell[] {
  const doors = cells.filter(({ from }) => from === "hall");
  const reach = (cell: Cell) =>
    cell.kind === "stair" || cell.kind === "loft" ? cell.w : Math.min(cell.w, DOOR_REACH);
  let end = Math.max(...doors.map((cell) => cell.u + reach(cell)));
  let start = opensBoth ? Math.min(...doors.map((cell) => cell.u + cell.w - reach(cell))) : u;
  // Whatever is narrow is reached anywhere; a hall of one door is still a hall.
  end = Math.min(to, Math.max(end, start + 48));
  start = Math.max(u, Math.min(start, end - 48));
  const hall: Cell = {
    id: "hall",
    kind: "hall",
    least: 0,
    u: start,
    v: at.v,
    w: end - start,
    d: at.d,
    from: "",
  };
  const more: Cell[] = [];
  for (const [from, upTo] of [
    [u, start - INNER],
    [end + INNER, to],
  ] as const) {
    const length = upTo - from;
    if (length < 30) {
      if (from === u && start > u) {
        hall.w += hall.u - u;
        hall.u = u;
      } else if (upTo === to && to > end) hall.w = to - hall.u;
      continue;
    }
    // The bedroom beside it that has no closet yet, or the first one.
    const beside = cells.filter(
      (cell) => SLEEPING.includes(cell.kind) && cell.u < upTo - 28 && cell.u + cell.w > from + 28,
    );
    const closeted = new Set(
      cells.flatMap(({ kind, from: owner }) => (kind === "closet" || kind === "walkIn" ? [owner] : [])),
    );
    const owner = beside.find(({ id }) => !closeted.has(id)) ?? beside[0];
    const id = owner ? `closet-end-${owner.id}` : `storage-hall-${Math.round(from)}`;
    more.push({
      id,
      kind: owner ? (length >= 60 ? "walkIn" : "closet") : length < 48 ? "linen" : "storage",
      least: 0,
      u: from,
      v: at.v,
      w: length,
      d: at.d,
      from: owner?.id ?? "hall",
    });
  }
  return [...cells, hall, ...more];
}
