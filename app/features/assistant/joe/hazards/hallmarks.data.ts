import type { Hazard } from "./dangers/dangers.ts";

/**
 * What a scene is told by: the part of the body, what struck it, and how somebody is. Where a question names one of
 * these that a danger does not speak of, it may tell of another scene, and that danger's text is not told first.
 */
export const HALLMARKS: ReadonlySet<string> = new Set([
  // The body.
  ...["eye", "head", "spine", "limb", "trunk", "chest", "mouthLip"],
  // How somebody is.
  ...[
    "blood",
    "deepWound",
    "severed",
    "unconscious",
    "gasping",
    "choke",
    "seizure",
    "stroke",
    "diabetic",
    "allergic",
  ],
  ...[
    "asthma",
    "swims",
    "heartAttack",
    "overdose",
    "dazed",
    "puke",
    "numb",
    "pregnantWord",
    "drunkWord",
    "jawLock",
  ],
  // What happened to them.
  ...[
    "trapped",
    "runOver",
    "hanging",
    "drown",
    "suicide",
    "jumpThreat",
    "farewell",
    "fight",
    "swallowWord",
    "fell",
  ],
  ...[
    "through",
    "shocked",
    "bite",
    "sting",
    "snake",
    "hitBy",
    "buriedUnder",
    "inEarth",
    "weapon",
    "injured",
    "wheelWord",
  ],
  // What it came from.
  ...[
    "vehicle",
    "craneTruck",
    "fire",
    "chemicalOnly",
    "hfWord",
    "h2s",
    "coMonoxide",
    "explosive",
    "radiation",
    "lead",
  ],
  ...[
    "asbestos",
    "lightning",
    "powerLine",
    "gasLine",
    "cylinder",
    "trench",
    "sewer",
    "scaffold",
    "crane",
    "collapse",
  ],
  ...[
    "firearm",
    "shoring",
    "cutBeam",
    "hoistWord",
    "tunnelOnly",
    "storm",
    "concreteHose",
    "dustCloud",
    "liveWork",
  ],
]);

/**
 * What is on a site anyway and tells of nothing by itself, and yet of another scene where a danger does not speak of it:
 * a sprayer at a finger is no blow, and sand in a bin no trench.
 */
export const MARKS: ReadonlySet<string> = new Set([
  ...["wireWord", "gas", "gasLine", "fumes", "hotLiquid", "tarWord", "burn", "injection", "needle", "blade"],
  ...[
    "coolantWord",
    "nail",
    "runMachine",
    "aerial",
    "form",
    "steelErect",
    "harness",
    "ladder",
    "edge",
    "binWord",
    "peeled",
  ],
]);

/** What comes with a danger without making another one of it, beside what its signs speak of. */
export const GOES_WITH: Partial<Record<Hazard, readonly string[]>> = {
  siren: ["crane", "craneTruck", "scaffold", "vehicle", "trench", "form", "ladder"],
  powerLine: ["crane", "craneTruck", "vehicle", "scaffold", "limb", "shocked", "trapped"],
  gasLeak: ["vehicle", "craneTruck", "trench", "sewer"],
  carbonMonoxide: ["dazed", "puke", "vehicle", "head", "unconscious"],
  confinedSpace: [
    "unconscious",
    "gasping",
    "collapse",
    "dazed",
    "fell",
    "head",
    "runMachine",
    "fumes",
    "binWord",
  ],
  electricShock: ["unconscious", "gasping", "dazed", "limb", "fell", "vehicle", "choke", "blade"],
  trenchBuried: [
    "trunk",
    "chest",
    "limb",
    "head",
    "vehicle",
    "craneTruck",
    "fell",
    "collapse",
    "buriedUnder",
    "inEarth",
  ],
  lightning: ["eye", "collapse", "scaffold", "crane", "craneTruck", "vehicle", "trench"],
  drowning: ["fell", "vehicle", "gasping", "unconscious"],
  violence: ["vehicle", "weapon", "firearm"],
  suicide: ["crane", "craneTruck", "scaffold", "vehicle", "weapon", "through", "hanging"],
  impaired: ["vehicle", "craneTruck", "crane", "swallowWord"],
  choking: ["unconscious", "gasping", "mouthLip", "trunk"],
  bite: ["limb", "head", "mouthLip"],
  anaphylaxis: ["trunk", "head", "mouthLip", "choke", "limb", "bite"],
  suspension: ["limb", "numb", "fell", "mouthLip", "head", "dazed", "scaffold"],
  heartAttack: ["limb", "trunk", "puke", "stroke"],
  stroke: ["limb", "head", "mouthLip", "vehicle", "numb"],
  overdose: ["gasping", "unconscious", "mouthLip", "limb", "eye"],
  hotTire: ["eye", "flameWord", "fire", "vehicle", "craneTruck"],
  hiddenFire: ["eye", "flameWord", "fire"],
  boreHole: ["vehicle", "fell", "trench", "unconscious"],
  inhaled: ["eye", "throatWord", "gasping", "choke", "noBreath", "chemicalOnly"],
  chestWound: ["blood", "fight", "weapon", "through", "deepWound", "nail"],
  rabies: ["eye", "limb", "head", "bite", "throatWord"],
  waterIll: ["eye", "seizure", "dazed", "puke", "head"],
  breathing: ["noBreath", "gasping", "mouthLip"],
  headSpine: ["unconscious", "dazed", "puke", "eye"],
  heatStroke: ["eye", "head", "unconscious", "dazed", "puke", "stroke", "seizure"],
  seizure: ["eye", "mouthLip", "unconscious", "head", "choke", "fell", "limb"],
  diabetic: ["dazed", "vehicle", "craneTruck", "stroke", "unconscious"],
  tetanus: ["mouthLip", "head", "limb", "through"],
  underWheel: ["vehicle", "craneTruck", "trapped", "numb", "concreteHose", "chemicalOnly"],
  injection: ["limb", "shotWord", "through"],
  eye: ["hitBy", "through", "head"],
  explosives: ["collapse"],
  hoist: ["trapped", "vehicle", "burn"],
  cylinder: ["gas"],
  arcEye: ["burn"],
  clothesFire: ["burn", "flameWord", "chemicalOnly"],
  edge: ["harness", "limb"],
  formwork: ["chemicalOnly", "runMachine", "numb", "concrete"],
  trench: ["trunk", "weapon", "craneTruck", "edge", "runMachine"],
  crane: ["hanging", "through"],
  structure: ["shoring"],
  scaffold: ["nail", "hanging", "explosive", "shoring"],
  pregnant: ["dazed"],
};

/**
 * What has to be named, as it is written, before a scene stands first: soil alone is no trench, and sand to the chest may
 * lie in a bin.
 */
export const NAMED_BY: Partial<Record<Hazard, readonly string[]>> = {
  trench: ["dugWord", "trenchShore"],
  trenchBuried: ["dugWord", "earthFell"],
};
