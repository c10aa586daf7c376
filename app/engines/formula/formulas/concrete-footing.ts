import { formula } from "../define.ts";
import { inches, LENGTH_FT, PIECES, plausible, WASTE } from "../limits.ts";
import { withConcreteOrder } from "./concrete-order.ts";

/** A strip footing, or several pads of one size: length in ft, width and depth in in, each. Smallest by IRC R403.1.1: 12 in wide, 6 in thick. */
export const concreteFooting = withConcreteOrder(
  formula("concreteFooting", "concrete")
    .amount("length", "ft", LENGTH_FT)
    .amount("width", "in", plausible(2, 240))
    .amount("thickness", "in", plausible(2, 120))
    .count("quantity", PIECES)
    .amount("waste", "pct", WASTE)
    .step(
      "netVolume",
      "ft3",
      (v) => v.length * (v.width / 12) * (v.thickness / 12) * v.quantity,
      "{length} × ({width} ÷ [12|1,000]) × ({thickness} ÷ [12|1,000]) × {quantity}",
    ),
)
  .verdict(
    "footingOk",
    (v) => v.width >= 12 && v.thickness >= 6,
    `{width} ≥ ${inches(12)}, {thickness} ≥ ${inches(6)}`,
    {
      output: true,
    },
  )
  .cite({ document: "irc", section: "R403.1.1", edition: "2021", mark: "known" })
  .assume("footingTables")
  .done();
