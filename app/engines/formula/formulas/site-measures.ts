import { formula } from "../define.ts";
import { plausible } from "../limits.ts";
import { printNumber } from "../quantity/print.ts";
import { roundUp } from "../round-up.ts";

const OUT = { output: true } as const;

/** From here on lb/ft² of water an hour fresh concrete is protected: ACI 305R. */
const MOST_EVAPORATION = 0.2;
/** The cold end of the equation's chart is freezing: below it nothing evaporates as it says. */
const WEATHER_F = { min: 32, max: 120, reason: "heatRange" } as const;

/**
 * Water that leaves the face of fresh concrete, in lb/ft² an hour, from the temperatures of concrete and air in °F, the
 * humidity and the wind in mph: the equation that Uno (ACI Materials Journal 95-M34, 1998) fitted to the chart of ACI
 * 305R. None where the air gives water to the concrete.
 */
export const concreteEvaporation = formula("concreteEvaporation", "concrete")
  .inItsUnits()
  .amount("concreteTemperature", "F", WEATHER_F)
  .amount("temperature", "F", WEATHER_F)
  .amount("humidity", "pct", { min: 0, max: 100, reason: "humidity" })
  .amount("windSpeed", "mph", { ...plausible(0, 60), default: 5 })
  .look(
    "evaporation",
    "one",
    (v) =>
      Math.max(
        0,
        ((v.concreteTemperature ** 2.5 - (v.humidity / 100) * v.temperature ** 2.5) *
          (1 + 0.4 * v.windSpeed)) /
          1_000_000,
      ),
    "max(0; ({concreteTemperature:n}^2.5 − {humidity} × {temperature:n}^2.5) × (1 + 0.4 × {windSpeed:n}) ÷ 1,000,000)",
    OUT,
  )
  .step("evaporationMetric", "one", (v) => v.evaporation * 4.88243, "{evaporation} × 4.88243", OUT)
  .verdict(
    "evaporationOk",
    (v) => v.evaporation < MOST_EVAPORATION,
    (v) => `{evaporation} ${v.evaporation < MOST_EVAPORATION ? "<" : "≥"} ${MOST_EVAPORATION}`,
    OUT,
  )
  .cite({ document: "aci305", section: "Uno, ACI Materials Journal 95-M34 (1998)", mark: "known" })
  .assume("evaporationPlace")
  .done();

/**
 * What a pixel of a straight-down photograph covers on level ground, and how wide the photograph is there: by similar
 * triangles, sensor ÷ focal length = ground ÷ height. Height in ft, sensor and focal length in mm.
 */
export const groundSample = formula("groundSample", "ground")
  .amount("flightHeight", "ft", plausible(3, 20_000))
  .amount("sensorWidth", "mm", { ...plausible(1, 200), default: 13.2 })
  .amount("focalLength", "mm", { ...plausible(1, 1000), default: 8.8 })
  .count("imagePixels", { ...plausible(100, 100_000), default: 5472 })
  .step(
    "photoWidth",
    "ft",
    (v) => (v.flightHeight * v.sensorWidth) / v.focalLength,
    "{flightHeight} × {sensorWidth:n} ÷ {focalLength:n}",
    OUT,
  )
  .step(
    "groundSample",
    "in",
    (v) => (v.photoWidth * 12) / v.imagePixels,
    "{photoWidth} × [12|1,000] ÷ {imagePixels}",
    OUT,
  )
  .cite({ document: "geometry", mark: "known" })
  .assume("flatGround")
  .done();

/** Compacted fill and the bank earth and loads that it takes: what is compacted has shrunk, what is trucked has swelled. */
export const compactedFill = formula("compactedFill", "ground")
  .amount("compacted", "yd3", plausible(0.1, 1_000_000))
  .amount("shrinkage", "pct", { ...plausible(0, 60), default: 15 })
  .amount("swell", "pct", { ...plausible(0, 100), default: 25 })
  .amount("truck", "yd3", { ...plausible(0.5, 60), default: 12 })
  .step("bank", "yd3", (v) => v.compacted / (1 - v.shrinkage / 100), "{compacted} ÷ (1 − {shrinkage})", OUT)
  .step("loose", "yd3", (v) => v.bank * (1 + v.swell / 100), "{bank} × (1 + {swell})", OUT)
  .step("truckLoads", "one", (v) => roundUp(v.loose / v.truck), "⌈{loose} ÷ {truck}⌉", OUT)
  .cite({ document: "practice", mark: "known" })
  .assume("swellTypical", "shrinkTypical")
  .done();

/**
 * Flat roof snow load by ASCE 7-16 section 7.3, in psf: 0.7 Ce Ct Is pg, and on a low slope at least Is times the
 * ground snow up to 20 psf.
 */
export const snowLoad = formula("snowLoad", "beam")
  .amount("groundSnow", "psf", plausible(0.5, 500))
  .amount("exposureCe", "one", { ...plausible(0.5, 1.5), default: 1 })
  .amount("thermalCt", "one", { ...plausible(0.5, 1.5), default: 1 })
  .amount("importanceIs", "one", { ...plausible(0.5, 1.5), default: 1 })
  .step(
    "flatSnow",
    "psf",
    (v) => 0.7 * v.exposureCe * v.thermalCt * v.importanceIs * v.groundSnow,
    "0.7 × {exposureCe} × {thermalCt} × {importanceIs} × {groundSnow}",
    OUT,
  )
  .step(
    "leastSnow",
    "psf",
    (v) => v.importanceIs * Math.min(20, v.groundSnow),
    "{importanceIs} × min([20|0.957605]; {groundSnow})",
  )
  .step("lowSlopeSnow", "psf", (v) => Math.max(v.flatSnow, v.leastSnow), "max({flatSnow}; {leastSnow})", OUT)
  .cite({ document: "asce7", section: "7.3", edition: "2016", mark: "doubtful" })
  .assume("snowMore", "beamEngineer")
  .done();

/** Hours that OSHA table D-2 allows at a level in dBA. */
const allowedHours = (level: number) => 8 / 2 ** ((level - 90) / 5);

/** The noise of a day that has several levels, as a share of what is allowed: 100 Σ C/T, 1926.52(d)(2)(iii). */
export const noiseDose = formula("noiseDose", "safety")
  .list("noiseLevels", "one", { min: 80, max: 115, reason: "noise", most: 12 })
  .list("noiseHours", "one", { ...plausible(0, 24), most: 12 })
  .refuse("noiseLevels", "noSamples", (v) => v.noiseLevels.length === 0)
  .refuse("noiseHours", "samplesDiffer", (v) => v.noiseHours.length !== v.noiseLevels.length)
  .refuse("noiseHours", "dayTooLong", (v) => v.noiseHours.reduce((sum, hours) => sum + hours, 0) > 24 + 1e-9)
  .look(
    "noiseDose",
    "pct",
    (v) =>
      100 * v.noiseLevels.reduce((sum, level, n) => sum + (v.noiseHours[n] ?? 0) / allowedHours(level), 0),
    (v) =>
      v.noiseLevels
        .map((level, n) => `${printNumber(v.noiseHours[n] ?? 0)} ÷ ${printNumber(allowedHours(level))}`)
        .join(" + "),
    OUT,
  )
  .verdict(
    "doseAllowed",
    (v) => v.noiseDose <= 100 + 1e-9,
    (v) => `{noiseDose} ${v.noiseDose <= 100 + 1e-9 ? "≤" : ">"} 100%`,
    OUT,
  )
  .cite({ document: "osha", section: "1926.52(d)(2)(iii)", mark: "known" })
  .assume("noiseProgram")
  .done();

/** How often in an hour a flow of air changes that of a room. */
export const airChanges = formula("airChanges", "services")
  .amount("roomArea", "ft2", plausible(1, 1_000_000))
  .amount("roomHeight", "ft", { ...plausible(1, 200), default: 8 })
  .amount("airFlow", "cfm", plausible(1, 1_000_000))
  .step("roomVolume", "ft3", (v) => v.roomArea * v.roomHeight, "{roomArea} × {roomHeight}")
  .step(
    "airChanges",
    "one",
    (v) => (v.airFlow * 60) / v.roomVolume,
    "{airFlow} × [60|3.6] ÷ {roomVolume}",
    OUT,
  )
  .cite({ document: "arithmetic", mark: "known" })
  .done();

/** What a height of water adds to the pressure at its foot, and what is left upstairs of that at the street. */
export const waterHead = formula("waterHead", "services")
  .amount("streetPressure", "psi", { ...plausible(1, 1000), metric: "kPa" })
  .amount("waterRise", "ft", plausible(0, 2000))
  .step("headLoss", "psi", (v) => 0.433 * v.waterRise, "[0.433|9.79472] × {waterRise}", {
    output: true,
    metric: "kPa",
  })
  .refuse("waterRise", "headTooHigh", (v) => v.headLoss > v.streetPressure)
  .step("pressureLeft", "psi", (v) => v.streetPressure - v.headLoss, "{streetPressure} − {headLoss}", {
    output: true,
    metric: "kPa",
  })
  .cite({ document: "practice", section: "0.433 psi/ft", mark: "known" })
  .assume("headOnly")
  .done();

/** Feet and inches added, taken off, multiplied and divided, to the 16th on the tape. */
export const tapeSum = formula("tapeSum", "lumber")
  .list("addedLengths", "ft", { ...plausible(0.001, 100_000), most: 24 })
  .list("takenLengths", "ft", { ...plausible(0.001, 100_000), most: 24 })
  .count("tapeTimes", { ...plausible(1, 10_000), default: 1 })
  .count("tapeParts", { ...plausible(1, 10_000), default: 1 })
  .refuse("addedLengths", "noLengths", (v) => v.addedLengths.length === 0)
  .step("addedSum", "ft", (v) => v.addedLengths.reduce((sum, each) => sum + each, 0), "{addedLengths}")
  .step("takenSum", "ft", (v) => v.takenLengths.reduce((sum, each) => sum + each, 0), "{takenLengths}", {
    shown: (v) => v.takenLengths.length > 0,
  })
  .refuse("takenLengths", "takenTooLong", (v) => v.takenSum >= v.addedSum)
  .step(
    "tapeTotal",
    "ft",
    (v) => ((v.addedSum - v.takenSum) * v.tapeTimes) / v.tapeParts,
    "({addedSum} − {takenSum}) × {tapeTimes} ÷ {tapeParts}",
    OUT,
  )
  .step("lengthInches", "in", (v) => v.tapeTotal * 12, "{tapeTotal} × [12|1,000]", OUT)
  .step("lengthMm", "mm", (v) => v.tapeTotal * 304.8, "{tapeTotal} × [304.8|1,000]", OUT)
  .cite({ document: "arithmetic", mark: "known" })
  .done();
