import { formula } from "../define.ts";
import { plausible } from "../limits.ts";

/** A leaning ladder: the foot stands a quarter of the working length (ft) out, the rails 3 ft above a landing. */
export const ladder = formula("ladder", "safety")
  .amount("workingLength", "ft", plausible(4, 60))
  .step("baseOffset", "ft", (v) => v.workingLength / 4, "{workingLength} ÷ 4", { output: true })
  .step("angle", "deg", () => (Math.acos(1 / 4) * 180) / Math.PI, "acos(1 ÷ 4)", { output: true })
  .step(
    "supportHeight",
    "ft",
    (v) => Math.sqrt(v.workingLength ** 2 - v.baseOffset ** 2),
    "√(({workingLength})² − ({baseOffset})²)",
    { output: true },
  )
  .step("railLength", "ft", (v) => v.workingLength + 3, "{workingLength} + [3|0.9144]", { output: true })
  .cite({ document: "osha", section: "1926.1053(b)(1), (b)(5)(i)", mark: "known" })
  .assume("ladderRails", "ladderCare")
  .done();
