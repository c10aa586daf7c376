import { formula } from "../define.ts";
import { LENGTH_FT, plausible, WASTE } from "../limits.ts";
import { withConcreteOrder } from "./concrete-order.ts";

/** A wall: length and height in ft, thickness in in. */
export const concreteWall = withConcreteOrder(
  formula("concreteWall", "concrete")
    .amount("length", "ft", LENGTH_FT)
    .amount("height", "ft", plausible(0.25, 100))
    .amount("thickness", "in", plausible(2, 120))
    .amount("waste", "pct", WASTE)
    .step(
      "netVolume",
      "ft3",
      (v) => (v.length * v.height * v.thickness) / 12,
      "{length} × {height} × {thickness} ÷ [12|1,000]",
    ),
).done();
