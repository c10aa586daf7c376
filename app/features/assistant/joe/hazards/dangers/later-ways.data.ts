import type { Rather } from "./rather.data.ts";

/** Scenes as crews tell them (`ways.data.ts`) whose words brought up a card that could hurt the same person. */
export const LATER_WAYS: readonly Rather[] = [
  // Who lies in water needs air first: nobody is told to hold the head still.
  {
    sign: "faceInWater waterHole /24 !rule",
    is: "drowning",
    not: ["headSpine", "fall", "trench", "edge", "unconscious", "struckBy", "structure"],
    unless: ["powerCord", "electricThing", "electricPump", "breathes", "rottenEgg", "sewer", "fumes", "gas"],
  },
  {
    sign: "waterHole goneLimp /24 !rule",
    is: "drowning",
    not: ["headSpine", "fall", "trench", "edge", "struckBy"],
    unless: ["powerCord", "electricThing", "electricPump", "coldExposure", "noShiver", "heatStroke", "hitBy"],
  },
  // A neck that spurts is pressed on; the hole that stays open is one of the chest.
  {
    sign: "neckHere neckSpurts /18 !rule",
    is: "bleeding",
    not: ["headSpine", "choking", "struckBy", "impaled", "tool", "hoseWhip", "injury", "pressure"],
    unless: ["gunWord", "gunPerson", "chemicalOnly", "steamOrFlame", "hotLiquid", "hoarse"],
  },
  // Who may jump is not left alone.
  {
    sign: "givesTools upAlone /45 !rule",
    is: "suicide",
    not: ["edge", "fall", "unsafe", "structure", "scaffold", "crane"],
  },
  {
    sign: "lastWords offHook|upAlone /40 !rule",
    is: "suicide",
    not: ["edge", "fall", "unsafe", "crane", "scaffold", "structure"],
    unless: ["trapped", "injured", "fell"],
  },
  {
    sign: "inThePipe waveSigns /34 !rule",
    is: "flashFlood",
    not: ["storm", "structure", "trench", "drowning", "confinedSpace", "unsafe"],
    unless: ["unconscious", "noBreath", "gasping", "powerCord", "waterTingle"],
  },
  {
    sign: "touchedLive thrownByIt /14 !rule",
    is: "electricShock",
    not: ["fall", "heartAttack", "headSpine", "injury"],
    unless: ["hvLine", "unconscious", "noBreath", "gasping"],
  },
  // Who is in a tank while its air is asked about.
  {
    sign: "sewer|pitOrTank inItNow noVent /30",
    is: "confinedSpace",
    not: ["edge", "trench", "pressure", "structure", "unsafe", "cylinder"],
    unless: ["noShore", "waterBody", "unconscious"],
  },
  {
    sign: "sewer|pitOrTank inItNow h2s|coMonoxide /30",
    is: "confinedSpace",
    not: ["edge", "trench", "pressure", "structure", "unsafe"],
    unless: ["noShore", "unconscious"],
  },
  {
    sign: "noShore inItNow /24",
    is: "trench",
    not: ["edge", "unsafe", "structure", "confinedSpace"],
    unless: ["buriedUnder", "noSigns", "trapped", "unconscious", "form"],
    deep: true,
  },
  // A finger that stays in the glove.
  {
    sign: "ringOrGlove caughtOn partGone /45 !rule",
    is: "amputation",
    not: ["electricShock", "bleeding", "tool", "crush"],
  },
];
