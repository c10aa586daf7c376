// What a house is asked to have, in whole inches and square feet; and what each kind of room needs at the least.

export const KINDS = [
  "living",
  "kitchen",
  "dining",
  "family",
  "primary",
  "bedroom",
  "office",
  "ensuite",
  "bath",
  "powder",
  "laundry",
] as const;
/** What somebody may ask for. */
export type AskedKind = (typeof KINDS)[number];
/** And what a plan has besides, so that the rest can be lived in. */
export type Kind = AskedKind | "hall" | "stair" | "closet" | "walkIn" | "linen" | "storage" | "loft";

interface Needs {
  /** Square feet. */
  least: number;
  wanted: number;
  /** Inches: the shorter side, clear between the walls. */
  side: number;
  most: number;
}

/** Sizes are ours, above what the code asks: a bedroom of 70 sq ft is lawful and holds no bed that one can walk around. */
export const NEEDS: Readonly<Record<AskedKind, Needs>> = {
  living: { least: 140, wanted: 220, side: 126, most: 1 },
  kitchen: { least: 80, wanted: 130, side: 96, most: 1 },
  dining: { least: 90, wanted: 130, side: 96, most: 1 },
  family: { least: 130, wanted: 190, side: 120, most: 1 },
  primary: { least: 132, wanted: 180, side: 126, most: 1 },
  bedroom: { least: 96, wanted: 124, side: 102, most: 5 },
  office: { least: 70, wanted: 100, side: 86, most: 2 },
  ensuite: { least: 38, wanted: 50, side: 60, most: 1 },
  bath: { least: 38, wanted: 46, side: 60, most: 3 },
  powder: { least: 18, wanted: 26, side: 42, most: 1 },
  laundry: { least: 28, wanted: 44, side: 60, most: 1 },
};

export const PUBLIC: readonly Kind[] = ["living", "kitchen", "dining", "family"];
export const SLEEPING: readonly Kind[] = ["primary", "bedroom"];
export const WET: readonly Kind[] = ["kitchen", "ensuite", "bath", "powder", "laundry"];
export const BATHS: readonly Kind[] = ["ensuite", "bath", "powder"];
/** Rooms for living, sleeping, eating or cooking, as the code counts them. */
export const HABITABLE: readonly Kind[] = [...PUBLIC, ...SLEEPING, "office", "loft"];

export interface Wish {
  id: string;
  kind: AskedKind;
  /** Square feet, clear between the walls. */
  least: number;
  wanted: number;
  /** Inches of its sides, in either order, as somebody wants them: as far as it goes. */
  sides?: readonly [number, number];
}

export const SIDES = ["south", "east", "north", "west"] as const;
export type Side = (typeof SIDES)[number];

export interface Lot {
  /** Feet: along the street, and away from it. */
  width: number;
  depth: number;
  front: number;
  rear: number;
  side: number;
  /** Where the street is; it is drawn below. */
  street: Side;
}

export interface Programme {
  rooms: readonly Wish[];
  storeys: 1 | 2;
  lot: Lot;
  seed: number;
  /** Rooms that stay where they are as far as it goes: the middle of each, in inches from the corner at the street. */
  kept?: readonly { id: string; storey: number; x: number; y: number }[];
}

/** Inches: the face of studs and boards, of walls outside and within. */
export const OUTER = 6.5;
export const INNER = 4.5;

/** A room of its kind with the sizes that are usual, or with another wished area. */
export function wish(kind: AskedKind, n: number, wanted?: number): Wish {
  const { least, wanted: usual, most } = NEEDS[kind];
  return { id: most === 1 ? kind : `${kind}${n}`, kind, least, wanted: Math.max(least, wanted ?? usual) };
}

/** Feet and inches of the ground that the setbacks leave. */
export function buildable({ width, depth, front, rear, side }: Lot) {
  const across = Math.max(0, (width - 2 * side) * 12);
  const along = Math.max(0, (depth - front - rear) * 12);
  return { width: across, depth: along, area: (across * along) / 144 };
}
