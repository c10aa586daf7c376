import { formula } from "../define.ts";
import { CLIMATE_ZONES, INSULATION, type Layers } from "../tables/insulation.ts";

/** 20; 13+5ci: R-13 in the cavities and R-5 unbroken over the framing. */
const layersText = ([cavity, continuous]: Layers) =>
  continuous > 0 ? `${cavity}+${continuous}ci` : `${cavity}`;

/** The least R-values of a dwelling's ceiling, wood-framed wall and floor by its climate zone: IRC 2021, N1102.1.3. */
export const insulationNeeded = formula("insulationNeeded", "finishes")
  .choice("climateZone", CLIMATE_ZONES)
  .look("ceilingR", "one", (v) => INSULATION[v.climateZone].ceiling, "N1102.1.3, {climateZone}", {
    output: true,
  })
  .look("ceilingR2018", "one", (v) => INSULATION[v.climateZone].ceiling2018, "2018, {climateZone}", {
    output: true,
  })
  .word("wallR", (v) => INSULATION[v.climateZone].walls.map(layersText), "N1102.1.3, {climateZone}", {
    output: true,
  })
  .look("floorR", "one", (v) => INSULATION[v.climateZone].floor, "N1102.1.3, {climateZone}", { output: true })
  .cite({ document: "irc", section: "N1102.1.3", edition: "2021", mark: "checked" })
  .assume("continuousInsulation", "anyWall")
  .done();
