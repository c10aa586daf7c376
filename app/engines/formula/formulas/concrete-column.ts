import { formula } from "../define.ts";
import { PIECES, plausible, WASTE } from "../limits.ts";
import { withConcreteOrder } from "./concrete-order.ts";

/** Round columns, piers and post holes: diameter and depth in in. V = π d² ÷ 4 × depth, each. */
export const concreteColumn = withConcreteOrder(
  formula("concreteColumn", "concrete")
    .amount("diameter", "in", { min: 6, max: 60, reason: "column" })
    .amount("depth", "in", plausible(1, 1200))
    .count("quantity", PIECES)
    .amount("waste", "pct", WASTE)
    .step(
      "circleArea",
      "ft2",
      (v) => (Math.PI * (v.diameter / 12) ** 2) / 4,
      "π × ({diameter} ÷ [12|1,000])² ÷ 4",
    )
    .step(
      "netVolume",
      "ft3",
      (v) => v.circleArea * (v.depth / 12) * v.quantity,
      "{circleArea} × ({depth} ÷ [12|1,000]) × {quantity}",
    ),
).done();

/** Square and rectangular columns: sides in in, height in ft. */
export const concreteColumnSquare = withConcreteOrder(
  formula("concreteColumnSquare", "concrete")
    .amount("columnWidth", "in", plausible(3, 120))
    .amount("columnThickness", "in", plausible(3, 120))
    .amount("height", "ft", plausible(0.25, 200))
    .count("quantity", PIECES)
    .amount("waste", "pct", WASTE)
    .step(
      "netVolume",
      "ft3",
      (v) => ((v.columnWidth * v.columnThickness) / 144) * v.height * v.quantity,
      "{columnWidth} × {columnThickness} ÷ [144|1,000,000] × {height} × {quantity}",
    ),
).done();
