import type { Amount, Gauge, Reading, Size, Slope } from "./quantity.ts";
import { type Found, type Manner, readMeasure } from "./read-measure.ts";
import { readNumber } from "./read-number.ts";
import { matchAt, type SourceText } from "./source-text.ts";
import type { Unit } from "./units.ts";

const AUGHT = /([1-4])\/0(?!\d)(?: ?awg(?!\p{L}))?/uy;
const NUMBERED = /#(\d{1,2})(?![\d/])(?: ?(awg)(?!\p{L}))?/uy;
const AWG = /(\d{1,2})(?: |-)?(?:awg|ga\.?|gauge|calibre)(?!\p{L})/uy;
const AWG_BEFORE = /(?:awg|calibre|gauge) ?#?(\d{1,2})(?![\d/])(?: ?awg(?!\p{L}))?/uy;
const AUGHT_BEFORE = /(?:awg|calibre|#) ?([1-4])\/0(?!\d)(?: ?awg(?!\p{L}))?/uy;
const KCMIL = /(\d{3,4})(?: |-)?(?:kcmil|mcm)(?!\p{L})/uy;
/** Cable as it is sold: 12/2 is 12 AWG with two conductors. */
const CABLE = /(14|12|10|8|6)\/([234])(?![\d/'"])(?! ?(?:in|inch|pulg|ft)(?!\p{L}))/uy;
const RATIO = /(\d+(?:[.,]\d+)?) ?: ?(\d+(?:[.,]\d+)?)(?![\d:])/y;
const PITCH =
  /(\d{1,2}(?:\.\d+)?)(?:\/12(?![\d/])| (?:in|on|en|על) 12(?![\d.,/'"]| ?(?:in|inch|ft|feet|foot|pie|pies|רגל|m)(?!\p{L})))/uy;
const CLOCK = /\s*(?:am|pm|a\.m|p\.m|hrs?|h)(?!\p{L})/uy;
const BY = / *[x×*] *(?=[\d.½¼¾⅛⅜⅝⅞])| (?:by|por|על) (?=[\d.½¼¾⅛⅜⅝⅞])/y;

const MOST_SIDES = 3;

function gauge(size: string, unit: Gauge["unit"], end: number): Found<Gauge> {
  const aught = /^(\d)\/0$/.exec(size);
  return { reading: { kind: "gauge", value: aught ? 1 - Number(aught[1]) : Number(size), unit, size }, end };
}

/** A wire size: 12 AWG, AWG 12, calibre 12, #6, 2/0, 250 kcmil, 12/2. */
function readGauge({ folded }: SourceText, at: number, manner: Manner): Found<Gauge> | undefined {
  const aught = matchAt(AUGHT, folded, at) ?? matchAt(AUGHT_BEFORE, folded, at);
  if (aught) return gauge(`${aught[1]}/0`, "AWG", at + aught[0].length);
  const numbered = matchAt(NUMBERED, folded, at);
  if (numbered) return gauge(String(Number(numbered[1])), numbered[2] ? "AWG" : "#", at + numbered[0].length);
  const size = matchAt(AWG, folded, at) ?? matchAt(AWG_BEFORE, folded, at);
  if (size) return gauge(String(Number(size[1])), "AWG", at + size[0].length);
  const kcmil = matchAt(KCMIL, folded, at);
  if (kcmil) return gauge(String(Number(kcmil[1])), "kcmil", at + kcmil[0].length);
  const cable = manner === "question" ? matchAt(CABLE, folded, at) : undefined;
  return cable ? gauge(cable[1] ?? "", "AWG", at + cable[0].length) : undefined;
}

/** 6:12, 1:12, 8/12, 4 in 12. A time of day is not a slope. */
function readSlope({ folded }: SourceText, at: number, manner: Manner): Found<Slope> | undefined {
  const pitch = matchAt(PITCH, folded, at);
  if (pitch) return slope(Number(pitch[1]), 12, at + pitch[0].length);
  const ratio = matchAt(RATIO, folded, at);
  if (!ratio) return undefined;
  const rise = Number(ratio[1]?.replace(",", "."));
  const run = Number(ratio[2]?.replace(",", "."));
  const end = at + ratio[0].length;
  if (manner === "question") {
    if (matchAt(CLOCK, folded, end) || (rise !== 1 && run !== 1 && run !== 12)) return undefined;
  }
  return slope(rise, run, end);
}

function slope(rise: number, run: number, end: number): Found<Slope> {
  const value = run === 0 ? 0 : rise / run;
  return {
    reading: { kind: "slope", value, unit: "ratio", rise, run },
    end,
    flaw: run === 0 ? "zeroDenominator" : undefined,
  };
}

const NOMINAL_THICKNESS = [1, 2, 3, 4, 6];
const NOMINAL_WIDTH = [2, 3, 4, 6, 8, 10, 12];

/** 2x10x14' is a board: two nominal inches and its length in feet. */
const isBoard = ([thickness, width, length]: Amount[]) =>
  length?.unit === "ft" &&
  NOMINAL_THICKNESS.includes(thickness?.value ?? 0) &&
  NOMINAL_WIDTH.includes(width?.value ?? 0);

/** Sides without a unit take that of the next which has one: 10 by 12 ft; 10 x 12 ft x 4 in; 6 x 4 x 0.12 m. */
function shareUnit(sides: Amount[]): Amount[] {
  if (isBoard(sides) && sides[1]?.unit === "one") return sides;
  const shared = [...sides];
  let unit: Unit = "one";
  for (const side of sides.toReversed()) {
    shared.unshift(
      side.unit === "one" && unit !== "one" ? { kind: "length", value: side.value, unit } : side,
    );
    shared.pop();
    if (side.unit !== "one") unit = side.unit;
  }
  return shared;
}

/** Two or three sides: 4x8, 20' x 30', 10 by 12 ft. */
function readSize(source: SourceText, at: number, manner: Manner): Found<Size> | undefined {
  const sides: Amount[] = [];
  let end = at;
  for (let place = at; sides.length < MOST_SIDES; ) {
    const side = readMeasure(source, place, manner, manner === "question" ? "noWords" : "any");
    if (!side || side.flaw || !isSide(side.reading)) break;
    sides.push(side.reading);
    end = side.end;
    const by = matchAt(BY, source.folded, end)?.[0];
    if (by === undefined) break;
    place = end + by.length;
  }
  return sides.length < 2 ? undefined : { reading: { kind: "size", sides: shareUnit(sides) }, end };
}

const isSide = (reading: Amount | Slope): reading is Amount =>
  reading.kind === "length" || reading.kind === "count";

/** The quantity that begins at a place, without its sign. */
export function readQuantity(source: SourceText, at: number, manner: Manner): Found<Reading> | undefined {
  return (
    readSlope(source, at, manner) ??
    readGauge(source, at, manner) ??
    readSize(source, at, manner) ??
    readMeasure(source, at, manner)
  );
}

/** A minus is a sign only before an amount, and of amounts only some can be below zero; that is the caller's concern. */
export function readSigned(source: SourceText, at: number, manner: Manner): Found<Reading> | undefined {
  const negative = source.folded[at] === "-" && readNumber(source.folded, at + 1);
  if (!negative) return readQuantity(source, at, manner);
  const found = readMeasure(source, at + 1, manner);
  if (!found || found.reading.kind === "slope") return undefined;
  return { ...found, reading: { ...found.reading, value: -found.reading.value } };
}
