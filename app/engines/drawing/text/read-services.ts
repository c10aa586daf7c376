import { AREA, ft2Of, VENT_AREA } from "./area.ts";
import type { DryerDuct, Entity, Glazing } from "./entity.ts";
import { inchesOf, LENGTH } from "./length.ts";
import type { LineText } from "./line-text.ts";
import { LABEL } from "./rooms.ts";

/** What is required is not what is provided. */
const REQUIRED = /REQ|(?<!\w)MIN(?!\w)/;

const DRYER = new RegExp(
  `(?:(${LENGTH})\\s?(?:Ø|DIA\\.?)?\\s?(?:(?:RIGID|METAL|SMOOTH|ROUND) ){0,2})?(?<!\\w)DRYER\\s?(?:VENT|EXH(?:AUST)?\\.?|DUCT)(?: DUCT)?(?!\\w)([^\\u0000]{0,120})`,
  "g",
);
const ACROSS = new RegExp(`(${LENGTH})\\s?(?:Ø|DIA\\.?(?!\\w)|DIAM\\.?(?!\\w)|ROUND)`);
const RUN = new RegExp(
  `(?:LENGTH|RUN|TOTAL|MAX\\.?)[:=\\s]*(${LENGTH})|(${LENGTH})\\s?(?:MAX|LONG|LENGTH|RUN|TOTAL|EQUIV|L\\.?$)|(${LENGTH})\\s?$`,
);
const ELBOWS =
  /(?:\((\d)\)\s?|(?<!\d)(\d)[\s-]+)(90|45)\s?(?:°|DEG(?:REE)?S?\.?)?\s?(?:EL(?:BOW|L)?S?|BENDS?)(?!\w)/g;
/** A shorter length beside a dryer vent is its height or its distance from an opening. */
const LEAST_RUN_IN = 36;

function dryerDuct(ahead: string | undefined, text: string): DryerDuct {
  const across = ACROSS.exec(text)?.[1];
  const diameterIn = inchesOf(across ?? ahead ?? "");
  const rest = across ? text.replace(ACROSS, "") : text;
  const elbows = { 90: 0, 45: 0 };
  const plain = rest.replace(ELBOWS, (_, counted, bare, angle: "90" | "45") => {
    elbows[angle] += Number(counted ?? bare);
    return "";
  });
  const run = /A\.?F\.?F|FROM/.test(plain)
    ? null
    : RUN.exec(plain.replace(/[\s,&]*(?:W\/|WITH|AND|[,&])[\s,]*$/, "").trim());
  const lengthIn = inchesOf(run?.[1] ?? run?.[2] ?? run?.[3] ?? "");
  return {
    kind: "dryerDuct",
    ...(lengthIn !== undefined && lengthIn >= LEAST_RUN_IN && { lengthIn }),
    ...(diameterIn !== undefined && { diameterIn }),
    ...(elbows[90] > 0 && { elbows90: elbows[90] }),
    ...(elbows[45] > 0 && { elbows45: elbows[45] }),
    ...(/(?:PER|BY) (?:MFR|MANUF|DRYER)/.test(text) && { byMaker: true }),
  };
}

const OUTLET = String.raw`(?:(?:DUPLEX|WALL|COUNTER(?:TOP)?|KITCHEN|GFCI|ELEC\.?|CONVENIENCE) ){0,3}(?:RECEPTACLES?|RECEPTS?\.?|RECEPS?\.?|OUTLETS?)(?!\w)`;
const APART = new RegExp(
  `(?<!\\w)(${OUTLET})[:\\s]*((?:(?:SPACED|SPACING|AT|@|MAX\\.?|EVERY|NOT MORE THAN)\\s?){0,4})(${LENGTH})(\\s?(?:(?:O\\.?\\s?C|APART|MAX)\\.?(?!\\w)\\s?){0,3})(?!A\\.?F\\.?F)`,
  "g",
);
const APART_FIRST = new RegExp(
  `(${LENGTH})\\s?((?:(?:O\\.?\\s?C|MAX|BETWEEN)\\.?(?!\\w)\\s?){0,3})(${OUTLET})((?:\\s?SPACING)?)`,
  "g",
);
const REACH = new RegExp(
  `(?:NO POINT(?: (?:ALONG|OF|ON|ANY|THE|WALLS?)){0,4} (?:MORE THAN |OVER |> ?|GREATER THAN |EXCEEDING )?)(${LENGTH}) (?:MAX\\.? )?FROM (?:ANY |AN? )?(${OUTLET})`,
  "g",
);
const placeOf = (text: string) => (/COUNTER|KITCHEN|ISLAND/.test(text) ? "counter" : "wall");

/** DRYER VENT 4" DIA. 30'-0" MAX and RECEPTACLES @ 12'-0" O.C. */
export function readServices(line: LineText): void {
  line.take(DRYER, ([, ahead, text = ""]) => dryerDuct(ahead, text));
  const place = placeOf(line.rest);
  line.take(REACH, ([, length = ""]) => {
    const reachIn = inchesOf(length);
    return reachIn === undefined ? undefined : { kind: "receptacles", place, reachIn };
  });
  // A length beside an outlet is as often its height; only words of spacing make it one.
  const apart = (length: string, words: string): Entity | undefined => {
    const spacingIn = /O\.?\s?C|APART|SPAC|EVERY|BETWEEN/.test(words) ? inchesOf(length) : undefined;
    return spacingIn === undefined ? undefined : { kind: "receptacles", place, spacingIn };
  };
  line.take(APART, ([, , before = "", length = "", after = ""]) => apart(length, before + after));
  line.take(APART_FIRST, ([, length = "", before = "", , after = ""]) => apart(length, before + after));
}

const VENTS = String.raw`(?:ATTIC |ROOF )?(?:N\.?F\.?V\.?A?\.?(?!\w)|NET FREE(?: VENT(?:ILAT(?:ION|ING))?)?(?: AREA)?|FREE (?:VENT )?AREA)|ATTIC VENT(?:S|ILATION|ING)?(?: AREA)?|(?<=ATTIC.*)VENT(?:ILATION)? AREA`;
const PROVIDED = String.raw`(?:PROV(?:IDED|'?D)?\.?[\s:=]*)?`;
const VENTS_FIRST = new RegExp(
  `(REQ[A-Z']*\\.?\\s)?(?<!\\w)(?:${VENTS})[\\s:=]*(REQ[A-Z']*\\.?[\\s:=]*|MIN\\.?[\\s:=]*)?${PROVIDED}${VENT_AREA}(\\s?(?:REQ|MIN))?`,
  "g",
);
const VENTS_LAST = new RegExp(
  `${VENT_AREA}\\s?${PROVIDED}(REQ[A-Z']*\\.?\\s?|MIN\\.?\\s?)?(?:${VENTS})`,
  "g",
);
const ATTIC = new RegExp(
  `(?<!\\w)ATTIC(?: FLOOR| SPACE)?(?: AREA)?[\\s:=]*${AREA}|${AREA}\\s?(?:OF )?ATTIC(?! VENT)(?!\\w)`,
  "g",
);
const RATIO =
  /(?:ATTIC|VENT)[A-Z\s:=.@,-]{0,24}(?<!\d)1\s?[/:]\s?(\d{3})(?!\d)|(?<!\d)1\s?[/:]\s?(\d{3})\s?(?:OF )?(?:ATTIC|VENT)/g;
const UPPER =
  /(?<![\d.])(\d{1,2})\s?%\s?(?:MIN\.? )?(?:OF VENTS? )?(?:IN |AT )?(?:THE )?(?:UPPER|HIGH|RIDGE)/g;

/** ATTIC 1200 SF NFVA 8 SF, ATTIC VENTILATION 1/300, 50% HIGH 50% LOW. */
export function readAtticVents(line: LineText): void {
  if (/CRAWL/.test(line.rest)) return;
  const aboutVents = /VENT|N\.?F\.?V|ATTIC|SOFFIT/.test(line.rest);
  const vents = (number?: string, unit?: string, required?: string): Entity | "skip" | undefined => {
    if (required) return "skip";
    const ventFt2 = ft2Of(number, unit);
    return ventFt2 === undefined ? undefined : { kind: "atticVent", ventFt2 };
  };
  line.take(VENTS_FIRST, ([, first, ahead, number, unit, behind]) =>
    vents(number, unit, first ?? ahead ?? behind),
  );
  line.take(VENTS_LAST, ([, number, unit, required]) => vents(number, unit, required));
  line.take(ATTIC, ([, number, unit, otherNumber, otherUnit]) => {
    const atticFt2 = ft2Of(number ?? otherNumber, unit ?? otherUnit);
    return atticFt2 === undefined ? undefined : { kind: "atticVent", atticFt2 };
  });
  line.take(RATIO, ([whole, behind, ahead]) =>
    /SCALE|REQ/.test(whole) ? undefined : { kind: "atticVent", ratio: Number(behind ?? ahead) },
  );
  if (aboutVents) line.take(UPPER, ([, percent]) => ({ kind: "atticVent", upperPercent: Number(percent) }));
}

const PERCENT = String.raw`(?<![\d.])(\d{1,2}(?:\.\d)?)\s?%`;
const AMOUNT = `(?:${AREA}|${PERCENT})`;
const GLASS = String.raw`(?<!TEMPERED )(?:GLAZING|GLASS)(?: AREA)?|(?:NAT(?:URAL)?\.? )?LIGHT`;
const OPENS = String.raw`(?:OPENABLE|OPERABLE)(?: AREA)?|NAT(?:URAL)?\.? VENT(?:ILATION)?\.?`;
const OF_ROOM = `(?:(${LABEL})\\s?[-:,]?\\s?)?(?<!\\w)`;
const GLAZED = new RegExp(`${OF_ROOM}(?:${GLASS})[\\s:=]*${PROVIDED}${AMOUNT}`, "g");
const GLAZED_FIRST = new RegExp(`${AMOUNT}\\s?(?:OF )?(?:GLAZING|GLASS)(?!\\w)`, "g");
const OPENED = new RegExp(`${OF_ROOM}(?:${OPENS})[\\s:=]*${PROVIDED}${AMOUNT}`, "g");
const OPENED_FIRST = new RegExp(`${AMOUNT}\\s?(?:OPENABLE|OPERABLE)(?!\\w)`, "g");
/** Only behind an area of glass: elsewhere a vent is something else. */
const VENT = new RegExp(`(?<=\\u0000[\\s,;/&-]{0,3})VENT(?:ILATION)?[\\s:=]*${PROVIDED}${AMOUNT}`, "g");

/** BEDROOM 2 GLAZING 12 SF OPENABLE 6 SF. */
export function readGlazing(line: LineText): void {
  if (REQUIRED.test(line.rest) && !/PROV/.test(line.rest)) return;
  const amount =
    (areaField: "glazingFt2" | "openableFt2", percentField: "glazingPercent" | "openablePercent") =>
    (match: RegExpMatchArray): Glazing | undefined => {
      const [percent, unit, number] = [match.at(-1), match.at(-2), match.at(-3)];
      const room = match.length > 4 ? match[1]?.trim() : undefined;
      const ft2 = ft2Of(number, unit);
      const said = percent ? { [percentField]: Number(percent) } : ft2 !== undefined && { [areaField]: ft2 };
      return said ? { kind: "glazing", ...said, ...(room && { room }) } : undefined;
    };
  for (const pattern of [GLAZED, GLAZED_FIRST]) line.take(pattern, amount("glazingFt2", "glazingPercent"));
  for (const pattern of [OPENED, OPENED_FIRST, VENT])
    line.take(pattern, amount("openableFt2", "openablePercent"));
}
