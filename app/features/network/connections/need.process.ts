import { defineProcess } from "~/engines/process/process.ts";

/**
 * People that somebody needs. An answer that is accepted takes places; the one that takes the last of them fills it. After its
 * last day it expires by itself.
 */
export const crewNeed = defineProcess({
  name: "crewNeed",
  states: ["open", "filled", "expired", "withdrawn"],
  ends: ["filled", "expired", "withdrawn"],
  parties: ["poster"],
  moments: ["overAt"],
  transitions: {
    accept: { from: "open", to: "open", by: "poster", aside: true },
    fill: { from: "open", to: "filled", by: "poster", effects: ["filled"] },
    withdraw: {
      from: "open",
      to: "withdrawn",
      by: "poster",
      note: "optional",
      aside: true,
      destructive: true,
    },
    expire: { from: "open", to: "expired", by: "system", auto: { of: "overAt" } },
  },
});

/** These go with an answer, which their form names. */
export const WITH_ANSWER = ["accept", "fill"] as const;
