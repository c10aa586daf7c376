import type { Entity, RoomKind } from "./entity.ts";
import { inchesOf, LENGTH } from "./length.ts";
import type { LineText } from "./line-text.ts";
import { LABEL, roomKindOf } from "./rooms.ts";

/** Behind a length these say that it is no height: a thickness, a distance, a spacing, one side of a size. */
const NO_HEIGHT = String.raw`(?![\d/]|\s?(?:DIA|Ø|THICK|THK|DEEP|LONG|WIDE|CLR|CLEAR|FROM|O\.?\s?C|GYP|X\s?\d))`;
const AFF = String.raw`(?:\s?A\.?F\.?F\.?)?`;
const CEILING = String.raw`(?:(?:TRAY|VAULTED|FLAT|SLOPED|COFFERED|DROP(?:PED)?) )?(?:CLG|CEILING|CEIL)\.?(?:\s?(?:HT|HGT|HEIGHT)\.?)?`;
/** What rails are made of, and where they stand. */
const MADE_OF = String.raw`METAL|STEEL|IRON|WROUGHT|ALUM(?:INUM)?\.?|WOOD|WD\.?|VINYL|COMPOSITE|GLASS|CABLE|DECK|PORCH`;
/** The second side of a size is no height of what follows it. */
const before = (words: string) =>
  new RegExp(
    `(?<!X\\s?)(${LENGTH})${AFF}\\s?(?:(?:HIGH|HT\\.?|TALL|MIN\\.?|MAX\\.?|CLR\\.?|CLEAR|${MADE_OF}) ){0,3}(?:${words})`,
    "g",
  );
const after = (words: string, links: "*" | "+") =>
  new RegExp(
    `(?:${words})(?:\\s?(?:,(?= ?HEIGHT| ?HT)|AT|@|=|:|HT\\.?|HEIGHT|H\\.?(?!\\w)|OF(?!\\w)|MIN\\.?|MAX\\.?))${links}\\s?(${LENGTH})${NO_HEIGHT}${AFF}`,
    "g",
  );

/** GUARDRAIL, 36" HIGH: behind a comma a length is as often the next word's, unless it says that it is a height. */
const apart = (words: string) =>
  new RegExp(`(?:${words}), ?(?:MIN\\.? )?(${LENGTH})(?=\\s?(?:MIN\\.? )?(?:HIGH|TALL|A\\.?F\\.?F))`, "g");

/** A height before or behind its words; what is linked to them by a sign is surely theirs. */
const heightsOf = (words: string): readonly RegExp[] => [
  after(words, "+"),
  before(words),
  after(words, "*"),
  apart(words),
];

/**
 * Takes the heights that some patterns find.
 * @param least shorter ones are a thickness or a spacing, in inches
 */
function takeHeights(
  line: LineText,
  patterns: readonly RegExp[],
  least: number,
  make: (inches: number) => Entity,
): void {
  for (const pattern of patterns) {
    line.take(pattern, ([, length = ""]) => {
      const inches = inchesOf(length);
      return inches === undefined || inches < least ? undefined : make(inches);
    });
  }
}

/** No ceiling and no headroom is lower than a child, no rail lower than a knee. */
const LEAST = { overhead: 48, rail: 18, sill: 0 } as const;

const ROOM_CEILING = new RegExp(`(${LABEL})\\s?[-:,]?\\s?${CEILING}[\\s=@:]*(${LENGTH})`, "g");
/** CEILING IN BATH 6'-8", CLG @ BATH: 6'-8". */
const CEILING_OF = new RegExp(
  `${CEILING}\\s?(?:(?:IN|AT|OF|@|EN|DEL?)\\s)?(?:THE |EL |LA )?(${LABEL})[\\s=@:,]*(${LENGTH})`,
  "g",
);
/** A height that is of all rooms, or of all but those that are named. */
const OF_ALL = /EXCEPT|EXC\.|OTHER|U\.?N\.?O|(?<!\w)(?:TYP|ALL|SALVO|EXCEPTO|TODOS)(?!\w)/;

/** Slopes, beams and ducts have limits of their own (R305.1). */
const LOCAL_CEILING = /SLOPE|(?<!\w)(?:@|AT|UNDER|BELOW) (?:THE )?(?:BEAM|GIRDER|DUCT|SOFFIT)S?(?!\w)/;
const OTHER_SILL = /CLERESTORY|TRANSOM|(?<!\w)(?:DOOR|FIXED|FX|COUNTER|STAIR)(?!\w)/;
const LABELS = new RegExp(LABEL, "g");
/** A kitchen needs no emergency escape: a sill stated for a room that is not a bedroom. */
function isOfEscape(text: string): boolean {
  if (!/SILL/.test(text) || OTHER_SILL.test(text)) return false;
  if (/EGRESS|ESCAPE/.test(text)) return true;
  const rooms = [...text.matchAll(LABELS)].map(([label]) => roomKindOf(label));
  return rooms.length === 0 || rooms.some((room) => room === "bedroom" || room === "basement");
}

const HANDRAIL = "(?:STAIR )?HANDRAILS?|HAND RAILS?";
/** HANDRAIL 34" TO 38": both must hold. */
const HANDRAIL_BETWEEN = new RegExp(
  `(?:${HANDRAIL})[\\s:@]*(?:AT )?(?:BETWEEN )?(${LENGTH})\\s?(?:-|TO|AND)\\s?(${LENGTH})${NO_HEIGHT}`,
  "g",
);

/** A guard on the open side of a stair may be lower; where a stair ends, one is as high as elsewhere. */
const OF_STAIR = /OPEN SIDES?(?!\w)|STAIR|NOSING/;
const ABOVE_STAIR = /LANDING|TOP OF|BALCON|DECK|PORCH|LOFT|(?:STAIR|FLOOR) OPENING|STAIR ?WELL/;

const CEILINGS = heightsOf(CEILING);
const HANDRAILS = heightsOf(`(?:${HANDRAIL})(?:\\s?${LENGTH}\\s?(?:DIA|Ø)[.,]*)?`);
const STAIR_GUARDS = heightsOf(
  String.raw`STAIR(?:S|WAY|CASE)? (?:GUARD ?(?:RAIL)?S?|RAIL(?:ING)?S?)(?!\w)|GUARD ?(?:RAIL)?S? (?:(?:@|AT|ON|OF|FOR|ALONG|DE|DE LA) )?(?:THE )?STAIR(?:S|WAY|CASE)?(?!\w| LANDING)`,
);
const GUARDS = heightsOf("GUARD ?RAILS?|GUARDS?(?!\\w)|RAILING");
const SILLS = heightsOf("(?:WINDOW )?SILL");
const HEADROOMS = heightsOf("HEAD ?ROOM(?: CLEARANCE)?");

/** The one kind of room that a line names, if it is about no other. */
function onlyRoomOf(text: string): RoomKind | undefined {
  if (OF_ALL.test(text)) return undefined;
  const [room, ...others] = new Set([...text.matchAll(LABELS)].map(([label]) => roomKindOf(label)));
  return others.length === 0 ? room : undefined;
}

/** Ceilings, guards, handrails and sills. */
export function readHeights(line: LineText): void {
  // BATH CEILING 6'-8": what a ceiling needs depends on its room.
  for (const pattern of [ROOM_CEILING, CEILING_OF])
    line.take(pattern, ([, label = "", length = ""]) => {
      const inches = inchesOf(length);
      return inches === undefined || inches < LEAST.overhead
        ? undefined
        : { kind: "ceilingHeight", inches, room: roomKindOf(label) };
    });
  if (!LOCAL_CEILING.test(line.rest)) {
    const room = onlyRoomOf(line.rest);
    takeHeights(line, CEILINGS, LEAST.overhead, (inches) => ({
      kind: "ceilingHeight",
      inches,
      ...(room && { room }),
    }));
  }
  line.take(HANDRAIL_BETWEEN, ([, low = "", high = ""]) => {
    const heights = [inchesOf(low), inchesOf(high)];
    return heights.flatMap((heightIn) =>
      heightIn === undefined || heightIn < LEAST.rail ? [] : [{ kind: "handrail", heightIn }],
    );
  });
  takeHeights(line, HANDRAILS, LEAST.rail, (heightIn) => ({
    kind: "handrail",
    heightIn,
  }));
  const stair = OF_STAIR.test(line.rest) && !ABOVE_STAIR.test(line.rest);
  takeHeights(line, STAIR_GUARDS, LEAST.rail, (heightIn) => ({
    kind: "guard",
    heightIn,
    ...(stair && { stair }),
  }));
  takeHeights(line, GUARDS, LEAST.rail, (heightIn) => ({
    kind: "guard",
    heightIn,
    ...(stair && { stair }),
  }));
  if (isOfEscape(line.rest))
    takeHeights(line, SILLS, LEAST.sill, (sillIn) => ({ kind: "egressNote", sillIn }));
}

/** 14 RISERS 10" TREADS: the length is that of the next word, unless that has one of its own. */
const OF_NEXT = String.raw`(?!\s?(?:MIN\.? |MAX\.? )?(?:TREADS?(?!\w)(?![:=@\s]*\d)|WIDE|CLR|CLEAR|HEAD))`;
const RISE = new RegExp(
  `(?:(UP|DN|DOWN)\\.?\\s?)?(\\d{1,2})\\s?(?:R|RISERS?)(?![\\w-])\\.?(?: (UP|DN|DOWN)(?!\\w))?(?:(?:\\s?[@X]\\s?|(?<=RISERS?\\.?) )(${LENGTH})${OF_NEXT})?`,
  "g",
);
const RUN = new RegExp(`(\\d{1,2})\\s?(?:T|TREADS?)(?!\\w)\\.?\\s?@\\s?(${LENGTH})`, "g");
const first = (word: string) =>
  new RegExp(
    `(?<!(?:RISER?|TREAD|RUN)S?[:=@\\s\\d]{0,8})(${LENGTH})\\s?(?:MAX\\.? |MIN\\.? )?${word}S?(?!\\w)`,
    "g",
  );
const RISER_FIRST = first("RISER");
const TREAD_FIRST = first("TREAD");
const NO_STEP = String.raw`(?!\s?(?:THICK|THK|DEEP NOSING))`;
/** Open risers are told by what fits between the treads. */
const RISER = new RegExp(
  `(?<!OPEN )RISERS?[:=@\\s]+(?:(?:MAX|HEIGHT|HT|HGT)\\.?[:=]? ?){0,2}(${LENGTH})${NO_STEP}${OF_NEXT}`,
  "g",
);
const TREAD = new RegExp(`TREADS?[:=@\\s]+(?:(?:MIN|DEPTH|WIDTH)\\.?[:=]? ?){0,2}(${LENGTH})${NO_STEP}`, "g");
/** Rise and run are words of roofs, pipes and whole stairs too: here only of a step. */
const STEPS = /(?<!\w)(?:STAIRS?|STAIRWAY|STEPS?|RISERS?|TREADS?)(?!\w)/;
const STEP_RISE = `(?<!TOTAL )RISE(?!\\w)`;
const STEP_RUN = `(?<!TOTAL )RUN(?!\\w)`;
const RISE_FIRST = first(STEP_RISE);
const RUN_FIRST = first(STEP_RUN);
const RISE_BEHIND = new RegExp(`${STEP_RISE}[:=@\\s]+(${LENGTH})${NO_STEP}`, "g");
const RUN_BEHIND = new RegExp(`${STEP_RUN}[:=@\\s]+(${LENGTH})${NO_STEP}`, "g");
/** A step is no lower and no deeper than this: less is a tolerance or a board, more the whole stair. */
const STEP_IN = { least: 3, most: 30 } as const;
/** Spiral and winding stairs have limits of their own, and a ladder to the attic has none. */
const OTHER_STAIR = /SPIRAL|WINDER|ATTIC (?:STAIR|LADDER)|PULL[- ]?DOWN|DISAPPEARING|FOLDING|SHIP'?S? LADDER/;
/** R=7 1/2" T=10"; alone, R= is a radius. */
const LETTERS = new RegExp(`(?<!\\w)R\\s?=\\s?(${LENGTH})[\\s,/]*T\\s?=\\s?(${LENGTH})`, "g");
const WIDTH = new RegExp(
  `(?:STAIRS?|STAIRWAY)[:\\s]+(${LENGTH})\\s?(?:MIN\\.? )?(?:WIDE|WIDTH|CLR\\.?|CLEAR|W\\.?(?!\\w))`,
  "g",
);
const WIDTH_NAMED = new RegExp(
  `(?:STAIRS?|STAIRWAY) (?:CLEAR )?WIDTH[:=\\s]*(?:(?:MIN|CLR)\\.? ?){0,2}(${LENGTH})`,
  "g",
);
/** STAIR: 14R @ 7 1/2", 3'-0" WIDE: what is wide without another word is the stair. */
const STAIR_LIST = /^STAIR(?:S|WAY)?\s?[:,-]/;
const WIDE = new RegExp(`(${LENGTH})\\s?(?:MIN\\.? )?(?:WIDE|WIDTH)(?!\\w)`, "g");
const WIDTH_FIRST = new RegExp(`(${LENGTH})\\s?(?:WIDE|CLR\\.?|CLEAR) (?:STAIRS?|STAIRWAY)(?!\\w)`, "g");

const isStep = (inches: number) => inches >= STEP_IN.least && inches <= STEP_IN.most;

/** UP 14R @ 7 5/8", 7 3/4" MAX. RISER, 13T @ 10", STAIR 3'-0" WIDE, HEADROOM 6'-8". */
export function readStairs(line: LineText): void {
  if (OTHER_STAIR.test(line.rest)) return;
  line.take(RISE, ([, ahead, risers, behind, riser]) => {
    const direction = ahead ?? behind;
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
      if (inches === undefined || (field !== "widthIn" && !isStep(inches))) return undefined;
      return { kind: "stair", ...(match.length === 3 && { treads: Number(match[1]) }), [field]: inches };
    });
  single(RUN, "treadIn");
  single(RISER_FIRST, "riserIn");
  single(TREAD_FIRST, "treadIn");
  single(RISER, "riserIn");
  single(TREAD, "treadIn");
  if (STEPS.test(line.rest)) {
    single(RISE_FIRST, "riserIn");
    single(RUN_FIRST, "treadIn");
    single(RISE_BEHIND, "riserIn");
    single(RUN_BEHIND, "treadIn");
  }
  line.take(LETTERS, ([, rise = "", run = ""]) => {
    const [riserIn, treadIn] = [inchesOf(rise), inchesOf(run)];
    return riserIn === undefined || treadIn === undefined ? undefined : { kind: "stair", riserIn, treadIn };
  });
  single(WIDTH, "widthIn");
  single(WIDTH_NAMED, "widthIn");
  if (STAIR_LIST.test(line.rest)) single(WIDE, "widthIn");
  single(WIDTH_FIRST, "widthIn");
  takeHeights(line, HEADROOMS, LEAST.overhead, (headroomIn) => ({
    kind: "stair",
    headroomIn,
  }));
}

/** The word alone; a window or door with it has been handled before. */
export function readEgressNotes(line: LineText): void {
  line.take(/(?<!\w)EGRESS(?: (?:WINDOW|WDW|WELL))?(?!\w)/g, () => ({ kind: "egressNote" }));
}
