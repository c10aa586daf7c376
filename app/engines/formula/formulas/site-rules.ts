import { formula } from "../define.ts";
import { plausible } from "../limits.ts";
import { printNumber } from "../quantity/print.ts";
import { roundUp } from "../round-up.ts";
import {
  AIR_LIMITS,
  DEW_MARGIN_F,
  EXTINGUISHER,
  FEW_WORKERS,
  HIGHEST_LINE_KV,
  lineClearance,
  SUBSTANCES,
  workersEach,
} from "../tables/site-limits.ts";

/** Toilet seats and urinals of a site by its workers: 29 CFR 1926.51(c)(1), table D-1. */
export const siteToilets = formula("siteToilets", "safety")
  .count("workers", plausible(1, 100_000))
  .step(
    "toiletSeats",
    "one",
    (v) => (v.workers <= FEW_WORKERS ? 1 : roundUp(v.workers / workersEach(v.workers))),
    (v) => (v.workers <= FEW_WORKERS ? "1" : `⌈{workers} ÷ ${workersEach(v.workers)}⌉`),
    { output: true },
  )
  .step(
    "urinals",
    "one",
    (v) => (v.workers <= FEW_WORKERS ? 0 : roundUp(v.workers / workersEach(v.workers))),
    (v) => (v.workers <= FEW_WORKERS ? "0" : `⌈{workers} ÷ ${workersEach(v.workers)}⌉`),
    { output: true },
  )
  .cite({ document: "osha", section: "1926.51(c)(1)", mark: "known" })
  .assume("mobileCrews")
  .done();

/** Fire extinguishers rated 2A for a floor in ft²: 29 CFR 1926.150(c)(1)(i). */
export const extinguishers = formula("extinguishers", "safety")
  .amount("floorArea", "ft2", plausible(1, 10_000_000))
  .step(
    "extinguishers",
    "one",
    (v) => roundUp(v.floorArea / EXTINGUISHER.areaFt2),
    `⌈{floorArea} ÷ [${EXTINGUISHER.areaFt2}|278.709]⌉`,
    { output: true },
  )
  .look("extinguisherTravel", "ft", () => EXTINGUISHER.travelFt, "1926.150(c)(1)(i)", { output: true })
  .cite({ document: "osha", section: "1926.150(c)(1)", mark: "known" })
  .assume("extinguisherFloors")
  .done();

/** How far equipment stays from an energized line, in ft by its kV: 29 CFR 1926.1408, table A. Refused above 1000 kV. */
export const powerLine = formula("powerLine", "safety")
  .amount("lineVoltage", "kV", { min: 0.1, max: HIGHEST_LINE_KV, reason: "lineVoltage" })
  .look("lineClearance", "ft", (v) => lineClearance(v.lineVoltage), "1926.1408, A: {lineVoltage}", {
    output: true,
  })
  .cite({ document: "osha", section: "1926.1408, table A", mark: "checked" })
  .assume("lineLive", "lineAbove350")
  .done();

/**
 * An eight-hour average of air samples in µg/m³, each with the hours it stands for, against 29 CFR 1926.1153 (silica) or
 * 1926.62 (lead). Refused unless there are as many hours as levels, 24 together at most.
 */
export const airSampling = formula("airSampling", "safety")
  .choice("substance", SUBSTANCES)
  .list("airLevels", "one", { ...plausible(0, 1_000_000), most: 12 })
  .list("airHours", "one", { ...plausible(0, 24), most: 12 })
  .refuse("airLevels", "noSamples", (v) => v.airLevels.length === 0)
  .refuse("airHours", "samplesDiffer", (v) => v.airHours.length !== v.airLevels.length)
  .refuse("airHours", "dayTooLong", (v) => v.airHours.reduce((sum, hours) => sum + hours, 0) > 24 + 1e-9)
  .look(
    "airAverage",
    "one",
    (v) => v.airLevels.reduce((sum, level, n) => sum + level * (v.airHours[n] ?? 0), 0) / 8,
    (v) => {
      const products = v.airLevels.map(
        (level, n) => `${printNumber(level)} × ${printNumber(v.airHours[n] ?? 0)}`,
      );
      return `(${products.join(" + ")}) ÷ 8`;
    },
    { output: true },
  )
  .look(
    "actionLevel",
    "one",
    (v) => AIR_LIMITS[v.substance].action,
    (v) => AIR_LIMITS[v.substance].section,
  )
  .look(
    "exposureLimit",
    "one",
    (v) => AIR_LIMITS[v.substance].limit,
    (v) => AIR_LIMITS[v.substance].section,
  )
  .verdict(
    "atActionLevel",
    (v) => v.airAverage >= v.actionLevel - 1e-9,
    (v) => `{airAverage} ${v.airAverage >= v.actionLevel - 1e-9 ? "≥" : "<"} {actionLevel}`,
    { output: true },
  )
  .verdict(
    "overExposed",
    (v) => v.airAverage > v.exposureLimit + 1e-9,
    (v) => `{airAverage} ${v.airAverage > v.exposureLimit + 1e-9 ? ">" : "≤"} {exposureLimit}`,
    { output: true },
  )
  .cite(
    { document: "osha", section: "1926.1153", mark: "known" },
    { document: "osha", section: "1926.62", mark: "known" },
  )
  .assume("unsampledHours", "leadLongShift")
  .done();

/** Whether a surface is far enough above the dew point to be painted, both in °F. */
export const paintSurface = formula("paintSurface", "finishes")
  .inItsUnits()
  .amount("surfaceTemperature", "F", plausible(-60, 200))
  .amount("dewPoint", "F", plausible(-60, 120))
  .step(
    "dewMargin",
    "one",
    (v) => v.surfaceTemperature - v.dewPoint,
    "{surfaceTemperature:n} − {dewPoint:n}",
    { output: true },
  )
  .verdict("paintable", (v) => v.dewMargin >= DEW_MARGIN_F - 1e-9, `{dewMargin} ≥ ${DEW_MARGIN_F}`, {
    output: true,
  })
  .cite({ document: "practice", mark: "known" })
  .assume("paintLabel")
  .done();
