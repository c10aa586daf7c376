import { formula } from "../define.ts";
import { inches, plausible } from "../limits.ts";

/** One run of an accessible ramp, rise and run in in: 1:12 at most (ADA 405.2), 30 in of rise at most (405.6). */
export const rampCheck = formula("rampCheck", "access")
  .amount("rise", "in", plausible(0.25, 600))
  .amount("rampRun", "in", plausible(1, 12_000))
  .step("runPerRise", "one", (v) => v.rampRun / v.rise, "{rampRun} ÷ {rise}", { output: true })
  .step("grade", "pct", (v) => (v.rise / v.rampRun) * 100, "{rise} ÷ {rampRun}", { output: true })
  .step("angle", "deg", (v) => (Math.atan(v.rise / v.rampRun) * 180) / Math.PI, "atan({rise} ÷ {rampRun})", {
    output: true,
  })
  .verdict("slopeOk", (v) => v.runPerRise >= 12 - 1e-9, "1:{runPerRise} ≤ 1:12", { output: true })
  .verdict("riseOk", (v) => v.rise <= 30, `{rise} ≤ ${inches(30)}`, { output: true })
  .verdict("complies", (v) => v.slopeOk && v.riseOk, "{slopeOk} ∧ {riseOk}", { output: true })
  .verdict("handrails", (v) => v.rise > 6, `{rise} > ${inches(6)}`, { output: true })
  .cite({ document: "ada", section: "405.2, 405.6, 405.8", edition: "2010", mark: "known" })
  .assume("rampWidth")
  .done();
