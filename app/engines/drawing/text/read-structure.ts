import type { DeckSpecies } from "~/engines/formula/formula.ts";
import type { StudCut } from "./entity.ts";
import { inchesOf, LENGTH, SIZE, sidesOf } from "./length.ts";
import type { LineText } from "./line-text.ts";

const OC = String.raw`(?:\s?O\.?\s?C\.?(?!\w))?`;
const SPACING = `(?:\\s?@\\s?(${LENGTH})${OC})?`;
const COUNT = String.raw`(?:\((\d{1,2})\)\s?|(?<![\w-])(\d)-)?`;

const ROLES: readonly [string, string][] = [
  ["floor joist", String.raw`FLOOR JOISTS?|F\.?J\.?(?!\w)`],
  ["ceiling joist", String.raw`CEILING JOISTS?|CLG\.? JOISTS?|C\.?J\.?(?!\w)`],
  ["deck joist", String.raw`DECK (?:JOISTS?|JSTS?\.?)|D\.J\.(?!\w)`],
  ["rafter", String.raw`(?:ROOF )?RAFTERS?|R\.?R\.?(?!\w)`],
  ["header", String.raw`HEADERS?|HDRS?\.?(?!\w)`],
  ["deck beam", "DECK (?:BEAMS?|GIRDERS?)"],
  ["beam", "BEAMS?|GIRDERS?"],
  ["stud", "STUDS?|STUD WALL"],
  ["post", "POSTS?"],
  ["plate", String.raw`(?:P\.?T\.? )?(?:SILL )?PLATES?`],
  ["joist", "JOISTS?"],
];
const NOMINAL = String.raw`(?<![\d'"./])([1-8]\s?X\s?(?:12|10|8|6|4|3|2))(?![\d'"/])`;
const WOOD = String.raw`(?:(?:P\.?T\.?|WD\.?|WOOD|S\.?Y\.?P\.?|D\.?F\.?(?:-?L)?|H\.?F\.?|S\.?P\.?F\.?|HEM-?FIR|CEDAR|REDWOOD|#2|NO\. ?2) ){0,3}`;
const ROLE = ROLES.map(([, words]) => words).join("|");
const FAR = (words: string) =>
  `(?:[\\s,;(]*(?:(?:MAX\\.? )?(?:${words})[\\s:=@]*(?:MAX\\.? )?(${LENGTH})|(${LENGTH})\\s?(?:MAX\\.? )?(?:CLR\\.? |CLEAR )?(?:${words}))\\)?)?`;
const REACH = `${FAR("SPAN")}${FAR("CANT(?:ILEVER)?\\.?|OVERHANG")}`;
const MEMBER = new RegExp(`${COUNT}${NOMINAL}\\s?${WOOD}(${ROLE})${SPACING}${REACH}`, "g");
/** DECK JOISTS: 2x10 @ 16" O.C. */
const MEMBER_LAST = new RegExp(
  `(?<!\\w)(DECK JOISTS?|FLOOR JOISTS?|STUDS?)[:\\s]+${WOOD}${NOMINAL}${SPACING}${REACH}`,
  "g",
);

const IS_ROLE = ROLES.map(([role, pattern]) => [role, new RegExp(`^(?:${pattern})$`)] as const);

const SPECIES: readonly [DeckSpecies, RegExp][] = [
  ["southernPine", /(?<!\w)(?:S\.?Y\.?P\.?|SOUTHERN (?:YELLOW )?PINE)(?!\w)/],
  ["douglasFir", /(?<!\w)(?:DOUG(?:LAS)?\.? FIR|D\.?F\.?(?:-?L)?|HEM-?FIR|H\.?F\.?|S\.?P\.?F\.?)(?!\w)/],
  ["cedar", /(?<!\w)(?:CEDAR|REDWOOD)(?!\w)/],
];

/** 2x10 FLOOR JOISTS @ 16" O.C., (2) 2x12 HEADER, 2x10 DECK JOISTS @ 16" O.C. SPAN 14'-0". */
export function readMembers(line: LineText): void {
  const { rest } = line;
  const species = SPECIES.find(([, words]) => words.test(rest))?.[0];
  const member = (nominal: string, words: string, lengths: (string | undefined)[], quantity?: string) => {
    const role = IS_ROLE.find(([, pattern]) => pattern.test(words))?.[0];
    if (!role) return undefined;
    const [spacingIn, spanIn, cantileverIn] = lengths.map((length) =>
      length === undefined ? undefined : inchesOf(length),
    );
    return {
      kind: "member" as const,
      nominal: nominal.replace(/\s/g, "").toLowerCase(),
      role,
      ...(quantity && { quantity: Number(quantity) }),
      ...(spacingIn !== undefined && { spacingIn }),
      ...(spanIn !== undefined && { spanIn }),
      ...(cantileverIn !== undefined && { cantileverIn }),
      ...(species && role === "deck joist" && { species }),
    };
  };
  line.take(MEMBER, ([, counted, dashed, nominal = "", words = "", spacing, span, spanned, over, hung]) =>
    member(nominal, words, [spacing, span ?? spanned, over ?? hung], counted ?? dashed),
  );
  line.take(MEMBER_LAST, ([, words = "", nominal = "", spacing, span, spanned, over, hung]) =>
    member(nominal, words, [spacing, span ?? spanned, over ?? hung]),
  );
}

const ANY_NOMINAL = new RegExp(NOMINAL);
const CUT = "NOTCH(?:ES|ING)?|HOLES?|BOR(?:E|ES|ED|ING)|DRILL(?:ED|ING)?";
const CUT_SHARE = new RegExp(`(?<!\\w)(${CUT})(?!\\w)[^\\u0000%\\d]{0,60}(\\d{1,2})\\s?%`, "g");
const SHARE_CUT = new RegExp(`(?<!\\d)(\\d{1,2})\\s?%[^\\u0000%\\d]{0,40}?(?<!\\w)(${CUT})(?!\\w)`, "g");
const CUT_SIZE = new RegExp(
  `(?<!\\w)(${CUT})(?!\\w)[:\\s]*(?:(?:MAX|DEPTH|DIA|DEEP|OF|@|Ø)\\.? ?){0,3}(${LENGTH})`,
  "g",
);
const SIZE_CUT = new RegExp(`(${LENGTH})\\s?(?:(?:MAX|DIA|DEEP|Ø)\\.? ?){0,3}(${CUT})(?!\\w)`, "g");

/** NOTCH BRG. STUDS 25% MAX., 1 3/8" HOLE IN 2x4 BEARING STUD. */
export function readStudCuts(line: LineText): void {
  const { rest } = line;
  if (!/(?<!\w)STUDS?(?!\w)/.test(rest)) return;
  const nominal = ANY_NOMINAL.exec(rest)?.[1]?.replace(/\s/g, "").toLowerCase();
  const bearing = /NON-? ?(?:LOAD-? ?)?(?:BEARING|BRG)/.test(rest)
    ? false
    : /BEARING|BRG|EXT(?:ERIOR)?\.? /.test(rest) || undefined;
  const doubled = /(?<!\w)(?:DOUBLED?|DBL)\.?(?!\w)/.test(rest) || undefined;
  const cut = (words: string, size: { percent: number } | { sizeIn: number }): StudCut => ({
    kind: "studCut",
    cut: words.startsWith("NOTCH") ? "notch" : "hole",
    ...size,
    ...(nominal && { nominal }),
    ...(bearing !== undefined && { bearing }),
    ...(doubled && { doubled }),
  });
  const sized = (words: string, length: string) => {
    const sizeIn = inchesOf(length);
    return sizeIn === undefined ? undefined : cut(words, { sizeIn });
  };
  line.take(CUT_SHARE, ([, words = "", percent]) => cut(words, { percent: Number(percent) }));
  line.take(SHARE_CUT, ([, percent, words = ""]) => cut(words, { percent: Number(percent) }));
  line.take(SIZE_CUT, ([, length = "", words = ""]) => sized(words, length));
  line.take(CUT_SIZE, ([, words = "", length = ""]) => sized(words, length));
}

const REBAR = new RegExp(
  `(?:\\((\\d{1,2})\\)\\s?)?#(\\d{1,2})(?!\\d)(?:\\s?(BARS?|REBARS?))?(?:\\s?(CONT)(?:INUOUS)?\\.?)?${SPACING}(?:\\s?(E\\.?W\\.?))?`,
  "g",
);
/** #3 to #11, #14 and #18 are rolled. */
const isBar = (bar: number) => (bar >= 3 && bar <= 11) || bar === 14 || bar === 18;

const FOOTING = new RegExp(
  `${SIZE}\\s?(?:DEEP )?(?:CONT\\.? |CONTINUOUS )?(?:CONC\\.? |CONCRETE )?(?:FTGS?|FOOTINGS?)\\.?(?!\\w)`,
  "g",
);
const FOOTING_FIRST = new RegExp(`(?:FTGS?|FOOTINGS?)\\.?[:\\s]+${SIZE}`, "g");
const SLAB_FIRST = new RegExp(
  `(?<!\\w)SLAB(?: ON GRADE)?[:=,@\\s]+(?:(?:THICK(?:NESS)?|THK|E)\\.?[:=\\s]*)?(${LENGTH})(?:\\s?(?:THICK|THK)|$)`,
  "g",
);
const SLAB = new RegExp(
  `(${LENGTH})\\s?(?:THICK |THK\\.? )?(?:CONC\\.? |CONCRETE |REINF\\.? )*SLAB(?!\\w)`,
  "g",
);

/** Bars, footings and slabs. */
export function readConcrete(line: LineText): void {
  line.take(REBAR, ([, quantity, number, word, continuous, spacing, eachWay]) => {
    const bar = Number(number);
    if (!isBar(bar) || !(quantity || word || continuous || spacing || eachWay)) return undefined;
    const spacingIn = spacing === undefined ? undefined : inchesOf(spacing);
    return {
      kind: "rebar",
      bar,
      ...(quantity && { quantity: Number(quantity) }),
      ...(spacingIn !== undefined && { spacingIn }),
      ...(continuous && { continuous: true }),
    };
  });
  for (const pattern of [FOOTING, FOOTING_FIRST]) {
    line.take(pattern, ([, first, second]) => {
      const sides = sidesOf(first, second);
      return sides && { kind: "footing", widthIn: sides[0], depthIn: sides[1] };
    });
  }
  for (const pattern of [SLAB, SLAB_FIRST]) {
    line.take(pattern, ([, thickness = ""]) => {
      const thicknessIn = inchesOf(thickness);
      return thicknessIn === undefined ? undefined : { kind: "slab", thicknessIn };
    });
  }
}

const PLACES = String.raw`BASEMENT(?: WALLS?)?|CRAWL ?SPACE(?: WALLS?)?|FOUNDATION(?: WALLS?)?|SLAB|DUCT(?:S|WORK)?|WALLS?|CEILINGS?|CLG\.?|FLOORS?|ROOF|ATTIC`;
const BATT = String.raw`(?:BATT|INSUL(?:ATION)?|BLOWN)S?\.?`;
const R_VALUE = String.raw`(?<![\w.])R(-?)\s?(\d{1,2})(?![\d.'"])(\s?C\.?I\.?(?!\w))?(?:(?:\s?(?:CAV(?:ITY)?|BATTS?)\.?)?\s?\+\s?(?:R-?)?(\d{1,2})(?:\s?C\.?I\.?)?)?`;
const INSULATION = new RegExp(
  `${R_VALUE}((?:\\s?${BATT}){0,2})(?:\\s?(?:(?:IN|@|AT|UNDER|EXT(?:ERIOR)?\\.?|INT(?:ERIOR)?\\.?|2X[46]) ?){0,3}(${PLACES})(?!\\w))?`,
  "g",
);
const INSULATION_LAST = new RegExp(
  `(?<!\\w)(?:EXT(?:ERIOR)?\\.? )?(${PLACES})(?: ${BATT})?[:=\\s]+(?:W\\/ ?|WITH )?${R_VALUE}(\\s?${BATT})?`,
  "g",
);
/** Walls that part rooms are insulated for quiet, and by no zone. */
const WITHIN = /(?<!\w)(?:SOUND|INT(?:ERIOR)?\.?|PARTITIONS?)(?!\w)/;
const CEILINGS = ["CLG", "CEILING", "ATTIC", "ROOF"];

/** Where insulation lies: ceiling, wall, floor, or a place that is called by its own name. */
function insulated(place: string | undefined): string | undefined {
  const word = place?.replace(/[S.]+$/, "").replace(/ WALL$/, "");
  return word && (CEILINGS.includes(word) ? "ceiling" : word.toLowerCase());
}

const PITCH = /(?<![\d./:'-])(\d{1,2})\s?[:/]\s?12(?![\d/"':.])(?:\s?(?:PITCH|SLOPE))?/g;
const STEEPEST = 24;

/** R-13+5ci WALL and 8/12. */
export function readEnvelope(line: LineText): void {
  const within = WITHIN.test(line.rest);
  const insulation = (dash = "", r = "", alone = "", more = "", batt = "", place?: string) => {
    const named = insulated(place);
    const location = within && named === "wall" ? "interior wall" : named;
    // R12 without a dash may be a radius.
    if (!dash && !batt && !location) return undefined;
    const continuousR = alone ? Number(r) : Number(more);
    return {
      kind: "insulation" as const,
      rValue: alone ? 0 : Number(r),
      ...(continuousR > 0 && { continuousR }),
      ...(location && { location }),
    };
  };
  line.take(INSULATION_LAST, ([, place, dash, r, alone, more, batt]) =>
    insulation(dash, r, alone, more, batt, place),
  );
  line.take(INSULATION, ([, dash, r, alone, more, batt, place]) =>
    insulation(dash, r, alone, more, batt, place),
  );
  line.take(PITCH, ([, rise]) =>
    Number(rise) >= 1 && Number(rise) <= STEEPEST
      ? { kind: "pitch", rise: Number(rise), run: 12 }
      : undefined,
  );
}
