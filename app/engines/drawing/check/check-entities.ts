import type { Entity, Glazing, Opening, Room, RoomKind, Stair } from "../text/entity.ts";
import { isHabitable } from "../text/rooms.ts";
import {
  checkClearance,
  checkDryer,
  checkFlow,
  checkGarageBoard,
  checkGarageDoor,
  checkGlazing,
  checkGuardOpening,
  checkReceptacles,
  checkShower,
} from "./check-notes.ts";
import { checkInsulation, checkLanding, checkMember, checkStudCut } from "./check-structure.ts";
import { checkWhole } from "./check-whole.ts";
import {
  type About,
  type CheckContext,
  compare,
  type Finding,
  inMetric,
  passing,
  question,
  type Verdict,
} from "./finding.ts";
import { LEAF_LOSS_IN, PRINTED_AREA_TOLERANCE } from "./limits.ts";

function checkRoom(room: Room, about: About): Finding[] {
  const findings: Finding[] = [];
  const named = { ...about, subject: room.name };
  const { dim1In, dim2In, areaFt2, printedFt2 } = room;
  // Kitchens are exempt from the figures of R304.
  if (isHabitable(room.room) && room.room !== "kitchen") {
    if (areaFt2) findings.push(compare("roomArea", areaFt2, named));
    if (dim1In && dim2In) findings.push(compare("roomWidth", Math.min(dim1In, dim2In), named));
  }
  if (dim1In && dim2In && areaFt2 && printedFt2) {
    const apart = Math.abs(printedFt2 - areaFt2) / areaFt2;
    if (apart > PRINTED_AREA_TOLERANCE)
      findings.push(
        question("roomAreaPrinted", "verify", {
          ...named,
          measured: printedFt2,
          limit: areaFt2,
          unit: "ft2",
        }),
      );
  }
  if (room.room === "hall") {
    const width = room.widthIn ?? (dim1In && dim2In ? Math.min(dim1In, dim2In) : undefined);
    if (width) findings.push(compare("hallWidth", width, named));
  }
  return findings;
}

const LOW_CEILINGS: readonly RoomKind[] = ["bath", "laundry"];
const NO_CEILING_RULE: readonly RoomKind[] = ["garage", "storage", "outdoor"];

function checkCeiling(
  inches: number,
  room: RoomKind | undefined,
  beside: RoomKind | undefined,
  about: About,
): Finding[] {
  if (room && NO_CEILING_RULE.includes(room)) return [];
  const [ceiling, low] = [compare("ceiling", inches, about), compare("ceilingLow", inches, about)];
  if (room && LOW_CEILINGS.includes(room)) return [low];
  // A basement without habitable space may be as low as a bathroom; the label does not say which it is, nor whether a
  // ceiling height typed after a bathroom belongs to it.
  const maybeLow = room === "basement" || (!room && beside && LOW_CEILINGS.includes(beside));
  if (maybeLow && ceiling.verdict === "fail")
    return [low.verdict === "fail" ? low : { ...ceiling, verdict: "verify" }];
  return [ceiling];
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
  return sizes.map((finding) => passing(finding, "verify"));
}

/** Glass against the floor of the room that it is in. */
function checkGlass(glazing: Glazing, entities: readonly Entity[], about: About): Finding[] {
  const floors = entities.flatMap((entity) =>
    entity.kind === "room" && entity.name === glazing.room && entity.areaFt2 ? [entity.areaFt2] : [],
  );
  const served = entities.some(
    (entity) => entity.kind === "symbol" && entity.name === "mechanical ventilation",
  );
  // Two rooms of one name leave open which of them it is.
  return checkGlazing(glazing, floors.length === 1 ? floors[0] : undefined, served, about);
}

function checkEntity(
  entity: Entity,
  entities: readonly Entity[],
  context: CheckContext,
  about: About,
): Finding[] {
  switch (entity.kind) {
    case "room":
      return checkRoom(entity, about);
    case "ceilingHeight":
      return checkCeiling(entity.inches, entity.room ?? context.room, entity.beside, about);
    case "stair":
      return checkStair(entity, about);
    case "opening":
      return checkOpening(entity, context, about);
    case "guard":
      return [compare(entity.stair ? "stairGuard" : "guard", entity.heightIn, about)];
    case "guardOpening":
      return checkGuardOpening(entity, about);
    case "landing":
      return checkLanding(entity.sidesIn, about);
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
      return checkInsulation(entity, context, about);
    case "member":
      return checkMember(entity, about);
    case "studCut":
      return checkStudCut(entity, about);
    case "glazing":
      return checkGlass(entity, entities, about);
    case "clearance":
      return checkClearance(entity, about);
    case "shower":
      return checkShower(entity.dim1In, entity.dim2In, about);
    case "flow":
      return checkFlow(entity, about);
    case "dryerDuct":
      return checkDryer(entity, about);
    case "receptacles":
      return checkReceptacles(entity, about);
    case "garageDoor":
      return checkGarageDoor(entity, about);
    case "garageBoard":
      return checkGarageBoard(entity, about);
    default:
      return [];
  }
}

/** The entities of a sheet, or of a single line, against the limits of the code. */
export function checkEntities(entities: readonly Entity[], context: CheckContext = {}): Finding[] {
  return [
    ...entities.flatMap((entity, source) => checkEntity(entity, entities, context, { source })),
    ...checkWhole(entities, context),
  ].map((finding) => inMetric(finding, entities[finding.source ?? -1]?.metric));
}

/** The worst first: what fails, then what is to be verified, then what is not on the sheet, then what passes. */
const ORDER: readonly Verdict[] = ["fail", "verify", "unknown", "pass"];
export const worstFirst = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
