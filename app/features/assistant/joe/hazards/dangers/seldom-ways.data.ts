import type { Rather } from "./rather.data.ts";

/** Scenes that a stranger's set brought up first: what stood open or folded for them could hurt or said too little. */
export const SELDOM_WAYS: readonly Rather[] = [
  {
    sign: "stageWord stageFails /20 !rule",
    is: "swingStage",
    not: [
      ...(["scaffold", "aerialLift", "structure", "injury", "edge", "crane", "suicide", "hoist"] as const),
      ...(["fallGearTorn", "suspension", "fall", "stroke", "powerLine"] as const),
    ],
    unless: ["hvLine", "electricThing", "shocked", "unconscious", "noBreath", "ropeRubs"],
  },
  {
    sign: "finThing dugUp /30 !rule",
    is: "bomb",
    not: ["explosives", "trench", "structure", "fall", "crush"],
  },
  {
    sign: "chlorSolvent arcHeat inhaledIt /30 !rule",
    is: "inhaled",
    not: [
      ...(["chemicalSpill", "toxicGas", "fire", "breathing", "burn", "hiddenFire", "gasLeak"] as const),
      ...(["hotTire", "heartAttack"] as const),
    ],
    unless: ["unconscious", "noBreath"],
  },
  {
    sign: "poisonPlant plantSmoke /40 !rule",
    is: "inhaled",
    not: ["burn", "shock", "fire", "hiddenFire"],
    unless: ["personBurns", "unconscious", "noBreath"],
  },
  {
    sign: "cementWork soakedThrough skinColour|skinBurnsIt /45 !rule",
    is: "concreteSkin",
    not: ["trenchBuried", "shock", "cold", "sunk", "bleeding"],
    unless: ["isStuck", "sunkDeep", "earthFell", "eye", "blood"],
  },
  {
    sign: "locksIn saysBye /30",
    is: "suicide",
    not: ["puncture", "violence", "impaled", "tool", "fire", "injury"],
    unless: ["shotsHeard", "threatWord"],
  },
  {
    sign: "vaporStuff openFlame smellsIt /24 !rule",
    is: "chemicalSpill",
    not: ["gasLeak", "carbonMonoxide", "unsafe", "chemicalSkin"],
    unless: ["flameWord", "personBurns", "unconscious", "noBreath"],
  },
  // What a meter shows is read before anybody goes down.
  {
    sign: "gasMeter pitPlace|sewer entryAsk /24 !rule",
    is: "pitEntry",
    not: ["confinedSpace", "toxicGas"],
    unless: ["unconscious", "silentThere", "noAnswer", "noBreath", "downAlready", "dazed"],
  },
  // Whoever jumps into a pool for bees does not want to die.
  {
    sign: "swarmWord swarmActs /24 !rule",
    is: "swarm",
    not: ["suicide", "drowning", "violence", "bite", "fall"],
    unless: ["throatCloses", "unconscious", "noBreath", "mouthLip"],
  },
  {
    sign: "carThing waterPlace carSinks /30 !rule",
    is: "carWater",
    not: [
      ...([
        "rollover",
        "structure",
        "crush",
        "edge",
        "fall",
        "confinedSpace",
        "unsafe",
        "energised",
      ] as const),
      ...(["drowning", "trench", "struckBy", "crane", "suicide"] as const),
    ],
    unless: ["unconscious", "noBreath", "iceWater", "powerLine", "hvLine", "goneLimp", "pulledOut"],
  },
  {
    sign: "smallChild bucketWord blueOrLimp /30 !rule",
    is: "drowning",
    not: ["notBreathing", "headSpine", "unconscious", "choking", "fall", "cold", "chemicalSkin"],
    unless: ["hitBy", "choke", "food", "chemicalOnly"],
  },
  {
    sign: "reliefWord reliefPlug /24 !rule",
    is: "pressure",
    not: ["bleeding", "fire", "confinedSpace", "gasLeak", "structure", "explosives", "tool"],
    unless: ["injured", "unconscious", "burn", "personBurns"],
  },
  {
    sign: "saddleNumb cantPee /40 !rule",
    is: "numbSaddle",
    not: ["injury", "stroke", "headSpine", "muscle", "heatExhaustion"],
    unless: ["fell", "hitBy", "unconscious", "runOver", "trapped"],
  },
  {
    sign: "coldWet noShiver /30 !rule",
    is: "cold",
    not: ["drowning", "seizure", "shock", "stroke", "fall", "impaired"],
    unless: ["noBreath", "unconscious", "gasping"],
  },
  {
    sign: "struckByBolt lifeless /24 !rule",
    is: "lightning",
    not: ["notBreathing", "fall", "electricShock", "panic", "unconscious", "powerLine", "injury", "edge"],
    unless: ["hvLine"],
  },
  {
    sign: "phosphide phosphideTells /30 !rule",
    is: "toxicGas",
    not: ["gasLeak", "bleeding", "chemicalSpill", "swallowed", "inhaled"],
    unless: ["swallowWord", "unconscious", "noBreath"],
  },
  // Who asks how many pills are sure is told to stay with somebody now.
  {
    sign: "pillStock pillPlan mourning /60",
    is: "suicide",
    not: ["fall", "overdose", "swallowed", "injury", "panic"],
    unless: ["blood", "allergic", "diabetic"],
  },
  {
    sign: "scorpionWord scorpionTells /30 !rule",
    is: "bite",
    not: ["toxicGas", "anaphylaxis", "seizure", "choking", "eye", "stroke", "needle"],
    unless: ["unconscious", "noBreath"],
  },
  {
    sign: "wildBeast beastTouch /16 !rule",
    is: "rabies",
    not: ["bite", "eye", "violence", "anaphylaxis", "drowning", "bleeding", "puncture"],
    unless: ["neckSpurts", "deepWound", "unconscious"],
  },
  {
    sign: "bottleGas valveFlame /20 !rule",
    is: "cylinder",
    not: ["fire", "gasLeak", "burn", "chemicalSpill"],
    unless: ["personBurns", "unconscious"],
  },
  {
    sign: "packWord packFails /14 !rule",
    is: "fire",
    not: ["liveWater", "electricShock", "energised", "hiddenFire", "unsafe", "fracture", "tool"],
    unless: ["eye", "caustic", "fuelEngine"],
  },
  {
    sign: "hfCleaner deepThrob looksFine /40 !rule",
    is: "hydrofluoric",
    not: ["chemicalSkin", "injection", "injury", "burn", "concreteSkin"],
    unless: ["jetSource", "unconscious"],
  },
  // Who has no breath left to whistle with still draws it: nobody presses on that chest.
  {
    sign: "silentChest blueMute /24 !rule",
    is: "breathing",
    not: ["notBreathing", "chemicalSpill", "inhaled", "cold", "lead", "silica", "unconscious"],
    unless: ["noWake", "silentThere", "goneLimp", "lyingThere", "noBreath", "noAnswer", "mouthLip", "sting"],
  },
  {
    sign: "limeWord eyeIn|eye|faceSplash /16 !rule",
    is: "eyeChemical",
    not: ["headSpine", "chemicalSkin", "burn", "concreteSkin", "eye", "fall", "edge"],
    unless: ["eyePiece", "nail", "spike"],
  },
];
