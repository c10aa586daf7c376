import { inchesOf, LENGTH, SIZE, sidesOf } from "./length.ts";
import type { LineText } from "./line-text.ts";

const OC = String.raw`(?:\s?O\.?\s?C\.?(?!\w))?`;
const SPACING = `(?:\\s?@\\s?(${LENGTH})${OC})?`;
const COUNT = String.raw`(?:\((\d{1,2})\)\s?|(?<![\w-])(\d)-)?`;

const ROLES: readonly [string, string][] = [
  ["floor joist", String.raw`FLOOR JOISTS?|F\.?J\.?(?!\w)`],
  ["ceiling joist", String.raw`CEILING JOISTS?|CLG\.? JOISTS?|C\.?J\.?(?!\w)`],
  ["deck joist", "DECK JOISTS?"],
  ["rafter", String.raw`(?:ROOF )?RAFTERS?|R\.?R\.?(?!\w)`],
  ["header", String.raw`HEADERS?|HDRS?\.?(?!\w)`],
  ["beam", "BEAMS?|GIRDERS?"],
  ["stud", "STUDS?|STUD WALL"],
  ["post", "POSTS?"],
  ["plate", String.raw`(?:P\.?T\.? )?(?:SILL )?PLATES?`],
  ["joist", "JOISTS?"],
];
const MEMBER = new RegExp(
  `${COUNT}(?<![\\d'"./])([1-8]\\s?X\\s?(?:12|10|8|6|4|3|2))(?![\\d'"/])\\s?(?:P\\.?T\\.? |WD\\.? |WOOD )?(${ROLES.map(([, words]) => words).join("|")})${SPACING}`,
  "g",
);

/** 2x10 FLOOR JOISTS @ 16" O.C., (2) 2x12 HEADER. */
export function readMembers(line: LineText): void {
  line.take(MEMBER, ([, counted, dashed, nominal = "", words = "", spacing]) => {
    const role = ROLES.find(([, pattern]) => new RegExp(`^(?:${pattern})$`).test(words))?.[0];
    if (!role) return undefined;
    const quantity = counted ?? dashed;
    const spacingIn = spacing === undefined ? undefined : inchesOf(spacing);
    return {
      kind: "member",
      nominal: nominal.replace(/\s/g, "").toLowerCase(),
      role,
      ...(quantity && { quantity: Number(quantity) }),
      ...(spacingIn !== undefined && { spacingIn }),
    };
  });
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
const SLAB = new RegExp(`(${LENGTH})\\s?(?:THICK )?(?:CONC\\.? |CONCRETE |REINF\\.? )*SLAB(?!\\w)`, "g");

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
  line.take(SLAB, ([, thickness = ""]) => {
    const thicknessIn = inchesOf(thickness);
    return thicknessIn === undefined ? undefined : { kind: "slab", thicknessIn };
  });
}

const INSULATION =
  /(?<![\w.])R-(\d{1,2})(?:\s?\+\s?(\d{1,2})(?:\s?C\.?I\.?)?)?(?:\s?(?:BATT|INSUL(?:ATION)?|BLOWN)S?\.?)?(?:\s?(?:IN |@ |AT )?(WALLS?|CEILINGS?|CLG\.?|FLOORS?|ROOF|ATTIC|SLAB|BASEMENT)(?!\w))?/g;
const LOCATIONS: Readonly<Record<string, string>> = { CLG: "ceiling", ATTIC: "ceiling", ROOF: "ceiling" };

const PITCH = /(?<![\d./:'-])(\d{1,2})\s?[:/]\s?12(?![\d/"':.])(?:\s?(?:PITCH|SLOPE))?/g;
const STEEPEST = 24;

/** R-13+5ci WALL and 8/12. */
export function readEnvelope(line: LineText): void {
  line.take(INSULATION, ([, r, continuous, place]) => {
    const word = place?.replace(/[S.]+$/, "");
    return {
      kind: "insulation",
      rValue: Number(r),
      ...(continuous && { continuousR: Number(continuous) }),
      ...(word && { location: LOCATIONS[word] ?? word.toLowerCase() }),
    };
  });
  line.take(PITCH, ([, rise]) =>
    Number(rise) >= 1 && Number(rise) <= STEEPEST
      ? { kind: "pitch", rise: Number(rise), run: 12 }
      : undefined,
  );
}
