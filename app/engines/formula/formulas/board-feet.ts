import { formula } from "../define.ts";
import { PIECES, plausible } from "../limits.ts";

/** Board feet by nominal size: thickness and width in in, length in ft; T × W × L ÷ 12 for each piece. */
export const boardFeet = formula("boardFeet", "lumber")
  .amount("nominalThickness", "in", plausible(0.25, 24))
  .amount("nominalWidth", "in", plausible(0.5, 48))
  .amount("length", "ft", plausible(0.5, 100))
  .count("quantity", PIECES)
  .step(
    "boardFeetEach",
    "boardFoot",
    (v) => (v.nominalThickness * v.nominalWidth * v.length) / 12,
    "{nominalThickness} × {nominalWidth} × {length} ÷ [12|2,359.737]",
  )
  .step("boardFeet", "boardFoot", (v) => v.boardFeetEach * v.quantity, "{boardFeetEach} × {quantity}", {
    output: true,
  })
  .cite({ document: "practice", mark: "known" })
  .assume("boardNominal")
  .done();
