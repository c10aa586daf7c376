/**
 * Quantities as one word each, so that `6 in`, `6"`, `6 inches`, `6 pulgadas` and `6 אינץ` are found by one another,
 * and `3 ft` by `36 in`. Lengths in feet become inches, metric lengths millimetres.
 */

interface Unit {
  /** What stands behind the number in the folded word. */
  name: string;
  /** How many of `name` one of this unit is. */
  factor: number;
  /** As people write it, in lower case and without accents. */
  spellings: readonly string[];
}

const unit = (name: string, factor: number, spellings: string): Unit => ({
  name,
  factor,
  spellings: spellings.split("|"),
});

/** Squares and cubes come before plain lengths: the first spelling that fits wins. */
const UNITS: readonly Unit[] = [
  unit("sqin", 1, "in2|in²|sq in|sq. in|sqin|square inches|square inch|pulgadas cuadradas|pulg2"),
  unit(
    "sqft",
    1,
    "ft2|ft²|sq ft|sq. ft|sqft|square feet|square foot|pies cuadrados|pie cuadrado|pies2|רגל רבוע|רגל מרובע",
  ),
  unit("sqm", 1, "m2|m²|square meters|square metres|metros cuadrados|מטר רבוע|מר"),
  unit("cuin", 1, "in3|in³|cu in|cubic inches|cubic inch|pulgadas cubicas"),
  unit("cuft", 1, "ft3|ft³|cu ft|cubic feet|cubic foot|pies cubicos"),
  unit("cuyd", 1, "yd3|yd³|cu yd|cubic yards|cubic yard|yardas cubicas"),
  unit("psf", 1, "psf"),
  unit("psi", 1, "psi"),
  unit("cfm", 1, "cfm"),
  unit("gpm", 1, "gpm"),
  unit("in", 1, 'inches|inch|in|"|pulgadas|pulgada|pulg|אינצים|אינצ|אינץ'),
  unit("in", 12, "feet|foot|ft|'|pies|pie|רגליים|רגל"),
  unit("in", 36, "yards|yard|yd"),
  unit("mm", 1, "millimeters|millimetres|mm|milimetros|ממ|מילימטר"),
  unit("mm", 10, "centimeters|centimetres|cm|centimetros|סמ|סנטימטר"),
  unit("mm", 1000, "meters|metres|meter|metre|metros|metro|מטרים|מטר"),
  unit("lb", 1, "pounds|pound|lbs|lb|libras|libra|ליברות|ליברה|פאונד"),
  unit("a", 1, "amperes|ampere|amps|amp|amperios|amperio|אמפר"),
  unit("v", 1, "volts|volt|voltios|voltio|וולט"),
  unit("kv", 1, "kilovolts|kv|קילו וולט"),
  unit("pct", 1, "percent|%|por ciento|אחוזים|אחוז"),
  unit("f", 1, "degrees fahrenheit|degrees f|deg f|°f|grados fahrenheit|מעלות פרנהייט"),
  unit("db", 1, "dba|db|decibels|decibeles|דציבלים|דציבל"),
  unit("min", 1, "minutes|minute|minutos|minuto|דקות"),
  unit("h", 1, "hours|hour|hrs|hr|horas|hora|שעות"),
];

const pattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ /g, "\\s+");

const SPELLINGS = UNITS.flatMap((entry) => entry.spellings.map((spelling) => ({ spelling, entry }))).toSorted(
  (a, b) => b.spelling.length - a.spelling.length,
);
const UNIT_OF = new Map(SPELLINGS.map(({ spelling, entry }) => [spelling, entry]));

/** `7`, `1,200`, `3.5`, `5/8`, `7 3/4`, `7-3/4` */
const NUMBER = String.raw`(?:(?:\d{1,3}(?:,\d{3})+|\d+)(?:[ -]\d{1,2}\/\d{1,2}(?!\d)|\.\d+|\/\d{1,2}(?!\d))?)`;
/** The unit ends where no letter or figure follows; signs end by themselves. */
const UNIT = String.raw`(${SPELLINGS.map(({ spelling }) => pattern(spelling)).join("|")})(?![\p{L}\p{N}])`;
const GAP = String.raw`\s*-?\s*`;
const FEET = "(?:feet|foot|ft|'|pies|pie)";
const INCHES = '(?:inches|inch|in|"|pulgadas|pulg)';

const FEET_AND_INCHES = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])(\d+)\s*-?\s*${FEET}[\s-]*(${NUMBER})${GAP}${INCHES}(?![\p{L}\p{N}])`,
  "gu",
);
const QUANTITY = new RegExp(String.raw`(?<![\p{L}\p{N}.])(${NUMBER})${GAP}${UNIT}`, "gu");
/** `20A`, `120V`: a letter alone is a unit only where it touches the number. */
const TOUCHING = /(?<![\p{L}\p{N}.])(\d+(?:\.\d+)?)([avfm])(?![\p{L}\p{N}])/gu;
/** `2x4`, `2 by 4`, `30 x 48` */
const SIZE = /(?<![\p{L}\p{N}.])(\d+(?:\.\d+)?)\s*(?:x|×|by|por)\s*(\d+(?:\.\d+)?)(?![\p{L}\p{N}])/gu;

const FRACTIONS: Record<string, string> = {
  "½": "1/2",
  "¼": "1/4",
  "¾": "3/4",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
  "⅓": "1/3",
  "⅔": "2/3",
};

/** Typographic signs as the plain ones that everything below looks for. */
export function plainSigns(text: string): string {
  return (
    text
      .replace(
        /(\d?)([½¼¾⅛⅜⅝⅞⅓⅔])/gu,
        (_, digit: string, sign: string) => `${digit}${digit && " "}${FRACTIONS[sign]}`,
      )
      .replace(/['’‘′´]{2}|[“”„″]/gu, '"')
      .replace(/[’‘′´`]/gu, "'")
      // A capital alone behind a number is a unit: amperes, volts, degrees Fahrenheit.
      .replace(/(\d) ([AVF])(?![\p{L}\p{N}])/gu, "$1$2")
      .replace(/[‐‑‒–—−]/gu, "-")
      .replace(/(?<=(?<!\p{L})\p{L})&(?=\p{L}(?!\p{L}))/gu, "")
      // "o.c." and "oc" are one word.
      .replace(/(?<![\p{L}.])(?:\p{L}\.){2,}/gu, (abbreviation) => abbreviation.replaceAll(".", ""))
  );
}

function amountOf(number: string): number {
  const [whole = "", fraction] = number.replace(/,/g, "").split(/[ -](?=\d+\/)/);
  const part = (text: string) => {
    const [top, bottom] = text.split("/").map(Number);
    return bottom === undefined ? (top ?? 0) : (top ?? 0) / bottom;
  };
  return part(whole) + (fraction ? part(fraction) : 0);
}

/** At most four decimals, none that say nothing. */
const written = (value: number) => String(Math.round(value * 10_000) / 10_000);

/** A year before a word that could be a unit, as in "the 2021 in force". */
const isYear = (number: string) => /^(?:19|20)\d\d$/.test(number);

/**
 * Replaces every quantity of a text by its one word.
 * @param text in lower case, without accents, with plain signs
 */
export function foldQuantities(text: string): string {
  return text
    .replace(
      FEET_AND_INCHES,
      (_, feet: string, inches: string) => ` ${written(Number(feet) * 12 + amountOf(inches))}in `,
    )
    .replace(QUANTITY, (match: string, number: string, spelling: string) => {
      const found = UNIT_OF.get(spelling.replace(/\s+/g, " "));
      if (!found || isYear(number)) return match;
      return ` ${written(amountOf(number) * found.factor)}${found.name} `;
    })
    .replace(TOUCHING, (_, number: string, letter: string) =>
      letter === "m" ? ` ${written(Number(number) * 1000)}mm ` : ` ${written(Number(number))}${letter} `,
    )
    .replace(SIZE, " $1x$2 ");
}

/** Whether a folded word is a number, with or without a unit. */
export function isQuantity(word: string): boolean {
  return /^\d/.test(word);
}
