import { type Definition, formula } from "../define.ts";
import type { LabelId } from "../formula.types.ts";
import { AREA_FT2, OPENINGS_FT2, plausible, WASTE } from "../limits.ts";
import { roundUp } from "../round-up.ts";
import { SHEET_FT2, SHEETS } from "../tables/sheets.ts";

/** Sheets for the area in ft² that stands in `area`. */
const withSheets = <K extends LabelId, V extends Record<K, number>>(definition: Definition<V>, area: K) =>
  definition
    .choice("sheet", SHEETS, "4x8")
    .amount("waste", "pct", WASTE)
    .look("sheetArea", "ft2", (v) => SHEET_FT2[v.sheet], "{sheet} ft")
    .step(
      "sheets",
      "one",
      (v) => roundUp((v[area] * (1 + v.waste / 100)) / v.sheetArea),
      `⌈{${area}} × (1 + {waste}) ÷ {sheetArea}⌉`,
      { output: true },
    )
    .cite({ document: "practice", mark: "checked" })
    .assume("drywallOpenings");

/** Sheets, compound, tape and screws for walls (ft) and a ceiling (ft²). The rates are inputs: sources differ. */
export const drywall = withSheets(
  formula("drywall", "finishes")
    .amount("wallLength", "ft", plausible(0, 10_000))
    .amount("height", "ft", plausible(1, 60))
    .amount("ceilingArea", "ft2", { ...plausible(0, 1_000_000), default: 0 })
    .amount("openings", "ft2", OPENINGS_FT2)
    .step(
      "netArea",
      "ft2",
      (v) => v.wallLength * v.height + v.ceilingArea - v.openings,
      "{wallLength} × {height} + {ceilingArea} − {openings}",
      { output: true },
    )
    .refuse("openings", "openingsTooLarge", (v) => v.netArea <= 0),
  "netArea",
)
  .amount("mudRate", "galPerFt2", { ...plausible(0, 0.1), default: 0.011 })
  .amount("tapeRate", "ftPerFt2", { ...plausible(0, 2), default: 0.4 })
  .amount("screwRate", "perFt2", { ...plausible(0, 5), default: 1.125 })
  .step("mud", "gal", (v) => v.netArea * v.mudRate, "{netArea} × {mudRate}", { output: true })
  .step("tape", "ft", (v) => v.netArea * v.tapeRate, "{netArea} × {tapeRate}", { output: true })
  .step("screws", "one", (v) => roundUp(v.netArea * v.screwRate), "⌈{netArea} × {screwRate}⌉", {
    output: true,
  })
  .assume("drywallRates")
  .done();

/** Sheets of drywall for an area in ft². */
export const drywallArea = withSheets(
  formula("drywallArea", "finishes").amount("area", "ft2", AREA_FT2),
  "area",
).done();
