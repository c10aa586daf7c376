import type { Box, Entity, Repair } from "./text/entity.ts";
import { readLine } from "./text/read-line.ts";
import { isRoomArea, isRoomName, isRoomWidth } from "./text/read-rooms.ts";
import { plainLine } from "./text/repair.ts";

/** One line of text of a sheet; typed lines have neither box nor height. */
export interface SheetLine {
  text: string;
  /** How surely it was read, 0 to 1. */
  confidence: number;
  /** In pixels of the picture. */
  box?: Box;
  /** Of its capitals, in pixels. */
  height?: number;
}

/** Something that a sheet says, and where. */
export interface SheetItem {
  entity: Entity;
  /** The line as it was read, before any correction. */
  text: string;
  confidence: number;
  box?: Box;
  repairs: Repair[];
}

export interface SheetReading {
  items: SheetItem[];
  lines: SheetLine[];
  /** How many of the lines said something. */
  understood: number;
}

/** More than any sheet holds; what comes behind is left alone, so that no file can keep a reader busy for minutes. */
const MOST_ITEMS = 5_000;

/** The size or the width of a room, and nothing else. */
const isSize = (text: string) => {
  const { entities } = readLine(text);
  const plain = plainLine(text);
  return (
    (entities.length === 1 && entities[0]?.kind === "size") ||
    /^\d{1,2}(?:\.\d)?\s?X\s?\d{1,2}(?:\.\d)?$/.test(plain) ||
    isRoomWidth(plain)
  );
};

/** Whether a line stands close below another, middle under middle. */
function standsBelow(above: SheetLine, below: SheetLine): boolean {
  if (!above.box || !below.box) return false;
  const height = Math.max(above.height ?? above.box.height, below.height ?? below.box.height);
  const gap = below.box.y - (above.box.y + above.box.height);
  const middle = (box: Box) => box.x + box.width / 2;
  return (
    gap > -height * 0.6 &&
    gap < height * 2.2 &&
    Math.abs(middle(above.box) - middle(below.box)) < Math.max(above.box.width, below.box.width) * 0.5
  );
}

function united(a: Box | undefined, b: Box | undefined): Box | undefined {
  if (!a || !b) return a ?? b;
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** A line and one that continues it. */
const joined = (line: SheetLine, more: SheetLine): SheetLine => ({
  text: `${line.text} ${more.text}`,
  confidence: Math.min(line.confidence, more.confidence),
  box: united(line.box, more.box),
  height: line.height,
});

/** A room with its size, and no area yet. */
const isSizedRoom = (text: string) => {
  const { entities } = readLine(text);
  const [room] = entities;
  return entities.length === 1 && room?.kind === "room" && room.dim1In !== undefined && !room.printedFt2;
};

/** A room's name, its size and its area are often lines of their own; together they are one statement. */
function joinRooms(lines: readonly SheetLine[]): SheetLine[] {
  const taken = new Set<SheetLine>();
  const whole: SheetLine[] = [];
  const areas = lines.filter(({ text }) => isRoomArea(plainLine(text)));
  const isArea = new Set(areas);
  // Many rooms may ask the same line, and it is read once.
  const known = new Map<SheetLine, boolean>();
  const isSizeLine = (line: SheetLine) => {
    const size = known.get(line) ?? isSize(line.text);
    known.set(line, size);
    return size;
  };
  /** Of some lines the one that stands below another. */
  const below = (line: SheetLine, some: readonly SheetLine[], is: (other: SheetLine) => boolean) =>
    some.find((other) => other !== line && !taken.has(other) && standsBelow(line, other) && is(other));
  /** The size and the area that continue a name, in either order. */
  const continued = (name: SheetLine, n: number) => {
    const found: { size?: SheetLine; area?: SheetLine } = {};
    for (let last = name, at = n + 1; at <= n + 2; at++) {
      const [next] = name.box ? [] : lines.slice(at, at + 1);
      const wanted = (is: (other: SheetLine) => boolean, some = lines) =>
        name.box ? below(last, some, is) : next && is(next) ? next : undefined;
      const size = found.size ? undefined : wanted(isSizeLine);
      const area = size || found.area ? undefined : wanted((other) => isArea.has(other), areas);
      const more = size ?? area;
      if (!more) break;
      taken.add(more);
      Object.assign(found, size ? { size } : { area });
      last = more;
    }
    return [found.size, found.area];
  };
  lines.forEach((line, n) => {
    if (taken.has(line)) return;
    let more: (SheetLine | undefined)[] = [];
    if (isRoomName(plainLine(line.text))) more = continued(line, n);
    else if (line.box) {
      const area = below(line, areas, () => true);
      if (area && isSizedRoom(line.text)) {
        taken.add(area);
        more = [area];
      }
    }
    whole.push(more.reduce<SheetLine>((said, part) => (part ? joined(said, part) : said), line));
  });
  return whole.filter((line) => !taken.has(line));
}

/** What the lines of a sheet say. Lines of which nothing is understood stay in `lines` and say nothing. */
export function readSheet(lines: readonly SheetLine[]): SheetReading {
  const items: SheetItem[] = [];
  const whole = joinRooms(lines);
  let understood = 0;
  for (const { text, confidence, box } of whole) {
    if (items.length >= MOST_ITEMS) break;
    const { entities, repairs } = readLine(text);
    if (entities.length > 0) understood++;
    // A corrected line is less certain than one that needed nothing.
    const certainty = repairs.length > 0 ? confidence * 0.9 : confidence;
    for (const entity of entities) items.push({ entity, text, confidence: certainty, box, repairs });
  }
  return { items, lines: whole, understood };
}

/** Lines that somebody typed, one statement a line. */
export function typedLines(text: string): SheetLine[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({ text: line, confidence: 1 }));
}
