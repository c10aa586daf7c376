import { formula } from "../define.ts";
import { plausible } from "../limits.ts";

/** A common rafter: span in ft, overhang (level) and ridge thickness in in. */
export const roofRafter = formula("roofRafter", "roofing")
  .amount("span", "ft", plausible(2, 200))
  .amount("pitch", "per12", plausible(0, 24))
  .amount("overhang", "in", { ...plausible(0, 96), default: 0 })
  .amount("ridge", "in", { ...plausible(0, 12), default: 1.5 })
  .step("rafterRun", "ft", (v) => (v.span - v.ridge / 12) / 2, "({span} − {ridge} ÷ [12|1,000]) ÷ 2", {
    output: true,
  })
  .step("rafterRise", "ft", (v) => (v.rafterRun * v.pitch) / 12, "{rafterRun} × {pitch}", { output: true })
  .step("pitchFactor", "one", (v) => Math.hypot(1, v.pitch / 12), "√(1 + ({pitch})²)")
  .step("rafterToPlate", "ft", (v) => v.rafterRun * v.pitchFactor, "{rafterRun} × {pitchFactor}", {
    output: true,
  })
  .step(
    "rafterTail",
    "ft",
    (v) => (v.overhang / 12) * v.pitchFactor,
    "({overhang} ÷ [12|1,000]) × {pitchFactor}",
  )
  .step("rafterTotal", "ft", (v) => v.rafterToPlate + v.rafterTail, "{rafterToPlate} + {rafterTail}", {
    output: true,
  })
  .cite({ document: "geometry", mark: "known" })
  .assume("rafterCuts")
  .done();
