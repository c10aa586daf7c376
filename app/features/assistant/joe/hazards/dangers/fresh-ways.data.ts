import type { Hazard } from "./dangers.data.ts";
import type { Rather } from "./rather.data.ts";

/** Beside these it is no fear, or whoever stays up there dies of something else. */
const NOT_FEAR: readonly string[] = [
  ...["wireWord", "powerLine", "hvLine", "electricThing", "powerCord", "noAnswer", "noBreath", "gasping"],
  ...["suicide", "jumpThreat", "farewell", "endIt", "neverAgain", "stayBack", "injured", "blood", "hanging"],
  ...["chestPain", "chest", "faceDroop", "slurred", "diabetic", "coldExposure", "noShiver", "bees"],
  ...[
    "tiltsNow",
    "collapse",
    "fallingWord",
    "partsFrom",
    "fire",
    "flameWord",
    "hotSmoke",
    "gas",
    "lightning",
  ],
  ...["storm", "waterRise", "aerial", "harness", "hitBy", "dazed", "heat", "drunkWord"],
];
const BESIDE_FEAR: readonly Hazard[] = [
  ...(["cold", "electricShock", "ladder", "scaffold", "edge", "panic", "unconscious", "crush"] as const),
  ...(["aerialLift", "steel", "structure", "notBreathing", "seizure", "unsafe", "fall"] as const),
];

/** Scenes that the sets had before there was a card for them, told by two or three things together. */
export const FRESH_WAYS: readonly Rather[] = [
  {
    sign: "oxygenWord oxygenIn /16 !rule",
    is: "oxygen",
    not: ["cylinder", "hoseWhip", "pressure", "chemicalSkin", "unsafe", "chemicalSpill", "unconscious"],
    unless: ["personBurns", "noBreath", "noAnswer", "gasping", "chest", "mask", "pulse"],
  },
  {
    sign: "astrideWord crotchHit|beamThing /12 !rule",
    is: "astride",
    not: [
      ...(["bleeding", "crush", "fall", "steel", "structure", "fracture", "headSpine", "injury"] as const),
      ...(["scaffold", "formwork", "confinedSpace", "ladder"] as const),
    ],
    unless: ["passThrough", "unconscious", "noBreath", "impaleWord", "inEarth", "vehicle"],
  },
  {
    sign: "crotchWord crotchHit beamThing|bloodyPee /22 !rule",
    is: "astride",
    not: ["bleeding", "crush", "fall", "steel", "structure", "fracture", "injury", "ladder"],
    unless: [
      "passThrough",
      "unconscious",
      "noBreath",
      "impaleWord",
      "nail",
      "deepWound",
      "spurts",
      "trapped",
    ],
  },
  {
    sign: "ringWord ringStuck fingerSwells /18 !rule",
    is: "ring",
    not: [
      ...(["fracture", "injury", "crush", "anaphylaxis", "drowning", "amputation", "cold"] as const),
      ...(["notBreathing", "bleeding", "tool"] as const),
    ],
    unless: [
      ...["sting", "bees", "snake", "snakeSign", "runMachine", "shocked", "jetSource", "wireWord", "blood"],
      ...["partGone", "mouthLip", "deepWound", "hanging"],
    ],
  },
  {
    sign: "gutsWord gutsOut /14 !rule",
    is: "openBelly",
    not: ["bleeding", "violence", "impaled", "injury", "tool", "crush", "seizure", "burn", "stroke"],
    unless: ["unconscious", "noBreath", "gunPerson", "shotsHeard", "passThrough"],
  },
  {
    sign: "tongueWord tongueBleeds /10 !rule",
    is: "bleeding",
    not: ["amputation", "bite", "headSpine"],
    unless: [
      ...["unconscious", "noBreath", "seizure", "jerks", "snake", "sting", "swells", "dog", "toothWord"],
      ...["nail", "passThrough", "eye", "chest", "slurred", "numb", "skullWord"],
    ],
    takes: true,
  },
  {
    sign: "blowWord bellyHit bellyTells /30 !rule",
    is: "shock",
    not: ["stroke", "heartAttack", "fracture"],
    unless: ["pregnantWord", "unconscious", "noBreath", "blood", "passThrough", "impaleWord", "gutsWord"],
  },
  {
    sign: "lidWord glueWord /12 !rule",
    is: "eyeChemical",
    not: ["eye", "injury", "impaled", "chemicalSkin"],
    unless: ["nail", "eyePiece", "passThrough"],
  },
  {
    sign: "hungLong hungGear hungFaint /30 !rule",
    is: "suspension",
    not: ["fallGearTorn", "unconscious", "stroke", "fall", "edge", "headSpine", "injury"],
    unless: ["wireWord", "powerLine", "hvLine", "failing", "collapse", "tiltsNow", "suicide", "ropeRubs"],
  },
  {
    sign: "sliverWord softPart /10 !rule",
    is: "puncture",
    not: [],
    unless: ["eye", "throatWord", "chest", "head", "spine", "passThrough", "blood", "spurts", "swallowWord"],
  },
  {
    sign: "redLine streakOn /14 !rule",
    is: "puncture",
    not: ["cold", "shock", "bite", "injury", "fracture"],
    unless: ["snake", "snakeSign", "sting", "jetSource", "unconscious", "dazed"],
  },
  { sign: "frozeWord highUp fearToo /26 !rule", is: "frozenUp", not: BESIDE_FEAR, unless: NOT_FEAR },
  { sign: "fearFreezes highUp wontMoveUp /26 !rule", is: "frozenUp", not: BESIDE_FEAR, unless: NOT_FEAR },
];
