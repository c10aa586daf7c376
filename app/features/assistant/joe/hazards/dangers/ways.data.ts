import type { Hazard } from "./dangers.data.ts";
import type { Rather } from "./rather.data.ts";

/** No other scene's "hold the head still" or "press around what came out" is for a birth. */
const NO_BIRTH: readonly Hazard[] = [
  ...(["headSpine", "struckBy", "fall", "crush", "bleeding", "injury", "pregnantHurt", "pregnant"] as const),
  "shock",
];
const HEAD_OF_ANOTHER: readonly string[] = [
  ...["nail", "spike", "through", "barWord", "chest", "trunk", "limb", "eye", "trapped", "caughtOn"],
  ...["buriedUnder", "inEarth", "trench", "dugWord", "earthFell", "binWord", "waterBody", "inWater"],
  ...["hitBy", "fell", "injured", "blood", "isStuck", "impaleWord", "sunkDeep"],
];

/**
 * Scenes as crews tell them, without their name: what they saw, which together is one scene's. Its steps stand first,
 * whatever else the words may bring up, and what else they bring up stands folded below.
 */
export const WAYS: readonly Rather[] = [
  ...[
    "babyComes !rule",
    "babyWord laborWord|pushWord /8 !rule !fell !hitBy",
    "laborWord pushWord herWord|pregnantWord|babyWord /16 !rule",
    "laborWord babyHead /20 !rule",
  ].map((sign): Rather => ({ sign, is: "birth", not: NO_BIRTH })),
  // What else has a head that shows: a nail, a bolt, somebody in a bank or between bars.
  { sign: "headShows !rule", is: "birth", not: NO_BIRTH, unless: HEAD_OF_ANOTHER },
  {
    sign: "babyHead herWord|headShows /14 !rule",
    is: "birth",
    not: NO_BIRTH,
    unless: HEAD_OF_ANOTHER,
  },
  {
    sign: "jetSource tinyMark handPart /28 !rule",
    is: "injection",
    not: ["bleeding", "puncture", "needle", "anaphylaxis", "tool", "hydrofluoric"],
  },
  // Who breathes slowly, with blue lips or pupils like pins, does not breathe enough.
  {
    sign: "pinpoint slowSnore|noWake|blueLips|drugSign /30",
    is: "overdose",
    not: ["unconscious", "eye", "notBreathing"],
  },
  { sign: "slowSnore noWake blueLips /30", is: "overdose", not: ["unconscious", "notBreathing"] },
  { sign: "drugSign slowSnore|blueLips noWake /35", is: "overdose", not: ["unconscious", "notBreathing"] },
  {
    sign: "tireWord hotSmoke /10 !rule !coldTire",
    is: "hotTire",
    unless: ["powerLine", "hvLine", "wireWord", "blood", "injured"],
    not: ["fire", "carbonMonoxide", "tool", "pressure", "burn"],
  },
  { sign: "edgeSeat stayBack /30 !rule", is: "suicide", not: ["edge", "fall", "scaffold", "crane"] },
  { sign: "gaveAway edgeSeat|neverAgain|stayBack /40 !rule", is: "suicide", not: ["edge", "fall"] },
  { sign: "wildBeast beastTouch /14 !rule", is: "rabies", not: ["bite", "eye", "violence", "anaphylaxis"] },
  {
    sign: "fingerWord partKept /16 !rule !burn !hotLiquid !waxHard !snakeSign !insects !splinterWord",
    is: "amputation",
    not: ["bleeding", "cold", "tool", "crush", "fracture"],
  },
  {
    sign: "sawWord gotOf fingerWord /14 !rule !nailOfFinger",
    is: "amputation",
    not: ["bleeding", "tool", "crush", "fracture"],
  },
  {
    sign: "coldPart waxHard coldTime /32 !rule !chestPain",
    is: "cold",
    not: ["headSpine", "burn", "eye", "shock"],
  },
  {
    sign: "hotRed nonsense /22 !rule !coolBody !sugarSensor !insects",
    is: "heatStroke",
    unless: ["coldNoun", "coldPlace", "shiver", "coldExposure", "muchWater"],
    not: ["headSpine", "impaired", "violence", "heatExhaustion", "burn"],
  },
  {
    sign: "muchWater drankWord headSick /35 !rule !hotRed",
    is: "waterIll",
    unless: ["chemical", "caustic"],
    not: ["heatStroke", "headSpine", "heatExhaustion", "swallowed", "drowning", "stroke", "seizure"],
  },
  {
    sign: "caustic intoEye /16 !rule !eyeWear",
    is: "eyeChemical",
    unless: ["eyePiece", "nail", "spike", "eyeLeak"],
    not: ["eye", "edge", "chemicalSkin", "concreteSkin", "chemicalSpill", "burn"],
  },
  {
    sign: "restsOn heavyThing /12 !rule",
    is: "crush",
    unless: ["passThrough", "impaleWord"],
    not: ["rollover", "structure", "struckBy", "fracture", "tool", "concreteSkin"],
  },
  {
    sign: "scaffoldThing partsFrom /14 !rule",
    is: "scaffold",
    not: ["structure", "suspension", "crush", "crane"],
  },
  {
    sign: "narrowHole downThere somebodyThere /24 !rule !pitStink",
    is: "boreHole",
    not: ["fall", "confinedSpace", "trench", "trenchBuried", "unconscious", "suicide", "headSpine", "burn"],
  },
  {
    sign: "shoreThing bendsNow pourWord /28 !rule",
    is: "formwork",
    unless: ["cutBeam", "tookOut"],
    not: ["structure", "crush", "violence", "trench", "steel", "explosives"],
  },
  {
    sign: "jerks fitSign /24 !weather !shocked !hotRed !pregnantWord !rule",
    is: "seizure",
    unless: ["stuckTo", "shocked", "wireWord", "powerCord", "pregnantWord"],
    not: [
      "fall",
      "crush",
      "swallowed",
      "cold",
      "impaled",
      "unconscious",
      "choking",
      "tetanus",
      "stroke",
      "violence",
    ],
  },
  {
    sign: "leadSick oldPaintWork /40 !rule",
    is: "lead",
    not: ["structure", "crush", "tool", "silica", "bleeding", "injury", "headSpine", "swallowed"],
  },
  { sign: "craneThing legLifts /20 !rule", is: "crane", not: ["injury", "rollover", "structure", "crush"] },
  {
    sign: "craneThing craneLeg upAir /14 !rule",
    is: "crane",
    not: ["injury", "rollover", "structure", "crush"],
    unless: ["scaffold"],
  },
  {
    sign: "legLifts hungLoad|craneThing /22 !rule",
    is: "crane",
    not: ["injury", "rollover", "structure", "crush"],
    unless: ["scaffold", "scaffoldThing"],
  },
  { sign: "craneThing counterweigh /30 !rule !asksWeight", is: "crane", not: ["injury", "rollover"] },
  {
    sign: "shotsHeard peopleRun /22 !rule !shoreThing !scaffoldThing",
    is: "violence",
    not: ["structure", "explosives", "fire", "injury", "edge"],
  },
  {
    sign: "firedMan shotsHeard /35 !rule",
    is: "violence",
    not: ["structure", "explosives", "fire", "injury", "edge"],
  },
  {
    sign: "pitPlace smellGone /30 !rule !silentThere !unconscious",
    is: "pitEntry",
    unless: ["unconscious", "silentThere", "noAnswer", "noBreath", "downAlready"],
    not: ["confinedSpace", "toxicGas", "trench", "gasLeak"],
  },
  {
    sign: "pitPlace stinksThere goesIn quickly /32 !rule !silentThere !unconscious !noBreath !woozy !downAlready",
    is: "pitEntry",
    unless: ["unconscious", "silentThere", "noAnswer", "noBreath", "downAlready", "lyingThere"],
    not: ["confinedSpace", "toxicGas", "trench", "gasLeak", "fall"],
  },
  {
    sign: "hairStands skyBuzz /28 !rule",
    is: "lightning",
    not: ["crush", "edge", "scaffold", "storm", "electricShock", "energised", "structure"],
  },
  {
    sign: "onHat headTells /32 !rule !hotRed",
    is: "headSpine",
    not: ["fall", "bleeding", "struckBy", "eye"],
  },
  {
    sign: "snakeSign swellsUp /32 !rule !insects",
    is: "bite",
    unless: ["noBreath"],
    not: ["anaphylaxis", "crush", "injection", "notBreathing", "puncture"],
  },
  {
    sign: "flashWord singed /32 !rule !noBreath",
    is: "burn",
    unless: ["stillLive"],
    not: ["unsafe", "headSpine", "electricShock", "energised", "eye", "fire", "pressure", "explosives"],
  },
  {
    sign: "smallShock metalThing eachTime /26 !rule !unconscious",
    is: "energised",
    not: ["electricShock", "edge", "bite", "suicide", "drowning", "headSpine"],
  },
  {
    sign: "wallThing warmSmell hotWorkDone /34 !rule !flameWord",
    is: "hiddenFire",
    not: ["fire", "energised", "arcEye", "structure", "gasLeak", "burn", "unsafe", "cylinder"],
  },
  {
    sign: "wallThing warmSmell noFlame /34 !rule",
    is: "hiddenFire",
    not: ["fire", "energised", "arcEye", "structure", "gasLeak", "burn", "unsafe", "cylinder"],
  },
  {
    sign: "chestSpot bubbles holeMade /26 !rule !stillIn",
    is: "chestWound",
    unless: ["wheezes", "asthma", "wheeze"],
    not: ["headSpine", "bleeding", "breathing", "puncture", "heartAttack", "violence", "injury", "impaled"],
  },
  {
    sign: "stabVerb chestSpot /8 !rule !stillIn",
    is: "chestWound",
    not: ["headSpine", "bleeding", "breathing", "puncture", "heartAttack", "violence", "injury", "impaled"],
  },
  {
    sign: "bitingGas cloudWord coughBad /36 !rule !gulped !noBreath",
    is: "inhaled",
    unless: ["unconscious", "silentThere"],
    not: [
      ...(["notBreathing", "choking", "chemicalSpill", "bleeding", "chemicalSkin", "toxicGas"] as const),
      ...(["breathing", "eyeChemical", "swallowed", "gasLeak", "anaphylaxis", "fire", "cylinder"] as const),
    ],
  },
  {
    sign: "bitingGas cloudWord breathesBadly /36 !rule !gulped",
    is: "inhaled",
    not: [
      ...(["notBreathing", "choking", "chemicalSpill", "bleeding", "chemicalSkin", "toxicGas"] as const),
      ...(["breathing", "eyeChemical", "swallowed", "gasLeak", "anaphylaxis", "fire", "cylinder"] as const),
    ],
  },
  { sign: "breathesBadly awakeSign /24 !rule", is: "breathing", not: ["notBreathing"], behind: true },
  {
    sign: "wheezes wordByWord|blueLips /30 !rule !swellOnly !insects",
    is: "breathing",
    unless: ["noWake", "silentThere"],
    not: ["unconscious", "lead", "silica", "heartAttack", "notBreathing", "chemicalSkin"],
  },
  // Who breathes fast or lacks air draws it: nobody is to press on that chest.
  {
    sign: "fastBreath",
    is: "breathing",
    not: ["notBreathing"],
    unless: ["unconscious", "noBreath"],
    takes: true,
  },
  {
    sign: "airHunger !rule",
    is: "breathing",
    not: ["notBreathing"],
    unless: ["unconscious", "noBreath", "gasping"],
    takes: true,
  },
  {
    sign: "numbArm !rule",
    is: "stroke",
    not: ["headSpine"],
    unless: [
      "fell",
      "hitBy",
      "spine",
      "trapped",
      "shocked",
      "coldNoun",
      "hanging",
      "chest",
      "electricThing",
      "blood",
      "droppedOn",
    ],
    behind: true,
  },
  { sign: "pepperSpray !rule", is: "eyeChemical", not: ["eye", "violence"] },
  // A truck that stands on rails is left, and no cab is stayed in.
  { sign: "trainComes vehicle /16 !rule", is: "unsafe", not: ["rollover", "crane", "hoist"], behind: true },
  { sign: "blewUp burnedMen /14 !rule", is: "burn", not: [], behind: true },
  {
    sign: "blowGun intoBody /18 !rule",
    is: "injection",
    not: ["violence", "crush", "pressure"],
    behind: true,
  },
  // Whoever wants to jump off a crane that goes over does not want to die.
  { sign: "craneThing tiltsNow /10 !rule", is: "crane", not: ["suicide"], behind: true },
  {
    sign: "pitPlace wentInto notHeard /20 !rule",
    is: "confinedSpace",
    not: ["pitEntry", "burn", "fall", "unconscious", "injury"],
    unless: ["waterBody", "dugWord"],
  },
  { sign: "coldTime noShiver /20 !rule", is: "cold", not: ["shock", "seizure", "stroke", "heatStroke"] },
  { sign: "nukeGauge smashedIt /12 !rule", is: "radiation", not: ["crush", "struckBy", "tool"] },
  { sign: "gasBottle valveOff /14 !rule", is: "cylinder", not: ["fall", "tool"] },
  {
    sign: "chestHeavy toArm /14 !rule",
    is: "heartAttack",
    not: ["formwork", "crush", "shock"],
    unless: ["hitBy", "fell", "spike", "nail", "blood"],
  },
];
