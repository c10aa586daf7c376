import type { Hazard } from "./dangers/dangers.ts";

/**
 * What a scene is told by: the part of the body, what struck it, and how somebody is. Where a question names one of
 * these that a danger does not speak of, it may tell of another scene, and that danger's text is not told first.
 */
export const HALLMARKS: ReadonlySet<string> = new Set([
  // The body.
  ...["eye", "head", "spine", "limb", "trunk", "chest", "mouthLip"],
  // How somebody is.
  ...["blood", "deepWound", "severed", "unconscious", "gasping", "choke", "seizure", "stroke", "diabetic", "allergic"],
  ...["asthma", "heartAttack", "overdose", "dazed", "puke", "numb", "pregnantWord", "drunkWord", "jawLock"],
  // What happened to them.
  ...["trapped", "runOver", "hanging", "drown", "suicide", "jumpThreat", "farewell", "fight", "swallowWord", "fell"],
  ...["through", "shocked", "bite", "sting", "snake", "hitBy", "buriedUnder", "inEarth", "weapon", "injured", "wheelWord"],
  // What it came from.
  ...["vehicle", "craneTruck", "fire", "chemicalOnly", "hfWord", "h2s", "coMonoxide", "explosive", "radiation", "lead"],
  ...["asbestos", "lightning", "powerLine", "gasLine", "cylinder", "trench", "sewer", "scaffold", "crane", "collapse"],
  ...["shoring", "cutBeam", "hoistWord", "tunnelOnly", "storm", "concreteHose", "dustCloud", "liveWork"],
]);

/** What comes with a danger without making another one of it, beside what its signs speak of. */
export const GOES_WITH: Partial<Record<Hazard, readonly string[]>> = {
  siren: ["crane", "craneTruck", "scaffold", "vehicle", "trench"],
  powerLine: ["crane", "craneTruck", "vehicle", "scaffold", "limb", "shocked", "trapped"],
  gasLeak: ["vehicle", "craneTruck", "trench", "sewer"],
  carbonMonoxide: ["dazed", "puke", "vehicle", "head", "unconscious"],
  confinedSpace: ["unconscious", "gasping", "collapse", "dazed", "fell", "head"],
  electricShock: ["unconscious", "gasping", "dazed", "limb", "fell", "vehicle", "choke"],
  trenchBuried: ["trunk", "chest", "limb", "head", "vehicle", "craneTruck", "fell", "collapse", "buriedUnder", "inEarth"],
  lightning: ["collapse", "scaffold", "crane", "craneTruck", "vehicle", "trench"],
  drowning: ["fell", "vehicle", "gasping", "unconscious"],
  violence: ["vehicle", "weapon"],
  suicide: ["crane", "craneTruck", "scaffold", "vehicle", "weapon", "through", "hanging"],
  impaired: ["vehicle", "craneTruck", "crane", "swallowWord"],
  choking: ["unconscious", "gasping", "mouthLip", "trunk"],
  bite: ["limb", "head", "mouthLip"],
  anaphylaxis: ["trunk", "head", "mouthLip", "choke", "limb", "bite"],
  suspension: ["limb", "numb", "fell", "mouthLip", "head", "dazed", "scaffold"],
  heartAttack: ["limb", "trunk", "puke", "stroke"],
  stroke: ["limb", "head", "mouthLip", "vehicle", "numb"],
  overdose: ["gasping", "unconscious", "mouthLip", "limb"],
  heatStroke: ["head", "unconscious", "dazed", "puke", "stroke", "seizure"],
  seizure: ["mouthLip", "unconscious", "head", "choke", "fell", "limb"],
  diabetic: ["dazed", "vehicle", "craneTruck", "stroke", "unconscious"],
  tetanus: ["mouthLip", "head", "limb", "through"],
  underWheel: ["vehicle", "craneTruck", "trapped", "numb", "concreteHose", "chemicalOnly"],
  injection: ["limb", "shotWord", "through"],
  eye: ["hitBy", "through", "head"],
  explosives: ["collapse"],
  hoist: ["trapped", "vehicle"],
  pregnant: ["dazed"],
};
