import type { Rather } from "./rather.data.ts";

/** Scenes that were told by how somebody is, in words that no list had. */
export const UNHEARD_WAYS: readonly Rather[] = [
  // Whoever went in and lies, sits, sleeps or is no longer heard: the air took them, and takes the next one.
  {
    sign: "sewer|pitPlace|pitOrTank|airPlace goneStill|goesAfter /30 !rule",
    is: "confinedSpace",
    not: [
      ...(["drowning", "unconscious", "pitEntry", "suspension", "eye", "ladder", "fall", "shock"] as const),
      ...(["trenchBuried", "suicide", "burn", "injury", "heatExhaustion", "crush", "liveWater"] as const),
      ...(["toxicGas", "rollover", "fire"] as const),
    ],
    unless: [
      ...["inTheWater", "buriedUnder", "earthFell", "personBurns", "electricThing", "shocked"],
      ...["hvLine", "hitBy", "binWord"],
    ],
  },
  {
    sign: "limeWord overSomebody /24 !rule",
    is: "chemicalSkin",
    not: ["electricShock", "swarm", "headSpine", "eyeChemical", "oxygen", "concreteSkin", "burn"],
    unless: ["unconscious", "noBreath", "earthFell"],
  },
  {
    sign: "tarHot tarOn flesh|limb|digit|skin|handPart /30 !rule",
    is: "burn",
    not: ["crush", "amputation", "ring", "injury", "trenchBuried"],
    unless: ["personBurns", "eye", "unconscious"],
  },
  {
    sign: "mouthTwist handFails /30",
    is: "stroke",
    not: ["headSpine", "tool", "injury"],
    unless: ["fell", "hitBy", "burn"],
  },
  {
    sign: "wireFell givesShocks /36",
    is: "powerLine",
    not: ["electricShock", "structure", "fall", "crush", "energised", "edge"],
    unless: ["unconscious", "noBreath"],
  },
  {
    sign: "heartburn armOrCold /24",
    is: "heartAttack",
    not: ["cold", "stroke", "diabetic", "swallowed", "heatExhaustion"],
    unless: ["hitBy", "fell"],
  },
  {
    sign: "waterFills pumpLive /30 !rule",
    is: "liveWater",
    not: ["trench", "trenchBuried", "energised", "tunnel", "flashFlood", "drowning"],
    unless: ["unconscious", "noBreath", "shocked"],
  },
  {
    sign: "neckHere airBubbles cutOpen /36",
    is: "headSpine",
    not: ["injury", "bleeding", "crush", "tool"],
    unless: ["unconscious", "noBreath", "gulped"],
  },
  {
    sign: "vehicle|controls fewWheels /16 !rule",
    is: "rollover",
    not: ["headSpine", "underWheel", "suicide", "crush", "struckBy"],
    unless: ["hitBy", "runOver", "hvLine", "trapped"],
  },
  {
    sign: "lessAir neckVeins /24",
    is: "breathing",
    not: ["fall", "headSpine", "injury", "oxygen", "swingStage"],
    unless: ["unconscious", "noBreath"],
  },
  {
    sign: "urineHere colaLike /12 !rule",
    is: "muscle",
    not: ["drowning", "heatExhaustion"],
    unless: ["headBlow", "fell", "hitBy"],
  },
  {
    sign: "bugSpray poisonSigns /40",
    is: "chemicalSkin",
    not: ["injection", "eye", "overdose", "chemicalSpill", "eyeChemical", "arcEye"],
    unless: ["unconscious", "noBreath"],
  },
  {
    sign: "solarPanel panelFails /24 !rule",
    is: "energised",
    not: ["powerLine", "headSpine", "lateHead", "hiddenFire", "burn", "tool"],
    unless: ["personBurns", "unconscious", "shocked"],
  },
  {
    sign: "headHere pupilOdd earlierOn /45",
    is: "lateHead",
    not: ["injury", "headSpine", "eye"],
    unless: ["noBreath"],
  },
  {
    sign: "jetHole dotOn /24",
    is: "injection",
    not: ["underWheel", "puncture"],
    unless: ["eye", "unconscious"],
  },
  {
    sign: "siphons motorFuel /14",
    is: "swallowed",
    not: ["gasLeak", "hoseWhip", "chemicalSpill", "pressure"],
    unless: ["unconscious", "noBreath"],
  },
  {
    sign: "galvWeld fumeFever /45 !rule",
    is: "inhaled",
    not: ["lead", "earthquake", "cold", "seizure"],
    unless: ["unconscious", "noBreath"],
  },
];
