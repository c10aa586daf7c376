import { formula } from "../define.ts";
import { plausible } from "../limits.ts";
import { withBeamVerdict, withSection } from "./beam-section.ts";

/** A simple span with one load in lb at its middle: M = PL/4, V = P/2, Δ = PL³/48EI (L in in). */
export const beamPoint = withBeamVerdict(
  withSection(formula("beamPoint", "beam").amount("pointLoad", "lb", plausible(1, 1_000_000)))
    .step("moment", "lbft", (v) => (v.pointLoad * v.span) / 4, "{pointLoad} × {span} ÷ 4", { output: true })
    .step("shear", "lb", (v) => v.pointLoad / 2, "{pointLoad} ÷ 2", { output: true })
    .step(
      "deflection",
      "in",
      (v) => (v.pointLoad * (v.span * 12) ** 3) / (48 * v.modulus * v.inertia),
      "{pointLoad} × ({span} × 12)³ ÷ (48 × {modulus} × {inertia})",
      { output: true },
    ),
).done();
