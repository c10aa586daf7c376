import { formula } from "../define.ts";
import { LENGTH_FT, PIECES, plausible } from "../limits.ts";
import { BAR_NUMBERS, BARS } from "../tables/bars.ts";

const POUNDS = { output: true } as const;
const PER_LENGTH = { output: true, metric: "kgm" } as const;

/** What bars of a number weigh: lb, by the nominal weight of ASTM A615. */
export const rebarWeight = formula("rebarWeight", "rebar")
  .choice("bar", BAR_NUMBERS)
  .amount("length", "ft", LENGTH_FT)
  .count("quantity", PIECES)
  .look("barWeight", "plf", (v) => BARS[v.bar].weight, "#{bar}", PER_LENGTH)
  .step(
    "weight",
    "lb",
    (v) => v.barWeight * v.length * v.quantity,
    "{barWeight} × {length} × {quantity}",
    POUNDS,
  )
  .cite({ document: "astmA615", mark: "checked" })
  .done();

/** Steel of 490 lb/ft³ (7,850 kg/m³): lb/ft for a round bar of 1 in. */
const ROUND_STEEL = 2.6725;

/** What round bars of a diameter weigh, as metric bars are named: lb. */
export const roundBarWeight = formula("roundBarWeight", "rebar")
  .amount("barDiameter", "in", plausible(0.15, 4))
  .amount("length", "ft", LENGTH_FT)
  .count("quantity", PIECES)
  .step(
    "barWeight",
    "plf",
    (v) => ROUND_STEEL * v.barDiameter ** 2,
    "[2.6725|0.00616455] × ({barDiameter})²",
    PER_LENGTH,
  )
  .step(
    "weight",
    "lb",
    (v) => v.barWeight * v.length * v.quantity,
    "{barWeight} × {length} × {quantity}",
    POUNDS,
  )
  .cite({ document: "geometry", mark: "known" })
  .done();

/** Pounds in a cubic foot of normal concrete without bars, wet. */
const CONCRETE_PCF = 150;

/** What a volume of normal concrete weighs: lb and US tons. */
export const concreteWeight = formula("concreteWeight", "concrete")
  .amount("volumeYd3", "yd3", plausible(0.01, 100_000))
  .step("weight", "lb", (v) => v.volumeYd3 * 27 * CONCRETE_PCF, "{volumeYd3} × [4,050|2,402.7695]", POUNDS)
  .cite({ document: "practice", mark: "known" })
  .done();

/** What a piece of one material weighs by its sides and what a cubic foot of it weighs; reinforced concrete unless said. */
export const solidWeight = formula("solidWeight", "concrete")
  .amount("length", "ft", LENGTH_FT)
  .amount("width", "in", plausible(0.5, 1200))
  .amount("thickness", "in", plausible(0.25, 1200))
  .count("quantity", PIECES)
  .amount("unitWeight", "one", { ...plausible(1, 1300), default: CONCRETE_PCF })
  .step(
    "netVolume",
    "ft3",
    (v) => (v.length * v.width * v.thickness * v.quantity) / 144,
    "{length} × {width} × {thickness} × {quantity} ÷ [144|1,000,000]",
    { output: true },
  )
  .step("weight", "lb", (v) => v.netVolume * v.unitWeight, "{netVolume} × {unitWeight}[|×16.018463]", POUNDS)
  .cite({ document: "geometry", mark: "known" })
  .assume("concreteWeight")
  .done();

/** Joists or rafters of a length at a spacing, with one at both ends. */
export const joistCount = formula("joistCount", "lumber")
  .amount("length", "ft", LENGTH_FT)
  .amount("spacing", "in", { ...plausible(4, 48), default: 16 })
  .step(
    "joists",
    "one",
    (v) => Math.ceil((v.length * 12) / v.spacing - 1e-9) + 1,
    "⌈{length} × [12|1,000] ÷ {spacing}⌉ + 1",
    { output: true },
  )
  .cite({ document: "geometry", mark: "known" })
  .done();

/** A length in the other ways of writing it: feet and inches to the 16th, inches, millimeters, meters. */
export const lengthConversion = formula("lengthConversion", "lumber")
  .amount("length", "ft", plausible(0.0001, 1_000_000))
  .step("lengthFeet", "ft", (v) => v.length, "{length}", { output: true })
  .step("lengthInches", "in", (v) => v.length * 12, "{length} × [12|1,000]", { output: true })
  .step("lengthMm", "mm", (v) => v.length * 304.8, "{length} × [304.8|1,000]", { output: true })
  .step("lengthMeters", "m", (v) => v.length * 0.3048, "{length} × [0.3048|1]", { output: true })
  .cite({ document: "arithmetic", mark: "known" })
  .done();
