import { formula } from "../define.ts";
import { inches, plausible } from "../limits.ts";
import { roundUp } from "../round-up.ts";

/** An accessible ramp for a rise in in: runs of 30 in at most at 1:12, level landings of 5 ft between and at both ends. */
export const rampLayout = formula("rampLayout", "access")
  .amount("rise", "in", plausible(0.25, 600))
  .step("runs", "one", (v) => roundUp(v.rise / 30), "⌈{rise} ÷ [30|762]⌉", { output: true })
  .step("minRun", "ft", (v) => (v.rise * 12) / 12, "{rise} × 12 ÷ [12|1,000]", { output: true })
  .step("landings", "one", (v) => v.runs + 1, "{runs} + 1", { output: true })
  .step("rampTotal", "ft", (v) => v.minRun + v.landings * 5, "{minRun} + {landings} × [5|1.524]", {
    output: true,
  })
  .verdict("handrails", (v) => v.rise > 6, `{rise} > ${inches(6)}`, { output: true })
  .cite({ document: "ada", section: "405.2, 405.6, 405.7, 405.8", edition: "2010", mark: "known" })
  .assume("rampWidth")
  .done();
