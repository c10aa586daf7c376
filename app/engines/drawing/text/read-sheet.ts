import { AREA, ft2Of } from "./area.ts";
import { inchesOf, LENGTH } from "./length.ts";
import type { LineText } from "./line-text.ts";

const NO_DRAWING =
  /(?:PHONE|TEL\.?|FAX|PH\.?|CELL)[:\s]*[\d()+.\s-]{7,}|\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}|(?<!\d)\d{3}-\d{4}(?!\d)|\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}(?![\d'"])|\d{1,2}:\d{2}\s?[AP]\.?M/g;
const STREET =
  /(?<!\d)\d{3,5} (?=(?:[NSEW]\.? )?(?:[A-Z]+|\d{1,3}(?:ST|ND|RD|TH)) (?:ST|STREET|AVE|AVENUE|RD|ROAD|DR|DRIVE|LN|LANE|BLVD|CT|WAY)\b)/g;

/** +52 55 5555 3068. */
const ABROAD = /\+\d{1,3}(?:[\s().-]{0,2}\d){7,12}(?!\d)/g;
/** What a title block numbers: PERMIT NO. 3068, LIC. #2668, CHECKED 11/12. */
const NUMBERED =
  /(?<!\w)(?:(?:PERMIT|PROJECT|PROJ|PROYECTO|גוש|חלקה|מגרש|JOB|LIC(?:ENSE)?|LOT|PARCEL|FILE|CASE|ORDER|MODEL|ITEM|INV(?:OICE)?|BOX|UNIT|APT|ZIP|C\.P|LICENCIA|PERMISO|LOTE)(?!\w)\.?[:\s]*(?:(?:NO|N[º°]|NUM(?:BER)?)\.?[:\s]*|#\s?)?|(?:NO|N[º°]|NUM)\.?[:\s]*|#\s?)\d{3,}(?![\d'"]|\s?(?:X\s?\d|[MC]?M\b|FT\b|IN\b))/g;
const DATED =
  /(?<!\w)(?:DATED?|CHECKED|CHK'?D|DRAWN|ISSUED?|APPROVED|REV(?:ISION)?|FECHA|תאריך)(?!\w)[.:\s]*(?:BY[:\s]*)?\d{1,2}[/.-]\d{1,2}(?![\d'"])/g;

/** Phone numbers, dates, addresses and what a title block counts hold numbers that measure nothing. */
export function skipNoise(line: LineText): void {
  line.take(NO_DRAWING, () => "skip");
  for (const pattern of [STREET, ABROAD, NUMBERED, DATED]) line.take(pattern, () => "skip");
}

/** But W/ R-20 is "with". */
const REFERENCE = /(?<![\w.])(\d{1,2}|[A-VX-Z])\s?\/\s?([A-Z]{1,2}-?\d{1,3}(?:\.\d{1,2})?)(?![\w'"])/g;
const SHEET_NUMBER = /^(?:SHEET(?: NO\.?| NUMBER)?[:\s]*)?([A-Z]{1,2}-?\d{1,3}(?:\.\d{1,2})?)$/g;
const SHEET_TITLE =
  /^(?:[A-Z0-9&. -]* )?(?:PLAN|ELEVATIONS?|SECTIONS?|SCHEDULE|DETAILS?|LAYOUT)(?: \d{1,2})?$/g;

/** Sheet numbers, titles and detail marks. */
export function readSheetMarks(line: LineText): void {
  line.take(SHEET_NUMBER, ([, number = ""]) =>
    /\d{3}|-|\./.test(number) ? { kind: "sheetNumber", number } : undefined,
  );
  line.take(REFERENCE, ([, detail = "", sheet = ""]) => ({ kind: "reference", detail, sheet }));
  line.take(SHEET_TITLE, ([title]) => ({ kind: "sheetTitle", title }));
}

const SCALE = new RegExp(
  `(?<![@X]\\s?(?:\\d{1,2}[ -])?)(?:SCALE[:\\s]*)?(${LENGTH})\\s?=\\s?(${LENGTH})`,
  "g",
);
const RATIO_SCALE = /(?:SCALE[:\s]*)?(?<![\d:])1\s?:\s?(\d{1,5})(?![\d:])/g;
/** 1/75, as it is written in Spanish, is a scale only behind the word. */
const STROKE_SCALE = /(?<!\w)SCALE[:\s]*1\s?\/\s?([1-9]\d{1,4})(?![\d/'"])/g;
const NO_SCALE = /(?:SCALE[:\s]*)?(?<!\w)(?:N\.?T\.?S\.?(?!\w)|NOT TO SCALE)/g;

/** 1/4" = 1'-0", 1:50, N.T.S. */
export function readScale(line: LineText): void {
  line.take(SCALE, ([, paper = "", building = ""]) => {
    const from = inchesOf(paper);
    const to = inchesOf(building);
    // Whole feet of the building stand for so much paper; anything else is a sum.
    return from && to && to % 12 === 0
      ? { kind: "scale", ratio: Math.round((to / from) * 1000) / 1000 }
      : undefined;
  });
  // 1:12 without the word is a slope.
  line.take(STROKE_SCALE, ([, ratio]) => ({ kind: "scale", ratio: Number(ratio) }));
  line.take(RATIO_SCALE, ([whole, ratio]) =>
    Number(ratio) > 1 && (whole.startsWith("SCALE") || /^(?:[5-9]|[1-9]\d*[05])$/.test(ratio ?? ""))
      ? { kind: "scale", ratio: Number(ratio) }
      : undefined,
  );
  line.take(NO_SCALE, () => ({ kind: "scale", ratio: null }));
}

const PRINTED_AREA = new RegExp(`(?:AREA[:=\\s]*)?${AREA}`, "g");

/** Areas as printed. */
export function readArea(line: LineText): void {
  line.take(PRINTED_AREA, ([, number, unit]) => {
    const ft2 = ft2Of(number, unit);
    return ft2 === undefined ? undefined : { kind: "area", ft2 };
  });
}
