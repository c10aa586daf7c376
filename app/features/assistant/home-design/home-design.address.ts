import {
  type AskedKind,
  KINDS,
  NEEDS,
  type Programme,
  SIDES,
  type Side,
  type Wish,
  wish,
} from "~/engines/plan-layout/plan-layout.ts";
import type { Units } from "~/i18n/units.ts";

// What somebody asks for stands in the address, so that a plan can be sent to whoever builds it.

export const PATH = "/ai-home-design";

interface Bound {
  least: number;
  most: number;
  usual: number;
}

/** How many of each; one living room and one kitchen are in every house. */
export const COUNTS = {
  bedrooms: { least: 1, most: 6, usual: 3 },
  baths: { least: 1, most: 4, usual: 2 },
  powder: { least: 0, most: 1, usual: 0 },
  laundry: { least: 0, most: 1, usual: 1 },
  dining: { least: 0, most: 1, usual: 1 },
  family: { least: 0, most: 1, usual: 0 },
  office: { least: 0, most: 2, usual: 0 },
  storeys: { least: 1, most: 2, usual: 1 },
} as const satisfies Record<string, Bound>;
export type CountId = keyof typeof COUNTS;

/** Feet. */
export const LENGTHS = {
  width: { least: 20, most: 300, usual: 70 },
  depth: { least: 30, most: 500, usual: 110 },
  front: { least: 0, most: 100, usual: 25 },
  rear: { least: 0, most: 100, usual: 20 },
  side: { least: 0, most: 60, usual: 6 },
} as const satisfies Record<string, Bound>;
export type LengthId = keyof typeof LENGTHS;

/** Square feet that somebody wishes for a room; left empty, what is usual. */
export const AREAS = ["living", "kitchen", "primary", "bedroom"] as const satisfies readonly AskedKind[];
export type AreaId = (typeof AREAS)[number];
export const AREA_MOST = 600;

export const FEET_IN_METRE = 0.3048;
export const FEET2_IN_METRE2 = FEET_IN_METRE ** 2;
const SEED_MOST = 9999;
const KEPT_MOST = 16;

export const FIELDS = [...Object.keys(COUNTS), ...Object.keys(LENGTHS), ...AREAS] as (
  | CountId
  | LengthId
  | AreaId
)[];
export type FieldId = (typeof FIELDS)[number];

export interface Asked {
  units: Units;
  typed: Record<FieldId, string>;
  /** The bounds of what is wrong, in the units of the page. */
  wrong: Partial<Record<FieldId, { least: number; most: number }>>;
  street: Side;
  seed: number;
  variant: number;
  /** Rooms that stay, as they stand in the address. */
  keep: string[];
  /** Sides of rooms that somebody wants, as they were typed: `12x14` of `primary`. */
  size: Record<string, string>;
  /** Rooms whose sides cannot be used, with the bounds of a side. */
  wrongSizes: string[];
  programme: Programme;
}

const isCount = (id: string): id is CountId => id in COUNTS;
const isLength = (id: string): id is LengthId => id in LENGTHS;

/** A number as it is typed: digits with a point or a comma. */
const numberOf = (text: string): number =>
  /^\d{1,5}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;

const wholeOf = (text: string | null, most: number): number => {
  const value = /^\d{1,4}$/.test(text ?? "") ? Number(text) : 1;
  return Math.min(most, Math.max(1, value));
};

const tidy = (value: number): string => String(Math.round(value * 10) / 10);

/** @param usual the units of readers who said nothing */
export function readAddress(query: URLSearchParams, usual: Units): Asked {
  const said = query.get("units");
  const units = said === "us" || said === "metric" ? said : usual;
  const length = units === "metric" ? FEET_IN_METRE : 1;
  const area = units === "metric" ? FEET2_IN_METRE2 : 1;
  const typed = {} as Record<FieldId, string>;
  const values = {} as Record<FieldId, number>;
  const wrong: Asked["wrong"] = {};
  for (const id of FIELDS) {
    const text = (query.get(id) ?? "").trim().slice(0, 12);
    if (isCount(id)) {
      const { least, most, usual: begun } = COUNTS[id];
      typed[id] = text || String(begun);
      const value = numberOf(typed[id]);
      values[id] = value;
      if (!(Number.isInteger(value) && value >= least && value <= most)) wrong[id] = { least, most };
    } else if (isLength(id)) {
      const { least, most, usual: begun } = LENGTHS[id];
      typed[id] = text || tidy(begun * length);
      const value = numberOf(typed[id]);
      values[id] = value / length;
      const bounds = { least: Math.ceil(least * length), most: Math.floor(most * length) };
      if (!(value >= bounds.least && value <= bounds.most)) wrong[id] = bounds;
    } else {
      typed[id] = text;
      const value = text ? numberOf(text) : NEEDS[id].wanted * area;
      values[id] = value / area;
      const bounds = { least: Math.ceil(NEEDS[id].least * area), most: Math.floor(AREA_MOST * area) };
      if (text && !(value >= bounds.least && value <= bounds.most)) wrong[id] = bounds;
    }
  }
  const street = SIDES.find((side) => side === query.get("street")) ?? "south";
  const seed = wholeOf(query.get("seed"), SEED_MOST);
  const keep = [...new Set(query.getAll("keep"))].filter((one) => KEPT.test(one)).slice(0, KEPT_MOST);
  const sized = sizesOf(query, length);
  const isWrong = Object.keys(wrong).length > 0;
  const { width, depth, front, rear, side } = values;
  const programme: Programme = {
    rooms: isWrong ? [] : roomsOf(values).map((room) => withSides(room, sized.sides.get(room.id))),
    storeys: values.storeys === 2 ? 2 : 1,
    lot: { width, depth, front, rear, side, street },
    seed,
    kept: keep.map((one) => {
      const [id = "", storey, x, y] = one.split("~");
      return { id, storey: Number(storey), x: Number(x), y: Number(y) };
    }),
  };
  const variant = wholeOf(query.get("variant"), 3);
  const { size, wrongSizes } = sized;
  return { units, typed, wrong, street, seed, variant, keep, size, wrongSizes, programme };
}

/** Feet of a side that can be typed. */
export const SIDE = { least: 4, most: 40 } as const;
/** The longest size of a room as it is typed. */
export const SIZE_LETTERS = 20;
const SIZED = /^size-([a-z]{2,12}\d?)$/;
const SIDES_TYPED = /^(\d{1,2}(?:[.,]\d{1,2})?)\s*[x×*]\s*(\d{1,2}(?:[.,]\d{1,2})?)$/i;

/** Sides of rooms as they stand in an address. @param length what a foot is in the units that were typed */
function sizesOf(query: URLSearchParams, length: number) {
  const sides = new Map<string, readonly [number, number]>();
  const size: Record<string, string> = {};
  const wrongSizes: string[] = [];
  for (const [name, typed] of query) {
    const [, id = ""] = SIZED.exec(name) ?? [];
    const text = typed.trim().slice(0, SIZE_LETTERS);
    if (!id || !text || Object.hasOwn(size, id) || Object.keys(size).length >= KEPT_MOST) continue;
    size[id] = text;
    const [, a = "", b = ""] = SIDES_TYPED.exec(text) ?? [];
    const both = [numberOf(a) / length, numberOf(b) / length] as const;
    if (both.every((feet) => feet >= SIDE.least && feet <= SIDE.most))
      sides.set(id, [Math.round(both[0] * 12), Math.round(both[1] * 12)]);
    else wrongSizes.push(id);
  }
  return { sides, size, wrongSizes };
}

/** A room with the sides that somebody wants; its area follows, and is never below what the room needs. */
const withSides = (room: Wish, sides: readonly [number, number] | undefined): Wish =>
  sides ? { ...room, sides, wanted: Math.max(room.least, (sides[0] * sides[1]) / 144) } : room;

/** A room that stays: which, on which storey, and where its middle is, in inches. */
const KEPT = /^[a-z]{2,12}\d?~[01]~\d{1,4}~\d{1,4}$/;

/** With two baths and more than one bedroom the first bath belongs to the first bedroom. */
function roomsOf(values: Record<FieldId, number>): Wish[] {
  const many = (kind: AskedKind, count: number) =>
    Array.from({ length: count }, (_, n) => wish(kind, n + 1, values[kind as FieldId]));
  const hasOwn = values.baths > 1 && values.bedrooms > 1;
  const counts: Partial<Record<AskedKind, number>> = {
    living: 1,
    kitchen: 1,
    dining: values.dining,
    family: values.family,
    primary: values.bedrooms > 1 ? 1 : 0,
    bedroom: values.bedrooms > 1 ? values.bedrooms - 1 : 1,
    office: values.office,
    ensuite: hasOwn ? 1 : 0,
    bath: values.baths - (hasOwn ? 1 : 0),
    powder: values.powder,
    laundry: values.laundry,
  };
  const isArea = (kind: AskedKind) => (AREAS as readonly string[]).includes(kind);
  return KINDS.flatMap((kind) =>
    isArea(kind)
      ? many(kind, counts[kind] ?? 0)
      : Array.from({ length: counts[kind] ?? 0 }, (_, n) => wish(kind, n + 1)),
  );
}

/** The address of a plan, with what differs. */
export function addressOf(asked: Asked, differing: Readonly<Record<string, string>> = {}, file = ""): string {
  const fields = new URLSearchParams(fieldsOf(asked));
  for (const one of asked.keep) fields.append("keep", one);
  for (const [id, text] of Object.entries(asked.size)) fields.set(`size-${id}`, text);
  for (const [key, value] of Object.entries(differing)) fields.set(key, value);
  return `${PATH}${file}?${fields}`;
}

/** What a form sends along so that nothing of the programme is lost. */
export const fieldsOf = (asked: Asked): [string, string][] => [
  ["units", asked.units],
  ...FIELDS.filter((id) => asked.typed[id] !== "").map((id): [string, string] => [id, asked.typed[id]]),
  ["street", asked.street],
  ["seed", String(asked.seed)],
];

export const nextSeed = (seed: number): number => (seed >= SEED_MOST ? 1 : seed + 1);

/** Programmes to begin with, in feet. */
export const EXAMPLES = {
  cottage: { bedrooms: 1, baths: 1, dining: 0, laundry: 0, width: 50, depth: 70 },
  ranch: {},
  family: { bedrooms: 4, baths: 3, powder: 1, family: 1, office: 1, storeys: 2, width: 65 },
  narrow: { bedrooms: 3, baths: 2, powder: 1, storeys: 2, width: 40, depth: 120, side: 5 },
  large: { bedrooms: 5, baths: 3, powder: 1, family: 1, office: 1, width: 110, depth: 130 },
} as const satisfies Record<string, Partial<Record<CountId | LengthId, number>>>;
export type ExampleId = keyof typeof EXAMPLES;
