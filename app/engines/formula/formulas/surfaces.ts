import { formula } from "../define.ts";
import { plausible, WASTE } from "../limits.ts";
import { roundUp } from "../round-up.ts";
import { SHEET_FT2, SHEETS } from "../tables/sheets.ts";

const AREA_FT2 = plausible(1, 1_000_000);

/** Paint for an area in ft²; coverage in ft² a gallon; bought by the whole gallon. */
export const paintArea = formula("paintArea", "finishes")
  .amount("area", "ft2", AREA_FT2)
  .count("coats", { ...plausible(1, 6), default: 2 })
  .amount("coverage", "ft2PerGal", { ...plausible(50, 800), default: 350 })
  .step("gallons", "gal", (v) => (v.area * v.coats) / v.coverage, "{area} × {coats} ÷ {coverage}", {
    output: true,
  })
  .step("gallonsToBuy", "gal", (v) => roundUp(v.gallons), "⌈{gallons}⌉", { output: true })
  .cite({ document: "practice", mark: "known" })
  .assume("paintCoverage")
  .done();

/** Sheets of drywall for an area in ft². */
export const drywallArea = formula("drywallArea", "finishes")
  .amount("area", "ft2", AREA_FT2)
  .choice("sheet", SHEETS, "4x8")
  .amount("waste", "pct", WASTE)
  .look("sheetArea", "ft2", (v) => SHEET_FT2[v.sheet], "{sheet} ft")
  .step(
    "sheets",
    "one",
    (v) => roundUp((v.area * (1 + v.waste / 100)) / v.sheetArea),
    "⌈{area} × (1 + {waste}) ÷ {sheetArea}⌉",
    { output: true },
  )
  .cite({ document: "practice", mark: "checked" })
  .assume("drywallOpenings")
  .done();
