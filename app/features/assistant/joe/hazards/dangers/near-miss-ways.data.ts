import type { Rather } from "./rather.data.ts";

/** Scenes of the seventeenth set and of the one before it that stood folded, or below a card that could hurt. */
export const NEAR_MISS_WAYS: readonly Rather[] = [
  // Blood in jets comes from no attacker: pressing comes first, and the door stays open for whoever helps.
  {
    sign: "jetOfBlood bloodHere sawHere|flesh /40 !rule",
    is: "bleeding",
    not: ["violence", "tool", "hoseWhip", "injury", "heartAttack", "injection", "pressure", "crush"],
    unless: [
      ...["weapon", "knife", "gunWord", "gunPerson", "eye", "head", "neckHere", "pregnantWord", "partGone"],
      ...["cutOff", "passThrough", "chestSpot", "electricThing", "stillIn", "trapped", "severed", "gutsWord"],
    ],
  },
  {
    sign: "legsDead cameDown /36 !rule",
    is: "headSpine",
    not: [
      ...([
        "breathing",
        "fall",
        "scaffold",
        "ladder",
        "cold",
        "crush",
        "injury",
        "structure",
        "edge",
      ] as const),
      ...(["heartAttack", "numbSaddle", "fracture", "drowning", "lateHead"] as const),
    ],
    unless: [
      ...["outOfWater", "waterBody", "noBreath", "gasping", "unconscious", "electricThing", "harness"],
      ...["buriedUnder", "inEarth", "trapped", "coldExposure", "passThrough", "impaleWord", "faceInWater"],
    ],
  },
  {
    sign: "plasticLine roaring /24 !rule",
    is: "gasLeak",
    not: ["buriedCable", "pressure", "injury", "hoseWhip", "tool", "trench", "powerLine", "cylinder"],
    unless: ["unconscious", "flameWord", "sparking"],
  },
  {
    sign: "coldWaterFall shakeStopped /40 !rule",
    is: "cold",
    not: [
      "seizure",
      "violence",
      "drowning",
      "shock",
      "impaired",
      "stroke",
      "fall",
      "injection",
      "heatStroke",
    ],
    unless: ["noBreath", "gasping", "unconscious", "hitBy"],
  },
  {
    sign: "takesNeedle sugarLow /40 !rule",
    is: "diabetic",
    not: ["needle", "impaired", "violence", "heatStroke", "heatExhaustion", "shock", "stroke", "seizure"],
    unless: ["faceDroop", "headBlow", "noBreath", "gasping", "overdoseWord", "weapon"],
  },
  {
    sign: "headSlang struckThere brainLater earlierOn|wasWell|sinceThen|whileAgo /45 !rule !headElse",
    is: "lateHead",
    not: ["crush", "headSpine", "stroke", "struckBy", "injury", "structure", "scaffold", "heatExhaustion"],
    unless: ["noBreath", "gasping", "slowSnore", "eye", "electricThing", "bloodHere"],
  },
  {
    sign: "hopperPlace suckedDown /24 !rule",
    is: "sunk",
    not: ["crush", "trenchBuried", "drowning", "entangled", "chestWound", "confinedSpace", "boreHole"],
    unless: ["waterBody", "inTheWater"],
  },
  {
    sign: "outOnEdge lowAndBye /40 !rule",
    is: "suicide",
    not: ["edge", "fall", "unsafe", "structure", "scaffold", "crane", "steel"],
    unless: ["injured", "trapped"],
  },
  {
    sign: "monthsAlong herFall bellyOrBlood /40 !rule",
    is: "pregnantHurt",
    not: [
      ...(["bleeding", "fall", "structure", "injury", "edge", "headSpine", "ladder"] as const),
      ...(["scaffold", "struckBy", "injection", "underWheel", "pregnant"] as const),
    ],
    unless: ["noBreath", "electricThing", "babyComes"],
  },
  {
    sign: "foamSpray whistles /40 !rule",
    is: "breathing",
    not: ["heartAttack", "chemicalSkin", "fire", "inhaled", "seizure", "chemicalSpill", "anaphylaxis"],
    unless: ["unconscious", "noBreath", "eye", "flameWord", "swallowWord", "mouthLip"],
  },
  {
    sign: "wallThing wallSpeaks propIt /40 !rule",
    is: "structure",
    not: ["formwork", "unsafe", "trench", "explosives", "struckBy", "crane", "crush", "energised"],
    unless: ["dugWord", "form", "scaffold", "trapped", "injured", "buriedUnder"],
  },
  {
    sign: "liftHere betweenFloors wayOut /30 !rule",
    is: "hoist",
    not: ["fall", "crush", "aerialLift", "edge", "structure"],
    unless: ["injured", "blood", "fire", "flameWord", "unconscious", "limb", "hanging"],
  },
  {
    sign: "gasBottle flameAtValve /16 !rule",
    is: "cylinder",
    not: ["fire", "gasLeak", "burn", "structure"],
    unless: ["personBurns", "unconscious"],
  },
  {
    sign: "digMachine cableBelow boomSparks /30 !rule",
    is: "buriedCable",
    not: ["trenchBuried", "structure", "fire", "trench", "crush", "explosives", "electricShock"],
    unless: ["gas", "gasLine", "unconscious", "shocked", "hvLine", "personBurns"],
  },
  {
    sign: "boltHit noBreath|lifeless|unconscious|who /30 !rule",
    is: "lightning",
    not: [
      ...(["notBreathing", "trenchBuried", "electricShock", "fall", "unconscious", "powerLine"] as const),
      ...(["frozenUp", "structure", "edge", "ladder", "crane"] as const),
    ],
    unless: ["hvLine", "wireFell"],
  },
  {
    sign: "gloveOff fingerHere /16 !rule",
    is: "amputation",
    not: ["ring", "drowning", "fracture", "burn", "crush", "struckBy", "injury", "fall"],
    unless: ["hotLiquid", "chemicalOnly", "steamOrFlame", "concrete", "cold", "electricThing"],
  },
  {
    sign: "airHose behindOrBelly swells|bellyTells|pain|flesh /36 !rule",
    is: "injection",
    not: ["pressure", "shock", "hoseWhip", "tool", "injury"],
    unless: ["eye", "unconscious", "noBreath"],
  },
  {
    sign: "sideHit chestCloses /36",
    is: "breathing",
    not: ["fall", "headSpine", "injury", "scaffold", "struckBy", "oxygen", "swingStage", "heartAttack"],
    unless: ["unconscious", "noBreath", "holeMade", "stabVerb", "passThrough", "trapped", "legsDead"],
  },
  {
    sign: "limbSqueezed squeezedBy hardAsStone|numbFurther hardAsStone /40 !rule",
    is: "muscle",
    not: ["crush", "headSpine", "cold", "fracture", "amputation", "puncture"],
    unless: ["isStuck", "unconscious", "blood", "snake"],
  },
  // A gasp now and then is no breathing, whatever word stands for it.
  {
    sign: "downNoReply nowAndThenBreath /30 !rule",
    is: "notBreathing",
    not: ["unconscious", "fall", "stroke", "seizure", "overdose", "breathing", "headSpine"],
    unless: [
      ...["electricThing", "wireWord", "powerLine", "sewer", "gas", "fumes", "trench", "hvLine", "awakeWord"],
      ...["overdoseWord", "choke", "inTheWater", "outOfWater", "coughBad"],
    ],
  },
  {
    sign: "sprayPoison leaking /36 !rule",
    is: "chemicalSkin",
    not: ["overdose", "eyeChemical", "eye", "heatStroke", "stroke", "seizure", "injection"],
    unless: ["unconscious", "noBreath", "swallowWord"],
  },
  {
    sign: "eggStink sewerPlace stinkGone /40",
    is: "pitEntry",
    not: ["toxicGas", "gasLeak", "confinedSpace"],
    unless: ["unconscious", "silentThere", "noAnswer", "noBreath", "downAlready", "goneStill", "dazed"],
  },
];
