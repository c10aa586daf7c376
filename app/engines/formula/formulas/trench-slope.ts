import { type Definition, formula } from "../define.ts";
import { plausible } from "../limits.ts";
import { SOIL_SLOPE, SOILS } from "../tables/soils.ts";

/** How far back the sides of a trench slope by soil: depth and setback in ft. */
const withSetback = <V>(definition: Definition<V>) =>
  definition
    .choice("soil", SOILS)
    .amount("trenchDepth", "ft", { min: 0.5, max: 20, reason: "trenchEngineer" })
    .look("slopeRatio", "ratio", (v) => SOIL_SLOPE[v.soil], "{soil}", { output: true })
    .step("setback", "ft", (v) => v.trenchDepth * v.slopeRatio, "{trenchDepth} × {slopeRatio}", {
      output: true,
    })
    .cite({ document: "osha", section: "1926 Subpart P, appendix B, table B-1", mark: "known" })
    .assume("trenchCompetent", "trenchSpoil", "trenchLayers");

/** The angle of the sides from the horizontal, the last line of the working. */
const withAngle = <V extends { slopeRatio: number }>(definition: Definition<V>) =>
  definition.step(
    "maxAngle",
    "deg",
    (v) => 90 - (Math.atan(v.slopeRatio) * 180) / Math.PI,
    "90 − atan({slopeRatio})",
    { output: true },
  );

/** The sides of a trench alone: depth and setback in ft. */
export const trenchSetback = withAngle(withSetback(formula("trenchSetback", "safety"))).done();

/** The same with its width: bottom and top in ft. */
export const trenchSlope = withAngle(
  withSetback(formula("trenchSlope", "safety"))
    .amount("bottomWidth", "ft", plausible(0.5, 200))
    .step("topWidth", "ft", (v) => v.bottomWidth + 2 * v.setback, "{bottomWidth} + 2 × {setback}", {
      output: true,
    }),
).done();
