import { formula } from "../define.ts";
import { mostConductors } from "../tables/conduit-fill.ts";
import { EMT_AREA_IN2, EMT_SIZES } from "../tables/emt.ts";
import { THHN_AREA_IN2, THHN_SIZES } from "../tables/thhn-areas.ts";

/** The most THHN or THWN-2 conductors of one size in an EMT; a decimal of 0.8 or more is rounded up (note 7). */
export const conduitMost = formula("conduitMost", "electrical")
  .inItsUnits()
  .choice("wire", THHN_SIZES)
  .choice("emt", EMT_SIZES)
  .look("conduitArea", "in2", (v) => EMT_AREA_IN2[v.emt], "EMT {emt}")
  .look("wireArea", "in2", (v) => THHN_AREA_IN2[v.wire], "{wire} AWG THHN")
  .look(
    "mostConductors",
    "one",
    (v) => mostConductors(v.conduitArea, v.wireArea),
    (v) =>
      mostConductors(v.conduitArea, v.wireArea) >= 3
        ? "⌊40% × {conduitArea} ÷ {wireArea} + 0.2⌋"
        : "53% × {conduitArea}, 31% × {conduitArea} ÷ 2, {wireArea}",
    { output: true },
  )
  .cite({ document: "nec", section: "chapter 9, tables 1, 4, 5, note 7", edition: "2023", mark: "checked" })
  .assume("fillDerating")
  .done();
