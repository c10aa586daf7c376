import type { Hazard } from "./dangers.data.ts";

/**
 * Scenes whose steps would hurt somebody in another one: a birth's "let it come" for a nail in a chest, aspirin for a
 * wound, ice for a chill, "drop where you are" for a fire. One of these is shown on a resemblance only where the
 * question speaks of one of the things that this scene alone is told by, misspelt or not.
 */
export const OWN_EVIDENCE: Partial<Record<Hazard, readonly string[]>> = {
  siren: ["sirenWord", "rocketSiren"],
  explosives: ["explosive", "blastWord", "misfireWord"],
  bomb: ["bomb", "bombFound", "suspiciousThing", "explosive"],
  hotTire: ["tireWord", "wheelWord", "hotSmoke"],
  lightning: ["lightning", "hairUp", "hairStands", "skyBuzz", "storm", "weather"],
  drowning: [
    ...["drown", "waterBody", "inWater", "water", "faceInWater", "waterHole", "iceLake", "wentUnder"],
    ...["outOfWater", "swims", "waterRise"],
  ],
  clothesFire: ["fireLit", "fire", "flameWord", "personBurns", "burn", "clothesOnly"],
  notBreathing: [
    ...["breath", "noBreath", "gasping", "pulse", "arrestWord", "arrestSign", "unconscious", "noReply"],
    ...["noAnswer", "blueLips", "choke", "noWake", "goneLimp"],
  ],
  overdose: [
    ...["overdose", "overdoseWord", "snores", "slowSnore", "pinpoint", "drugSign", "needle", "blueLips"],
    ...["unconscious", "noWake", "drunkWord", "swallowWord"],
  ],
  diabetic: [
    ...["diabetic", "confused", "woozy", "dazed", "noMeal", "oddHead", "sugarSensor", "drunkLike"],
    ...["drunkWord", "coldSweat"],
  ],
  anaphylaxis: [
    ...["allergic", "allergen", "sting", "bees", "insects", "swells", "swellsUp", "throatCloses"],
    ...["throatWord", "mouthLip", "airWord"],
  ],
  heartAttack: [
    "heartAttack",
    "chest",
    "chestHeavy",
    "leftArm",
    "jawPain",
    "armOrSweat",
    "coldSweat",
    "toArm",
  ],
  heatStroke: [
    ...["heat", "heatStroke", "heatStrokeWord", "hotRed", "skinHot", "skinBaking", "sweatWord", "weather"],
    ...["noSweat", "mindGone"],
  ],
  cold: [
    ...["cold", "coldPlace", "coldExposure", "coldWord", "coldNoun", "frozenWord", "coldPart", "waxHard"],
    ...["coldTime", "noShiver", "shiver", "iceWater", "shakeThenSleep"],
  ],
  waterIll: ["muchWater", "drankWord"],
  birth: ["babyComes", "babyHead", "babyWord", "laborWord", "pregnantWord"],
  pregnantHurt: ["pregnantWord", "babyWord", "laborWord"],
  pregnant: ["pregnantWord", "babyWord"],
  tetanus: ["jawLock", "woundWord", "mouthLip"],
  earthquake: ["quakeWord", "quakeNow"],
  railway: ["railWord", "railStuck", "trainComes"],
  liveWater: ["water", "floodPlace", "waterTingle", "cordInWater", "inWater", "waterRise", "waterBody"],
  flashFlood: ["water", "inThePipe", "waveSigns", "inWater", "waterRise", "waterBody"],
  radiation: ["radiation", "nukeGauge"],
  hydrofluoric: ["hfWord", "chemical", "chemicalOnly", "gotOn", "spillWord"],
  rabies: ["wildBeast", "beastTouch", "bite", "dog", "dogWord"],
  bite: ["snake", "snakeSign", "bite", "dog", "dogWord", "sting", "insects", "toreAt"],
  needle: ["needle", "needleStick"],
  tooth: ["toothWord", "toothOut", "mouthLip"],
  decompression: ["bends", "bendsSign", "bendsWord", "tunnelOnly"],
  suspension: ["hanging", "harness", "suspensionWord", "ropeWork"],
  choking: ["choke", "chokeWord", "food", "throatWord", "neckGrab", "throatCloses", "mouth"],
  violence: [
    ...["fight", "weapon", "firearm", "threatWord", "gunPerson", "gunWord", "knife", "knifeUse"],
    ...["shotsHeard", "firedMan", "attacked"],
  ],
  impaired: ["drunkWord", "drunkLike", "controls"],
};
