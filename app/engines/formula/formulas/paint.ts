import { type Definition, formula } from "../define.ts";
import type { LabelId } from "../formula.types.ts";
import { AREA_FT2, LENGTH_FT, OPENINGS_FT2, plausible } from "../limits.ts";
import { convert } from "../quantity/units.ts";
import { roundUp } from "../round-up.ts";

/** From the area in ft², which stands in `area`, to what is bought: coverage in ft² a gallon, by the whole gallon. */
const withGallons = <K extends LabelId, V extends Record<K, number>>(definition: Definition<V>, area: K) =>
  definition
    .count("coats", { ...plausible(1, 6), default: 2 })
    .amount("coverage", "ft2PerGal", { ...plausible(50, 800), default: 350 })
    .step("gallons", "gal", (v) => (v[area] * v.coats) / v.coverage, `{${area}} × {coats} ÷ {coverage}`, {
      output: true,
    })
    .step("gallonsToBuy", "gal", (v) => roundUp(v.gallons), "⌈{gallons}⌉", { output: true, only: "us" })
    .step("litersToBuy", "L", (v) => roundUp(convert(v.gallons, "gal", "L")), "⌈{gallons}⌉", {
      output: true,
      only: "metric",
    })
    .cite({ document: "practice", mark: "known" })
    .assume("paintCoverage");

/** Paint for walls: perimeter and height in ft. */
export const paint = withGallons(
  formula("paint", "finishes")
    .amount("perimeter", "ft", LENGTH_FT)
    .amount("height", "ft", plausible(1, 200))
    .amount("openings", "ft2", OPENINGS_FT2)
    .step(
      "netArea",
      "ft2",
      (v) => v.perimeter * v.height - v.openings,
      "{perimeter} × {height} − {openings}",
      { output: true },
    )
    .refuse("openings", "openingsTooLarge", (v) => v.netArea <= 0),
  "netArea",
).done();

/** Paint for an area in ft². */
export const paintArea = withGallons(
  formula("paintArea", "finishes").amount("area", "ft2", AREA_FT2),
  "area",
).done();
