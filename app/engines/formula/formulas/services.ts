import { type Definition, formula } from "../define.ts";
import { AREA_FT2, LENGTH_FT, plausible } from "../limits.ts";
import { roundUp } from "../round-up.ts";

/** How far a drain falls along its run; a quarter of an inch in a foot is 1:48. */
export const pipeFall = formula("pipeFall", "services")
  .amount("length", "ft", LENGTH_FT)
  .amount("pipeSlope", "pct", { ...plausible(0.1, 100), default: 100 / 48 })
  .step("fall", "in", (v) => (v.length * 12 * v.pipeSlope) / 100, "{length} × [12|1,000] × {pipeSlope}", {
    output: true,
  })
  .cite({ document: "irc", section: "P3005.3", edition: "2021", mark: "known" })
  .assume("drainSlope")
  .done();

/** Air and cooling of a unit by its tons. */
export const airflow = formula("airflow", "services")
  .amount("coolingTons", "one", plausible(0.5, 100))
  .amount("airPerTon", "cfm", { ...plausible(200, 600), default: 400 })
  .step("airFlow", "cfm", (v) => v.coolingTons * v.airPerTon, "{coolingTons} × {airPerTon}", { output: true })
  .step("cooling", "btuh", (v) => v.coolingTons * 12_000, "{coolingTons} × [12,000|3.516853]", {
    output: true,
  })
  .cite({ document: "practice", mark: "known" })
  .done();

/** Air that carries a sensible load at a difference of temperatures: 1.08 is for air at sea level. */
export const sensibleAir = formula("sensibleAir", "services")
  .inItsUnits()
  .amount("sensibleLoad", "btuh", plausible(100, 10_000_000))
  .amount("airDelta", "one", plausible(1, 150))
  .amount("airFactor", "one", { ...plausible(0.5, 1.5), default: 1.08 })
  .step(
    "airFlow",
    "cfm",
    (v) => v.sensibleLoad / (v.airFactor * v.airDelta),
    "{sensibleLoad:n} ÷ ({airFactor} × {airDelta})",
    { output: true },
  )
  .cite({ document: "practice", mark: "known" })
  .assume("airAltitude")
  .done();

/** The sensible heat that air carries at a difference of temperatures. */
export const sensibleHeat = formula("sensibleHeat", "services")
  .inItsUnits()
  .amount("airFlow", "cfm", plausible(10, 1_000_000))
  .amount("airDelta", "one", plausible(1, 150))
  .amount("airFactor", "one", { ...plausible(0.5, 1.5), default: 1.08 })
  .step(
    "heatCarried",
    "btuh",
    (v) => v.airFactor * v.airFlow * v.airDelta,
    "{airFactor} × {airFlow:n} × {airDelta}",
    { output: true },
  )
  .cite({ document: "practice", mark: "known" })
  .assume("airAltitude")
  .done();

const TANK_FT = plausible(0.1, 500);

/** What a volume holds: a gallon is 231 in³. */
const inGallons = <V extends { netVolume: number }>(definition: Definition<V>) =>
  definition
    .step("holds", "gal", (v) => (v.netVolume * 1728) / 231, "{netVolume} × [1,728 ÷ 231|1,000]", {
      output: true,
    })
    .cite({ document: "geometry", mark: "known" })
    .done();

/** A round tank, a well or a pipe by its inside diameter and height or length in ft. */
export const roundTank = inGallons(
  formula("roundTank", "services")
    .amount("diameter", "ft", TANK_FT)
    .amount("height", "ft", TANK_FT)
    .step("circleArea", "ft2", (v) => (Math.PI * v.diameter ** 2) / 4, "π × ({diameter})² ÷ 4")
    .step("netVolume", "ft3", (v) => v.circleArea * v.height, "{circleArea} × {height}", { output: true }),
);

/** A tank or a pool of four walls, inside, in ft. */
export const squareTank = inGallons(
  formula("squareTank", "services")
    .amount("length", "ft", TANK_FT)
    .amount("width", "ft", TANK_FT)
    .amount("height", "ft", TANK_FT)
    .step("netVolume", "ft3", (v) => v.length * v.width * v.height, "{length} × {width} × {height}", {
      output: true,
    }),
);

/** A first guess of tons by floor area, which is no load calculation. */
export const coolingGuess = formula("coolingGuess", "services")
  .amount("area", "ft2", AREA_FT2)
  .amount("areaPerTon", "ft2", { ...plausible(100, 2000), default: 500 })
  .step("coolingTons", "one", (v) => v.area / v.areaPerTon, "{area} ÷ {areaPerTon}", { output: true })
  .step("coolingUnit", "one", (v) => roundUp(v.coolingTons * 2) / 2, "⌈{coolingTons} × 2⌉ ÷ 2", {
    output: true,
  })
  .cite({ document: "practice", mark: "known" })
  .assume("notManualJ")
  .done();

/** Fresh air of a dwelling by ASHRAE 62.2. */
export const ventilation = formula("ventilation", "services")
  .amount("floorArea", "ft2", plausible(100, 100_000))
  .count("bedrooms", { ...plausible(0, 30), default: 3 })
  .step(
    "airFlow",
    "cfm",
    (v) => 0.03 * v.floorArea + 7.5 * (v.bedrooms + 1),
    "[0.03|0.1524] × {floorArea} + [7.5|3.53961] × ({bedrooms} + 1)",
    {
      output: true,
    },
  )
  .cite({ document: "ashrae622", mark: "known" })
  .done();

/** How fast air goes through a round duct. */
export const ductVelocity = formula("ductVelocity", "services")
  .amount("airFlow", "cfm", plausible(1, 100_000))
  .amount("diameter", "in", plausible(2, 120))
  .step(
    "ductArea",
    "ft2",
    (v) => (Math.PI * (v.diameter / 12) ** 2) / 4,
    "π × ({diameter} ÷ [12|1,000])² ÷ 4",
  )
  .step("velocity", "fpm", (v) => v.airFlow / v.ductArea, "{airFlow}[| ÷ 1,000] ÷ {ductArea}", {
    output: true,
  })
  .cite({ document: "geometry", mark: "known" })
  .assume("ductSpeeds")
  .done();

/** What a box has to hold by NEC 314.16(B), in³: wires, a device as two, clamps and grounds as one. */
export const boxFill = formula("boxFill", "electrical")
  .inItsUnits()
  .choice("boxWire", ["14", "12", "10", "8", "6"], "12")
  .count("wires", plausible(1, 100))
  .count("devices", { ...plausible(0, 10), default: 1 })
  .count("grounds", { ...plausible(0, 20), default: 1 })
  .flag("clamps")
  .look("perWire", "in3", (v) => ({ 14: 2, 12: 2.25, 10: 2.5, 8: 3, 6: 5 })[v.boxWire], "{boxWire} AWG")
  .step(
    "groundShare",
    "one",
    (v) => (v.grounds === 0 ? 0 : 1 + Math.max(0, v.grounds - 4) / 4),
    (v) => (v.grounds === 0 ? "0" : "1 + max(0; {grounds} − 4) ÷ 4"),
  )
  .step(
    "clampShare",
    "one",
    (v) => (v.clamps ? 1 : 0),
    (v) => (v.clamps ? "1" : "0"),
  )
  .step(
    "boxVolume",
    "in3",
    (v) => (v.wires + 2 * v.devices + v.groundShare + v.clampShare) * v.perWire,
    "({wires} + 2 × {devices} + {groundShare} + {clampShare}) × {perWire}",
    { output: true },
  )
  .cite({ document: "nec", section: "314.16(B)", edition: "2023", mark: "known" })
  .assume("boxOneSize")
  .done();
