import { formula } from "../define.ts";
import { plausible } from "../limits.ts";
import {
  DRAIN_SLOPES,
  DRAINAGE_UNITS,
  drainFor,
  LEAST_SERVICE_IN,
  leastFall,
  SUPPLY_UNITS,
  TRAP_ARMS,
  TRAP_SIZES,
} from "../tables/drains.ts";

const FIXTURES = { ...plausible(0, 500), default: 0 };
/** Percent from a fall in in a foot. */
const percent = (fall: number) => (fall / 12) * 100;

/** Fixtures by their units; what there is none of adds nothing. */
function sumOf<K extends string>(
  units: Readonly<Record<K, number>>,
  counts: NoInfer<Readonly<Record<K, number>>>,
): number {
  return (Object.keys(units) as K[]).reduce((sum, id) => sum + units[id] * counts[id], 0);
}
const sumText =
  <K extends string>(units: Readonly<Record<K, number>>) =>
  (counts: Readonly<Record<K, number>>) =>
    (Object.keys(units) as K[])
      .filter((id) => counts[id] > 0)
      .map((id) => `${units[id]} × {${id}}`)
      .join(" + ");

/**
 * Drainage fixture units of a dwelling, and the smallest building drain in in that takes them: IRC table P3004.1, IPC
 * table 710.1(1). Several baths are not reduced as a group. Refused without fixtures and above 6 in.
 */
export const fixtureUnits = formula("fixtureUnits", "services")
  .inItsUnits()
  .count("fullBaths", FIXTURES)
  .count("halfBaths", FIXTURES)
  .count("kitchens", FIXTURES)
  .count("laundries", FIXTURES)
  .count("waterClosets", FIXTURES)
  .count("lavatories", FIXTURES)
  .count("tubs", FIXTURES)
  .count("showers", FIXTURES)
  .count("kitchenSinks", FIXTURES)
  .count("dishwashers", FIXTURES)
  .count("standpipes", FIXTURES)
  .count("laundryTubs", FIXTURES)
  .count("barSinks", FIXTURES)
  .choice("drainFall", DRAIN_SLOPES, "1/4")
  .refuse("fullBaths", "noFixtures", (v) => sumOf(DRAINAGE_UNITS, v) === 0)
  .step("drainageUnits", "one", (v) => sumOf(DRAINAGE_UNITS, v), sumText(DRAINAGE_UNITS), { output: true })
  .verdict(
    "hasToilet",
    (v) => v.fullBaths + v.halfBaths + v.waterClosets > 0,
    "{fullBaths} + {halfBaths} + {waterClosets} > 0",
  )
  .refuse("fullBaths", "noDrain", (v) => drainFor(v.drainageUnits, v.drainFall, v.hasToilet) === undefined)
  .look(
    "drainSize",
    "in",
    (v) => drainFor(v.drainageUnits, v.drainFall, v.hasToilet) ?? 0,
    "{drainageUnits}, {drainFall} in/ft, {hasToilet}",
    { output: true },
  )
  .cite(
    { document: "irc", section: "table P3004.1", edition: "2021", mark: "known" },
    { document: "ipc", section: "table 710.1(1)", edition: "2018", mark: "checked" },
  )
  .assume("toiletFlush", "bathGroups", "otherPlumbingCode")
  .done();

/** The smallest building drain in in for drainage fixture units at a slope: IPC table 710.1(1), 3 in below a water closet. */
export const drainSize = formula("drainSize", "services")
  .inItsUnits()
  .amount("drainageUnits", "one", plausible(0.5, 1000))
  .choice("drainFall", DRAIN_SLOPES, "1/4")
  .flag("hasToilet")
  .refuse(
    "drainageUnits",
    "noDrain",
    (v) => drainFor(v.drainageUnits, v.drainFall, v.hasToilet) === undefined,
  )
  .look(
    "drainSize",
    "in",
    (v) => drainFor(v.drainageUnits, v.drainFall, v.hasToilet) ?? 0,
    "{drainageUnits}, {drainFall} in/ft, {hasToilet}",
    { output: true },
  )
  .cite({ document: "ipc", section: "table 710.1(1)", edition: "2018", mark: "checked" })
  .assume("otherPlumbingCode")
  .done();

/** Water supply fixture units of a dwelling by IRC table P2903.6; its service is 3/4 in at least, P2903.7. */
export const supplyUnits = formula("supplyUnits", "services")
  .inItsUnits()
  .count("fullBaths", FIXTURES)
  .count("waterClosets", FIXTURES)
  .count("lavatories", FIXTURES)
  .count("tubs", FIXTURES)
  .count("showers", FIXTURES)
  .count("kitchenSinks", FIXTURES)
  .count("dishwashers", FIXTURES)
  .count("standpipes", FIXTURES)
  .count("hoseBibbs", FIXTURES)
  .refuse("fullBaths", "noFixtures", (v) => sumOf(SUPPLY_UNITS, v) === 0)
  .step("supplyUnits", "one", (v) => sumOf(SUPPLY_UNITS, v), sumText(SUPPLY_UNITS), { output: true })
  .look("leastService", "in", () => LEAST_SERVICE_IN, "P2903.7", { output: true })
  .cite(
    { document: "irc", section: "table P2903.6", edition: "2021", mark: "known" },
    { document: "irc", section: "P2903.7", edition: "2021", mark: "known" },
  )
  .assume("serviceByLength")
  .done();

/** How far a trap may lie from its vent, in ft, and the least slope of that arm: IRC P3105.1. */
export const trapArm = formula("trapArm", "services")
  .choice("trapSize", TRAP_SIZES)
  .look("longestArm", "ft", (v) => TRAP_ARMS[v.trapSize].most, "P3105.1, {trapSize} in", { output: true })
  .look("leastSlope", "pct", (v) => percent(TRAP_ARMS[v.trapSize].fall), "P3105.1, {trapSize} in", {
    output: true,
  })
  .cite({ document: "irc", section: "P3105.1", edition: "2021", mark: "known" })
  .assume("drainSlope")
  .done();

/** The slope of a drain, in percent, against the least that IRC P3005.3 wants of a pipe of its size, in in. */
export const drainSlopeCheck = formula("drainSlopeCheck", "services")
  .amount("pipeSize", "in", plausible(1, 24))
  .amount("pipeSlope", "pct", plausible(0, 100))
  .look(
    "leastSlope",
    "pct",
    (v) => percent(leastFall(v.pipeSize)),
    (v) => (v.pipeSize <= 2.5 ? "{pipeSize} ≤ [2.5 in|63.5 mm]" : "{pipeSize} > [2.5 in|63.5 mm]"),
    { output: true },
  )
  .verdict("complies", (v) => v.pipeSlope >= v.leastSlope - 1e-9, "{pipeSlope} ≥ {leastSlope}", {
    output: true,
  })
  .cite({ document: "irc", section: "P3005.3", edition: "2021", mark: "known" })
  .assume("drainSlope")
  .done();
