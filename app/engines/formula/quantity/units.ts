/**
 * The units that quantities and formulas are written in. Each belongs to one kind and is `factor` times its kind's
 * base unit (plus `offset` for temperatures); a conversion goes through the base.
 *
 * The bases are inch, pound and second, so that what divides evenly in feet and inches does so here: in, in², in³, lb,
 * psi, lb/in, lb·in, in⁴, V, A, W, K, rad, in/s, in³/s, 1 (ratios and counts), in⁻¹ (coverage), lb/in³.
 * Factors: NIST SP 811; the inch, foot, mile, pound and US gallon are exact by definition.
 */
const IN = 1;
const FT = 12;
const YD = 36;
const M = 1 / 0.0254;
const GAL = 231;
const KG = 1 / 0.45359237;
/** A newton in pounds of force: standard gravity makes a pound of mass weigh a pound. */
const N = KG / 9.80665;
const PA = N / M ** 2;

interface UnitSpec {
  kind: string;
  factor: number;
  offset?: number;
  /** As drawings and formulas write it, in every language. */
  symbol: string;
}

const spec = <K extends string>(kind: K, factor: number, symbol: string, offset = 0) => ({
  kind,
  factor,
  symbol,
  offset,
});

export const UNITS = {
  in: spec("length", IN, "in"),
  ft: spec("length", FT, "ft"),
  yd: spec("length", YD, "yd"),
  mi: spec("length", 5280 * FT, "miles"),
  mm: spec("length", M / 1000, "mm"),
  cm: spec("length", M / 100, "cm"),
  m: spec("length", M, "m"),
  km: spec("length", 1000 * M, "km"),

  in2: spec("area", IN ** 2, "in²"),
  ft2: spec("area", FT ** 2, "ft²"),
  yd2: spec("area", YD ** 2, "yd²"),
  acre: spec("area", 43_560 * FT ** 2, "acre"),
  square: spec("area", 100 * FT ** 2, "sq"),
  mm2: spec("area", (M / 1000) ** 2, "mm²"),
  cm2: spec("area", (M / 100) ** 2, "cm²"),
  m2: spec("area", M ** 2, "m²"),
  /** The area of a circle one mil across. */
  cmil: spec("area", (Math.PI / 4) * (IN / 1000) ** 2, "cmil"),

  in3: spec("volume", IN ** 3, "in³"),
  ft3: spec("volume", FT ** 3, "ft³"),
  yd3: spec("volume", YD ** 3, "yd³"),
  gal: spec("volume", GAL, "gal"),
  boardFoot: spec("volume", FT ** 3 / 12, "bf"),
  cm3: spec("volume", (M / 100) ** 3, "cm³"),
  L: spec("volume", M ** 3 / 1000, "L"),
  m3: spec("volume", M ** 3, "m³"),

  /** Weights and point loads are one kind, as they are on a site: a pound weighs a pound, at standard gravity. */
  oz: spec("weight", 1 / 16, "oz"),
  lb: spec("weight", 1, "lb"),
  kip: spec("weight", 1000, "kip"),
  ton: spec("weight", 2000, "ton"),
  g: spec("weight", KG / 1000, "g"),
  kg: spec("weight", KG, "kg"),
  t: spec("weight", 1000 * KG, "tonnes"),
  N: spec("weight", N, "N"),
  kN: spec("weight", 1000 * N, "kN"),

  psf: spec("pressure", 1 / FT ** 2, "psf"),
  psi: spec("pressure", 1, "psi"),
  ksi: spec("pressure", 1000, "ksi"),
  tsf: spec("pressure", 2000 / FT ** 2, "tsf"),
  Pa: spec("pressure", PA, "Pa"),
  kPa: spec("pressure", 1000 * PA, "kPa"),
  MPa: spec("pressure", 1e6 * PA, "MPa"),

  plf: spec("lineLoad", 1 / FT, "lb/ft"),
  pli: spec("lineLoad", 1, "lb/in"),
  klf: spec("lineLoad", 1000 / FT, "kip/ft"),
  kNm: spec("lineLoad", (1000 * N) / M, "kN/m"),
  kgm: spec("lineLoad", KG / M, "kg/m"),

  lbft: spec("moment", FT, "lb·ft"),
  kNmMoment: spec("moment", 1000 * N * M, "kN·m"),
  in4: spec("secondMoment", IN ** 4, "in⁴"),
  cm4: spec("secondMoment", (M / 100) ** 4, "cm⁴"),

  V: spec("voltage", 1, "V"),
  kV: spec("voltage", 1000, "kV"),
  A: spec("current", 1, "A"),
  mA: spec("current", 0.001, "mA"),

  /** Loads of a dwelling are added in volt-amperes; a nameplate in watts counts as many. */
  VA: spec("power", 1, "VA"),
  kVA: spec("power", 1000, "kVA"),
  W: spec("power", 1, "W"),
  kW: spec("power", 1000, "kW"),
  hp: spec("power", 745.69987, "hp"),
  btuh: spec("power", 0.29307107, "Btu/h"),

  F: spec("temperature", 1 / 1.8, "°F", 459.67 / 1.8),
  C: spec("temperature", 1, "°C", 273.15),

  deg: spec("angle", Math.PI / 180, "°"),
  mph: spec("speed", (5280 * FT) / 3600, "mph"),
  kmh: spec("speed", M / 3.6, "km/h"),
  mps: spec("speed", M, "m/s"),
  fpm: spec("speed", FT / 60, "ft/min"),
  cfm: spec("flow", FT ** 3 / 60, "cfm"),
  gpm: spec("flow", GAL / 60, "gpm"),
  Lps: spec("flow", M ** 3 / 1000, "L/s"),

  pct: spec("percent", 0.01, "%"),
  ratio: spec("slope", 1, "1:1"),
  per12: spec("slope", 1 / 12, ":12"),
  /** Area covered by a volume, and what an area takes of something. */
  ft2PerGal: spec("coverage", FT ** 2 / GAL, "ft²/gal"),
  m2PerL: spec("coverage", 1000 / M, "m²/L"),
  /** What an area takes of a paste, of a tape and of single pieces. */
  galPerFt2: spec("spread", GAL / FT ** 2, "gal/ft²"),
  LPerM2: spec("spread", M / 1000, "L/m²"),
  ftPerFt2: spec("lengthRate", 1 / FT, "ft/ft²"),
  mPerM2: spec("lengthRate", 1 / M, "m/m²"),
  perFt2: spec("countRate", 1 / FT ** 2, "/ft²"),
  perM2: spec("countRate", 1 / M ** 2, "/m²"),
  pcf: spec("density", 1 / FT ** 3, "lb/ft³"),
  tonPerYd3: spec("density", 2000 / YD ** 3, "ton/yd³"),
  tPerM3: spec("density", (1000 * KG) / M ** 3, "t/m³"),
  kgm3: spec("density", KG / M ** 3, "kg/m³"),

  /** Wire sizes; what AWG calls 1/0, 2/0 … go on below zero: 0, −1 … `#` is a size whose trade the text leaves open. */
  AWG: spec("gauge", 1, "AWG"),
  kcmil: spec("gauge", 1, "kcmil"),
  "#": spec("gauge", 1, "#"),

  one: spec("count", 1, ""),
} as const satisfies Record<string, UnitSpec>;

export type Unit = keyof typeof UNITS;
export type Kind = (typeof UNITS)[Unit]["kind"];

/** The two ways to measure that a calculation is read and printed in. */
export type System = "us" | "metric";

/** What a metric page measures in instead; wire sizes, volts and what is sold by its US size stay as they are. */
const METRIC: Partial<Record<Unit, Unit>> = {
  in: "mm",
  ft: "m",
  yd: "m",
  mi: "km",
  in2: "cm2",
  ft2: "m2",
  yd2: "m2",
  acre: "m2",
  in3: "cm3",
  ft3: "m3",
  yd3: "m3",
  gal: "L",
  lb: "kg",
  ton: "t",
  psi: "MPa",
  psf: "kPa",
  plf: "kNm",
  lbft: "kNmMoment",
  in4: "cm4",
  btuh: "kW",
  F: "C",
  mph: "kmh",
  fpm: "mps",
  cfm: "Lps",
  ft2PerGal: "m2PerL",
  galPerFt2: "LPerM2",
  ftPerFt2: "mPerM2",
  perFt2: "perM2",
  pcf: "kgm3",
  tonPerYd3: "tPerM3",
};

/** The system that a unit belongs to; none for those of both. */
export function systemOf(unit: Unit): System | undefined {
  if (METRIC[unit] !== undefined) return "us";
  const { symbol } = UNITS[unit];
  return METRIC_SYMBOLS.test(symbol) ? "metric" : undefined;
}
const METRIC_SYMBOLS = /^(?:[mck]?m[²³⁴]?|L|k?g|tonnes|k?N|[kM]?Pa|kN\/m|kN·m|kg\/m|km\/h|m\/s|°C)(?:\/.*)?$/;

/** The unit that stands for another one in a system. */
export const unitIn = (unit: Unit, system: System): Unit =>
  system === "metric" ? (METRIC[unit] ?? unit) : unit;

export const kindOf = (unit: Unit): Kind => UNITS[unit].kind;
export const symbolOf = (unit: Unit): string => UNITS[unit].symbol;

/**
 * The same quantity in another unit of its kind.
 * @throws RangeError when the units are of different kinds, or name wire sizes, which are labels and not amounts
 */
export function convert(value: number, from: Unit, to: Unit): number {
  if (from === to) return value;
  const source = UNITS[from];
  const target = UNITS[to];
  if (source.kind !== target.kind || source.kind === "gauge") {
    throw new RangeError(`${from} cannot be converted to ${to}`);
  }
  if (source.offset === 0 && target.offset === 0) {
    // Whole ratios stay whole in both directions: 36 in is 3 ft, not 36 times a rounded twelfth.
    return source.factor >= target.factor
      ? value * (source.factor / target.factor)
      : value / (target.factor / source.factor);
  }
  return (value * source.factor + source.offset - target.offset) / target.factor;
}
