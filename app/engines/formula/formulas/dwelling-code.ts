import { formula } from "../define.ts";
import { feet, inches, plausible } from "../limits.ts";
import {
  ESCAPE,
  GUARD_DROP_IN,
  GUARD_HEIGHT_IN,
  LIGHT,
  ROOM,
  ROOM_KINDS,
  type RoomKind,
  SIZE_IDS,
  SIZES,
} from "../tables/dwelling-limits.ts";
import { STAIR_CODES } from "../tables/stair-limits.ts";

/** What a tape cannot tell from the limit. */
const EPSILON = 1e-9;
const least = (value: number, limit: number) => value >= limit - EPSILON;
const most = (value: number, limit: number) => value <= limit + EPSILON;

const failed = (met: Readonly<Record<string, boolean>>) => Object.keys(met).filter((word) => !met[word]);

/**
 * The net clear opening of an escape window, sides and sill in in, against IRC 2021 R310.2: 5.7 ft² (5.0 at grade),
 * 20 in wide, 24 in high, the sill 44 in above the floor at most.
 */
export const egressWindow = formula("egressWindow", "dwelling")
  .amount("clearWidth", "in", plausible(1, 240))
  .amount("clearHeight", "in", plausible(1, 240))
  .amount("sill", "in", plausible(0, 240))
  .flag("gradeFloor")
  .step(
    "openingArea",
    "ft2",
    (v) => (v.clearWidth * v.clearHeight) / 144,
    "{clearWidth} × {clearHeight} ÷ [144|1,000,000]",
    {
      output: true,
    },
  )
  .look(
    "leastOpening",
    "ft2",
    (v) => (v.gradeFloor ? ESCAPE.gradeAreaFt2 : ESCAPE.areaFt2),
    "R310.2, {gradeFloor}",
  )
  .verdict("areaOk", (v) => least(v.openingArea, v.leastOpening), "{openingArea} ≥ {leastOpening}")
  .verdict("widthOk", (v) => least(v.clearWidth, ESCAPE.widthIn), `{clearWidth} ≥ ${inches(ESCAPE.widthIn)}`)
  .verdict(
    "heightOk",
    (v) => least(v.clearHeight, ESCAPE.heightIn),
    `{clearHeight} ≥ ${inches(ESCAPE.heightIn)}`,
  )
  .verdict("sillOk", (v) => most(v.sill, ESCAPE.sillIn), `{sill} ≤ ${inches(ESCAPE.sillIn)}`)
  .word(
    "fails",
    (v) =>
      failed({ openingSize: v.areaOk, width: v.widthOk, openingHeight: v.heightOk, sillHeight: v.sillOk }),
    "{areaOk}, {widthOk}, {heightOk}, {sillOk}",
    { output: true },
  )
  .verdict("complies", (v) => v.fails.length === 0, "{areaOk} ∧ {widthOk} ∧ {heightOk} ∧ {sillOk}", {
    output: true,
  })
  .cite({ document: "irc", section: "R310.2", edition: "2021", mark: "checked" })
  .assume("netClear")
  .done();

const isCounted = (kind: RoomKind) => kind === "habitable";
/** The narrowest that it may be, in in; kitchens and bathrooms may be as narrow as they are. */
const narrowestOf = (kind: RoomKind) =>
  kind === "hallway" ? ROOM.hallIn : isCounted(kind) ? ROOM.sideIn : undefined;
const workingOf = (kind: RoomKind, between: string) =>
  [
    ...(isCounted(kind) ? ["{areaOk}"] : []),
    ...(narrowestOf(kind) === undefined ? [] : ["{widthOk}"]),
    "{ceilingOk}",
  ].join(between);
const ceilingOf = (kind: RoomKind) => (kind === "bathroom" ? ROOM.lowCeilingIn : ROOM.ceilingIn);

/**
 * A room's sides in ft and its ceiling in in against the IRC: 70 ft² (R304.1) and 7 ft each way (R304.2) for habitable
 * rooms but kitchens, ceilings of 7 ft and of 6 ft 8 in in bathrooms (R305.1), hallways 3 ft wide (R311.6).
 */
export const roomCheck = formula("roomCheck", "dwelling")
  .choice("roomKind", ROOM_KINDS, "habitable")
  .amount("roomLength", "ft", plausible(1, 500))
  .amount("roomWidth", "ft", plausible(1, 500))
  .amount("ceiling", "in", plausible(24, 1200))
  .step("floorArea", "ft2", (v) => v.roomLength * v.roomWidth, "{roomLength} × {roomWidth}", { output: true })
  .verdict(
    "areaOk",
    (v) => !isCounted(v.roomKind) || least(v.floorArea, ROOM.areaFt2),
    "{floorArea} ≥ [70 ft²|6.503 m²]",
    { shown: (v) => isCounted(v.roomKind) },
  )
  .verdict(
    "widthOk",
    (v) => {
      const narrowest = narrowestOf(v.roomKind);
      return narrowest === undefined || least(Math.min(v.roomLength, v.roomWidth) * 12, narrowest);
    },
    (v) => `min({roomLength}; {roomWidth}) ≥ ${feet((narrowestOf(v.roomKind) ?? 0) / 12)}`,
    { shown: (v) => narrowestOf(v.roomKind) !== undefined },
  )
  .verdict(
    "ceilingOk",
    (v) => least(v.ceiling, ceilingOf(v.roomKind)),
    (v) => `{ceiling} ≥ ${inches(ceilingOf(v.roomKind))}`,
  )
  .word(
    "fails",
    (v) =>
      failed({
        roomArea: v.areaOk,
        [v.roomKind === "hallway" ? "hallWidth" : "roomSide"]: v.widthOk,
        ceilingHeight: v.ceilingOk,
      }),
    (v) => workingOf(v.roomKind, ", "),
    { output: true },
  )
  .verdict(
    "complies",
    (v) => v.fails.length === 0,
    (v) => workingOf(v.roomKind, " ∧ "),
    { output: true },
  )
  .cite(
    { document: "irc", section: "R304.1, R304.2, R305.1", edition: "2021", mark: "checked" },
    { document: "irc", section: "R311.6", edition: "2021", mark: "known" },
  )
  .assume("slopedCeilings")
  .done();

/** Glass and openable windows of a habitable room, in ft², against 8% and 4% of its floor: IRC R303.1. */
export const roomLight = formula("roomLight", "dwelling")
  .amount("floorArea", "ft2", plausible(1, 100_000))
  .amount("glazing", "ft2", plausible(0, 10_000))
  .amount("openable", "ft2", plausible(0, 10_000))
  .step(
    "leastGlazing",
    "ft2",
    (v) => (v.floorArea * LIGHT.glazing) / 100,
    `{floorArea} × ${LIGHT.glazing}%`,
    {
      output: true,
    },
  )
  .step(
    "leastOpenable",
    "ft2",
    (v) => (v.floorArea * LIGHT.openable) / 100,
    `{floorArea} × ${LIGHT.openable}%`,
    {
      output: true,
    },
  )
  .verdict("glazingOk", (v) => least(v.glazing, v.leastGlazing), "{glazing} ≥ {leastGlazing}")
  .verdict("openableOk", (v) => least(v.openable, v.leastOpenable), "{openable} ≥ {leastOpenable}")
  .word(
    "fails",
    (v) => failed({ glass: v.glazingOk, openableGlass: v.openableOk }),
    "{glazingOk}, {openableOk}",
    {
      output: true,
    },
  )
  .verdict("complies", (v) => v.fails.length === 0, "{glazingOk} ∧ {openableOk}", { output: true })
  .cite({ document: "irc", section: "R303.1", edition: "2021", mark: "known" })
  .assume("lightInstead")
  .done();

/** Whether a drop needs a guard, and whether one is high enough, in in: IRC R312.1, IBC 1015.2 and 1015.3. */
export const guardCheck = formula("guardCheck", "dwelling")
  .choice("code", STAIR_CODES, "IRC")
  .amount("guardDrop", "in", plausible(0, 12_000))
  .amount("guardHeight", "in", { ...plausible(0, 240), default: 0 })
  .verdict(
    "guardNeeded",
    (v) => v.guardDrop > GUARD_DROP_IN + EPSILON,
    (v) => `{guardDrop} ${v.guardDrop > GUARD_DROP_IN + EPSILON ? ">" : "≤"} ${inches(GUARD_DROP_IN)}`,
    { output: true },
  )
  .look("leastGuard", "in", (v) => GUARD_HEIGHT_IN[v.code], "{code}", {
    output: true,
    shown: (v) => v.guardNeeded,
  })
  .verdict(
    "complies",
    (v) => !v.guardNeeded || least(v.guardHeight, v.leastGuard),
    (v) =>
      v.guardNeeded
        ? `{guardHeight} ${least(v.guardHeight, v.leastGuard) ? "≥" : "<"} {leastGuard}`
        : "{guardNeeded}",
    { output: true },
  )
  .cite(
    { document: "irc", section: "R312.1.1, R312.1.2", edition: "2021", mark: "known" },
    { document: "ibc", section: "1015.2, 1015.3", edition: "2021", mark: "known" },
  )
  .assume("guardOpenings", "guardExceptions")
  .done();

/** One size in in against the limit that a code has for it; the working names the section. */
export const codeSize = formula("codeSize", "dwelling")
  .choice("sizeOf", SIZE_IDS)
  .amount("measured", "in", plausible(0, 1200))
  .verdict(
    "complies",
    (v) => {
      const size: { least: number; most?: number } = SIZES[v.sizeOf];
      return least(v.measured, size.least) && most(v.measured, size.most ?? Number.POSITIVE_INFINITY);
    },
    (v) => {
      const { section, ...ends }: { section: string; least: number; most?: number } = SIZES[v.sizeOf];
      const upper = ends.most === undefined ? "" : ` ≤ ${inches(ends.most)}`;
      return `${section}: ${inches(ends.least)} ≤ {measured}${upper}`;
    },
    { output: true },
  )
  .word("section", (v) => SIZES[v.sizeOf].section, "{sizeOf}", { output: true })
  .cite(
    { document: "ada", section: "308, 404.2.3, 604.2, 609.4", edition: "2010", mark: "known" },
    { document: "irc", section: "R311.2, R311.7.8, P2705.1", edition: "2021", mark: "known" },
    { document: "nec", section: "110.26(A)", edition: "2023", mark: "known" },
  )
  .assume("panelVolts")
  .done();
