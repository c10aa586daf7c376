import { formula } from "../define.ts";
import { OPENINGS_FT2, plausible, WASTE } from "../limits.ts";
import { roundUp } from "../round-up.ts";
import { SHEET_FT2, SHEETS } from "../tables/sheets.ts";

/** Sheets, compound, tape and screws for walls (ft) and a ceiling (ft²). The rates are inputs: sources differ. */
export const drywall = formula("drywall", "finishes")
  .amount("wallLength", "ft", plausible(0, 10_000))
  .amount("height", "ft", plausible(1, 60))
  .amount("ceilingArea", "ft2", { ...plausible(0, 1_000_000), default: 0 })
  .amount("openings", "ft2", OPENINGS_FT2)
  .choice("sheet", SHEETS, "4x8")
  .amount("waste", "pct", WASTE)
  .amount("mudRate", "one", { ...plausible(0, 0.1), default: 0.011 })
  .amount("tapeRate", "one", { ...plausible(0, 2), default: 0.4 })
  .amount("screwRate", "one", { ...plausible(0, 5), default: 1.125 })
  .step(
    "netArea",
    "ft2",
    (v) => v.wallLength * v.height + v.ceilingArea - v.openings,
    "{wallLength} × {height} + {ceilingArea} − {openings}",
    {
      output: true,
    },
  )
  .refuse("openings", "openingsTooLarge", (v) => v.netArea <= 0)
  .look("sheetArea", "ft2", (v) => SHEET_FT2[v.sheet], "{sheet} ft")
  .step(
    "sheets",
    "one",
    (v) => roundUp((v.netArea * (1 + v.waste / 100)) / v.sheetArea),
    "⌈{netArea} × (1 + {waste}) ÷ {sheetArea}⌉",
    {
      output: true,
    },
  )
  .step("mud", "gal", (v) => v.netArea * v.mudRate, "{netArea} × {mudRate}", { output: true })
  .step("tape", "ft", (v) => v.netArea * v.tapeRate, "{netArea} × {tapeRate}", { output: true })
  .step("screws", "one", (v) => roundUp(v.netArea * v.screwRate), "⌈{netArea} × {screwRate}⌉", {
    output: true,
  })
  .cite({ document: "practice", mark: "checked" })
  .assume("drywallOpenings", "drywallRates")
  .done();
