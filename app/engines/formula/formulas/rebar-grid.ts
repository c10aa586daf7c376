import { formula } from "../define.ts";
import { LENGTH_FT, plausible, WASTE } from "../limits.ts";
import { roundUp } from "../round-up.ts";
import { BAR_NUMBERS, BARS } from "../tables/bars.ts";

/**
 * A grid of bars both ways in a slab: sides in ft, spacing and edge cover in in. Bars stand between the covers, one
 * more than the spaces; those that run lengthwise are counted across the width.
 */
export const rebarGrid = formula("rebarGrid", "rebar")
  .amount("length", "ft", LENGTH_FT)
  .amount("width", "ft", LENGTH_FT)
  .amount("spacing", "in", plausible(2, 48))
  .amount("cover", "in", { ...plausible(0, 12), default: 3 })
  .choice("bar", BAR_NUMBERS, "4")
  .amount("waste", "pct", WASTE)
  .refuse("cover", "coverTooLarge", (v) => Math.min(v.length, v.width) * 12 <= 2 * v.cover)
  .step("barLengthwise", "ft", (v) => v.length - (2 * v.cover) / 12, "{length} − 2 × {cover} ÷ [12|1,000]", {
    output: true,
  })
  .step("barCrosswise", "ft", (v) => v.width - (2 * v.cover) / 12, "{width} − 2 × {cover} ÷ [12|1,000]", {
    output: true,
  })
  .step(
    "barsLengthwise",
    "one",
    (v) => roundUp((v.barCrosswise * 12) / v.spacing) + 1,
    "⌈{barCrosswise} × [12|1,000] ÷ {spacing}⌉ + 1",
    { output: true },
  )
  .step(
    "barsCrosswise",
    "one",
    (v) => roundUp((v.barLengthwise * 12) / v.spacing) + 1,
    "⌈{barLengthwise} × [12|1,000] ÷ {spacing}⌉ + 1",
    { output: true },
  )
  .step(
    "barTotal",
    "ft",
    (v) => (v.barsLengthwise * v.barLengthwise + v.barsCrosswise * v.barCrosswise) * (1 + v.waste / 100),
    "({barsLengthwise} × {barLengthwise} + {barsCrosswise} × {barCrosswise}) × (1 + {waste})",
    { output: true },
  )
  .look("barWeight", "plf", (v) => BARS[v.bar].weight, "#{bar}", { metric: "kgm" })
  .step("weight", "lb", (v) => v.barTotal * v.barWeight, "{barTotal} × {barWeight}", { output: true })
  .cite(
    { document: "astmA615", mark: "checked" },
    { document: "aci318", section: "20.5.1.3.1", mark: "known" },
  )
  .assume("gridNoLaps", "coverEarth")
  .done();
