import { inOtherUnits, soundPart } from "./check/plausible.ts";
import type { Box, Entity, LineReading, Repair } from "./text/entity.ts";
import { plainOf, readPlain } from "./text/read-line.ts";
import { isRoomArea, isRoomName, isRoomWidth } from "./text/read-rooms.ts";

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

/**
 * Something that was read and cannot be: `size`: nothing of its kind measures so much or so little; `units`: in feet, on
 * a sheet in metres.
 */
export interface DoubtfulItem extends SheetItem {
  doubt: "size" | "units";
}

export interface SheetReading {
  items: SheetItem[];
  /** Nothing is concluded from these. */
  doubtful: DoubtfulItem[];
  lines: SheetLine[];
  /** The number of lines with a meaning. */
  understood: number;
}

/** More than any sheet holds; what comes behind is left alone, so that no file can keep a reader busy for minutes. */
const MOST_ITEMS = 5_000;

/** A line with what it says, read once however often it is asked. */
interface ReadLine {
  line: SheetLine;
  plain: string;
  said: LineReading;
}

const NOTHING: Omit<ReadLine, "line"> = { plain: "", said: { entities: [], repairs: [] } };

/** The same words on a sheet say the same. Where as much is said as a sheet can say, the rest says nothing. */
function readAll(lines: readonly SheetLine[]): ReadLine[] {
  const known = new Map<string, Omit<ReadLine, "line">>();
  let items = 0;
  return lines.map((line) => {
    if (items >= MOST_ITEMS) return { line, ...NOTHING };
    const read = known.get(line.text) ?? readWords(line.text);
    known.set(line.text, read);
    items += read.said.entities.length;
    return { line, ...read };
  });
}

function readWords(text: string): Omit<ReadLine, "line"> {
  const plain = plainOf(text);
  return { plain, said: readPlain(plain) };
}

/** The size or the width of a room, and nothing else. */
const isSize = ({ plain, said: { entities } }: ReadLine) =>
  (entities.length === 1 && entities[0]?.kind === "size") ||
  /^\d{1,2}(?:\.\d)?\s?X\s?\d{1,2}(?:\.\d)?$/.test(plain) ||
  isRoomWidth(plain);

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
const isSizedRoom = ({ entities }: LineReading) => {
  const [room] = entities;
  return entities.length === 1 && room?.kind === "room" && room.dim1In !== undefined && !room.printedFt2;
};

/** A room's name, its size and its area are often lines of their own; together they are one statement. */
function joinRooms(lines: readonly ReadLine[]): ReadLine[] {
  const taken = new Set<ReadLine>();
  const sizes = lines.filter(isSize);
  const areas = lines.filter(({ plain }) => isRoomArea(plain));
  const isOf = (some: readonly ReadLine[]) => {
    const all = new Set(some);
    return (read: ReadLine | undefined) => read !== undefined && all.has(read) && !taken.has(read);
  };
  const [isSizeLine, isArea] = [isOf(sizes), isOf(areas)];
  /** Of some lines the one that stands below another. */
  const below = ({ line }: ReadLine, some: readonly ReadLine[]) =>
    some.find((other) => other.line !== line && standsBelow(line, other.line) && !taken.has(other));
  /** The size and the area that continue a name, in either order. */
  const continued = (name: ReadLine, n: number) => {
    const found: { size?: ReadLine; area?: ReadLine } = {};
    for (let last = name, at = n + 1; at <= n + 2; at++) {
      const next = lines[at];
      const wanted = (some: readonly ReadLine[], is: (read: ReadLine | undefined) => boolean) =>
        name.line.box ? below(last, some) : is(next) ? next : undefined;
      const size = found.size ? undefined : wanted(sizes, isSizeLine);
      const area = size || found.area ? undefined : wanted(areas, isArea);
      const more = size ?? area;
      if (!more) break;
      taken.add(more);
      Object.assign(found, size ? { size } : { area });
      last = more;
    }
    return [found.size, found.area];
  };
  const whole = new Map<ReadLine, ReadLine>();
  lines.forEach((read, n) => {
    if (taken.has(read)) return;
    let more: (ReadLine | undefined)[] = [];
    if (isRoomName(read.plain)) more = continued(read, n);
    else if (read.line.box && isSizedRoom(read.said)) {
      const area = below(read, areas);
      if (area) taken.add(area);
      more = [area];
    }
    const parts = more.flatMap((part) => part?.line ?? []);
    const line = parts.reduce(joined, read.line);
    whole.set(read, parts.length > 0 ? { line, ...readWords(line.text) } : read);
  });
  return [...whole].flatMap(([read, statement]) => (taken.has(read) ? [] : [statement]));
}

/**
 * A ceiling that stands below the label of a room is that room's. One that somebody typed behind a room may be its own
 * or that of all of them.
 */
function withCeilings(whole: readonly ReadLine[]): ReadLine[] {
  const roomOf = (read: ReadLine | undefined) => {
    const [room] = read?.said.entities ?? [];
    return room?.kind === "room" ? room.room : undefined;
  };
  const labels = whole.filter(
    ({ line, said }) => line.box && said.entities.some(({ kind }) => kind === "room"),
  );
  return whole.map((read, n) => {
    const { line, said } = read;
    if (!said.entities.some((entity) => entity.kind === "ceilingHeight" && !entity.room)) return read;
    const label = line.box && labels.find((above) => standsBelow(above.line, line));
    const [room, beside] = line.box ? [roomOf(label), undefined] : [undefined, roomOf(whole[n - 1])];
    if (!room && !beside) return read;
    const entities = said.entities.map((entity) =>
      entity.kind === "ceilingHeight" && !entity.room
        ? { ...entity, ...(room && { room }), ...(beside && { beside }) }
        : entity,
    );
    return { ...read, said: { ...said, entities } };
  });
}

/** Items with what can be of them, and apart from these what cannot. */
function soundItems(items: readonly SheetItem[]): Pick<SheetReading, "items" | "doubtful"> {
  const isForeign = inOtherUnits(items);
  const sound: SheetItem[] = [];
  const doubtful: DoubtfulItem[] = [];
  for (const item of items) {
    const foreign = isForeign(item);
    const entity = foreign ? undefined : soundPart(item.entity);
    if (entity) sound.push(entity === item.entity ? item : { ...item, entity });
    if (entity !== item.entity) doubtful.push({ ...item, doubt: foreign ? "units" : "size" });
  }
  return { items: sound, doubtful };
}

/** What the lines of a sheet say. Lines of which nothing is understood stay in `lines` and say nothing. */
export function readSheet(lines: readonly SheetLine[]): SheetReading {
  const items: SheetItem[] = [];
  const whole = withCeilings(joinRooms(readAll(lines)));
  let understood = 0;
  for (const { line, said } of whole) {
    if (items.length >= MOST_ITEMS) break;
    const { text, confidence, box } = line;
    const { entities, repairs } = said;
    if (entities.length > 0) understood++;
    // A corrected line is less certain than one that needed nothing.
    const certainty = repairs.length > 0 ? confidence * 0.9 : confidence;
    for (const entity of entities) items.push({ entity, text, confidence: certainty, box, repairs });
  }
  return { ...soundItems(items), lines: whole.map(({ line }) => line), understood };
}

/** Lines that somebody typed, one statement a line. */
export function typedLines(text: string): SheetLine[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({ text: line, confidence: 1 }));
}
