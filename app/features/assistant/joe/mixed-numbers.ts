export const PARTS: readonly (readonly [words: string, part: string])[] = [
  [
    "three[- ]quarters?|3[- ]quarters?|3/4ths|tres cuartos?|3 cuartos|שלושה רבעים|שלושת רבעי|שלושת רבעים",
    "3/4",
  ],
  ["three[- ]eighths?|tres octavos|שלוש שמיניות", "3/8"],
  ["five[- ]eighths?|cinco octavos|חמש שמיניות", "5/8"],
  ["seven[- ]eighths?|siete octavos|שבע שמיניות", "7/8"],
  ["(?:an |one )?eighth|(?:un )?octavo|שמינית", "1/8"],
  ["(?:a |one )?quarter|(?:un )?cuarto|רבע", "1/4"],
  ["(?:a |one )?half|medi[ao]|חצי", "1/2"],
];
export const PART = PARTS.map(([words]) => `(${words})`).join("|");

/** The part that one of several runs of `PART` found. */
export const partIn = (groups: readonly (string | undefined)[]) => {
  const at = groups.findIndex((group) => typeof group === "string");
  return PARTS[at % PARTS.length]?.[1] ?? "";
};

const AND = String.raw`(?:[\s-]+(?:and|&|y|con)[\s-]+|\s*[-־]?\s*ו[-־]?)`;
/** "Seven and a half", "8 y media", "20 וחצי". */
const AND_PART = new RegExp(String.raw`${AND}(?:${PART}|(\d+\/\d+))(?![\p{L}\d])`, "giu");

const UNIT =
  "inches|inch|in|feet|foot|ft|yards?|yds?|meters?|tons?|percent|hours?|pulgadas?|pulg|pies|pie|metros?|cent[ií]metros?|cm|toneladas?|kilos?|litros?|horas?|por ciento|אינץ'?|אינצ'ים|רגל|מטרים|מטר|סנטימטרים|סנטימטר|ס[\"״]מ|טון|קילו|ליטרים|ליטר|אחוזים|אחוז|שעות|קוב";
/** The part behind the unit: "8 pulgadas y media", "2 metros y medio", "2 מטר וחצי". Of another thing it is said by name. */
const BEHIND_UNIT = new RegExp(
  String.raw`(\d+) (${UNIT})(?:${AND}(?:${PART})(?![\p{L}\d])(?! (?:${UNIT}|an?|bags?|sheets?|boxe?s?|sacos?|bultos?|שק)(?!\p{L}))|(?<=(?:inch(?:es)?|feet|foot|pulg\p{L}*|pies|metros|אינץ'?|אינצ'ים|רגל|מטר|מטרים)) (\d\/\d)(?![\d/]| ?(?:${UNIT})(?!\p{L})))`,
  "giu",
);
/** One of a unit and a part of it: "אחוז וחצי". */
const ONE_AND_PART = new RegExp(
  String.raw`(?<!\d ?)(?<!\p{L})([בלמ]?-?)(אחוז|טון|ליטר|קוב)${AND}(?:${PART})(?!\p{L})`,
  "giu",
);

/** "Seven and a half" as 7 1/2, where the number before it stands in figures or words. */
export const withParts = (text: string): string =>
  text.replace(AND_PART, (...match) => {
    const groups = match.slice(1, PARTS.length + 2) as (string | undefined)[];
    return ` ${groups[PARTS.length] ?? partIn(groups)}`;
  });

/** A part that is said behind its unit is written before it: 2 1/2 metros. */
export const behindUnits = (text: string): string =>
  text
    .replace(BEHIND_UNIT, (...match) => {
      const [, whole, unit] = match as unknown as string[];
      const groups = match.slice(3, PARTS.length + 4) as (string | undefined)[];
      return `${whole} ${groups[PARTS.length] ?? partIn(groups)} ${unit}`;
    })
    .replace(ONE_AND_PART, (...match) => {
      const [, prefix, unit] = match as unknown as string[];
      return `${prefix}1 ${partIn(match.slice(3, PARTS.length + 3) as (string | undefined)[])} ${unit}`;
    });

/** "9 foot 1 1/2", "8 ft 4": what follows feet is inches, where nothing else is named or measured by it. */
const INCHES_LEFT_OUT =
  /(?<![\d.,/])(\d{1,3}) ?(feet|foot|ft|pies|pie|רגל) (\d{1,2} \d{1,2}\/\d{1,2}|\d{1,2}(?=\s*(?:[,.;?!](?!\d)|$)| (?:long|wide|high|tall|deep|thick)(?!\p{L})))(?! ?(?:[x×"'″′*]|by|por|על|(?:\p{L}{1,12})? ?(?:\d))|\d| ?(?:in(?:ch(?:es)?)?|pulg\p{L}*|אינץ\p{L}*)(?!\p{L}))/giu;

/** A question of which mixed numbers stand in figures, before their unit: "9 foot 1 and a half" is 9 ft 1 1/2 in. */
export const withMixedNumbers = (text: string): string =>
  behindUnits(text)
    .replace(
      COUNTED_AND_PART,
      (...match) => ` ${partIn(match.slice(1, PARTS.length + 1) as (string | undefined)[])}`,
    )
    .replace(INCHES_LEFT_OUT, "$1 $2 $3 in");
/** Only behind a figure: "the boss and half the crew" is no number. */
const COUNTED_AND_PART = new RegExp(
  String.raw`(?<=(?<![\p{L}\d.,/])\d{1,3})${AND}(?:${PART})(?![\p{L}\d])`,
  "giu",
);
