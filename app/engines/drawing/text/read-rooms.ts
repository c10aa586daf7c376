import { AREA, ft2Of } from "./area.ts";
import type { Entity, Metric, Room } from "./entity.ts";
import { inchesOf, LENGTH, SIZE, sidesOf } from "./length.ts";
import type { LineText } from "./line-text.ts";
import { isMetricLabel, LABEL, roomKindOf } from "./rooms.ts";

const OPENING_FOLLOWS = String.raw`(?!\s?(?:DOOR|DR\b|WINDOW|WDW|SLAB|STUD|WALL|CEILING|CLG|JOIST|FLOOR|GUARD|RAIL|PLAN))`;
const BEHIND = String.raw`\s?[-:,=]?\s?\(?`;
/** ENTRY 3'-0" X 6'-8" DOOR: the size is that of what follows. */
const OWN = String.raw`(?!['"\d])(?!\)?\s?(?:[A-Z.]+ ){0,2}(?:DOORS?|DRS?|WINDOWS?|WDWS?)(?!\w))`;
const SIZED = new RegExp(`(${LABEL})${BEHIND}${SIZE}${OWN}`, "g");
/** Where a line begins with a size and ends with a name, the sizes stand before their names. */
const SIZES_FIRST = new RegExp(`^${SIZE}.*?${LABEL}$`);
const SIZED_FIRST = new RegExp(`${SIZE}\\s?[-:,]?\\s?(${LABEL})(?=\\s?(?:[,;/\\d]|$))`, "g");
/** Two bare numbers are feet, metres or centimetres only behind a room's name. */
const BARE = new RegExp(
  `(${LABEL})${BEHIND}(\\d{1,3}(?:[.,]\\d{1,2})?)\\s?([X/])\\s?(\\d{1,3}(?:[.,]\\d{1,2})?)(?![\\d'"X.,/])`,
  "g",
);
const WIDTHS = [
  new RegExp(`(${LABEL})${BEHIND}(${LENGTH})\\s?(?:MIN\\.? )?(?:WIDE|WIDTH|CLR\\.?|CLEAR|W\\.?)(?!\\w)`, "g"),
  new RegExp(`(${LABEL})\\s?[-:,]?\\s?(?:CLEAR )?WIDTH[:=\\s]*(?:(?:MIN|CLR)\\.? ?){0,2}(${LENGTH})`, "g"),
];
const WIDE_FIRST = new RegExp(`(${LENGTH})\\s?(?:MIN\\.? )?(?:WIDE|CLR\\.?|CLEAR)\\s(${LABEL})`, "g");
const ALONE = new RegExp(`^(${LABEL})$`, "g");

const FT2 = 144;
const FEET_IN = 12;
const METRES_IN = 1 / 0.0254;
const CENTIMETRES_IN = 1 / 2.54;

function roomOf(
  name: string,
  said: { sides?: [number, number]; widthIn?: number; printedFt2?: number } = {},
): Room | undefined {
  const kind = roomKindOf(name);
  if (!kind) return undefined;
  const { sides, widthIn, printedFt2 } = said;
  const areaFt2 = sides ? (sides[0] * sides[1]) / FT2 : printedFt2;
  return {
    kind: "room",
    name: name.trim(),
    room: kind,
    ...(sides && { dim1In: sides[0], dim2In: sides[1] }),
    ...(areaFt2 !== undefined && { areaFt2 }),
    ...(printedFt2 !== undefined && { printedFt2 }),
    ...(widthIn !== undefined && { widthIn }),
  };
}

/** Two bare numbers behind a room's name. */
function bareSides(first: string, second: string, unitIn: number): [number, number] | undefined {
  const sides: [number, number] = [Number(first) * unitIn, Number(second) * unitIn];
  return sides[0] > 0 && sides[1] > 0 ? sides : undefined;
}

/**
 * Bare numbers behind a name: DEN 10 X 12 is feet; SALA 3,50 X 4,20 is metres and 350/420 centimetres. SALA 4 X 5 may be
 * either, and says nothing.
 */
function bareRoom(name: string, first: string, sign: string, second: string): Entity | undefined {
  const both = (pattern: RegExp) => pattern.test(first) && pattern.test(second);
  const room = (unitIn: number, metric?: Metric): Entity | undefined => {
    const sides = bareSides(first.replace(",", "."), second.replace(",", "."), unitIn);
    const said = sides && roomOf(name, { sides });
    return said && { ...said, ...(metric && { metric }) };
  };
  if (!isMetricLabel(name)) return sign === "X" && both(/^\d{1,2}(?:\.\d)?$/) ? room(FEET_IN) : undefined;
  if (both(/^\d{3}$/)) return room(CENTIMETRES_IN, { unit: "cm", decimals: 0 });
  return both(/^\d{1,2}[.,]\d{1,2}$/) ? room(METRES_IN, { unit: "m", decimals: 2 }) : undefined;
}

const LINK = String.raw`\s?[-:,/=]?\s?`;
/** An area of a room ends its statement: what is required of it, or is that of its glass, goes on in words. */
const FLOOR = String.raw`\(?(?:(?:FLOOR )?AREA\s?[:=]?\s?)?${AREA}\)?(?=\s?(?:[,;)/]|$))`;
const AREA_ALONE = new RegExp(`(${LABEL})${LINK}${FLOOR}`, "g");
const AREA_SIZED = new RegExp(`(${LABEL})${LINK}${SIZE}${LINK}${FLOOR}`, "g");
const AREA_BARE = new RegExp(
  `(${LABEL})${LINK}(\\d{1,2}(?:\\.\\d{1,2})?)\\s?X\\s?(\\d{1,2}(?:\\.\\d{1,2})?)${LINK}${FLOOR}`,
  "g",
);
/** LIVING AREA 1,850 SF is all that is heated, and no room. */
const WHOLE_HOUSE = /(?<![A-Z])LIVING\s?(?:FLOOR )?AREA/;

/** BEDROOM 2 65 SF, BEDROOM 2 11'-0" x 12'-4" 136 SF, DEN 3.0 x 4.0 12 M2. */
export function readRoomAreas(line: LineText): void {
  if (WHOLE_HOUSE.test(line.rest)) return;
  line.take(AREA_SIZED, ([, name = "", first, second, number, unit]) => {
    const sides = sidesOf(first, second);
    return sides && roomOf(name, { sides, printedFt2: ft2Of(number, unit) });
  });
  line.take(AREA_BARE, ([, name = "", first = "", second = "", number, unit = ""]) => {
    // Beside square metres they are metres.
    const sides = bareSides(first, second, unit.includes("M") ? METRES_IN : FEET_IN);
    return sides && roomOf(name, { sides, printedFt2: ft2Of(number, unit) });
  });
  line.take(AREA_ALONE, ([, name = "", number, unit]) => {
    const printedFt2 = ft2Of(number, unit);
    return printedFt2 === undefined ? undefined : roomOf(name, { printedFt2 });
  });
}

const FLOOR_ALONE = new RegExp(`^${FLOOR}$`);
/** Whether a line is an area and nothing else, so that it may be that of the room above it. */
export const isRoomArea = (line: string): boolean => FLOOR_ALONE.test(line);

const ANY_LABEL = new RegExp(LABEL);

/** BEDROOM 2 11'-0" x 12'-4", DEN 10 x 12, HALL 3'-0" WIDE, KITCHEN. */
export function readRooms(line: LineText): void {
  if (!ANY_LABEL.test(line.rest)) return;
  if (SIZES_FIRST.test(line.rest)) {
    line.take(SIZED_FIRST, ([, first, second, name = ""]) => {
      const sides = sidesOf(first, second);
      return sides && roomOf(name, { sides });
    });
  }
  line.take(SIZED, ([, name = "", first, second]) => {
    const sides = sidesOf(first, second);
    return sides && roomOf(name, { sides });
  });
  // Most labels are read by now, and a line without one needs no other pattern.
  if (!ANY_LABEL.test(line.rest)) return;
  line.take(BARE, ([, name = "", first = "", sign = "", second = ""]) => bareRoom(name, first, sign, second));
  const wide = (name: string, length: string) => {
    const widthIn = inchesOf(length);
    return widthIn === undefined ? undefined : roomOf(name, { widthIn });
  };
  for (const pattern of WIDTHS) line.take(pattern, ([, name = "", length = ""]) => wide(name, length));
  line.take(WIDE_FIRST, ([, length = "", name = ""]) => wide(name, length));
  line.take(ALONE, ([, name = ""]) => roomOf(name));
}

/** How wide a room is, and nothing else: 2'-10" WIDE, 860 MM CLR. */
const WIDTH_ONLY = new RegExp(
  `^(?:${LENGTH}\\s?(?:MIN\\.? )?(?:WIDE|CLR\\.?|CLEAR)|WIDTH[:=\\s]*${LENGTH})$`,
);
export const isRoomWidth = (line: string): boolean => WIDTH_ONLY.test(line);

/** Whether a line is a room's name and nothing else, so that the line below may be its size. */
const NAME_ONLY = new RegExp(`^${LABEL}${OPENING_FOLLOWS}$`);
export const isRoomName = (line: string): boolean => NAME_ONLY.test(line);
