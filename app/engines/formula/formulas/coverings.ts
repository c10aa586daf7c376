import { formula } from "../define.ts";
import { AREA_FT2, plausible, WASTE } from "../limits.ts";
import { roundUp } from "../round-up.ts";

/** Tiles for an area, joints not credited. */
export const tile = formula("tile", "finishes")
  .amount("area", "ft2", AREA_FT2)
  .amount("tileLength", "in", plausible(0.5, 120))
  .amount("tileWidth", "in", plausible(0.5, 120))
  .amount("waste", "pct", WASTE)
  .step(
    "tileArea",
    "ft2",
    (v) => (v.tileLength * v.tileWidth) / 144,
    "{tileLength} × {tileWidth} ÷ [144|1,000,000]",
  )
  .step(
    "tiles",
    "one",
    (v) => roundUp((v.area * (1 + v.waste / 100)) / v.tileArea),
    "⌈{area} × (1 + {waste}) ÷ {tileArea}⌉",
    {
      output: true,
    },
  )
  .cite({ document: "practice", mark: "known" })
  .assume("tileWaste")
  .done();

/** R of a layer by its thickness; layers add, and U is one over R. */
export const insulationR = formula("insulationR", "finishes")
  .amount("thickness", "in", plausible(0.25, 60))
  .amount("rPerInch", "one", { ...plausible(0.5, 10), default: 3.8 })
  .step("rValue", "one", (v) => v.thickness * v.rPerInch, "{thickness} × {rPerInch}[| ÷ 25.4]", {
    output: true,
  })
  .step("uFactor", "one", (v) => 1 / v.rValue, "1 ÷ {rValue}", { output: true })
  .cite({ document: "practice", mark: "known" })
  .assume("rTypical")
  .done();

/** Layers of R one on another, the films of air among them: R adds up, and U is one over R. */
export const layersR = formula("layersR", "finishes")
  .list("layers", "one", { ...plausible(0.01, 200), most: 16 })
  .refuse("layers", "noLayers", (v) => v.layers.length === 0)
  .step("rValue", "one", (v) => v.layers.reduce((sum, layer) => sum + layer, 0), "{layers}", { output: true })
  .step("uFactor", "one", (v) => 1 / v.rValue, "1 ÷ {rValue}", { output: true })
  .cite({ document: "arithmetic", mark: "known" })
  .assume("layersCavity")
  .done();

/** Bags or rolls of insulation by what one covers. */
export const insulationBags = formula("insulationBags", "finishes")
  .amount("area", "ft2", AREA_FT2)
  .amount("bagCoverage", "ft2", plausible(1, 1000))
  .amount("waste", "pct", { ...WASTE, default: 5 })
  .step(
    "bags",
    "one",
    (v) => roundUp((v.area * (1 + v.waste / 100)) / v.bagCoverage),
    "⌈{area} × (1 + {waste}) ÷ {bagCoverage}⌉",
    {
      output: true,
    },
  )
  .cite({ document: "bagLabels", mark: "known" })
  .done();
