import { type AmountInput, readInput } from "~/engines/formula/formula.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Units } from "~/i18n/units.ts";
import { type Place, SPOTS, type Spot } from "./fit.ts";
import { KINDS, type Kind, type SizeId, type Sizes, sizesOf } from "./objects.ts";

// What is looked at stands in the address, so that it can be sent and opened again.

export const PATH = "/ar-visualizer";

export const ROOM_IDS = ["roomWidth", "roomDepth", "roomHeight", "roomDoor", "roomDoorAt"] as const;
export type RoomId = (typeof ROOM_IDS)[number];
/** The same thing as the phone measures it and as a tape does. */
export const TAPE_IDS = ["phone", "tape"] as const;
export type TapeId = (typeof TAPE_IDS)[number];
export type FieldId = SizeId | RoomId | TapeId;

const IN_FT = 12;
const bounds = {
  roomWidth: ["ft", 1, 1000],
  roomDepth: ["ft", 1, 1000],
  roomHeight: ["ft", 1, 200],
  roomDoor: ["in", 18, 240],
  roomDoorAt: ["ft", 0, 1000],
  phone: ["in", 6, 2400],
  tape: ["in", 6, 2400],
} as const satisfies Record<RoomId | TapeId, readonly ["ft" | "in", number, number]>;

type Wrong =
  | { why: "input"; error: Extract<ReturnType<typeof readInput>, { error: unknown }>["error"] }
  | { why: "together"; key: "tail" | "machine" | "doorway" | "base" | "both" | "factor" };

export interface Asked {
  kind: Kind;
  units: Units;
  typed: Partial<Record<FieldId, string>>;
  wrong: Partial<Record<FieldId, Wrong>>;
  sizes: Sizes;
  room?: Place;
  spot: Spot;
  /** What a true length is of what the phone says. */
  factor?: number;
}

export const unitOf = (unit: "ft" | "in" | "one", units: Units) =>
  unit === "one" ? "one" : units === "us" ? unit : unit === "ft" ? "m" : "mm";

/** A usual length, as somebody with these units would type it. */
export const typedUsual = (usual: number, unit: "ft" | "in" | "one", units: Units): string => {
  if (unit === "one" || units === "us") return String(usual);
  return unit === "ft" ? String(Math.round(usual * 30.48) / 100) : String(Math.round(usual * 25.4));
};

function read(
  text: string,
  [unit, min, max]: readonly ["ft" | "in" | "one", number, number],
  whole: boolean,
  { units, language }: { units: Units; language: Language },
) {
  const input = {
    // Ids name what a calculator prints; here only the amount is asked for.
    id: "length" as AmountInput["id"],
    type: "amount",
    kind: unit === "one" ? "count" : "length",
    ...{ unit, min, max, whole, reason: "plausible" },
    ...(unit === "ft" && { metric: "m" }),
  } as const satisfies AmountInput;
  const found = readInput(input, text.slice(0, 40), language, units === "metric" ? "metric" : "us");
  if ("error" in found) return { error: found.error };
  return { value: Number(found.value) * (unit === "ft" ? IN_FT : 1) };
}

export function readAddress(query: URLSearchParams, usual: Units, language: Language): Asked {
  const kind = KINDS.find((one) => one === query.get("kind")) ?? "stair";
  const said = query.get("units");
  const units = said === "us" || said === "metric" ? said : usual;
  const typed: Asked["typed"] = {};
  const wrong: Asked["wrong"] = {};
  const sizes = {} as Record<SizeId, number>;
  const others: Partial<Record<RoomId | TapeId, number>> = {};
  const given = (id: FieldId) => (query.get(id) ?? "").trim().slice(0, 40);
  for (const [id, { unit, least, most, usual: begun, whole }] of sizesOf(kind)) {
    typed[id] = given(id) || typedUsual(begun, unit, units);
    const found = read(typed[id], [unit, least, most], whole ?? false, { units, language });
    if (found.error) wrong[id] = { why: "input", error: found.error };
    else sizes[id] = found.value;
  }
  for (const id of [...ROOM_IDS, ...TAPE_IDS]) {
    typed[id] = given(id);
    if (!typed[id]) continue;
    const found = read(typed[id], bounds[id], false, { units, language });
    if (found.error) wrong[id] = { why: "input", error: found.error };
    else others[id] = found.value;
  }
  if (typed.roomWidth && !typed.roomDepth) wrong.roomDepth = { why: "together", key: "both" };
  if (typed.roomDepth && !typed.roomWidth) wrong.roomWidth = { why: "together", key: "both" };
  if (typed.phone && !typed.tape) wrong.tape = { why: "together", key: "both" };
  if (typed.tape && !typed.phone) wrong.phone = { why: "together", key: "both" };
  const factor = others.phone && others.tape ? others.tape / others.phone : undefined;
  // More than a tenth off is a slip, not a phone.
  if (factor && Math.abs(factor - 1) > 0.1) wrong.tape = { why: "together", key: "factor" };
  if (kind === "excavator" && sizes.tail >= sizes.reach) wrong.tail ??= { why: "together", key: "tail" };
  if (kind === "excavator" && Math.hypot(sizes.track, sizes.length) >= 2 * sizes.reach)
    wrong.length ??= { why: "together", key: "machine" };
  if (kind === "shed" && sizes.door > sizes.width - 12) wrong.door ??= { why: "together", key: "doorway" };
  if (kind === "retainingWall" && sizes.base < sizes.thickness)
    wrong.base ??= { why: "together", key: "base" };
  const spot = SPOTS.find((one) => one === query.get("spot")) ?? "back";
  const {
    roomWidth: width,
    roomDepth: depth,
    roomHeight: height,
    roomDoor: door,
    roomDoorAt: doorAt = 0,
  } = others;
  const room: Place | undefined =
    width !== undefined && depth !== undefined
      ? { width, depth, doorAt, spot, ...(height && { height }), ...(door && { door }) }
      : undefined;
  if (room?.door && room.doorAt + room.door > room.width)
    wrong.roomDoorAt ??= { why: "together", key: "doorway" };
  return { kind, units, typed, wrong, sizes, spot, ...(room && { room }), ...(factor && { factor }) };
}

/** The address of what is looked at, with what differs. */
export function addressOf(
  { kind, units, typed, spot }: Asked,
  file = "",
  differing: Record<string, string> = {},
) {
  const fields = new URLSearchParams([
    ["kind", kind],
    ["units", units],
    ...Object.entries(typed).filter(([, value]) => value !== ""),
    ["spot", spot],
  ]);
  for (const [key, value] of Object.entries(differing)) fields.set(key, value);
  return `${PATH}${file}?${fields}`;
}
