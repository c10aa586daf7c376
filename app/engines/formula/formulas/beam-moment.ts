import { formula } from "../define.ts";
import { plausible } from "../limits.ts";

const SPAN_FT = plausible(0.5, 60);

/** Moment and shear of a simple span under a uniform load in lb/ft: M = wL²/8, V = wL/2. The section is not asked for. */
export const beamMoment = formula("beamMoment", "beam")
  .amount("load", "plf", plausible(1, 50_000))
  .amount("span", "ft", SPAN_FT)
  .step("moment", "lbft", (v) => (v.load * v.span ** 2) / 8, "{load} × ({span})² ÷ 8", { output: true })
  .step("shear", "lb", (v) => (v.load * v.span) / 2, "{load} × {span} ÷ 2", { output: true })
  .cite({ document: "mechanics", mark: "known" })
  .assume("beamSpan", "beamEngineer")
  .done();

/** The same with one load in lb at midspan: M = PL/4, V = P/2. */
export const beamPointMoment = formula("beamPointMoment", "beam")
  .amount("pointLoad", "lb", plausible(1, 1_000_000))
  .amount("span", "ft", SPAN_FT)
  .step("moment", "lbft", (v) => (v.pointLoad * v.span) / 4, "{pointLoad} × {span} ÷ 4", { output: true })
  .step("shear", "lb", (v) => v.pointLoad / 2, "{pointLoad} ÷ 2", { output: true })
  .cite({ document: "mechanics", mark: "known" })
  .assume("beamSpan", "beamEngineer")
  .done();
