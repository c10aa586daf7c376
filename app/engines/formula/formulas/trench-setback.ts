import { formula } from "../define.ts";
import { SOIL_SLOPE, SOILS } from "../tables/soils.ts";

/** How far back the sides of a trench slope by soil: depth and setback in ft. */
export const trenchSetback = formula("trenchSetback", "safety")
  .choice("soil", SOILS)
  .amount("trenchDepth", "ft", { min: 0.5, max: 20, reason: "trenchEngineer" })
  .look("slopeRatio", "ratio", (v) => SOIL_SLOPE[v.soil], "{soil}", { output: true })
  .step("setback", "ft", (v) => v.trenchDepth * v.slopeRatio, "{trenchDepth} × {slopeRatio}", {
    output: true,
  })
  .step("maxAngle", "deg", (v) => 90 - (Math.atan(v.slopeRatio) * 180) / Math.PI, "90 − atan({slopeRatio})", {
    output: true,
  })
  .cite({ document: "osha", section: "1926 Subpart P, appendix B, table B-1", mark: "known" })
  .assume("trenchCompetent", "trenchSpoil", "trenchLayers")
  .done();
