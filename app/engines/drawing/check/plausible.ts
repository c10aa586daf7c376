import type { Entity, EntityKind, Room, RoomKind } from "../text/entity.ts";

type Range = readonly [least: number, most: number];

const FOOT = 12;
const feet = (least: number, most: number): Range => [least * FOOT, most * FOOT];

/** The sides of a room in inches, by what it is for. Wider than any code or builder: what is outside was misread. */
const SIDES: Readonly<Record<RoomKind, Range>> = {
  bedroom: feet(4, 40),
  bath: feet(2.5, 30),
  kitchen: feet(4, 50),
  living: feet(4, 80),
  hall: feet(1.5, 120),
  laundry: feet(2.5, 40),
  garage: feet(7, 120),
  storage: feet(1, 60),
  outdoor: feet(2, 150),
  basement: feet(4, 150),
};
/** No room is so many times as long as it is wide; halls, closets and porches are. */
const MOST_TIMES = 6;
const LONG: readonly RoomKind[] = ["hall", "storage", "outdoor"];
/** A printed area that is so many times that of the sides, or so little of it, is of something else. */
const AREAS_APART = 2;

/** What else a sheet can say of a house: inches by kind and field. */
const RANGES: Readonly<Partial<Record<EntityKind, Readonly<Record<string, Range>>>>> = {
  ceilingHeight: { inches: feet(4, 40) },
  stair: {
    risers: [1, 60],
    riserIn: [3, 14],
    treads: [1, 60],
    treadIn: [4, 30],
    widthIn: feet(1.5, 20),
    headroomIn: feet(4, 40),
  },
  guard: { heightIn: [18, 120] },
  handrail: { heightIn: [18, 60] },
  guardOpening: { openingIn: [0.25, 36] },
  landing: { sidesIn: feet(1, 40) },
  egressNote: { sillIn: feet(0, 8) },
  slab: { thicknessIn: [1, 48] },
  footing: { widthIn: [4, 144], depthIn: [2, 144] },
  clearance: { inches: [1, 240] },
  shower: { dim1In: feet(1, 20), dim2In: feet(1, 20) },
  dryerDuct: { lengthIn: feet(0, 150), diameterIn: [1, 12] },
  receptacles: { spacingIn: feet(0.5, 60), reachIn: feet(0.5, 60) },
  garageDoor: { thicknessIn: [0.25, 6] },
  garageBoard: { thicknessIn: [0.125, 4] },
  member: { spacingIn: feet(0.1, 12), spanIn: feet(0.5, 100), cantileverIn: feet(0, 40) },
};
const DOOR: Readonly<Record<string, Range>> = { widthIn: feet(1, 24), heightIn: feet(1.5, 20) };
const WINDOW: Readonly<Record<string, Range>> = { widthIn: feet(0.5, 30), heightIn: feet(0.5, 20) };

const within = (value: number, [least, most]: Range) => value >= least && value <= most;

function isRoom({ room, dim1In, dim2In, areaFt2, printedFt2, widthIn }: Room): boolean {
  const range = SIDES[room];
  const [least, most] = range;
  const sides = [dim1In, dim2In, widthIn].filter((side) => side !== undefined);
  if (!sides.every((side) => within(side, range))) return false;
  if (dim1In && dim2In && !LONG.includes(room)) {
    if (Math.max(dim1In, dim2In) > MOST_TIMES * Math.min(dim1In, dim2In)) return false;
  }
  const floor = dim1In && dim2In ? (dim1In * dim2In) / 144 : undefined;
  if (floor && printedFt2 && Math.max(floor / printedFt2, printedFt2 / floor) > AREAS_APART) return false;
  return areaFt2 === undefined || within(areaFt2, [least ** 2 / 144, most ** 2 / 144]);
}

const rangesOf = (entity: Entity) =>
  entity.kind === "opening" ? (entity.type === "door" ? DOOR : WINDOW) : (RANGES[entity.kind] ?? {});

/** The fields of an entity that hold a figure which nothing of its kind has. */
function impossible(entity: Entity): string[] {
  const said = entity as unknown as Readonly<Record<string, number | number[] | undefined>>;
  return Object.entries(rangesOf(entity)).flatMap(([field, range]) => {
    const values = [said[field] ?? []].flat();
    return values.every((value) => within(value, range)) ? [] : [field];
  });
}

/** What is left of an entity without the figures that cannot be. A room keeps its name, a note of escape its word. */
function without(entity: Entity, fields: readonly string[]): Entity | undefined {
  if (entity.kind === "room") return { kind: "room", name: entity.name, room: entity.room };
  if (entity.kind === "egressNote") return { kind: "egressNote" };
  if (entity.kind !== "stair") return undefined;
  const left = Object.entries(entity).filter(([field]) => !fields.includes(field));
  const says = left.some(([field]) => field !== "kind" && field !== "direction" && field !== "metric");
  return says ? (Object.fromEntries(left) as unknown as Entity) : undefined;
}

/**
 * An entity without implausible sizes: itself, or what is left of it without sizes that no room, door, stair or
 * window can have; undefined if nothing is left.
 */
export function soundPart(entity: Entity): Entity | undefined {
  if (entity.kind === "room") return isRoom(entity) ? entity : without(entity, []);
  const fields = impossible(entity);
  return fields.length === 0 ? entity : without(entity, fields);
}

/** Recognised lengths in feet are doubted where so many times as many of the sheet's are metric. */
const MOSTLY = 3;
const FEW = 2;
const MEASURES: readonly EntityKind[] = ["dimension", "size", "area"];
const isMeasure = (entity: Entity) =>
  entity.kind === "room" ? entity.areaFt2 !== undefined : MEASURES.includes(entity.kind);

/** What is measured in feet and inches on a sheet that measures in metres, as far as it was recognised and not typed. */
export function inOtherUnits<T extends { entity: Entity; confidence: number }>(
  items: readonly T[],
): (item: T) => boolean {
  const measured = items.filter(({ entity }) => isMeasure(entity));
  const metric = measured.filter(({ entity }) => entity.metric).length;
  const foreign = measured.length - metric;
  const isMetric = metric >= FEW && metric >= MOSTLY * foreign;
  return ({ entity, confidence }) => isMetric && confidence < 1 && isMeasure(entity) && !entity.metric;
}
