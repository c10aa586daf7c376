import { formula } from "../define.ts";
import { plausible } from "../limits.ts";

/** A ladder from the height of what it leans on (ft): its foot stands a quarter of its working length out. */
export const ladderHeight = formula("ladderHeight", "safety")
  .amount("supportHeight", "ft", plausible(4, 58))
  .step("workingLength", "ft", (v) => (v.supportHeight * 4) / Math.sqrt(15), "{supportHeight} × 4 ÷ √(15)", {
    output: true,
  })
  .step("baseOffset", "ft", (v) => v.workingLength / 4, "{workingLength} ÷ 4", { output: true })
  .step("baseByHeight", "ft", (v) => v.supportHeight / 4, "{supportHeight} ÷ 4", { output: true })
  .step("railLength", "ft", (v) => v.workingLength + 3, "{workingLength} + [3|0.9144]", { output: true })
  .cite({ document: "osha", section: "1926.1053(b)(1), (b)(5)(i)", mark: "known" })
  .assume("ladderRails", "ladderCare")
  .done();
