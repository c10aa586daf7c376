import { type Definition, formula } from "../define.ts";
import { AREA_FT2, inches, SIDE_FT, WASTE } from "../limits.ts";
import { withConcreteOrder } from "./concrete-order.ts";

/** What is poured, against the 3-1/2 in that IRC R506.1 asks for under a house. */
const asSlab = <V extends { thickness: number; netVolume: number; waste: number }>(
  definition: Definition<V>,
) =>
  withConcreteOrder(definition)
    .verdict("slabOk", (v) => v.thickness >= 3.5, `{thickness} ≥ ${inches(3.5)}`)
    .cite({ document: "irc", section: "R506.1", edition: "2021", mark: "known" })
    .done();

/** A slab: length and width in ft, thickness in in. */
export const concreteSlab = asSlab(
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
);

/** The same for an area in ft². */
export const concreteSlabArea = asSlab(
  formula("concreteSlabArea", "concrete")
    .amount("area", "ft2", AREA_FT2)
    .amount("thickness", "in", { min: 2, max: 24, reason: "slab" })
    .amount("waste", "pct", WASTE)
    .step("netVolume", "ft3", (v) => (v.area * v.thickness) / 12, "{area} × {thickness} ÷ [12|1,000]"),
);
