import { type Definition, formula } from "../define.ts";
import type { FormulaId } from "../formula.types.ts";
import { plausible } from "../limits.ts";
import { SPAN_FT, withBeamVerdict, withSection } from "./beam-section.ts";

const underLoad = (id: FormulaId) =>
  formula(id, "beam")
    .amount("pointLoad", "lb", { ...plausible(1, 1_000_000), metric: "kN" })
    .amount("span", "ft", SPAN_FT);

const withMoment = <V extends { pointLoad: number; span: number }>(definition: Definition<V>) =>
  definition
    .step("moment", "lbft", (v) => (v.pointLoad * v.span) / 4, "{pointLoad} × {span} ÷ 4", { output: true })
    .step("shear", "lb", (v) => v.pointLoad / 2, "{pointLoad} ÷ 2", { output: true, metric: "kN" });

/** Moment and shear of a simple span with one load in lb at its middle: M = PL/4, V = P/2. No section is asked for. */
export const beamPointMoment = withMoment(underLoad("beamPointMoment"))
  .cite({ document: "mechanics", mark: "known" })
  .assume("beamSpan", "beamEngineer")
  .done();

/** The same with its section: Δ = PL³/48EI (L in in). */
export const beamPoint = withBeamVerdict(
  withMoment(withSection(underLoad("beamPoint"))).step(
    "deflection",
    "in",
    (v) => (v.pointLoad * (v.span * 12) ** 3) / (48 * v.modulus * v.inertia),
    "{pointLoad}[| × 1,000] × ({span} × [12|1,000])³ ÷ (48 × {modulus} × {inertia}[| × 10,000])",
    { output: true },
  ),
).done();
