import { INNER, NEEDS, type Wish } from "./programme.ts";
import { divided, type Random } from "./random.ts";
import type { Cell } from "./rows.ts";

// The rooms for everybody at one end of the house, open to each other: living room, kitchen, dining and family room.

/** Which of the three outer walls of this end is at the street. */
export type Front = "low" | "high" | "end";

interface Zone {
  /** Where it begins along the hall, and how deep the house is between its outer walls. */
  u: number;
  v: number;
  depth: number;
  /** The hall that ends here. */
  hall: { v: number; d: number };
  front: Front;
}

export interface Arrangement {
  /** The rooms of each band, from the lower `v` on. */
  bands: readonly (readonly Wish[])[];
}

const target = ({ least, wanted }: Wish, share: number) => least + share * (wanted - least);

/** Bands of rooms, one to three of them; the living room at the street. */
export function arrangementOf(rooms: readonly Wish[], front: Front, random: Random): Arrangement {
  const living = rooms.find(({ kind }) => kind === "living");
  const others = random.shuffled(rooms.filter((wish) => wish !== living));
  const at = random.next();
  let bands: Wish[][];
  if (!living) bands = [others];
  // One behind the other along the hall, where the house is shallow: whoever leaves the hall comes into the living room.
  else if (others.length <= 2 && random.next() < 0.25) {
    const isKitchenLast = others.at(-1)?.kind === "kitchen";
    return {
      bands: [
        front === "end" ? [living, ...(isKitchenLast ? [...others].reverse() : others)] : [...others, living],
      ],
    };
  } else if (others.length <= 1 || (others.length === 2 && at < 0.45))
    bands = [[living], ...others.map((one) => [one])];
  else if (others.length === 2)
    bands = at < 0.85 ? [[living], others] : [[living, others[0] as Wish], [others[1] as Wish]];
  else bands = at < 0.6 ? [[living, others[0] as Wish], others.slice(1)] : [[living], others];
  if (front === "high") bands.reverse();
  else if (front === "end") {
    if (random.next() < 0.5) bands.reverse();
    // Of each band the first room lies at the street.
    bands = bands.map((band) => (band.includes(living as Wish) ? band : random.shuffled(band)));
  } else if (random.next() < 0.5) bands = bands.map((band) => [...band].reverse());
  return { bands };
}

/** How long this end of the house is. */
export function zoneLength({ bands }: Arrangement, depth: number, share: number) {
  const walls = (bands.length - 1) * INNER;
  const all = bands.flat().reduce((sum, wish) => sum + target(wish, share), 0) * 144;
  const least = bands.flat().reduce((sum, wish) => sum + wish.least, 0) * 144;
  const sides = Math.max(
    ...bands.map((band) => band.reduce((sum, { kind }) => sum + NEEDS[kind].side, (band.length - 1) * INNER)),
  );
  const between = Math.max(...bands.map((band) => (band.length - 1) * INNER));
  return {
    want: Math.ceil(Math.max(sides, all / (depth - walls) + between)),
    least: Math.ceil(Math.max(sides, least / (depth - walls) + between)),
  };
}

export function publicCells(
  { bands }: Arrangement,
  zone: Zone,
  length: number,
  share: number,
): Cell[] | undefined {
  const walls = (bands.length - 1) * INNER;
  const deep = divided(
    zone.depth - walls,
    bands.map((band) => band.reduce((sum, wish) => sum + target(wish, share), 0)),
    bands.map((band) => Math.max(...band.map(({ kind }) => NEEDS[kind].side))),
  );
  if (!deep) return undefined;
  clearOfHall(deep, zone);
  const cells: Cell[] = [];
  let v = zone.v;
  for (const [n, band] of bands.entries()) {
    const d = deep[n] ?? 0;
    const widths = divided(
      length - (band.length - 1) * INNER,
      band.map((wish) => target(wish, share)),
      band.map((wish) => Math.ceil(Math.max(NEEDS[wish.kind].side, (wish.least * 144) / d))),
    );
    if (!widths) return undefined;
    let u = zone.u;
    for (const [m, { id, kind, least }] of band.entries()) {
      const w = widths[m] ?? 0;
      if (d < NEEDS[kind].side || w * d < least * 144) return undefined;
      cells.push({ id, kind, least, u, v, w, d, from: "" });
      u += w + INNER;
    }
    v += d + INNER;
  }
  return cells;
}

/** Moves a wall that would stand in the mouth of the hall to the nearer side of it. */
function clearOfHall(deep: number[], zone: Zone): void {
  let v = zone.v;
  for (let n = 0; n < deep.length - 1; n++) {
    v += deep[n] ?? 0;
    const low = zone.hall.v - INNER;
    const high = zone.hall.v + zone.hall.d;
    if (v > low && v < high) {
      const move = v - low < high - v ? low - v : high - v;
      deep[n] = (deep[n] ?? 0) + move;
      deep[n + 1] = (deep[n + 1] ?? 0) - move;
      v += move;
    }
    v += INNER;
  }
}
