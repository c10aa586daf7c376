import { formula } from "../define.ts";
import { inches, SIDE_FT, WASTE } from "../limits.ts";
import { withConcreteOrder } from "./concrete-order.ts";

/** A slab: length and width in ft, thickness in in. IRC R506.1 asks for 3-1/2 in at least under a house. */
export const concreteSlab = withConcreteOrder(
  formula("concreteSlab", "concrete")
    .amount("length", "ft", SIDE_FT)
    .amount("width", "ft", SIDE_FT)
    .amount("thickness", "in", { min: 2, max: 24, reason: "slab" })
    .amount("waste", "pct", WASTE)
    .step(
      "netVolume",
      "ft3",
      (v) => (v.length * v.width * v.thickness) / 12,
      "{length} × {width} × {thickness} ÷ [12|1,000]",
    ),
)
  .verdict("slabOk", (v) => v.thickness >= 3.5, `{thickness} ≥ ${inches(3.5)}`)
  .cite({ document: "irc", section: "R506.1", edition: "2021", mark: "known" })
  .done();
