import type { Opening } from "./entity.ts";
import { metricOf, SIZE, sidesOf } from "./length.ts";
import type { LineText } from "./line-text.ts";

const WINDOW = String.raw`WINDOWS?|WDWS?\.?|WIN\.?|S\.?H\.?|D\.?H\.?|SL|CSMT\.?|CASEMENT|FX|FIXED|AWN\.?|AWNING|SLIDER|SINGLE HUNG|DOUBLE HUNG`;
const DOOR = String.raw`DOORS?|DRS?\.?|PKT\.?|POCKET|BF|BIFOLD|BI-FOLD|O\.?H\.?D?\.?|OVERHEAD|S\.?C\.?|H\.?C\.?|SOLID CORE|HOLLOW CORE`;
const isWindow = new RegExp(`(?<!\\w)(?:${WINDOW})(?!\\w)`);
const isDoor = new RegExp(`(?<!\\w)(?:${DOOR})(?!\\w)`);
const ESCAPE = /(?<!\w)(?:EGRESS|ESCAPE)(?!\w)/;
const EXIT = /(?<!\w)(?:ENTRY|ENTRANCE|FRONT|EXIT|EGRESS|MAIN)(?!\w)/;
const VEHICLE = /(?<!\w)(?:O\.?H\.?D?\.?|OVERHEAD|GARAGE|ROLL-?UP)(?!\w)/;

const ROLE = String.raw`(?:(?:REQUIRED )?(?:EGRESS|ESCAPE|ENTRY|ENTRANCE|FRONT|EXIT|MAIN|GARAGE|REAR|PATIO)\s)*`;
const MADE_OF = `VINYL|ALUM(?:INUM)?|WD|WOOD|STEEL|FIBERGLASS|CLAD|GLASS|INSUL(?:ATED)?|INT(?:ERIOR)?|EXT(?:ERIOR)?`;
const WORDS = `(?:(?:${WINDOW}|${DOOR}|${MADE_OF}|EGRESS|ESCAPE|ENTRY|ENTRANCE|FRONT|EXIT|MAIN|GARAGE)(?!\\w)[.:,]?\\s?)`;
const COUNT = String.raw`(?:\((\d{1,2})\)\s?|(?<![\d-])(\d{1,2})-)?`;

/** Leaf heights that a bare four-digit number must have to count as a door: 6-6, 6-8, 7-0, 8-0, 9-0. */
const LEAF_HEIGHTS = new Set(["66", "68", "70", "80", "90"]);

const CODE = new RegExp(
  `(?:${ROLE}${WORDS}{0,3})(?:\\((\\d{1,2})\\)\\s?|(?<![\\d-])(\\d{1,2})-|(?<![\\d.,/#'-]|\\d{3}\\s?X\\s?))(\\d{4,5})(?![\\d'"/.,:-]|\\s?(?:SQ|SF|PSI|MM|CM|LBS?))\\s?${WORDS}{0,4}`,
  "g",
);
/** W3, D-1, V-2: the number of an opening in its schedule, and in Spanish P and V. */
const TAG = String.raw`(?:(?<![\w-])([A-Z])-?\d{1,2}[A-Z]?[:.]?\s)?`;
const SIZED = new RegExp(`(?:${ROLE}${WORDS}{0,3})${TAG}${COUNT}${SIZE}\\s?${WORDS}{0,4}`, "g");

/** Between the sides of a size; what holds none is not searched for one. */
const SIDES = /X|BY/;

function typeOf(words: string): Opening["type"] | undefined {
  if (isWindow.test(words)) return "window";
  return isDoor.test(words) ? "door" : undefined;
}

/** P may be a post and V a vent: only metric sheets call doors and windows so. */
function taggedType(tag: string | undefined, words: string): Opening["type"] | undefined {
  if (tag === "D" || tag === "W") return tag === "D" ? "door" : "window";
  if (!(tag === "P" || tag === "V") || !metricOf(words)) return undefined;
  return tag === "P" ? "door" : "window";
}

function opening(
  type: Opening["type"],
  [widthIn, heightIn]: [number, number],
  quantity: string | undefined,
  words: string,
): Opening {
  const role =
    type === "window"
      ? ESCAPE.test(words)
        ? "escape"
        : undefined
      : VEHICLE.test(words)
        ? "vehicle"
        : EXIT.test(words)
          ? "exit"
          : undefined;
  return { kind: "opening", type, widthIn, heightIn, quantity: Number(quantity ?? 1), ...(role && { role }) };
}

/** The first digits are feet and inches of the width, the last two of the height: 2868, 16070. */
function sizeOf(code: string): [number, number] {
  const at = code.length - 3;
  const width = Number(code.slice(0, at)) * 12 + Number(code[at]);
  return [width, Number(code[at + 1]) * 12 + Number(code[at + 2])];
}

/** 3068 DR, (2) 2668, 3050 SH, 16'-0" x 7'-0" O.H. DOOR, 4'-0" x 5'-0" WINDOW. */
export function readOpenings(line: LineText): void {
  if (SIDES.test(line.rest)) {
    line.take(SIZED, ([words, tag, counted, dashed, first, second]) => {
      const type = typeOf(words) ?? taggedType(tag, words);
      const sides = type && sidesOf(first, second);
      return sides && opening(type, sides, counted ?? dashed, words);
    });
  }
  line.take(CODE, ([words, counted, dashed, code = ""]) => {
    const leaf = LEAF_HEIGHTS.has(code.slice(-2));
    const type = typeOf(words) ?? (leaf && code.length === 4 ? "door" : undefined);
    const size = sizeOf(code);
    // No opening is narrower or lower than a foot.
    return type && size[0] >= 12 && size[1] >= 12 ? opening(type, size, counted ?? dashed, words) : undefined;
  });
}
