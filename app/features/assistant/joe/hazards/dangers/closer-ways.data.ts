import type { Rather } from "./rather.data.ts";

/** Scenes of the eighteenth set that stood folded or below another card, each told by two or three things together. */
export const CLOSER_WAYS: readonly Rather[] = [
  // Blood with the pulse where a large vessel lies, whatever cut it and although nobody says "blood".
  {
    sign: "bloodPumps vesselPart sawHere|bloodHere|hotRed /40 !rule",
    is: "bleeding",
    not: ["entangled", "impaled", "tool", "injury", "injection", "crush", "hoseWhip", "pressure", "violence"],
    unless: [
      ...["oilOrPaint", "weapon", "gunPerson", "neckHere", "pregnantWord", "monthsAlong", "partGone"],
      ...["cutOff", "passThrough", "chestSpot", "electricThing", "stillIn", "trapped", "severed", "gutsWord"],
    ],
  },
  {
    sign: "foodBite throatStops /30 !rule",
    is: "choking",
    not: [
      ...([
        "crush",
        "drowning",
        "fire",
        "breathing",
        "headSpine",
        "stroke",
        "heartAttack",
        "seizure",
      ] as const),
      ...(["notBreathing", "unconscious", "panic", "violence", "swallowed", "energised"] as const),
    ],
    unless: [
      ...["faceDroop", "oneSide", "slurred", "swellsHere", "bees", "allergic", "hitBy", "fumes", "gas"],
      ...["electricThing", "headBlow", "burn", "hanging"],
    ],
  },
  {
    sign: "cementMix eyesShut /30 !rule",
    is: "eyeChemical",
    not: ["headSpine", "concreteSkin", "chemicalSkin", "eye", "hoseWhip", "struckBy", "injury", "silica"],
    unless: ["unconscious", "noBreath", "gasping", "buriedUnder", "passThrough", "steamOrFlame"],
  },
  {
    sign: "clearFluid earOrNose struckOrFell /44 !rule",
    is: "headSpine",
    not: [
      ...(["crush", "struckBy", "fall", "scaffold", "structure", "eye", "drowning", "injury"] as const),
      ...(["ladder", "edge", "lateHead", "steel"] as const),
    ],
    unless: ["outOfWater", "inTheWater", "electricThing", "trapped", "pregnantWord", "monthsAlong"],
  },
  // A wall that is built, beside whatever ditch: out from under it and away from its fall.
  {
    sign: "builtWall leansNow crackOpens /40 !rule",
    is: "structure",
    not: ["trench", "scaffold", "formwork", "unsafe", "edge", "concreteSkin", "crush", "energised"],
    unless: ["trapped", "injured", "unconscious", "hitBy", "inEarth"],
  },
  // Blood inside, by what it makes of somebody hours after.
  {
    sign: "trunkStruck cameDown|struckThere shoulderOrBelly paleFaint /50 !rule",
    is: "shock",
    not: [
      ...(["stroke", "toxicGas", "trenchBuried", "fall", "headSpine", "injury", "heartAttack"] as const),
      ...(["heatExhaustion", "heatStroke", "fracture", "scaffold", "ladder", "edge", "lateHead"] as const),
      ...(["bleeding", "crush", "struckBy", "cold", "diabetic", "pressure", "carbonMonoxide"] as const),
    ],
    unless: [
      ...["monthsAlong", "pregnantWord", "electricThing", "noBreath", "unconscious", "legsDead"],
      ...["passThrough", "gutsWord", "fumes", "gas", "faceDroop", "chestPain"],
    ],
  },
  // Whoever wants to die and has swallowed something needs both: not to be left, and the ambulance.
  {
    sign: "tiredOfLife pillsTaken /40 !rule",
    is: "suicide",
    not: ["energised", "lateHead", "overdose", "swallowed", "impaired", "unconscious", "heartAttack"],
    unless: ["noBreath", "gasping", "weapon", "gunPerson", "electricThing"],
  },
  {
    sign: "siteMachine wentOver driverInside /26 !rule",
    is: "rollover",
    not: [
      ...(["trenchBuried", "trench", "chemicalSkin", "crush", "chemicalSpill", "structure"] as const),
      ...(["injury", "fracture", "underWheel", "crane", "unsafe"] as const),
    ],
    unless: [
      ...["belowIt", "hvLine", "powerLine", "wireWord", "waterBody", "inTheWater", "personBurns"],
      ...["noBreath", "unconscious", "inEarth"],
    ],
  },
];
