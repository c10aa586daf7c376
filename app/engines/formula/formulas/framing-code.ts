import { formula } from "../define.ts";
import { AREA_FT2, plausible } from "../limits.ts";
import { ATTIC_SHARE } from "../tables/attic-vents.ts";
import { JOIST_CUTS, STUD_CUTS } from "../tables/cuts.ts";

const STUD_ROLES = ["bearing", "nonbearing"] as const;
const shareOf = (role: (typeof STUD_ROLES)[number], cut: keyof typeof STUD_CUTS) =>
  STUD_CUTS[cut][role === "bearing" ? "bearing" : "other"];

/** Net free vents of an attic in ft²: 1/150 of its floor, 1/300 with vents high and low (IRC R806.2). */
export const atticVents = formula("atticVents", "roofing")
  .amount("atticArea", "ft2", AREA_FT2)
  .step("ventArea", "ft2", (v) => v.atticArea / ATTIC_SHARE.plain, `{atticArea} ÷ ${ATTIC_SHARE.plain}`, {
    output: true,
  })
  .step(
    "ventAreaBalanced",
    "ft2",
    (v) => v.atticArea / ATTIC_SHARE.balanced,
    `{atticArea} ÷ ${ATTIC_SHARE.balanced}`,
    { output: true },
  )
  .cite({ document: "irc", section: "R806.2", edition: "2021", mark: "known" })
  .assume("ventsHighAndLow")
  .done();

/** The deepest notch and the widest hole of a stud by its actual depth in in, single and doubled: IRC R602.6. */
export const studCuts = formula("studCuts", "lumber")
  .amount("studDepth", "in", plausible(1, 24))
  .choice("studRole", STUD_ROLES, "bearing")
  .step(
    "deepestNotch",
    "in",
    (v) => (v.studDepth * shareOf(v.studRole, "notch")) / 100,
    (v) => `{studDepth} × ${shareOf(v.studRole, "notch")}%`,
    { output: true, most: true },
  )
  .step(
    "widestHole",
    "in",
    (v) => (v.studDepth * shareOf(v.studRole, "hole")) / 100,
    (v) => `{studDepth} × ${shareOf(v.studRole, "hole")}%`,
    { output: true, most: true },
  )
  .step(
    "widestHoleDoubled",
    "in",
    (v) => (v.studDepth * STUD_CUTS.hole.other) / 100,
    `{studDepth} × ${STUD_CUTS.hole.other}%`,
    { output: true, most: true, shown: (v) => v.studRole === "bearing" },
  )
  .cite({ document: "irc", section: "R602.6", edition: "2021", mark: "checked" })
  .assume("studEdge", "doubledInRow")
  .done();

/** Notches and holes of a sawn joist by its actual depth, in in: IRC R502.8.1. */
export const joistCuts = formula("joistCuts", "lumber")
  .amount("joistDepth", "in", plausible(2, 24))
  .step("deepestNotch", "in", (v) => v.joistDepth * JOIST_CUTS.notch, "{joistDepth} ÷ 6", {
    output: true,
    most: true,
  })
  .step("deepestEndNotch", "in", (v) => v.joistDepth * JOIST_CUTS.endNotch, "{joistDepth} ÷ 4", {
    output: true,
    most: true,
  })
  .step("widestHole", "in", (v) => v.joistDepth * JOIST_CUTS.hole, "{joistDepth} ÷ 3", {
    output: true,
    most: true,
  })
  .look("holeEdge", "in", () => JOIST_CUTS.edge, "R502.8.1", { output: true })
  .cite({ document: "irc", section: "R502.8.1", edition: "2021", mark: "known" })
  .assume("joistMiddleThird", "sawnOnly")
  .done();
