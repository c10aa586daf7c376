import { topicOf } from "./topics.logic.ts";

/** What may be asked next, by what was asked about; the sentences stand in the joe-suggestions namespace. */
const SUGGESTIONS = {
  general: ["footing", "egress", "ramp"],
  foundation: ["footing", "footingWidth", "slab"],
  beam: ["bearing", "headers", "liveLoads"],
  r301: ["liveLoads", "bearing", "footing"],
  r310: ["egress", "windowWell", "liveLoads"],
  electrical: ["receptacles", "gfci", "lockout"],
  plumbing: ["drainSlope", "trapArm", "toilet"],
  hvac: ["heatLoad", "dryerDuct"],
  ada: ["ramp", "adaDoor", "adaToilet"],
  safety: ["fall", "trench", "scaffold"],
  concrete: ["slab", "concreteStrength", "footing"],
  lumber: ["boardFeet", "notches", "headers"],
} as const;

export type Suggestion = (typeof SUGGESTIONS)[keyof typeof SUGGESTIONS][number];

/** Questions that go on from the last one asked, or begin a conversation. */
export function suggestionsAfter(question: string | undefined): readonly Suggestion[] {
  const topic = question === undefined ? undefined : topicOf(question);
  return SUGGESTIONS[topic ?? "general"];
}
