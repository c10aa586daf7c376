import type { Rather } from "./rather.data.ts";

const NOT_AFTER_A_SHOCK = [
  ...(["heartAttack", "fall", "injury", "energised", "fire", "headSpine", "suicide", "stroke"] as const),
  ...(["lateHead", "tool", "muscle", "cold", "bite", "shock", "crush", "panic", "burn"] as const),
];
const NO_SHOCK = [
  "unconscious",
  "noBreath",
  "gasping",
  "hvLine",
  "headBlow",
  "snake",
  "bees",
  "arcBlast",
  "jetOfBlood",
];

/** Scenes that are over and tell only now. */
export const TOLD_LATE_WAYS: readonly Rather[] = [
  // The heart may stop hours after: whoever tells of a shock that is over is told of it as of one that goes on.
  {
    sign: "voltWord currentGot shockAfter /26 !rule !arcBlast",
    is: "electricShock",
    not: NOT_AFTER_A_SHOCK,
    unless: [...NO_SHOCK, "inGround"],
  },
  {
    sign: "voltWord currentGot whileAgo /18 !rule !arcBlast",
    is: "electricShock",
    not: NOT_AFTER_A_SHOCK,
    unless: [...NO_SHOCK, "inGround"],
  },
];
