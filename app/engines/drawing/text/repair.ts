import type { Repair } from "./entity.ts";
import { inKnownWords } from "./vocabulary.ts";

/** Signs that look alike and mean the same; replacing them changes nothing, so it is no repair. */
const MARKS: readonly [RegExp, string][] = [
  [/[’‘′`´׳]/g, "'"],
  [/[”“″״]/g, '"'],
  [/[–—−‒]/g, "-"],
  [/×/g, "X"],
  [/\s+/g, " "],
  // But .90 is a number of its own behind a word.
  [/ (?=[.,:](?!\d))|(?<=\d) (?=[.,:]\d)/g, ""],
];

/** Equivalent spellings, in upper case: each stands for itself and is not counted as a repair. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/(?<=\d\s?)ס"מ/g, "CM"],
  [/(?<=\d\s?)מ"מ/g, "MM"],
  [/(?<=\d\s?)מ"ר/g, "M2"],
  [/(?<=\d\s?)מ(?:'|טר)?(?![א-ת"])/g, "M"],
  [/(?<=\d\s?)(?:MTS?|MET(?:ER|RE)S?|METROS?)\b\.?/g, "M"],
  [/(?<!\w)(?:MINIMUM|N(?:OT|O) LESS THAN|AT LEAST)(?!\w)/g, "MIN."],
  [/(?<!\w)(?:MAXIMUM|NOT TO EXCEED|N(?:OT|O) MORE THAN)(?!\w)/g, "MAX."],
  [/ (?:(?:SHALL|TO|MUST) BE|MOUNTED|INSTALLED)(?= )/g, ""],
  // 24" W X 12" D: which side is which, the order says.
  [/(?<=\d['"]) ?(?:WIDE|DEEP|HIGH|LONG|[WDHL])\.?(?= ?X ?\d)/g, ""],
  [/(?<=\d['"] ?X ?[\d'" /.-]{0,14}["']) ?(?:DEEP|HIGH|LONG|THICK|THK|[DHL](?!\.?\w))\.?(?!\w)/g, ""],
  [/(?<=\d\s?)([MC]M)S\b/g, "$1"],
  // 1.200,50 CM
  [/(?<![\w.,/])(\d{1,3})\.(\d{3}),(?=\d{1,2} ?[MC]?M\b)/g, "$1$2."],
  // DOOR 0,90 X 2,10, or the same behind its tag: no leaf is a yard high.
  [
    /(?<=(?:^|\s)(?:DOOR|WINDOW|[DPVW]-?\d{1,2})[:.]? )(\d[.,]\d{1,2}) ?X ?(\d[.,]\d{1,2})(?![\d'".,/-]| ?(?:[MC]?M|FT|IN)\b)/g,
    "$1 M X $2 M",
  ],
  // 3.500 MM: nobody draws thousandths of a millimetre.
  [/(?<![\w.,/])(\d{1,2})\.(?=\d{3} ?MM\b)/g, "$1"],
  // 3 500 MM; behind a word the first number may be the word's.
  [/(?<=^|[=@:X(] ?)(\d{1,2}) (?=\d{3} ?MM\b)/g, "$1"],
  [/ AT (?=\d{1,2}(?:[ -]\d{1,2}\/\d{1,2})?")/g, " @ "],
  // 3-0 X 6-8: feet and inches of both sides.
  [/(?<![\w'"/.,-])(\d{1,2})-(\d|1[01])\s?X\s?(\d{1,2})-(\d|1[01])(?!\.?\d|['"/-])/g, `$1'-$2" X $3'-$4"`],
  // 3.00 X 3.50 M: the unit is that of both.
  [
    /(?<![\w.,/])(\d{1,5}(?:[.,]\d{1,3})?)\s?X\s?(?=\d{1,5}(?:[.,]\d{1,3})?\s?(MM|CM|M)\b(?!\s?[2²](?![\d.,])))/g,
    "$1 $2 X ",
  ],
  [
    /(?<![\w.,/])(\d{2,3}|\d{1,2}[.,]\d{1,2})\s?\/\s?(?=(?:\d{2,3}|\d{1,2}[.,]\d{1,2})\s?(MM|CM|M)\b(?!\s?[2²](?![\d.,])))/g,
    "$1 $2 X ",
  ],
  // DOOR 90/210, as Israel writes centimetres.
  [/(?<=(?:DOOR|WINDOW)(?: ESCAPE)?[.:]? )(\d{2,3})\s?\/\s?(\d{2,3})(?![\d'".,/-])/g, "$1 CM X $2 CM"],
  // A height of thousands is one of millimetres, and so is an opening of hundreds: CLG HT 2440, DOOR 800 X 2030.
  [
    /(?<=(?:CLG|CEILING)\.?(?:\s?(?:HT|HGT|HEIGHT)\.?)?[\s=@:]*)([2-5]\d{3})(?![\d'".,/-]|\s?(?:[MC]?M|FT|IN)\b)/g,
    "$1 MM",
  ],
  [
    /(?<=(?:DOORS?|DRS?\.?|WINDOWS?|WDWS?\.?|EGRESS)[.:,]?\s?)([3-9]\d\d|[1-6]\d{3})\s?X\s?([3-9]\d\d|[1-3]\d{3})(?![\d'".,/-]|\s?(?:[MC]?M|FT|IN)\b)/g,
    "$1 MM X $2 MM",
  ],
  [
    /(?<![\d.,/'"-])([3-9]\d\d|[1-6]\d{3})\s?X\s?([3-9]\d\d|[1-3]\d{3})(?= (?:DOOR|DR|WINDOW|WDW|EGRESS|ENTRY|EXIT)(?!\w))/g,
    "$1 MM X $2 MM",
  ],
];

const spelled = (text: string, spellings: readonly [RegExp, string][]) =>
  spellings.reduce((line, [pattern, sign]) => line.replace(pattern, sign), text);

/** Upper case, one kind of quote and dash, single spaces, one way to write a size, English words for what is noted. */
export function plainLine(text: string): string {
  return spelled(inKnownWords(spelled(text.normalize("NFC"), MARKS).toUpperCase()), SPELLINGS).trim();
}

/** What a reader of pictures takes digits for. */
const DIGITS: Readonly<Record<string, string>> = {
  L: "1",
  I: "1",
  "|": "1",
  "!": "1",
  "]": "1",
  "[": "1",
  O: "0",
  Q: "0",
  D: "0",
  S: "5",
  B: "8",
  Z: "2",
};
const D = String.raw`[0-9LI|!OQDSBZ\[\]]`;

/** Feet and inches of which at least one sign is a true digit. */
const LOOKS_LIKE_LENGTH = new RegExp(
  String.raw`(?<![A-Z0-9])(?=[^'"]{0,3}['"].{0,12}\d|[^'"]{0,2}\d)${D}{1,3}\s?['"](?:\s?-?\s?${D}{1,2}(?:[- ]${D}{1,2}\/${D}{1,2})?\s?["'])?`,
  "g",
);
const LOOKS_LIKE_FRACTION = /(?<=\d[- ]|'-)[LI|!]\/(\d{1,2})(?=\s?")/g;

/** Each mends one thing that a reader of pictures gets wrong about feet and inches. */
const REPAIRS: readonly [RegExp, (...groups: string[]) => string][] = [
  // A small circle, an asterisk or a caret in place of a mark.
  [/(\d)\s?[°*^](?=\s?-\s?\d{1,2}\s?["'*°^])/g, (_, digit) => `${digit}'`],
  [/('\s?-?\s?\d{1,2}(?:[- ]\d{1,2}\/\d{1,2})?)\s?[*°^](?!\w)/g, (_, length) => `${length}"`],
  [/''|'"|"'|,,/g, () => '"'],
  [LOOKS_LIKE_LENGTH, (token) => token.replace(/[A-Z|![\]]/g, (sign) => DIGITS[sign] ?? sign)],
  [LOOKS_LIKE_FRACTION, (_, below) => `1/${below}`],
  // 12"-6" has two marks of inches; inches are never divided into inches.
  [/(?<![\d./-])(\d{1,3})"\s?-\s?(?=(?:\d|1[01])(?:[- ]\d{1,2}\/\d{1,2})?")/g, (_, feet) => `${feet}'-`],
  // 12-6": the mark of feet was lost.
  [/(?<![\d'"/.-])(\d{1,2})-(?=(?:\d|1[01])(?:[- ]\d{1,2}\/\d{1,2})?")/g, (_, feet) => `${feet}'-`],
  // HEADROOM 2. 08 M: the point stands apart; at the beginning of a line it is that of a list.
  [/(?<=[A-Z@=:]\.? )(\d{1,2})\. (?=\d{1,2} ?M(?:2|²|\b))/g, (_, metres) => `${metres}.`],
  // @ 3 60 M: the point is lost. Behind the name of a room the first number would be the room's.
  [
    /(?<=(?:[@=:]|HEADROOM|SPAN|SILL|CLG|CEILING|HT\.?|HEIGHT|MIN\.?|MAX\.?) )(\d{1,2}) (?=\d{2} ?M\b)/g,
    (_, metres) => `${metres}.`,
  ],
  // "On centres", and a share whose sign was taken for a mark and a sign.
  [/(?<![\w.])0\s?\.\s?C(?:\s?\.)?(?!\w)/g, () => "O.C."],
  [/(?<!\d)(\d{1,2})"\s?%/g, (_, share) => `${share}%`],
  // 12'-6': the second mark was cut in half.
  [/(\d'\s?-\s?\d{1,2}(?:[- ]\d{1,2}\/\d{1,2})?)'(?!\w)/g, (_, length) => `${length}"`],
];

/**
 * Corrects what reading a picture does to feet and inches: l, I and | for 1, O for 0, S for 5, B for 8, doubled,
 * lost and halved marks. Words are left alone, and every correction is told.
 */
export function repairLine(line: string): { text: string; repairs: Repair[] } {
  const repairs: Repair[] = [];
  let text = line;
  for (const [pattern, mend] of REPAIRS) {
    text = text.replace(pattern, (...match: string[]) => {
      const from = match[0] ?? "";
      const to = mend(...match);
      if (to !== from) repairs.push({ from, to });
      return to;
    });
  }
  return { text, repairs };
}
