import { formula } from "../define.ts";
import { plausible } from "../limits.ts";
import { roundUp } from "../round-up.ts";
import { BAG_WEIGHTS, BAG_YIELD_FT3 } from "../tables/bag-yields.ts";

/** Bags of dry mix for a volume in yd³; the yield of a bag by its weight in lb. */
export const concreteBags = formula("concreteBags", "concrete")
  .amount("volumeYd3", "yd3", plausible(0.001, 10_000))
  .choice("bagWeight", BAG_WEIGHTS, "80")
  .look("bagYield", "ft3", (v) => BAG_YIELD_FT3[v.bagWeight], "{bagWeight} lb", { metric: "L" })
  .step(
    "bags",
    "one",
    (v) => roundUp((v.volumeYd3 * 27) / v.bagYield),
    "⌈{volumeYd3} × [27|1,000] ÷ {bagYield}⌉",
    {
      output: true,
    },
  )
  .cite({ document: "bagLabels", mark: "checked" })
  .done();
