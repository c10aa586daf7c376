import type { Clearance, DryerDuct, Entity, GarageDoor, Glazing, Receptacles } from "../text/entity.ts";
import { type About, compare, type Finding, held, question } from "./finding.ts";
import { ELBOW_IN, RULES } from "./limits.ts";

/** The widest distance that a note without a direction gives from a toilet to its side. */
const SIDE_AT_MOST = 18;

/** Room around a toilet or a lavatory. */
export function checkClearance({ fixture, inches, side }: Clearance, about: About): Finding[] {
  if (fixture === "lavatory")
    return side === "front" || side === undefined ? [compare("lavatoryFront", inches, about)] : [];
  if (side === "front") return [compare("toiletFront", inches, about)];
  if (side === "width") return [compare("toiletWidth", inches, about)];
  const beside = compare("toiletSide", inches, about);
  if (side === "side" || beside.verdict === "fail" || inches <= SIDE_AT_MOST) return [beside];
  const infront = compare("toiletFront", inches, about);
  return [infront.verdict === "pass" ? infront : { ...beside, verdict: "verify" }];
}

export function checkShower(dim1In: number, dim2In: number, about: About): Finding[] {
  return [
    compare("showerArea", dim1In * dim2In, about),
    compare("showerSide", Math.min(dim1In, dim2In), about),
  ];
}

const FLOWS = {
  toilet: "toiletFlow",
  shower: "showerFlow",
  lavatory: "lavatoryFlow",
  sink: "sinkFlow",
} as const;

export const checkFlow = ({ fixture, rate }: Extract<Entity, { kind: "flow" }>, about: About): Finding[] => [
  compare(FLOWS[fixture], rate, about),
];

/** A dryer's duct: every elbow takes off the length that it may have; the maker's own table may allow more. */
export function checkDryer(
  { lengthIn, diameterIn, elbows90 = 0, elbows45 = 0, byMaker }: DryerDuct,
  about: About,
): Finding[] {
  const findings: Finding[] = [];
  if (lengthIn === undefined) findings.push(question("dryerLength", "unknown", about));
  else {
    const limit = Math.max(0, RULES.dryerLength.limit - elbows90 * ELBOW_IN[90] - elbows45 * ELBOW_IN[45]);
    const finding = held("dryerLength", lengthIn, limit, about);
    findings.push(finding.verdict === "fail" && byMaker ? { ...finding, verdict: "verify" } : finding);
  }
  if (diameterIn !== undefined) findings.push(compare("dryerDiameter", diameterIn, about));
  return findings;
}

export function checkReceptacles({ place, spacingIn, reachIn }: Receptacles, about: About): Finding[] {
  const counter = place === "counter";
  return [
    ...(spacingIn === undefined
      ? []
      : [compare(counter ? "counterReceptacles" : "receptacles", spacingIn, about)]),
    ...(reachIn === undefined ? [] : [compare(counter ? "counterReach" : "receptacleReach", reachIn, about)]),
  ];
}

/** The door between house and garage: rated, or thick enough. */
export function checkGarageDoor({ ratingMin, thicknessIn }: GarageDoor, about: About): Finding[] {
  return [
    ...(ratingMin === undefined ? [] : [compare("garageDoorRating", ratingMin, about)]),
    ...(thicknessIn === undefined ? [] : [compare("garageDoorThickness", thicknessIn, about)]),
  ];
}

/** Board towards a garage. Whether rooms lie above it, few sheets say. */
export function checkGarageBoard(
  { thicknessIn, typeX, place, underRooms }: Extract<Entity, { kind: "garageBoard" }>,
  about: About,
): Finding[] {
  const wall = compare("garageWall", thicknessIn, about);
  if (place !== "ceiling" || wall.verdict === "fail") return [wall];
  const ceiling = compare("garageCeiling", thicknessIn, about);
  const sure = ceiling.verdict === "pass" ? typeX : underRooms;
  return [sure ? ceiling : { ...ceiling, verdict: "verify" }];
}

/** Openings of a guard; between centres there is a baluster of unknown width. */
export function checkGuardOpening(
  { openingIn, centers, stair }: Extract<Entity, { kind: "guardOpening" }>,
  about: About,
): Finding[] {
  const finding = compare(stair ? "stairGuardOpening" : "guardOpening", openingIn, about);
  return [finding.verdict === "fail" && centers ? { ...finding, verdict: "verify" } : finding];
}

/**
 * Glass and what opens of it, as shares of the floor of its room.
 * @param floorFt2 of the room that the note names, where its size is printed
 * @param served light and air come from elsewhere: what is too little may then be enough
 */
export function checkGlazing(
  glazing: Glazing,
  floorFt2: number | undefined,
  served: boolean,
  about: About,
): Finding[] {
  const { glazingFt2, openableFt2, glazingPercent, openablePercent, room } = glazing;
  const named = { ...about, ...(room && { subject: room }) };
  const share = (rule: "glazing" | "openable", ft2: number | undefined, percent: number | undefined) => {
    if (ft2 === undefined && percent === undefined) return [];
    const measured = percent ?? (floorFt2 && ft2 !== undefined ? (100 * ft2) / floorFt2 : undefined);
    if (measured === undefined) return [question(rule, "unknown", named)];
    const finding = compare(rule, measured, named);
    return [finding.verdict === "fail" && served ? { ...finding, verdict: "verify" as const } : finding];
  };
  return [
    ...share("glazing", glazingFt2, glazingPercent),
    ...share("openable", openableFt2, openablePercent),
  ];
}
