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

/** Most lines of a sheet are figures alone; what looks for a note passes them by. */
function worded(read: (line: LineText) => void): (line: LineText) => void {
  return (line) => /[A-Z]{3}/.test(line.rest) && read(line);
}

/** The readers in their order: what is most particular reads first. */
const READERS: readonly ((line: LineText) => void)[] = [
  skipNoise,
  readSheetMarks,
  worded(readAtticVents),
  readScale,
  worded(readGlazing),
  readRoomAreas,
  readArea,
  ...[
    readFixtures,
    readServices,
    readGarageDoor,
    readGarageBoard,
    readStudCuts,
    readLandings,
    readGuardOpenings,
  ].map(worded),
  readHeights,
  readStairs,
  readConcrete,
  readMembers,
  readEnvelope,
  readRooms,
  readOpenings,
  readSymbols,
  readEgressNotes,
  readMeasures,
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

/**
 * What one line of a drawing says, in the order in which it says it, and what had to be corrected to read it.
 * Lengths in inches; nothing is invented for what cannot be read.
 */
export function readLine(written: string): LineReading {
  const { text, repairs } = repairLine(plainLine(written.slice(0, MOST_SIGNS)));
  const line = lineText(text);
  for (const read of READERS) read(line);
  return { entities: inItsRoom(line.entities()), repairs };
}
