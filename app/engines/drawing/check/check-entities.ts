import type { Entity, Opening, Room, RoomKind, Stair } from "../text/entity.ts";
import { isHabitable } from "../text/rooms.ts";
import { LEAF_LOSS_IN, type LimitId, RULES, type RuleId } from "./limits.ts";

/**
 * - `pass`, `fail`: the figure on the sheet against the limit
 * - `verify`: the sheet's figure is near the question but does not answer it, such as the nominal size of a window
 * - `unknown`: the sheet raises the question and holds nothing about it
 */
export type Verdict = "pass" | "fail" | "verify" | "unknown";

export interface Finding {
  rule: RuleId;
  section: string;
  edition: string;
  verdict: Verdict;
  /** What it is about, as printed on the sheet: BEDROOM 3. */
  subject?: string;
  measured?: number;
  limit?: number;
  unit?: "in" | "ft2";
  bound?: "min" | "max";
  /** Which of the given entities it comes from. */
  source?: number;
}

/** What is known about a sheet beside its text. */
export interface CheckContext {
  /** The room that a ceiling height without a room of its own is about. */
  room?: RoomKind;
  /** Doors without a word of their own are the required exit door. */
  exitDoor?: boolean;
}

/** Rounding must not fail what a tape cannot tell from the limit. */
const EPSILON = 1e-6;

function compare(rule: LimitId, measured: number, rest: Pick<Finding, "subject" | "source">): Finding {
  const { section, edition, limit, unit, bound } = RULES[rule];
  const holds = bound === "min" ? measured >= limit - EPSILON : measured <= limit + EPSILON;
  return { rule, section, edition, verdict: holds ? "pass" : "fail", measured, limit, unit, bound, ...rest };
}

const question = (
  rule: RuleId,
  verdict: "pass" | "verify" | "unknown",
  rest: Partial<Finding> = {},
): Finding => ({
  rule,
  section: RULES[rule].section,
  edition: RULES[rule].edition,
  verdict,
  ...rest,
});

type About = Pick<Finding, "subject" | "source">;

function checkRoom(room: Room, about: About): Finding[] {
  const findings: Finding[] = [];
  const named = { ...about, subject: room.name };
  const { dim1In, dim2In, areaFt2 } = room;
  // Kitchens are exempt from the figures of R304.
  if (isHabitable(room.room) && room.room !== "kitchen" && dim1In && dim2In && areaFt2) {
    findings.push(compare("roomArea", areaFt2, named), compare("roomWidth", Math.min(dim1In, dim2In), named));
  }
  if (room.room === "hall") {
    const width = room.widthIn ?? (dim1In && dim2In ? Math.min(dim1In, dim2In) : undefined);
    if (width) findings.push(compare("hallWidth", width, named));
  }
  return findings;
}

const LOW_CEILINGS: readonly RoomKind[] = ["bath", "laundry"];
const NO_CEILING_RULE: readonly RoomKind[] = ["garage", "storage", "outdoor"];

function checkCeiling(inches: number, room: RoomKind | undefined, about: About): Finding[] {
  if (room && NO_CEILING_RULE.includes(room)) return [];
  return [compare(room && LOW_CEILINGS.includes(room) ? "ceilingLow" : "ceiling", inches, about)];
}

function checkStair(stair: Stair, about: About): Finding[] {
  const findings: Finding[] = [];
  if (stair.riserIn) findings.push(compare("riser", stair.riserIn, about));
  if (stair.riserIn && stair.risers) findings.push(compare("flight", stair.riserIn * stair.risers, about));
  if (stair.treadIn) findings.push(compare("tread", stair.treadIn, about));
  if (stair.widthIn) findings.push(compare("stairWidth", stair.widthIn, about));
  if (stair.headroomIn) findings.push(compare("headroom", stair.headroomIn, about));
  return findings;
}

function checkOpening(opening: Opening, context: CheckContext, about: About): Finding[] {
  const { type, widthIn, heightIn, role } = opening;
  if (type === "door") {
    if (role !== "exit" && !(context.exitDoor && role === undefined)) return [];
    // A leaf that is narrower than the limit cannot pass; one that is only just wide enough depends on its hardware.
    const clear = compare("exitDoorWidth", widthIn - LEAF_LOSS_IN, about);
    return [clear, compare("exitDoorHeight", heightIn, about)];
  }
  if (role !== "escape") return [];
  const sizes = [
    compare("escapeArea", (widthIn * heightIn) / 144, about),
    compare("escapeWidth", widthIn, about),
    compare("escapeHeight", heightIn, about),
  ];
  // The nominal size holds the frame and the sash: what it fails is failed, what it passes is still to be shown.
  return sizes.map((finding) => (finding.verdict === "pass" ? { ...finding, verdict: "verify" } : finding));
}

function checkEntity(entity: Entity, context: CheckContext, about: About): Finding[] {
  switch (entity.kind) {
    case "room":
      return checkRoom(entity, about);
    case "ceilingHeight":
      return checkCeiling(entity.inches, entity.room ?? context.room, about);
    case "stair":
      return checkStair(entity, about);
    case "opening":
      return checkOpening(entity, context, about);
    case "guard":
      return [compare("guard", entity.heightIn, about)];
    case "handrail":
      return [
        compare("handrailLow", entity.heightIn, about),
        compare("handrailHigh", entity.heightIn, about),
      ];
    case "egressNote":
      return entity.sillIn === undefined ? [] : [compare("escapeSill", entity.sillIn, about)];
    case "footing":
      return [compare("footingWidth", entity.widthIn, about), compare("footingDepth", entity.depthIn, about)];
    case "slab":
      return [compare("slab", entity.thicknessIn, about)];
    case "insulation":
      return [question("insulation", "verify", about)];
    default:
      return [];
  }
}

/** What the sheet as a whole raises: escape from bedrooms, alarms, the door from the garage. */
function checkWhole(entities: readonly Entity[]): Finding[] {
  const rooms = entities.filter((entity) => entity.kind === "room");
  const bedrooms = new Set(rooms.filter(({ room }) => room === "bedroom").map(({ name }) => name)).size;
  const garage = rooms.some(({ room }) => room === "garage");
  const symbols = (wanted: string) =>
    entities.filter((entity) => entity.kind === "symbol" && entity.name === wanted).length;
  const findings: Finding[] = [];
  if (bedrooms > 0) {
    const shown = entities.some(
      (entity) => entity.kind === "egressNote" || (entity.kind === "opening" && entity.role === "escape"),
    );
    findings.push(question("escapeNeeded", shown ? "verify" : "unknown"));
    const alarms = symbols("smoke alarm");
    // One in each bedroom and one outside them; where they hang is for the eye to say.
    findings.push(question("smokeAlarms", alarms === 0 ? "unknown" : "verify"));
  }
  if (garage) {
    findings.push(question("garageDoor", "unknown"));
    if (bedrooms > 0)
      findings.push(question("carbonMonoxide", symbols("carbon monoxide alarm") > 0 ? "verify" : "unknown"));
  }
  return findings;
}

/** The entities of a sheet, or of a single line, against the limits of the code. */
export function checkEntities(entities: readonly Entity[], context: CheckContext = {}): Finding[] {
  return [
    ...entities.flatMap((entity, source) => checkEntity(entity, context, { source })),
    ...checkWhole(entities),
  ];
}

/** The worst first: what fails, then what is to be verified, then what is not on the sheet, then what passes. */
const ORDER: readonly Verdict[] = ["fail", "verify", "unknown", "pass"];
export const worstFirst = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
