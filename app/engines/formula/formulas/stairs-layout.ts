import { formula } from "../define.ts";
import { inches, plausible } from "../limits.ts";
import { roundUp } from "../round-up.ts";
import { STAIR_LIMITS } from "../tables/stair-limits.ts";

const { maxRiser, minTread, flight } = STAIR_LIMITS.IRC;

/** A straight flight from its total rise, all in in: as few equal risers as the limit allows, a tread less than risers. */
export const stairsLayout = formula("stairsLayout", "stairs")
  .amount("totalRise", "in", plausible(4, 480))
  .amount("tread", "in", { ...plausible(6, 36), default: minTread })
  .amount("maxRiser", "in", { ...plausible(4, 9.5), default: maxRiser })
  .step(
    "risers",
    "one",
    (v) => Math.max(1, roundUp(v.totalRise / v.maxRiser)),
    "⌈{totalRise} ÷ {maxRiser}⌉",
    {
      output: true,
    },
  )
  .step("riser", "in", (v) => v.totalRise / v.risers, "{totalRise} ÷ {risers}", { output: true })
  .step("treads", "one", (v) => v.risers - 1, "{risers} − 1", { output: true })
  .step("totalRun", "in", (v) => v.treads * v.tread, "{treads} × {tread}", { output: true })
  .step("stringer", "in", (v) => Math.hypot(v.totalRun, v.totalRise), "√(({totalRun})² + ({totalRise})²)", {
    output: true,
  })
  .step("angle", "deg", (v) => (Math.atan2(v.riser, v.tread) * 180) / Math.PI, "atan({riser} ÷ {tread})", {
    output: true,
  })
  .step("stepComfort", "in", (v) => 2 * v.riser + v.tread, "2 × {riser} + {tread}")
  .verdict("riserOk", (v) => v.riser <= maxRiser + 1e-9, `{riser} ≤ ${inches(maxRiser)}`)
  .verdict("treadOk", (v) => v.tread >= minTread, `{tread} ≥ ${inches(minTread)}`)
  .verdict("flightOk", (v) => v.totalRise <= flight, `{totalRise} ≤ ${inches(flight)}`)
  .verdict("complies", (v) => v.riserOk && v.treadOk && v.flightOk, "{riserOk} ∧ {treadOk} ∧ {flightOk}", {
    output: true,
  })
  .cite(
    { document: "irc", section: "R311.7.5", edition: "2018", mark: "checked" },
    { document: "irc", section: "R311.7.3", edition: "2018", mark: "known" },
  )
  .assume("stairsEqual", "stairsComfort")
  .done();
