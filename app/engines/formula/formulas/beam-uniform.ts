import { formula } from "../define.ts";
import { plausible } from "../limits.ts";
import { withBeamVerdict, withSection } from "./beam-section.ts";

/** A simple span under a uniform load in lb/ft: M = wL²/8, V = wL/2, Δ = 5wL⁴/384EI (w in lb/in, L in in). */
export const beamUniform = withBeamVerdict(
  withSection(formula("beamUniform", "beam").amount("load", "plf", plausible(1, 50_000)))
    .step("moment", "lbft", (v) => (v.load * v.span ** 2) / 8, "{load} × ({span})² ÷ 8", { output: true })
    .step("shear", "lb", (v) => (v.load * v.span) / 2, "{load} × {span} ÷ 2", { output: true })
    .step(
      "deflection",
      "in",
      (v) => (5 * (v.load / 12) * (v.span * 12) ** 4) / (384 * v.modulus * v.inertia),
      "5 × ({load} ÷ 12) × ({span} × 12)⁴ ÷ (384 × {modulus} × {inertia})",
      { output: true },
    ),
).done();
