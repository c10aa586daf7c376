import type { AlarmPlace, Entity, SymbolName } from "./entity.ts";
import { inchesOf, LENGTH, SIZE, sidesOf } from "./length.ts";
import type { LineText } from "./line-text.ts";

const LANDINGS = [
  new RegExp(`(?<!\\w)LANDINGS?[:\\s]+(?:MIN\\.? )?${SIZE}`, "g"),
  new RegExp(`${SIZE}\\s?(?:MIN\\.? |CONC\\.? )*LANDINGS?(?!\\w)`, "g"),
];
const LANDING_DEPTHS = [
  new RegExp(
    `(?<!\\w)LANDINGS?[:\\s]+(?:(?:MIN\\.?|DEPTH|=) ?){0,2}(${LENGTH})(?![\\d"]|\\s?(?:A\\.?F\\.?F|X))`,
    "g",
  ),
  new RegExp(`(${LENGTH})\\s?(?:(?:MIN|DEEP|CLR|CLEAR)\\.? ){0,3}LANDINGS?(?!\\w)`, "g"),
];

/** LANDING 3'-0" x 3'-0", 36" MIN. LANDING. */
export function readLandings(line: LineText): void {
  // What stands beside a guard at a landing is its height.
  if (/GUARD|RAIL/.test(line.rest)) return;
  for (const pattern of LANDINGS) {
    line.take(pattern, ([, first, second]) => {
      const sides = sidesOf(first, second);
      return sides && { kind: "landing", sidesIn: sides };
    });
  }
  for (const pattern of LANDING_DEPTHS) {
    line.take(pattern, ([, length = ""]) => {
      const inches = inchesOf(length);
      return inches === undefined ? undefined : { kind: "landing", sidesIn: [inches] };
    });
  }
}

const BALUSTER = "(?:BALUSTERS?|PICKETS?|SPINDLES?)";
const GUARD_OPENING = `(?:${BALUSTER}|(?:GUARD|RAIL)(?:ING|RAIL)?S?) (?:OPENINGS?|SPACING)`;
const OPENINGS = [
  new RegExp(
    `(?<!\\w)(?:${GUARD_OPENING}|${BALUSTER})[:\\s]*(?:(?:SPACED|AT|@|MAX\\.?|CLR\\.?|CLEAR|SPACE|(?:LESS|NOT MORE) THAN|<) ?){0,4}(${LENGTH})(?:\\s?(O\\.?\\s?C)\\.?)?`,
    "g",
  ),
  new RegExp(
    `(${LENGTH})\\s?(?:(?:DIA|MAX|CLR|CLEAR)\\.? ){0,3}(?:(O\\.?\\s?C)\\.? )?(?:SPHERE|${GUARD_OPENING}|(?:BETWEEN )?${BALUSTER})(?!\\w)`,
    "g",
  ),
];

/** Beside a guard, openings without another word are its own. */
const ITS_OPENINGS = new RegExp(
  `(${LENGTH})\\s?(?:MAX|CLR|CLEAR)\\.? (?:(O\\.?\\s?C)\\.? )?OPENINGS?(?!\\w)`,
  "g",
);

/** BALUSTERS @ 4" O.C., 4" SPHERE: what must not let a child through. */
export function readGuardOpenings(line: LineText): void {
  // The triangle below a guard of a stair has a limit of its own.
  if (/TRIANG/.test(line.rest)) return;
  const stair = /STAIR|TREAD/.test(line.rest);
  const guard = /(?<!\w)(?:GUARD(?:RAIL)?|RAILING)S?(?!\w)/.test(line.rest);
  for (const pattern of guard ? [...OPENINGS, ITS_OPENINGS] : OPENINGS) {
    line.take(pattern, ([, length = "", centers]) => {
      const openingIn = inchesOf(length);
      if (openingIn === undefined) return undefined;
      return { kind: "guardOpening", openingIn, ...(centers && { centers: true }), ...(stair && { stair }) };
    });
  }
}

const RATING = /(?<![\w.-])(\d{2,3})\s?-?\s?MIN(?:UTES?)?\.?(?!\w)/g;
const THICK = new RegExp(
  `(${LENGTH})\\s?(?:THICK |THK\\.? |MIN\\.? )*(?:SOLID|S\\.?C\\.?(?!\\w)|STEEL|HONEYCOMB)(?: (?:CORE|WOOD|STEEL))*`,
  "g",
);
const CLOSES = /SELF[- ]?CLOS|(?<!\w)CLOSER/;

/** 20 MIN. SELF-CLOSING DOOR, 1 3/8" SOLID CORE DOOR TO GARAGE. */
export function readGarageDoor(line: LineText): void {
  const { rest } = line;
  const garage = /GARAGE/.test(rest);
  if (!/(?<!\w)(?:DOORS?|DRS?)(?!\w)/.test(rest) || /O\.?H\.?D|OVERHEAD/.test(rest)) return;
  if (!garage && !CLOSES.test(rest) && !/FIRE|RATED/.test(rest)) return;
  const closes = CLOSES.test(rest) && { selfClosing: true };
  let found = false;
  const door = (said: { ratingMin: number } | { thicknessIn: number }): Entity => {
    found = true;
    return { kind: "garageDoor", ...said, ...closes };
  };
  line.take(RATING, ([, minutes]) => door({ ratingMin: Number(minutes) }));
  line.take(THICK, ([, length = ""]) => {
    const thicknessIn = inchesOf(length);
    return thicknessIn === undefined ? undefined : door({ thicknessIn });
  });
  if (!found && garage && closes)
    line.take(/SELF[- ]?CLOS(?:ING|ER)|CLOSER/g, () => ({ kind: "garageDoor", ...closes }));
}

const BOARD = new RegExp(
  `(${LENGTH})\\s?(?:THICK )?((?:TYPE[\\s-]?["']?X["']? )?(?:GYP(?:SUM)?\\.?|G\\.?W\\.?B\\.?|DRYWALL|SHEETROCK)(?!\\w)[^\\u0000\\d]{0,48})`,
  "g",
);

const UNDER_ROOMS = /(?<!\w)(?:BELOW|UNDER|BENEATH) (?:[A-Z]+ )?(?:LIVING|HABITABLE|BEDROOMS?|ROOMS?)(?!\w)/;

/** 5/8" TYPE X GYP. BD. @ GARAGE CEILING. */
export function readGarageBoard(line: LineText): void {
  const { rest } = line;
  if (!/GARAGE/.test(rest)) return;
  const placeOf = (words: string) => {
    const [ceiling, wall] = [/CLG|CEILING/.test(words), /WALL/.test(words)];
    return ceiling === wall ? undefined : ceiling ? ("ceiling" as const) : ("wall" as const);
  };
  line.take(BOARD, (match) => {
    const [, length = "", words = ""] = match;
    const thicknessIn = inchesOf(length);
    if (thicknessIn === undefined) return undefined;
    const place = placeOf(words) ?? placeOf(rest.slice(0, match.index));
    return {
      kind: "garageBoard",
      thicknessIn,
      typeX: /TYPE[\s-]?["']?X/.test(words),
      ...(place && { place }),
      ...(place === "ceiling" && UNDER_ROOMS.test(rest) && { underRooms: true }),
    };
  });
}

const ALARM = String.raw`(?:DETECTORS?|ALARMS?|DET\.?)`;
const COUNT = String.raw`(?:\((\d{1,2})\)\s?)?`;
const CO = String.raw`(?:CARBON MONOXIDE|C\.?O\.?)`;
const SYMBOLS: readonly [string, SymbolName[]][] = [
  [
    `SMOKE\\s?[/&+]\\s?${CO} ${ALARM}|${CO}\\s?[/&+]\\s?SMOKE ${ALARM}`,
    ["smoke alarm", "carbon monoxide alarm"],
  ],
  [`S\\.?D\\.?\\s?[/&+]\\s?C\\.?O\\.?(?!\\w)`, ["smoke alarm", "carbon monoxide alarm"]],
  [`SMOKE ${ALARM}(?: \\(S\\.?D\\.?\\))?|S\\.D\\.`, ["smoke alarm"]],
  [`${CO} ${ALARM}`, ["carbon monoxide alarm"]],
  ["GFCI|GFI", ["gfci"]],
  ["AFCI", ["afci"]],
  ["TEMPERED(?: GLASS| GLAZING)?", ["tempered glass"]],
  ["HOSE BIBB?|H\\.B\\.", ["hose bibb"]],
  [
    "(?:GAS|PROPANE|LP|WOOD[- ]BURNING) (?:FURNACE|WATER HEATER|W\\.?H\\.?|RANGE|COOKTOP|FIREPLACE|F\\.?P\\.?|BOILER|DRYER|STOVE|LOGS?)|WOOD STOVE",
    ["fuel appliance"],
  ],
  [
    "MECH(?:ANICAL)?\\.? VENT(?:ILATION)?|WHOLE[- ]HOUSE (?:FAN|VENT(?:ILATION)?)|HRV|ERV",
    ["mechanical ventilation"],
  ],
];
/** Alone on their line; within one, C.O. is as often a cased opening or a cleanout. */
const ALONE: readonly [RegExp, SymbolName][] = [
  [/^(?:\((\d{1,2})\)\s?)?\(?S\.?D\.?\)?$/g, "smoke alarm"],
  [/^(?:\((\d{1,2})\)\s?)?\(?C\.?O\.?\)?$/g, "carbon monoxide alarm"],
];
const ANY_SYMBOL = new RegExp(`(?<!\\w)(?:${SYMBOLS.map(([words]) => words).join("|")})`);
const PATTERNS = SYMBOLS.map(
  ([words, names]) => [new RegExp(`${COUNT}(?<!\\w)(?:${words})`, "g"), names] as const,
);

const PLACES: readonly [AlarmPlace, RegExp][] = [
  ["bedroom", /(?:EACH|EVERY|ALL|IN) (?:BEDROOMS?|BEDRMS?|SLEEPING ROOMS?|BRS?)(?!\w)/],
  ["outside", /OUTSIDE|HALL|VICINITY/],
  ["storey", /(?:EACH|EVERY|ALL|PER) (?:STORY|STORIES|STOREYS?|FLOORS?|LEVELS?)(?!\w)/],
];

/** Alarms, with the places that a note wants them in, protective devices, and what makes gas in a house. */
export function readSymbols(line: LineText): void {
  const { rest } = line;
  const symbols = (names: readonly SymbolName[], count: string | undefined) =>
    names.map((name): Entity => {
      const places = name.endsWith("alarm")
        ? PLACES.flatMap(([place, words]) => (words.test(rest) ? [place] : []))
        : [];
      return {
        kind: "symbol",
        name,
        ...(count && { quantity: Number(count) }),
        ...(places.length > 0 && { places }),
      };
    });
  for (const [pattern, name] of ALONE) line.take(pattern, ([, count]) => symbols([name], count));
  if (!ANY_SYMBOL.test(rest)) return;
  for (const [pattern, names] of PATTERNS) line.take(pattern, ([, count]) => symbols(names, count));
}
