import { formula } from "../define.ts";
import { plausible } from "../limits.ts";

/** What each leg of a sling carries by its angle from the horizontal; below 30° it is not lifted. */
export const slingTension = formula("slingTension", "safety")
  .amount("liftedLoad", "lb", plausible(1, 1_000_000))
  .count("legs", { ...plausible(1, 2), default: 2 })
  .amount("slingAngle", "deg", { min: 30, max: 90, reason: "slingAngle" })
  .look("angleFactor", "one", (v) => 1 / Math.sin((v.slingAngle * Math.PI) / 180), "1 ÷ sin({slingAngle})", {
    output: true,
  })
  .step(
    "legTension",
    "lb",
    (v) => (v.liftedLoad / v.legs) * v.angleFactor,
    "{liftedLoad} ÷ {legs} × {angleFactor}",
    {
      output: true,
    },
  )
  .cite({ document: "osha", section: "1926.251", mark: "known" })
  .assume("slingCare")
  .done();

/** What is left of a sling's rated capacity when it hangs at a slant: height over length. */
export const slingReduction = formula("slingReduction", "safety")
  .amount("ratedCapacity", "lb", plausible(1, 1_000_000))
  .amount("slingLength", "in", plausible(6, 1200))
  .amount("slingHeight", "in", plausible(3, 1200))
  .refuse("slingHeight", "slingTooHigh", (v) => v.slingHeight > v.slingLength)
  .refuse("slingHeight", "slingTooFlat", (v) => v.slingHeight < v.slingLength / 2)
  .step("reduction", "one", (v) => v.slingHeight / v.slingLength, "{slingHeight} ÷ {slingLength}", {
    output: true,
  })
  .step("reducedCapacity", "lb", (v) => v.ratedCapacity * v.reduction, "{ratedCapacity} × {reduction}", {
    output: true,
  })
  .cite({ document: "osha", section: "1926.251", mark: "known" })
  .assume("slingCare")
  .done();

/** How long one may work in noise: 8 h at 90 dBA, half for each 5 dBA more. */
export const noiseTime = formula("noiseTime", "safety")
  .amount("noiseLevel", "one", { min: 80, max: 115, reason: "noise" })
  .look("hours", "one", (v) => 8 / 2 ** ((v.noiseLevel - 90) / 5), "8 ÷ 2^(({noiseLevel} − 90) ÷ 5)", {
    output: true,
  })
  .cite({ document: "osha", section: "1926.52", mark: "known" })
  .assume("noiseProgram")
  .done();

/** Wind chill of the National Weather Service, °F and mph. */
export const windChill = formula("windChill", "safety")
  .inItsUnits()
  .amount("temperature", "F", { min: -60, max: 50, reason: "windChill" })
  .amount("windSpeed", "mph", { min: 3, max: 110, reason: "windChill" })
  .look(
    "windChill",
    "F",
    (v) =>
      35.74 +
      0.6215 * v.temperature -
      35.75 * v.windSpeed ** 0.16 +
      0.4275 * v.temperature * v.windSpeed ** 0.16,
    "35.74 + 0.6215 × {temperature:n} − 35.75 × {windSpeed:n}^0.16 + 0.4275 × {temperature:n} × {windSpeed:n}^0.16",
    { output: true },
  )
  .cite({ document: "nwsChill", mark: "checked" })
  .assume("frostbite")
  .done();

/** The room that a fall needs below its anchor. */
export const fallClearance = formula("fallClearance", "safety")
  .amount("lanyard", "ft", { ...plausible(1, 50), default: 6 })
  .amount("deceleration", "ft", { ...plausible(0, 10), default: 3.5 })
  .amount("dRing", "ft", { ...plausible(3, 7), default: 5 })
  .amount("margin", "ft", { ...plausible(0, 20), default: 3 })
  .step(
    "clearance",
    "ft",
    (v) => v.lanyard + v.deceleration + v.dRing + v.margin,
    "{lanyard} + {deceleration} + {dRing} + {margin}",
    {
      output: true,
    },
  )
  .cite({ document: "osha", section: "1926.502(d)", mark: "known" })
  .assume("fallMaker")
  .done();

/** Recordable cases among a hundred full-time workers in a year. */
export const trir = formula("trir", "safety")
  .count("cases", plausible(0, 100_000))
  .amount("hoursWorked", "one", plausible(1, 1e9))
  .step("trir", "one", (v) => (v.cases * 200_000) / v.hoursWorked, "{cases} × 200,000 ÷ {hoursWorked}", {
    output: true,
  })
  .cite({ document: "oshaRecords", mark: "known" })
  .done();
