import { type Definition, formula } from "../define.ts";
import type { FormulaId } from "../formula.types.ts";
import { plausible } from "../limits.ts";
import { SPAN_FT, withBeamVerdict, withSection } from "./beam-section.ts";

const underLoad = (id: FormulaId) =>
  formula(id, "beam").amount("load", "plf", plausible(1, 50_000)).amount("span", "ft", SPAN_FT);

const withMoment = <V extends { load: number; span: number }>(definition: Definition<V>) =>
  definition
    .step("moment", "lbft", (v) => (v.load * v.span ** 2) / 8, "{load} × ({span})² ÷ 8", { output: true })
    .step("shear", "lb", (v) => (v.load * v.span) / 2, "{load} × {span} ÷ 2", {
      output: true,
      metric: "kN",
    });

/** Moment and shear of a simple span under a uniform load in lb/ft: M = wL²/8, V = wL/2. The section is not asked for. */
export const beamMoment = withMoment(underLoad("beamMoment"))
  .cite({ document: "mechanics", mark: "known" })
  .assume("beamSpan", "beamEngineer")
  .done();

/** The same with its section: Δ = 5wL⁴/384EI (w in lb/in, L in in). */
export const beamUniform = withBeamVerdict(
  withMoment(withSection(underLoad("beamUniform"))).step(
    "deflection",
    "in",
    (v) => (5 * (v.load / 12) * (v.span * 12) ** 4) / (384 * v.modulus * v.inertia),
    "5 × ({load} ÷ [12|1]) × ({span} × [12|1,000])⁴ ÷ (384 × {modulus} × {inertia}[| × 10,000])",
    { output: true },
  ),
).done();
