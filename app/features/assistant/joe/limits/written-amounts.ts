import { extractQuantities, type Quantity } from "~/engines/formula/formula.ts";
import { fold } from "~/lib/fold.ts";
import { withWireSizes } from "../calculations/wire-sizes.ts";
import { behindUnits, PART, PARTS, partIn, withParts } from "../mixed-numbers.ts";
import { inFigures } from "../number-words.logic.ts";
import { COUNTED } from "./question-words.ts";
import { inPlainSpelling, joinedFigures } from "./site-spelling.ts";

/** Marks of direction, which keyboards put between a number and its unit. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** "Three quarter inch", "half an inch", "media pulgada", "חצי אינץ'". */
const PART_ALONE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${PART})(?= (?:(?:of )?an? |de )?[- ]?(?:inch(?:es)?|in|pulgadas?|pulg|אינץ|אינצ)(?!\p{L}))|(?<![\p{L}\d])(?:${PART})(?=-inch)`,
  "giu",
);
const OF_AN_INCH = /(\d\/\d) (?:(?:of )?an? |de )(?=inch|pulg)/giu;
/** Words that count a thing by name: "one-family", "una puerta", "one exit" are no amounts. */
const ONE = /(?<![\p{L}\d])(?:one|una?|uno|אחד|אחת)(?![\p{L}\d])/giu;

/** A question whose numbers are all in figures: "seven and three quarter inches" is 7 3/4 of them. */
export function inAmounts(question: string): string {
  const parted = withParts(inPlainSpelling(behindUnits(question.replace(INVISIBLE, ""))))
    .replace(PART_ALONE, (...match) => partIn(match.slice(1, PARTS.length * 2 + 1) as (string | undefined)[]))
    .replace(OF_AN_INCH, "$1 ")
    .replace(ONE, (word) => [...word].join(HIDDEN));
  const figures = behindUnits(inFigures(parted).replaceAll(HIDDEN, ""));
  const joint = joinedFigures(figures).replace(INCHES_PER_FOOT, "$1 in per ft").replace(CABLE, "$1 AWG");
  const bent = withBends(joint);
  return WIRED.test(bent) ? bent.replace(BARE_CABLE, "$1 AWG") : bent;
}
const CONDUIT_RUN =
  /\b(?:emt|conduits?|pull (?:points?|box(?:es)?)|junction box(?:es)?|between (?:the )?box(?:es)?|puntos? de jalado|entre (?:las )?cajas|tuberia)\b|נקודות משיכה|קופסאות|צינור חשמל/iu;
/** "Four 90s and a 45": bends of one run, by number and angle. */
const BENDS =
  /(?<![\d.])(\d{1,2}|an?|una?|one)? ?(?:x |curvas? de |codos? de |bends? of |elbows? of |קשתות (?:של |ב-?)?|כיפופים (?:של |ב-?)?|קשת (?:של |ב-?)?|כיפוף (?:של |ב-?)?)?(90|60|45|30|22\.5)(?!\d|[.,/]\d| ?(?:in|ft|feet|pies?|pulg|cm|m|v|a)(?!\p{L}))(?:'?s|°| ?(?:deg(?:ree)?s?|grados|מעלות))?(?: (?:bends?|elbows?|turns?|offsets?|curvas?|codos?|כיפופים|קשתות))?/giu;
const BENT = /\b(?:bends?|elbows?|90'?s|45'?s|30'?s|curvas?|codos?)\b|כיפופים|קשתות|כיפוף|קשת/iu;

/** Bends that are counted with their angle, as the degrees that they come to together. */
function withBends(text: string): string {
  if (!CONDUIT_RUN.test(text) || !BENT.test(text)) return text;
  const found = [...text.matchAll(BENDS)];
  const [first] = found;
  const last = found.at(-1);
  if (!first || !last || !found.some(([, many]) => Number(many) > 1)) return text;
  const degrees = found.reduce(
    (sum, [, many, angle]) => sum + (Number(many) > 0 ? Number(many) : 1) * Number(angle),
    0,
  );
  const end = last.index + last[0].length;
  return `${text.slice(0, first.index)} ${degrees} degrees of bends ${text.slice(end)}`;
}
/** "1/8 per foot" is of inches. */
const INCHES_PER_FOOT =
  /(?<![\d.])(\d\/\d{1,2})"? (?:per|a|por|each|לכל|ל-?) ?(?:foot|ft|pie|רגל)(?!\p{L})/giu;
/** Cable as it is sold is no length: 14-2 is 14 AWG. */
const CABLE =
  /(?<![\d.-])(14|12|10|8|6)[-/][23](?![\d/'"])(?= ?(?:romex|nm|wire|cable|w\/|awg|copper|mc\b|uf\b|with))/giu;
const WIRED = /\b(?:breakers?|amps?|circuits?|pastillas?|amperios|amperes|circuito|fuse)\b|מפסק|אמפר|מעגל/iu;
const BARE_CABLE =
  /(?<![\d.\-/])(14|12|10)[-/][23](?![\d/'".]| ?(?:in|inch|inches|ft|feet|foot|pies?|pulg\p{L}*|m|cm)(?!\p{L}))/giu;
/** Keeps a word from being read as a number. */
const HIDDEN = "\u0002";

const isYear = ({ kind, value, text }: Extract<Quantity, { value: number }>) =>
  kind === "count" && value >= 1900 && value <= 2099 && /^\d{4}$/.test(text);

/** The amounts of a sentence, without years, storeys and families. Units of all three languages count. */
export function amountsIn(sentence: string): Quantity[] {
  const quantities = joined(sentence, withWireSizes(sentence, extractQuantities(sentence)));
  return quantities.filter((quantity) => {
    if (quantity.kind === "size") return true;
    if (isYear(quantity)) return false;
    const after = fold(sentence.slice(quantity.end));
    return !(quantity.kind === "count" && (COUNTED.test(after) || isOfPieces(quantity.value, after)));
  });
}

/** "Two ground rods" counts them; "36 guard" does not. */
const isOfPieces = (value: number, after: string) =>
  value <= 6 &&
  Number.isInteger(value) &&
  /^ (?!inches|pulgadas|pies)(?:(?:[a-z]+ )?[a-z]{3,}s(?![a-z])|(?!מטרים|סנטימטרים|אינצ|רומים|מדרגות|אנשים)\p{L}{2,}(?:ים|ות)(?!\p{L}))/u.test(
    after,
  ) &&
  !DUTY_COUNTS.test(after) &&
  !VERB.test(after);
/** "Zone 3 pass": no piece is counted. */
const VERB = /^ (?:pass|passes|meets|is|has|was|this|does|works)(?![a-z])/;
/** What a duty goes by is counted on purpose. */
const DUTY_COUNTS =
  /^ (?:air changes|cambios(?: de aire)?|החלפות|risers?|steps|stairs|people|persons|occupants|contrahuellas|escalones|peldanos|gradas|personas)/;

/** "6 ft 6 in a basement" and "6 foot 6" leave the inches without their unit. */
function joined(sentence: string, quantities: readonly Quantity[]): Quantity[] {
  const whole: Quantity[] = [];
  for (const quantity of quantities) {
    const last = whole.at(-1);
    const isInches =
      quantity.kind === "count" && quantity.value < 12 && last?.kind === "length" && last.unit === "ft";
    const isCounted = /^ ?\d|^ [a-z]+s(?![a-z])/.test(sentence.slice(quantity.end));
    if (
      isInches &&
      !isCounted &&
      Number.isInteger(last.value) &&
      sentence.slice(last.end, quantity.start) === " "
    ) {
      const { start } = last;
      const end = quantity.end;
      whole[whole.length - 1] = {
        kind: "length",
        value: last.value + quantity.value / 12,
        unit: "ft",
        start,
        end,
        text: sentence.slice(start, end),
      };
    } else whole.push(quantity);
  }
  return whole;
}
