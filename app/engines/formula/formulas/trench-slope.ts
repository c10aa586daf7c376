import { formula } from "../define.ts";
import { plausible } from "../limits.ts";
import { SOIL_SLOPE, SOILS } from "../tables/soils.ts";

/** Sloped sides of a trench by soil: depth and bottom width in ft; setback and top width in ft. */
export const trenchSlope = formula("trenchSlope", "safety")
  .choice("soil", SOILS)
  .amount("trenchDepth", "ft", { min: 0.5, max: 20, reason: "trenchEngineer" })
  .amount("bottomWidth", "ft", plausible(0.5, 200))
  .look("slopeRatio", "ratio", (v) => SOIL_SLOPE[v.soil], "{soil}", { output: true })
  .step("setback", "ft", (v) => v.trenchDepth * v.slopeRatio, "{trenchDepth} × {slopeRatio}", {
    output: true,
  })
  .step("topWidth", "ft", (v) => v.bottomWidth + 2 * v.setback, "{bottomWidth} + 2 × {setback}", {
    output: true,
  })
  .step("maxAngle", "deg", (v) => 90 - (Math.atan(v.slopeRatio) * 180) / Math.PI, "90 − atan({slopeRatio})", {
    output: true,
  })
  .cite({ document: "osha", section: "1926 Subpart P, appendix B, table B-1", mark: "known" })
  .assume("trenchCompetent", "trenchSpoil", "trenchLayers")
  .done();
