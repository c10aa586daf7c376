import type { Entity, LineReading } from "./entity.ts";
import { inchesOf, LENGTH, metricOf, SIZE, sidesOf } from "./length.ts";
import { type LineText, lineText } from "./line-text.ts";
import { readFixtures } from "./read-fixtures.ts";
import { readEgressNotes, readHeights, readStairs } from "./read-heights.ts";
import { readOpenings } from "./read-openings.ts";
import { readRoomAreas, readRooms } from "./read-rooms.ts";
import {
  readGarageBoard,
  readGarageDoor,
  readGuardOpenings,
  readLandings,
  readSymbols,
} from "./read-safety.ts";
import { readAtticVents, readGlazing, readServices } from "./read-services.ts";
import { readArea, readScale, readSheetMarks, skipNoise } from "./read-sheet.ts";
import { readConcrete, readEnvelope, readMembers, readStudCuts } from "./read-structure.ts";
import { plainLine, repairLine } from "./repair.ts";
import { LETTER } from "./vocabulary.ts";

/** A line of a drawing is short; more than this is a paragraph, and the rest of it is left alone. */
export const MOST_SIGNS = 300;
const MM_PER_INCH = 25.4;

const SIZES = new RegExp(SIZE, "g");
const LENGTHS = new RegExp(LENGTH, "g");

/** What is left when everything with a meaning of its own is taken: sizes, then lengths. */
function readMeasures(line: LineText): void {
  line.take(SIZES, ([, first, second]) => {
    const sides = sidesOf(first, second);
    return sides && { kind: "size", widthIn: sides[0], heightIn: sides[1] };
  });
  line.take(LENGTHS, ([length]) => {
    const inches = inchesOf(length);
    if (inches === undefined) return undefined;
    const mm = metricOf(length) && Math.round(inches * MM_PER_INCH * 1000) / 1000;
    return { kind: "dimension", inches, ...(mm !== undefined && { mm }) };
  });
}

/**
 * A reader that is asked only of lines which hold what each of its patterns needs. Most lines of a sheet are figures
 * alone or words alone: to try every pattern on each of them takes twenty times as long as to look for these.
 */
function about(needed: RegExp, read: (line: LineText) => void): (line: LineText) => void {
  return (line) => needed.test(line.rest) && read(line);
}

/** Letters side by side, or with a full stop between them. */
const NAMED = new RegExp(`[${LETTER}]\\.?[${LETTER}]`);

/** The readers in their order: what is most particular reads first. */
const READERS: readonly ((line: LineText) => void)[] = [
  about(/\d{2}|\d[-/.:]/, skipNoise),
  readSheetMarks,
  about(/VENT|N\.?F\.?V|FREE|ATTIC|SOFFIT/, readAtticVents),
  about(/[=:]|SCALE|N\.?T\.?S/, readScale),
  about(/GLAZ|GLASS|LIGHT|OPENABLE|OPERABLE|VENT/, readGlazing),
  about(/S\.?F|SQ|FT[2²]|M[2²]/, readRoomAreas),
  about(/S\.?F|SQ|FT[2²]|M[2²]/, readArea),
  about(/W\.?C|WATER CLOSET|TOILET|LAV|SHOWER|SHWR|G\.?P\.?[FM]/, readFixtures),
  about(/DRYER|RECEP|OUTLET/, readServices),
  about(/DOOR|DR/, readGarageDoor),
  about(/GARAGE/, readGarageBoard),
  about(/STUD/, readStudCuts),
  about(/LANDING/, readLandings),
  about(/BALUSTER|PICKET|SPINDLE|GUARD|RAIL|SPHERE/, readGuardOpenings),
  about(/CLG|CEIL|RAIL|GUARD|SILL/, readHeights),
  about(/\d\s?[RT]|R\s?=|RISE|TREAD|RUN|STAIR|HEAD ?ROOM/, readStairs),
  about(/#|FTG|FOOTING|SLAB/, readConcrete),
  about(/[1-8]\s?X\s?[1-8]/, readMembers),
  about(/R-?\s?\d|[:/]\s?12/, readEnvelope),
  about(NAMED, readRooms),
  about(/\d\D{0,12}(?:X|BY)|\d{4}/, readOpenings),
  about(NAMED, readSymbols),
  about(/EGRESS/, readEgressNotes),
  about(/[\d½¼¾⅛⅜⅝⅞]/, readMeasures),
];

/** Glass that is named beside a room is that room's. */
function inItsRoom(entities: Entity[]): Entity[] {
  const rooms = new Set(
    entities.flatMap((entity) =>
      entity.kind === "room" ? [entity.name] : entity.kind === "glazing" && entity.room ? [entity.room] : [],
    ),
  );
  const [room] = rooms;
  if (rooms.size !== 1) return entities;
  return entities.map((entity) => (entity.kind === "glazing" ? { ...entity, room } : entity));
}

/** A line as the readers take it: of its first signs, plain ones. */
export const plainOf = (written: string): string => plainLine(written.slice(0, MOST_SIGNS));

/**
 * What one line of a drawing says, in the order in which it says it, and what had to be corrected to read it.
 * Lengths in inches; nothing is invented for what cannot be read.
 */
export const readLine = (written: string): LineReading => readPlain(plainOf(written));

/** @param plain a line as `plainOf` gives it */
export function readPlain(plain: string): LineReading {
  const { text, repairs } = repairLine(plain);
  const line = lineText(text);
  for (const read of READERS) read(line);
  return { entities: inItsRoom(line.entities()), repairs };
}
