import type { Definition } from "../define.ts";
import { plausible } from "../limits.ts";

/** Stiffness of Douglas fir-larch No. 2, psi. */
const DOUGLAS_FIR_PSI = 1_600_000;

export const SPAN_FT = plausible(0.5, 60);

/** What beams of a rectangular section have in common: actual width and depth in in, E in psi. */
export const withSection = <V>(definition: Definition<V>) =>
  definition
    .amount("beamWidth", "in", plausible(0.5, 36))
    .amount("beamDepth", "in", plausible(1, 60))
    .amount("modulus", "psi", { ...plausible(100_000, 30_000_000), default: DOUGLAS_FIR_PSI })
    .count("deflectionLimit", { ...plausible(120, 960), default: 360 })
    .step(
      "sectionModulus",
      "in3",
      (v) => (v.beamWidth * v.beamDepth ** 2) / 6,
      "{beamWidth} × ({beamDepth})² ÷ [6|6,000]",
      {
        output: true,
      },
    )
    .step(
      "inertia",
      "in4",
      (v) => (v.beamWidth * v.beamDepth ** 3) / 12,
      "{beamWidth} × ({beamDepth})³ ÷ [12|120,000]",
      {
        output: true,
      },
    );

/** Bending stress and the deflection beside its limit, after `moment` and `deflection`. */
export const withBeamVerdict = <
  V extends {
    moment: number;
    sectionModulus: number;
    deflection: number;
    span: number;
    deflectionLimit: number;
  },
>(
  definition: Definition<V>,
) =>
  definition
    .step(
      "bendingStress",
      "psi",
      (v) => (v.moment * 12) / v.sectionModulus,
      "{moment} × [12|1,000] ÷ {sectionModulus}",
      {
        output: true,
      },
    )
    .step("spanRatio", "one", (v) => (v.span * 12) / v.deflection, "{span} × [12|1,000] ÷ {deflection}", {
      output: true,
    })
    .verdict(
      "deflectionOk",
      (v) => v.spanRatio >= v.deflectionLimit - 1e-9,
      "L/{spanRatio} ≤ L/{deflectionLimit}",
      {
        output: true,
      },
    )
    .cite(
      { document: "mechanics", mark: "known" },
      { document: "irc", section: "R301.7", edition: "2021", mark: "known" },
    )
    .assume("beamSimple", "beamActual", "beamEngineer");
