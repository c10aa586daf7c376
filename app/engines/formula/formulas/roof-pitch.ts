import { formula } from "../define.ts";
import { plausible } from "../limits.ts";

/** What a pitch makes of a plan: slope length √(1 + p²) and, along a hip or valley, √(2 + p²) for each foot of run. */
export const roofPitch = formula("roofPitch", "roofing")
  .amount("pitch", "per12", plausible(0, 24))
  .step("pitchFactor", "one", (v) => Math.hypot(1, v.pitch / 12), "√(1 + ({pitch})²)", { output: true })
  .step("hipFactor", "one", (v) => Math.sqrt(2 + (v.pitch / 12) ** 2), "√(2 + ({pitch})²)", { output: true })
  .step("angle", "deg", (v) => (Math.atan(v.pitch / 12) * 180) / Math.PI, "atan({pitch})", { output: true })
  .cite({ document: "geometry", mark: "known" })
  .done();
