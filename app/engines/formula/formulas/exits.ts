import { formula } from "../define.ts";
import { plausible } from "../limits.ts";
import { roundUp } from "../round-up.ts";
import {
  accessibleSpaces,
  EXIT_PARTS,
  EXIT_WIDTHS,
  GROUPS,
  OCCUPANT_AREAS,
  PARKING_SHARE,
  travelOf,
  USES,
} from "../tables/exits.ts";
import { FEW_OCCUPANTS } from "../tables/stair-limits.ts";

/** People that a floor in ft² is reckoned for: IBC 2021, table 1004.5. */
export const occupantLoad = formula("occupantLoad", "buildings")
  .choice("use", USES, "business")
  .amount("floorArea", "ft2", plausible(1, 10_000_000))
  .look("areaEach", "ft2", (v) => OCCUPANT_AREAS[v.use], "1004.5, {use}")
  .step("occupants", "one", (v) => roundUp(v.floorArea / v.areaEach), "⌈{floorArea} ÷ {areaEach}⌉", {
    output: true,
  })
  .cite({ document: "ibc", section: "table 1004.5", edition: "2021", mark: "known" })
  .assume("netOrGross")
  .done();

/** The width in in of a stairway, door or corridor for its occupants: IBC 2021, 1005.3, and the least of its kind. */
export const egressWidth = formula("egressWidth", "buildings")
  .choice("exitPart", EXIT_PARTS, "stairway")
  .count("occupants", plausible(1, 100_000))
  .flag("sprinkleredVoice")
  .look(
    "widthEach",
    "in",
    (v) => EXIT_WIDTHS[v.exitPart][v.sprinkleredVoice ? "sprinklered" : "each"],
    "1005.3, {exitPart}, {sprinkleredVoice}",
  )
  .step("capacityWidth", "in", (v) => v.occupants * v.widthEach, "{occupants} × {widthEach}", {
    output: true,
  })
  .look(
    "leastWidth",
    "in",
    (v) => EXIT_WIDTHS[v.exitPart][v.occupants < FEW_OCCUPANTS ? "leastOfFew" : "least"],
    (v) => `{exitPart}, {occupants} ${v.occupants < FEW_OCCUPANTS ? "<" : "≥"} ${FEW_OCCUPANTS}`,
  )
  .step(
    "neededWidth",
    "in",
    (v) => Math.max(v.capacityWidth, v.leastWidth),
    "max({capacityWidth}; {leastWidth})",
    {
      output: true,
    },
  )
  .cite({ document: "ibc", section: "1005.3, 1010.1, 1011.2, 1020", edition: "2021", mark: "known" })
  .assume("divideExits")
  .done();

/** The longest way to an exit, in ft: IBC 2021, table 1017.2. Refused where a group has to have sprinklers. */
export const travelDistance = formula("travelDistance", "buildings")
  .choice("group", GROUPS, "groupB")
  .flag("sprinklered")
  .refuse("sprinklered", "sprinklersNeeded", (v) => travelOf(v.group, v.sprinklered) === undefined)
  .look(
    "longestTravel",
    "ft",
    (v) => travelOf(v.group, v.sprinklered) ?? 0,
    "1017.2, {group}, {sprinklered}",
    {
      output: true,
    },
  )
  .cite({ document: "ibc", section: "table 1017.2", edition: "2021", mark: "checked" })
  .assume("groupFootnotes")
  .done();

/** Accessible parking spaces and those of them for vans: ADA 2010, 208.2 and 208.2.4. */
export const adaParking = formula("adaParking", "access")
  .count("parkingSpaces", plausible(1, 100_000))
  .step(
    "accessibleSpaces",
    "one",
    (v) => {
      const { hundredsFrom, base, percent } = PARKING_SHARE;
      const listed = accessibleSpaces(v.parkingSpaces);
      if (listed !== undefined) return listed;
      if (v.parkingSpaces < hundredsFrom) return roundUp((v.parkingSpaces * percent) / 100);
      return base + roundUp((v.parkingSpaces - hundredsFrom + 1) / 100);
    },
    (v) => {
      const { hundredsFrom, base, percent } = PARKING_SHARE;
      const listed = accessibleSpaces(v.parkingSpaces);
      if (listed !== undefined) return `${listed}`;
      if (v.parkingSpaces < hundredsFrom) return `⌈{parkingSpaces} × ${percent}%⌉`;
      return `${base} + ⌈({parkingSpaces} − ${hundredsFrom - 1}) ÷ 100⌉`;
    },
    { output: true },
  )
  .step(
    "vanSpaces",
    "one",
    (v) => roundUp(v.accessibleSpaces / PARKING_SHARE.van),
    `⌈{accessibleSpaces} ÷ ${PARKING_SHARE.van}⌉`,
    { output: true },
  )
  .cite({ document: "ada", section: "208.2, 208.2.4", edition: "2010", mark: "known" })
  .assume("parkingExceptions")
  .done();
