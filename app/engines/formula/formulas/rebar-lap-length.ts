import { formula } from "../define.ts";
import { plausible } from "../limits.ts";
import { BAR_NUMBERS, BARS } from "../tables/bars.ts";

/** The length of one lap, in bar diameters. */
export const rebarLapLength = formula("rebarLapLength", "rebar")
  .choice("bar", BAR_NUMBERS)
  .count("lapDiameters", { ...plausible(20, 100), default: 40 })
  .look("barDiameter", "in", (v) => BARS[v.bar].diameter, "#{bar}")
  .step("lap", "in", (v) => v.lapDiameters * v.barDiameter, "{lapDiameters} × {barDiameter}", {
    output: true,
  })
  .cite({ document: "astmA615", mark: "checked" }, { document: "practice", mark: "known" })
  .assume("lapByDesign")
  .done();
