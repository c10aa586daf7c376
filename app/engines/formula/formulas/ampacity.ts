import { formula } from "../define.ts";
import { plausible } from "../limits.ts";
import { convert } from "../quantity/units.ts";
import {
  ambientFactorOf,
  ampacityOf,
  bundleFactorOf,
  HOTTEST_C,
  RATINGS_C,
  SMALL_BREAKERS,
} from "../tables/ampacity.ts";
import { CONDUCTOR_SIZES } from "../tables/circular-mils.ts";
import { METALS } from "../tables/resistivity.ts";

const celsius = (fahrenheit: number) => convert(fahrenheit, "F", "C");

/**
 * What a conductor may carry, in A: NEC 2023 table 310.16 by size, metal and the °C of its insulation or terminals, less
 * what heat (table 310.15(B)(1)(1), surroundings in °F) and bundling (table 310.15(C)(1)) take off; for small conductors
 * the largest breaker too, 240.4(D). Refused where the tables have no such conductor or no such heat.
 */
export const ampacity = formula("ampacity", "electrical")
  .choice("wire", CONDUCTOR_SIZES)
  .choice("metal", METALS, "Cu")
  .choice("rating", RATINGS_C, "75")
  .amount("ambient", "F", {
    min: -40,
    max: convert(HOTTEST_C, "C", "F"),
    reason: "ambient",
    default: 86,
  })
  .count("carrying", { ...plausible(1, 100), default: 3 })
  .refuse("wire", "noSuchConductor", (v) => ampacityOf(v.metal, v.wire, v.rating) === undefined)
  .look(
    "tableAmpacity",
    "A",
    (v) => ampacityOf(v.metal, v.wire, v.rating) ?? 0,
    "{wire}, {metal}, {rating} °C",
    { output: true },
  )
  .refuse("ambient", "tooHot", (v) => ambientFactorOf(celsius(v.ambient), v.rating) === 0)
  .look(
    "ambientFactor",
    "one",
    (v) => ambientFactorOf(celsius(v.ambient), v.rating),
    "{ambient}, {rating} °C",
  )
  .look("bundleFactor", "one", (v) => bundleFactorOf(v.carrying), "{carrying}")
  .step(
    "ampacityFactor",
    "one",
    (v) => v.ambientFactor * v.bundleFactor,
    "{ambientFactor} × {bundleFactor}",
    { output: true },
  )
  .step("ampacity", "A", (v) => v.tableAmpacity * v.ampacityFactor, "{tableAmpacity} × {ampacityFactor}", {
    output: true,
  })
  .look("largestBreaker", "A", (v) => SMALL_BREAKERS[v.metal][v.wire] ?? 0, "240.4(D), {wire} AWG, {metal}", {
    output: true,
    shown: (v) => SMALL_BREAKERS[v.metal][v.wire] !== undefined,
  })
  .cite(
    { document: "nec", section: "table 310.16", edition: "2023", mark: "checked" },
    { document: "nec", section: "tables 310.15(B)(1)(1), 310.15(C)(1)", edition: "2023", mark: "known" },
    { document: "nec", section: "240.4(D), 110.14(C)", edition: "2023", mark: "checked" },
  )
  .assume("terminals", "continuousLoad")
  .done();
