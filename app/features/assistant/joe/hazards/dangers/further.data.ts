import type { HazardSigns } from "../hazard.ts";

/**
 * Scenes that were told only as part of another. `further-ways.data.ts` has what crews say of them: two or three things
 * as they are written, so that a misspelt word of another scene opens none of these.
 */
export const FURTHER = {
  earthquake: {
    lead: "fire",
    sources: ["quake", "weather"],
    happening: [],
  },
  railway: {
    lead: "fire",
    sources: ["railroad"],
    happening: [],
  },
  liveWater: {
    lead: "fire",
    sources: ["electrical", "flood"],
    happening: [],
  },
  flashFlood: {
    lead: "fire",
    sources: ["weather", "water"],
    happening: [],
  },
  sunk: {
    lead: "fire",
    sources: ["trenchRescue", "nioshGrain"],
    happening: [],
  },
  entangled: {
    lead: "ambulance",
    sources: ["guards", "redCross"],
    happening: [],
  },
  lateHead: {
    lead: "ambulance",
    sources: ["cdcHead", "medline"],
    happening: [],
  },
  muscle: {
    lead: "care",
    sources: ["nioshRhabdo", "medline"],
    happening: [],
  },
  panic: {
    lead: "ambulance",
    sources: ["medline", "suicide"],
    happening: [],
  },
  tooth: {
    lead: "care",
    sources: ["tooth", "medline"],
    happening: [],
  },
  fallGearTorn: {
    lead: "stop",
    sources: ["fallGear"],
    happening: [],
  },
  oxygen: {
    lead: "stop",
    sources: ["cylinders", "hotWork", "confined"],
    happening: [],
  },
  astride: {
    lead: "ambulance",
    sources: ["medline", "redCross"],
    happening: [],
  },
  ring: {
    lead: "care",
    sources: ["medline", "redCross"],
    happening: [],
  },
  swingStage: {
    lead: "fire",
    sources: ["scaffolds", "fallRescue"],
    happening: [],
  },
  swarm: {
    lead: "ambulance",
    sources: ["nioshStings", "redCross"],
    happening: [],
  },
  carWater: {
    lead: "fire",
    sources: ["water", "weather"],
    happening: [],
  },
  numbSaddle: {
    lead: "care",
    sources: ["medline"],
    happening: [],
  },
  openBelly: {
    lead: "ambulance",
    sources: ["redCross", "medline"],
    happening: [],
  },
  frozenUp: {
    lead: "fire",
    sources: ["fallRescue", "medline"],
    happening: [],
  },
} as const satisfies Record<string, HazardSigns>;
