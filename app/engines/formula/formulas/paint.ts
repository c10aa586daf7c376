import { formula } from "../define.ts";
import { LENGTH_FT, OPENINGS_FT2, plausible } from "../limits.ts";
import { roundUp } from "../round-up.ts";

/** Paint for walls: perimeter and height in ft, coverage in ft² a gallon; bought by the whole gallon. */
export const paint = formula("paint", "finishes")
  .amount("perimeter", "ft", LENGTH_FT)
  .amount("height", "ft", plausible(1, 200))
  .amount("openings", "ft2", OPENINGS_FT2)
  .count("coats", { ...plausible(1, 6), default: 2 })
  .amount("coverage", "ft2PerGal", { ...plausible(50, 800), default: 350 })
  .step("netArea", "ft2", (v) => v.perimeter * v.height - v.openings, "{perimeter} × {height} − {openings}", {
    output: true,
  })
  .refuse("openings", "openingsTooLarge", (v) => v.netArea <= 0)
  .step("gallons", "gal", (v) => (v.netArea * v.coats) / v.coverage, "{netArea} × {coats} ÷ {coverage}", {
    output: true,
  })
  .step("gallonsToBuy", "gal", (v) => roundUp(v.gallons), "⌈{gallons}⌉", { output: true })
  .cite({ document: "practice", mark: "known" })
  .assume("paintCoverage")
  .done();
