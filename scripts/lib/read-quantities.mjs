/**
 * @typedef {object} Quantity
 * @property {string} kind what is measured, such as `length`; `one` for a number without a unit that is known here
 * @property {number} value in the kind's first unit
 */

/**
 * Units by kind. Each has its size in the kind's first unit and the ways in which it is written, in regular
 * expressions, in English, Spanish and Hebrew.
 * @type {Record<string, Record<string, [size: number, written: string]>>}
 */
const UNITS = {
  length: {
    in: [1, `in\\.?|inch(?:es)?|pulg(?:adas?|\\.)?|אינץ'?|אינטש|"|''`],
    ft: [12, `ft\\.?|f(?:ee|oo)t|pies?|רגל(?:יים)?|'`],
    yd: [36, "yd|yards?|yardas?|יארד(?:ים)?"],
    mil: [0.001, "mils?|milésimas?|מיל"],
    mm: [1 / 25.4, `mm|מ"מ|מילימטר(?:ים)?`],
    cm: [1 / 2.54, `cm|ס"מ|סנטימטר(?:ים)?`],
    m: [100 / 2.54, "m|met(?:er|re)s?|metros?|מטר(?:ים)?"],
  },
  area: {
    in2: [1, `in(?:2|²)|sq\\.? in|square inch(?:es)?|pulg(?:2|²)|pulgadas cuadradas|אינץ'? רבוע(?:ים)?`],
    ft2: [144, "ft(?:2|²)|sq\\.? ?ft|square f(?:ee|oo)t|pies?(?:2|²)|pies? cuadrados?|רגל רבוע(?:ה|ות)?"],
    m2: [1550.0031, `m(?:2|²)|square met(?:er|re)s?|metros? cuadrados?|מ"ר|מטר(?:ים)? רבוע(?:ים)?`],
    square: [14_400, "squares?|cuadros?|סקוור(?:ים)?"],
  },
  volume: {
    in3: [1, `in(?:3|³)|cubic inch(?:es)?|pulg(?:3|³)|pulgadas cúbicas|אינץ'? מעוקב(?:ים)?`],
    ft3: [1728, "ft(?:3|³)|cu\\.? ?ft|cubic f(?:ee|oo)t|pies?(?:3|³)|pies? cúbicos?|רגל מעוקב(?:ת|ות)?"],
    yd3: [46_656, "yd(?:3|³)|cu\\.? ?yd|cubic yards?|yardas? cúbicas?|יארד(?:ים)? מעוקב(?:ים)?"],
    m3: [61_023.744, `m(?:3|³)|cubic met(?:er|re)s?|metros? cúbicos?|מ"ק|קוב|מטר(?:ים)? מעוקב(?:ים)?`],
    gal: [231, "gal|gallons?|galón|galones|גלון|גלונים"],
    L: [61.023744, "[Ll]|lit(?:er|re)s?|litros?|ליטר(?:ים)?"],
  },
  boardFoot: { boardFoot: [1, "bf|board f(?:ee|oo)t|pies? tabl(?:a|as|ar|ares)|בורד פוט"] },
  moment: {
    lbft: [
      1,
      "lb[·⋅* -]?ft|ft[·⋅* -]?lbs?|(?:foot|feet)[ -]?pounds?|libras?[ -]pies?|pies?[ -]libras?|lb[·⋅* -]?pies?|ליברה-רגל",
    ],
    kNm: [737.562, "kN[·⋅* -]?m"],
  },
  load: { plf: [1, "plf|lb ?/ ?(?:ft|pie)|ליברות לרגל"] },
  pressure: { psi: [1, "psi|PSI"], psf: [1 / 144, "psf"], kPa: [1 / 6.894757, "kPa"] },
  voltage: { V: [1, "V|[Vv]olts?|voltios?|וולט"], kV: [1000, `k[Vv]|ק"ו`] },
  current: { A: [1, "A|[Aa]mps?|[Aa]mperes?|amperios?|אמפר"] },
  power: {
    VA: [1, "VA|volt-amperes?|W|[Ww]atts?|vatios?|ואט|וולט-אמפר"],
    kW: [1000, `kVA|k[Ww]|קו"ט|קילו-?וואט`],
  },
  temperature: { F: [1, "°? ?F|(?:degrees|grados|מעלות) (?:F|[Ff]ahrenheit|פרנהייט)|פרנהייט"] },
  angle: { deg: [1, "°|deg|degrees?|grados?|מעלות"] },
  share: { pct: [1, "%|per ?cent|por ciento|אחוז(?:ים)?"] },
  wire: { AWG: [1, "AWG|awg|gauge"] },
};

/** @type {{ unit: string, kind: string, size: number }[]} */
const KNOWN = [];
/** @type {string[]} */
const WRITTEN = [];
for (const [kind, units] of Object.entries(UNITS)) {
  for (const [unit, [size, written]] of Object.entries(units)) {
    KNOWN.push({ unit, kind, size });
    WRITTEN.push(written);
  }
}
/**
 * Sticky, one for each unit; the longest match wins, so that `ft` does not hide `ft²`. Case counts: 34 a 38 is a range,
 * 34 A a current.
 */
const MATCHERS = WRITTEN.map(
  (written) => new RegExp(String.raw`[ -]?(?:${written})(?![\p{L}\d²³⁴/·"'])`, "uy"),
);

/** A mixed number; a fraction, or a wire of the large sizes; a number with or without separators. */
const NUMBER =
  /(?<![\p{L}\d.,/])(?:(?<whole>\d+)[ -](?<part>\d+)\/(?<of>[1-9]\d*)|(?<top>\d+)\/(?<bottom>\d+)|\d+(?:[.,]\d+)*)(?![\d/])/gu;

const VULGAR = { "½": "1/2", "¼": "1/4", "¾": "3/4", "⅛": "1/8", "⅜": "3/8", "⅝": "5/8", "⅞": "7/8" };

/**
 * The same text with plain spaces, quotes and fractions, and without marks of direction.
 * @param {string} text
 */
export function plainText(text) {
  return text
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .replace(/[’‘′׳]/g, "'")
    .replace(/[“”″״]/g, '"')
    .replace(/[½¼¾⅛⅜⅝⅞]/g, (sign) => ` ${VULGAR[/** @type {keyof typeof VULGAR} */ (sign)]}`)
    .replace(/ {2,}/g, " ");
}

/**
 * What a number with separators may mean: `1,234` is a thousand or, with a decimal comma, a little more than one.
 * @param {string} digits
 * @returns {number[]}
 */
export function readingsOf(digits) {
  const readings = [digits.replace(/,/g, ""), digits.replace(/\./g, "").replace(",", ".")];
  return [...new Set(readings.map(Number))].filter(Number.isFinite);
}

/**
 * Every amount that a text states, each in all its readings. Feet and inches that stand together are one length.
 * @param {string} text in English, Spanish or Hebrew
 * @returns {Quantity[]}
 */
export function readQuantities(text) {
  const plain = plainText(text);
  /** @type {{ start: number, end: number, unit: string, kind: string, size: number, values: number[] }[]} */
  const found = [];
  for (const match of plain.matchAll(NUMBER)) {
    const end = match.index + match[0].length;
    const { kind, size, unit, length } = unitAt(plain, end) ?? wireBefore(plain, match.index);
    const values = valuesOf(match, kind);
    if (values.length > 0) found.push({ start: match.index, end: end + length, unit, kind, size, values });
  }
  return found.flatMap(({ kind, unit, size, values, start, end }, index) => {
    const before = found[index - 1];
    const next = found[index + 1];
    if (before && joins(before, { unit, values }, plain.slice(before.end, start))) return [];
    const inches = next && joins({ unit }, next, plain.slice(end, next.start)) ? (next.values[0] ?? 0) : 0;
    const shared =
      kind === "one" && next && RANGE.test(plain.slice(end, next.start))
        ? values.map((value) => ({ kind: next.kind, value: value * next.size }))
        : [];
    return [...values.map((value) => ({ kind, value: value * size + inches })), ...shared];
  });
}

/** Between two numbers of which only the second has a unit. */
const RANGE = /^ ?(?:to|and|or|a|y|o|e|u|עד|ו-|או|-|–|\/|,) ?(?:עד |ל-)?$/;

/**
 * Whether two amounts are the feet and the inches of one length: `6 ft 8 in`, but not the pair `12 ft 15 in`.
 * @param {{ unit: string }} feet
 * @param {{ unit: string, values: number[] }} inches
 * @param {string} between
 */
function joins(feet, inches, between) {
  return (
    feet.unit === "ft" && inches.unit === "in" && (inches.values[0] ?? 0) < 12 && /^[ -]{0,3}$/.test(between)
  );
}

/**
 * @param {RegExpMatchArray} match of NUMBER
 * @param {string} kind
 * @returns {number[]} none for what is no number, such as 1/0 of something else than a wire
 */
function valuesOf({ 0: all, groups = {} }, kind) {
  const { whole, part, of, top, bottom } = groups;
  if (whole !== undefined) return [Number(whole) + Number(part) / Number(of)];
  if (top === undefined) return readingsOf(all);
  // The sizes above 1 AWG are counted on downwards: 1/0 is 0, 2/0 is -1.
  if (Number(bottom) === 0) return kind === "wire" ? [1 - Number(top)] : [];
  return [Number(top) / Number(bottom)];
}

/**
 * The unit that begins at a place.
 * @param {string} text
 * @param {number} place
 */
function unitAt(text, place) {
  /** @type {(typeof KNOWN)[number] & { length: number } | undefined} */
  let longest;
  for (const [index, matcher] of MATCHERS.entries()) {
    matcher.lastIndex = place;
    const length = matcher.exec(text)?.[0].length ?? 0;
    const known = KNOWN[index];
    if (known && length > (longest?.length ?? 0)) longest = { ...known, length };
  }
  return longest;
}

/**
 * `#8` and `calibre 8` are wires; anything else without a unit is a plain number.
 * @param {string} text
 * @param {number} place where the number begins
 */
function wireBefore(text, place) {
  const wire = /(?:#|no\. ?|calibre )$/i.test(text.slice(Math.max(0, place - 10), place));
  return { kind: wire ? "wire" : "one", unit: wire ? "AWG" : "one", size: 1, length: 0 };
}

/**
 * An amount in the first unit of its kind, as `readQuantities` gives it.
 * @param {number} value
 * @param {string} unit
 * @returns {Quantity & { size: number }} with the size of `unit` in the first unit of its kind
 */
export function quantity(value, unit) {
  if (unit === "one") return { kind: "one", value, size: 1 };
  const known = KNOWN.find((each) => each.unit === unit);
  if (!known) throw new Error(`There is no unit ${unit} in the table of units.`);
  return { kind: known.kind, value: value * known.size, size: known.size };
}
