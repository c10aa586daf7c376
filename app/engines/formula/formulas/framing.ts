import { formula } from "../define.ts";
import { AREA_FT2, LENGTH_FT, plausible, WASTE } from "../limits.ts";
import { roundUp } from "../round-up.ts";

/** Studs and plates of a wall: one stud more than the spaces, three plates. */
export const studs = formula("studs", "lumber")
  .amount("wallLength", "ft", LENGTH_FT)
  .amount("spacing", "in", { ...plausible(4, 48), default: 16 })
  .count("extraStuds", { ...plausible(0, 1000), default: 0 })
  .count("plates", { ...plausible(1, 6), default: 3 })
  .amount("stock", "ft", { ...plausible(4, 60), default: 16 })
  .step(
    "studs",
    "one",
    (v) => roundUp((v.wallLength * 12) / v.spacing) + 1 + v.extraStuds,
    "⌈{wallLength} × [12|1,000] ÷ {spacing}⌉ + 1 + {extraStuds}",
    { output: true },
  )
  .step("plateLength", "ft", (v) => v.plates * v.wallLength, "{plates} × {wallLength}", { output: true })
  .step("platePieces", "one", (v) => roundUp(v.plateLength / v.stock), "⌈{plateLength} ÷ {stock}⌉", {
    output: true,
  })
  .cite({ document: "practice", mark: "checked" })
  .assume("studExtras")
  .done();

/** Sheets of sheathing or subfloor, 4 by 8 ft unless another size is given. */
export const sheathing = formula("sheathing", "lumber")
  .amount("area", "ft2", AREA_FT2)
  .amount("sheetArea", "ft2", { ...plausible(4, 100), default: 32 })
  .amount("waste", "pct", { ...WASTE, default: 5 })
  .step(
    "sheets",
    "one",
    (v) => roundUp((v.area * (1 + v.waste / 100)) / v.sheetArea),
    "⌈{area} × (1 + {waste}) ÷ {sheetArea}⌉",
    {
      output: true,
    },
  )
  .cite({ document: "practice", mark: "known" })
  .done();

/** Whether a corner is square: the diagonal of two sides, 3-4-5 made general. */
export const squareCorner = formula("squareCorner", "lumber")
  .amount("length", "ft", LENGTH_FT)
  .amount("width", "ft", LENGTH_FT)
  .step("diagonal", "ft", (v) => Math.hypot(v.length, v.width), "√(({length})² + ({width})²)", {
    output: true,
  })
  .cite({ document: "geometry", mark: "known" })
  .done();
