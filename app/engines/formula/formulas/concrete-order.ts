import type { Definition } from "../define.ts";
import { roundUp } from "../round-up.ts";
import { BAG_YIELD_FT3 } from "../tables/bag-yields.ts";

/**
 * From the net volume in ft³ to what is ordered: with waste, in ft³, yd³ and m³, to the quarter yard of ready-mix, in
 * bags, and its weight (150 lb/ft³ reinforced). 1 yd³ is 27 ft³; 1 ft³ is 0.028316846592 m³.
 */
export const withConcreteOrder = <V extends { netVolume: number; waste: number }>(
  definition: Definition<V>,
) =>
  definition
    .step("netVolumeYd3", "yd3", (v) => v.netVolume / 27, "{netVolume} ÷ 27", { output: true, only: "us" })
    .step("volume", "ft3", (v) => v.netVolume * (1 + v.waste / 100), "{netVolume} × (1 + {waste})", {
      output: true,
    })
    .step("volumeYd3", "yd3", (v) => v.volume / 27, "{volume} ÷ 27", { output: true, only: "us" })
    .step("volumeM3", "m3", (v) => v.volume * 0.028316846592, "{volume} × 0.028316846592", {
      output: true,
      only: "us",
    })
    .step("readyMix", "yd3", (v) => roundUp(v.volumeYd3 * 4) / 4, "⌈{volumeYd3} × 4⌉ ÷ 4", {
      output: true,
      only: "us",
    })
    .step("readyMixM3", "m3", (v) => roundUp(v.volumeM3 * 4) / 4, "⌈{volume} × 4⌉ ÷ 4", {
      output: true,
      only: "metric",
    })
    .step("bags80", "one", (v) => roundUp(v.volume / BAG_YIELD_FT3["80"]), "⌈{volume} ÷ [0.6|0.0169901]⌉", {
      output: true,
    })
    .step("bags60", "one", (v) => roundUp(v.volume / BAG_YIELD_FT3["60"]), "⌈{volume} ÷ [0.45|0.0127426]⌉", {
      output: true,
    })
    .step("bags40", "one", (v) => roundUp(v.volume / BAG_YIELD_FT3["40"]), "⌈{volume} ÷ [0.3|0.00849505]⌉", {
      output: true,
    })
    .step("weight", "lb", (v) => v.volume * 150, "{volume} × [150|2,402.77]", { output: true })
    .cite({ document: "geometry", mark: "known" }, { document: "bagLabels", mark: "checked" })
    .assume("concreteWeight", "orderQuarter");
