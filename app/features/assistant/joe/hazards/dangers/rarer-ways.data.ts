import type { Rather } from "./rather.data.ts";

/** Scenes that no set had, told by two things together; what else the words brought up could hurt or says nothing. */
export const RARER_WAYS: readonly Rather[] = [
  // Who sits on what sinks is not buried: off it and away, and nobody goes near.
  {
    sign: "groundOpens !rule",
    is: "structure",
    not: ["trenchBuried", "trench", "crush", "underWheel", "rollover", "unsafe"],
    unless: ["buriedUnder"],
  },
  {
    sign: "groundOpens stillOnIt /30 !rule",
    is: "structure",
    not: ["trenchBuried", "trench", "crush", "underWheel", "rollover", "unsafe"],
  },
  // Cold that takes the air.
  {
    sign: "dryIce pantsThere /40 !rule",
    is: "toxicGas",
    not: ["notBreathing", "unconscious", "cold", "burn", "unsafe"],
  },
  {
    sign: "hungChair ropeRubs /30 !rule",
    is: "fallGearTorn",
    not: ["fire", "hotTire", "hiddenFire", "tool", "structure"],
    unless: ["injured", "blood"],
  },
  {
    sign: "earBleeds blewNear /40 !rule",
    is: "headSpine",
    not: ["pressure", "bleeding", "cylinder", "struckBy"],
    unless: ["flameWord", "unconscious"],
  },
  {
    sign: "breathedIt throatCloses /24 !rule",
    is: "breathing",
    not: ["chemicalSpill", "fire", "burn", "choking"],
    unless: ["unconscious", "noBreath"],
  },
  {
    sign: "facadePiece moreHangs /30 !rule",
    is: "structure",
    not: ["fall", "edge", "unsafe", "suspension"],
    unless: ["injured", "trapped", "blood"],
  },
  {
    sign: "chuteWord fellInside /20 !rule",
    is: "boreHole",
    not: ["powerLine", "structure", "crush", "fall"],
    unless: ["unconscious", "noBreath"],
  },
  {
    sign: "worstHeadache brainToo /40 !rule",
    is: "stroke",
    not: ["headSpine", "crush", "energised", "impaired"],
    unless: ["hitBy", "fell", "coMonoxide", "runMachine", "fumes"],
  },
  {
    sign: "runningTool runsWild /24 !rule",
    is: "tool",
    not: ["electricShock", "unsafe"],
    unless: ["injured", "blood", "trapped", "shocked"],
  },
  {
    sign: "oilyRags warmOrSmoke /20 !rule",
    is: "hiddenFire",
    not: ["fire", "burn", "unsafe"],
    unless: ["flameWord"],
  },
];
