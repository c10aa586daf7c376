import { inchesOf, LENGTH, SIZE, sidesOf } from "./length.ts";
import type { LineText } from "./line-text.ts";
import { LABEL, roomKindOf } from "./rooms.ts";

const OPENING_FOLLOWS = String.raw`(?!\s?(?:DOOR|DR\b|WINDOW|WDW|SLAB|STUD|WALL|CEILING|CLG|JOIST|FLOOR|GUARD|RAIL|PLAN))`;
const SIZED = new RegExp(`(${LABEL})\\s?[-:,]?\\s?${SIZE}`, "g");
/** Two bare numbers are feet only behind a room's name. */
const BARE = new RegExp(
  `(${LABEL})\\s?[-:,]?\\s?(\\d{1,2}(?:\\.\\d)?)\\s?X\\s?(\\d{1,2}(?:\\.\\d)?)(?![\\d'"X])`,
  "g",
);
const WIDE = new RegExp(`(${LABEL})\\s?[-:,]?\\s?(${LENGTH})\\s?(?:WIDE|CLR\\.?|CLEAR|W\\.?)(?!\\w)`, "g");
const WIDE_FIRST = new RegExp(`(${LENGTH})\\s?(?:WIDE|CLR\\.?|CLEAR)\\s(${LABEL})`, "g");
const ALONE = new RegExp(`^(${LABEL})$`, "g");

const FT2 = 144;

/** BEDROOM 2 11'-0" x 12'-4", DEN 10 x 12, HALL 3'-0" WIDE, KITCHEN. */
export function readRooms(line: LineText): void {
  const room = (name: string, sides: [number, number] | undefined, widthIn?: number) => {
    const kind = roomKindOf(name);
    if (!kind) return undefined;
    return {
      kind: "room" as const,
      name: name.trim(),
      room: kind,
      ...(sides && { dim1In: sides[0], dim2In: sides[1], areaFt2: (sides[0] * sides[1]) / FT2 }),
      ...(widthIn !== undefined && { widthIn }),
    };
  };
  line.take(SIZED, ([, name = "", first, second]) => {
    const sides = sidesOf(first, second);
    return sides && room(name, sides);
  });
  line.take(BARE, ([, name = "", first, second]) => {
    const sides: [number, number] = [Number(first) * 12, Number(second) * 12];
    return sides[0] > 0 && sides[1] > 0 ? room(name, sides) : undefined;
  });
  const wide = (name: string, length: string) => {
    const inches = inchesOf(length);
    return inches === undefined ? undefined : room(name, undefined, inches);
  };
  line.take(WIDE, ([, name = "", length = ""]) => wide(name, length));
  line.take(WIDE_FIRST, ([, length = "", name = ""]) => wide(name, length));
  line.take(ALONE, ([, name = ""]) => room(name, undefined));
}

/** Whether a line is a room's name and nothing else, so that the line below may be its size. */
const NAME_ONLY = new RegExp(`^${LABEL}${OPENING_FOLLOWS}$`);
export const isRoomName = (line: string): boolean => NAME_ONLY.test(line);
