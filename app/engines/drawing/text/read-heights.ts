import type { Entity } from "./entity.ts";
import { inchesOf, LENGTH } from "./length.ts";
import type { LineText } from "./line-text.ts";
import { LABEL, roomKindOf } from "./rooms.ts";

const AFF = String.raw`(?:\s?A\.?F\.?F\.?)?`;
const CEILING = String.raw`(?:CLG|CEILING)\.?(?:\s?(?:HT|HGT|HEIGHT)\.?)?`;
/** The second side of a size is no height of what follows it. */
const before = (words: string) =>
  new RegExp(`(?<!X\\s?)(${LENGTH})${AFF}\\s?(?:HIGH |HT\\.? |TALL |MIN\\.? )?(?:${words})`, "g");
const after = (words: string, links: "*" | "+") =>
  new RegExp(`(?:${words})(?:\\s?(?:AT|@|=|:|HT\\.?|HEIGHT))${links}\\s?(${LENGTH})${AFF}`, "g");

/** The height that stands before or behind its words; what is linked to them by a sign is surely theirs. */
function takeHeight(line: LineText, words: string, make: (inches: number) => Entity): void {
  for (const pattern of [after(words, "+"), before(words), after(words, "*")]) {
    line.take(pattern, ([, length = ""]) => {
      const inches = inchesOf(length);
      return inches === undefined ? undefined : make(inches);
    });
  }
}

const ROOM_CEILING = new RegExp(`(${LABEL})\\s?[-:,]?\\s?${CEILING}[\\s=@:]*(${LENGTH})`, "g");

/** Ceilings, guards, handrails and sills. */
export function readHeights(line: LineText): void {
  // BATH CEILING 6'-8": what a ceiling needs depends on its room.
  line.take(ROOM_CEILING, ([, label = "", length = ""]) => {
    const inches = inchesOf(length);
    return inches === undefined ? undefined : { kind: "ceilingHeight", inches, room: roomKindOf(label) };
  });
  takeHeight(line, CEILING, (inches) => ({ kind: "ceilingHeight", inches }));
  takeHeight(line, "(?:STAIR )?HANDRAIL|HAND RAIL", (heightIn) => ({ kind: "handrail", heightIn }));
  takeHeight(line, "STAIR GUARD ?(?:RAIL)?S?(?!\\w)", (heightIn) => ({
    kind: "guard",
    heightIn,
    stair: true,
  }));
  takeHeight(line, "GUARD ?RAILS?|GUARDS?(?!\\w)|RAILING", (heightIn) => ({ kind: "guard", heightIn }));
  takeHeight(line, "(?:WINDOW )?SILL", (sillIn) => ({ kind: "egressNote", sillIn }));
}

const RISE = new RegExp(
  `(?:(UP|DN|DOWN)\\.?\\s?)?(\\d{1,2})\\s?(?:R|RISERS?)(?![\\w-])\\.?(?:\\s?@\\s?(${LENGTH}))?`,
  "g",
);
const RUN = new RegExp(`(\\d{1,2})\\s?(?:T|TREADS?)(?!\\w)\\.?\\s?@\\s?(${LENGTH})`, "g");
const first = (word: string) =>
  new RegExp(
    `(?<!(?:RISER|TREAD)S?[:=@\\s\\d]{0,8})(${LENGTH})\\s?(?:MAX\\.? |MIN\\.? )?${word}S?(?!\\w)`,
    "g",
  );
const RISER_FIRST = first("RISER");
const TREAD_FIRST = first("TREAD");
const RISER = new RegExp(`(?:MAX\\.? )?RISERS?[:=@\\s]+(${LENGTH})`, "g");
const TREAD = new RegExp(`(?:MIN\\.? )?TREADS?[:=@\\s]+(${LENGTH})`, "g");
const WIDTH = new RegExp(
  `(?:STAIRS?|STAIRWAY)[:\\s]+(${LENGTH})\\s?(?:WIDE|CLR\\.?|CLEAR|W\\.?(?!\\w))`,
  "g",
);
const WIDTH_FIRST = new RegExp(`(${LENGTH})\\s?(?:WIDE|CLR\\.?|CLEAR) (?:STAIRS?|STAIRWAY)(?!\\w)`, "g");

/** UP 14R @ 7 5/8", 7 3/4" MAX. RISER, 13T @ 10", STAIR 3'-0" WIDE, HEADROOM 6'-8". */
export function readStairs(line: LineText): void {
  line.take(RISE, ([, direction, risers, riser]) => {
    // A lone "3R" is a mark of something else.
    if (!direction && !riser) return undefined;
    const riserIn = riser === undefined ? undefined : inchesOf(riser);
    return {
      kind: "stair",
      ...(direction && { direction: direction === "UP" ? ("up" as const) : ("down" as const) }),
      risers: Number(risers),
      ...(riserIn !== undefined && { riserIn }),
    };
  });
  const single = (pattern: RegExp, field: "riserIn" | "treadIn" | "widthIn") =>
    line.take(pattern, (match) => {
      const inches = inchesOf(match.at(-1) ?? "");
      if (inches === undefined) return undefined;
      return { kind: "stair", ...(match.length === 3 && { treads: Number(match[1]) }), [field]: inches };
    });
  single(RUN, "treadIn");
  single(RISER_FIRST, "riserIn");
  single(TREAD_FIRST, "treadIn");
  single(RISER, "riserIn");
  single(TREAD, "treadIn");
  single(WIDTH, "widthIn");
  single(WIDTH_FIRST, "widthIn");
  takeHeight(line, "HEAD ?ROOM", (headroomIn) => ({ kind: "stair", headroomIn }));
}

/** The word alone; a window or door that carries it has taken it before. */
export function readEgressNotes(line: LineText): void {
  line.take(/(?<!\w)EGRESS(?: (?:WINDOW|WDW|WELL))?(?!\w)/g, () => ({ kind: "egressNote" }));
}
