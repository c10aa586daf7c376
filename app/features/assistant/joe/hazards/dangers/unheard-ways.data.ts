import type { Rather } from "./rather.data.ts";

/** Scenes that were told by how somebody is, in words that no list had. */
export const UNHEARD_WAYS: readonly Rather[] = [
  // Whoever went in and lies, sits, sleeps or is no longer heard: the air took them, and takes the next one.
  {
    sign: "sewer|pitPlace|pitOrTank|airPlace goneStill /30 !rule",
    is: "confinedSpace",
    not: [
      ...(["drowning", "unconscious", "pitEntry", "suspension", "eye", "ladder", "fall", "shock"] as const),
      ...(["trenchBuried", "suicide", "burn", "injury", "heatExhaustion", "crush", "liveWater"] as const),
      ...(["toxicGas", "rollover", "fire"] as const),
    ],
    unless: [
      ...["inTheWater", "buriedUnder", "earthFell", "personBurns", "electricThing", "shocked"],
      ...["hvLine", "hitBy", "binWord"],
    ],
  },
];
