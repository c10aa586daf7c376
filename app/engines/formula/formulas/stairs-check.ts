import { formula } from "../define.ts";
import { inches, plausible } from "../limits.ts";
import { FEW_OCCUPANTS, STAIR_CODES, STAIR_LIMITS } from "../tables/stair-limits.ts";

/** The sizes of a stair, in in, against the limits of the IRC or the IBC. The occupant load matters to the IBC only. */
export const stairsCheck = formula("stairsCheck", "stairs")
  .choice("code", STAIR_CODES, "IRC")
  .amount("riser", "in", plausible(1, 24))
  .amount("tread", "in", plausible(1, 48))
  .amount("headroom", "in", plausible(24, 480))
  .amount("width", "in", plausible(12, 600))
  .count("occupants", { ...plausible(1, 100_000), default: FEW_OCCUPANTS })
  .look(
    "minWidth",
    "in",
    (v) => STAIR_LIMITS[v.code][v.occupants < FEW_OCCUPANTS ? "widthOfFew" : "width"],
    (v) =>
      v.code === "IBC"
        ? `{code}, {occupants} ${v.occupants < FEW_OCCUPANTS ? "<" : "≥"} ${FEW_OCCUPANTS}`
        : "{code}",
  )
  .verdict(
    "riserOk",
    (v) => v.riser >= STAIR_LIMITS[v.code].minRiser && v.riser <= STAIR_LIMITS[v.code].maxRiser,
    (v) => {
      const { minRiser, maxRiser } = STAIR_LIMITS[v.code];
      return minRiser > 0
        ? `${inches(minRiser)} ≤ {riser} ≤ ${inches(maxRiser)}`
        : `{riser} ≤ ${inches(maxRiser)}`;
    },
  )
  .verdict(
    "treadOk",
    (v) => v.tread >= STAIR_LIMITS[v.code].minTread,
    (v) => `{tread} ≥ ${inches(STAIR_LIMITS[v.code].minTread)}`,
  )
  .verdict(
    "headroomOk",
    (v) => v.headroom >= STAIR_LIMITS[v.code].headroom,
    (v) => `{headroom} ≥ ${inches(STAIR_LIMITS[v.code].headroom)}`,
  )
  .verdict("widthOk", (v) => v.width >= v.minWidth, "{width} ≥ {minWidth}")
  .word(
    "fails",
    (v) => {
      const failed: ("riser" | "tread" | "headroom" | "width")[] = [];
      if (!v.riserOk) failed.push("riser");
      if (!v.treadOk) failed.push("tread");
      if (!v.headroomOk) failed.push("headroom");
      if (!v.widthOk) failed.push("width");
      return failed;
    },
    "{riserOk}, {treadOk}, {headroomOk}, {widthOk}",
    { output: true },
  )
  .verdict(
    "complies",
    (v) => v.riserOk && v.treadOk && v.headroomOk && v.widthOk,
    "{riserOk} ∧ {treadOk} ∧ {headroomOk} ∧ {widthOk}",
    { output: true },
  )
  .cite(
    { document: "irc", section: "R311.7", edition: "2018", mark: "checked" },
    { document: "ibc", section: "1011", edition: "2021", mark: "known" },
  )
  .done();
