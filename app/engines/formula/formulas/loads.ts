import { formula } from "../define.ts";
import { plausible } from "../limits.ts";

/** A load on an area as it comes to a beam: lb/ft. */
export const tributaryLoad = formula("tributaryLoad", "beam")
  .amount("areaLoad", "psf", plausible(1, 5000))
  .amount("tributary", "ft", plausible(0.25, 200))
  .step("load", "plf", (v) => v.areaLoad * v.tributary, "{areaLoad} × {tributary}", { output: true })
  .cite({ document: "mechanics", mark: "known" })
  .assume("beamEngineer")
  .done();

/** How far a span may bend. */
export const deflectionAllowed = formula("deflectionAllowed", "beam")
  .amount("span", "ft", plausible(0.5, 200))
  .count("deflectionLimit", { ...plausible(120, 960), default: 360 })
  .step(
    "allowedDeflection",
    "in",
    (v) => (v.span * 12) / v.deflectionLimit,
    "{span} × [12|1,000] ÷ {deflectionLimit}",
    {
      output: true,
    },
  )
  .cite({ document: "irc", section: "R301.7", edition: "2021", mark: "known" })
  .assume("beamEngineer")
  .done();

/** Velocity pressure of wind by ASCE 7: 0.00256 Kz Kzt Kd Ke V². */
export const windPressure = formula("windPressure", "beam")
  .amount("windSpeed", "mph", { ...plausible(5, 300), metric: "mps" })
  .amount("exposureKz", "one", { ...plausible(0.3, 2.5), default: 0.85 })
  .amount("terrainKzt", "one", { ...plausible(1, 3), default: 1 })
  .amount("directionKd", "one", { ...plausible(0.5, 1), default: 0.85 })
  .amount("elevationKe", "one", { ...plausible(0.5, 1.2), default: 1 })
  .step(
    "windQz",
    "psf",
    (v) => 0.00256 * v.exposureKz * v.terrainKzt * v.directionKd * v.elevationKe * v.windSpeed ** 2,
    "[0.00256|0.613343] × {exposureKz} × {terrainKzt} × {directionKd} × {elevationKe} × ({windSpeed})²",
    { output: true, metric: "Pa" },
  )
  .cite({ document: "asce7", section: "26.10", mark: "known" })
  .assume("beamEngineer")
  .done();

/** The area and side of a square footing under a load. */
export const footingArea = formula("footingArea", "beam")
  .amount("pointLoad", "lb", { ...plausible(1, 1_000_000), metric: "kN" })
  .amount("bearing", "psf", { ...plausible(500, 20_000), default: 1500 })
  .step("footingNeeded", "ft2", (v) => v.pointLoad / v.bearing, "{pointLoad} ÷ {bearing}", { output: true })
  .step("footingSide", "ft", (v) => Math.sqrt(v.footingNeeded), "√({footingNeeded})", { output: true })
  .cite({ document: "irc", section: "table R401.4.1", edition: "2021", mark: "known" })
  .assume("beamEngineer", "soilPresumed")
  .done();
