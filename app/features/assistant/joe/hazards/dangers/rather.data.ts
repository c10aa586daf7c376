import type { Hazard } from "./dangers.data.ts";

/** Words that together are one scene's, although they share words with others. */
export interface Rather {
  sign: string;
  is: Hazard;
  /** What the same words would bring up, and whose steps would hurt or lead astray. */
  not: readonly Hazard[];
  /** Not where one of these stands anywhere in the question. */
  unless?: readonly string[];
  /** Told, but not before what else is. */
  behind?: true;
  /** Not of a bank that no code has held. */
  deep?: true;
  /** It only takes the others away. */
  takes?: true;
}

/**
 * Whose scene it is, where its words are another one's too: a face that hangs in the heat is a stroke, a man whom a bare
 * cord threw off is on no line. These tell by themselves, as words of its own do.
 */
export const RATHER: readonly Rather[] = [
  {
    sign: "faceDroop marbles|slurred|oneSide|outNowhere /25 !headBlow !snake !burn",
    is: "stroke",
    not: ["heatStroke", "heatExhaustion", "impaired"],
  },
  {
    sign: "bareCord thrownOff /10 !hvLine !machineUnderLine",
    is: "electricShock",
    not: ["powerLine", "suicide"],
  },
  { sign: "eye eyeLeak /10 !chemicalOnly !concrete", is: "eye", not: ["eyeChemical"] },
  { sign: "steamOrFlame hoarse /20", is: "burn", not: ["headSpine"] },
  { sign: "steamOrFlame faceWord hoarse /20", is: "burn", not: ["headSpine", "pressure"] },
  { sign: "electricPump waterRise|waterBody|inWater /20", is: "energised", not: [] },
  { sign: "scaffold offBase /14 !rule", is: "scaffold", not: [] },
  { sign: "givesAway neverAgain /25 !rule", is: "suicide", not: ["eye"] },
  { sign: "jawPain armOrSweat /10 !hitBy !fell !woundWord !jawLock", is: "heartAttack", not: ["cold"] },
  { sign: "noSweat drunkLike /20", is: "heatStroke", not: ["impaired"] },
  { sign: "sugarSensor drunkLike /25", is: "diabetic", not: ["heatStroke", "impaired", "heatExhaustion"] },
  { sign: "onTheHat headSigns /32", is: "headSpine", not: [] },
  { sign: "bees swells /25", is: "anaphylaxis", not: ["violence"] },
  { sign: "inTheLine machineUnderLine /10 !inGround", is: "powerLine", not: [] },
  { sign: "yellowPipe hisses /14 !rule", is: "gasLeak", not: ["injury"] },
  { sign: "barWord otherSide thighWord /16 !rule", is: "impaled", not: ["headSpine", "structure"] },
  { sign: "wheeze noAir /12", is: "breathing", not: ["heartAttack", "chemicalSkin", "seizure"] },
  { sign: "hfWord flesh|limb|digit|skin /16 !rule", is: "hydrofluoric", not: ["crush"] },
  { sign: "rolled limb under /14 !rule", is: "crush", not: ["rollover"] },
  { sign: "diabetic fight /10", is: "diabetic", not: ["violence"] },
  { sign: "scaffold failing /24 !rule", is: "scaffold", not: ["suspension"] },
  { sign: "neckGrab chokeWord gasping /16", is: "choking", not: [] },
  // A pit with bad air, or with an engine in it, kills whoever goes down to look.
  { sign: "rottenEgg pitOrTank /25 !rule", is: "confinedSpace", not: ["gasLeak", "unconscious"] },
  { sign: "fuelEngine pitOrTank silentThere /32", is: "confinedSpace", not: ["unconscious", "fall", "fire"] },
  { sign: "highPlace endIt /25", is: "suicide", not: ["edge"] },
  { sign: "iceWater shakeThenSleep /40", is: "cold", not: ["seizure"] },
  { sign: "gulped smallHardware /8 !rule", is: "swallowed", not: ["impaled"] },
  { sign: "dog toreAt /10", is: "bite", not: ["violence"] },
];
