import { formula } from "../define.ts";
import { BAR_NUMBERS, BARS } from "../tables/bars.ts";

/** What a bar of a number is: diameter in, area in², weight lb/ft. */
export const rebarBar = formula("rebarBar", "rebar")
  .choice("bar", BAR_NUMBERS)
  .look("barDiameter", "in", (v) => BARS[v.bar].diameter, "#{bar}", { output: true })
  .look("barArea", "in2", (v) => BARS[v.bar].area, "#{bar}", { output: true })
  .look("barWeight", "plf", (v) => BARS[v.bar].weight, "#{bar}", { output: true, metric: "kgm" })
  .cite({ document: "astmA615", mark: "checked" })
  .done();
