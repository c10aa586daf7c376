import type { Language } from "~/i18n/languages.ts";
import { sampleMission } from "~db/seed/sample/assistant/drone.ts";
import type { ReadMission } from "./missions.queries.server.ts";
import { NO_PREFLIGHT } from "./preflight.data.ts";

/** The id of the example that every member may look at. It stands in no table. */
export const EXAMPLE = "sample";

/** The example as a row; of its conditions none was typed, so that it waits for a look at the sky. */
export function sampleRow(language: Language, now: Date) {
  const { name, plan } = sampleMission(language);
  const at = now.toISOString();
  return {
    ...{ name, plan, siteId: null, verdict: "open" as const, preflight: NO_PREFLIGHT, preflightAt: null },
    ...{ photos: [], state: "draft", stateSince: at, createdAt: at, sample: true },
  };
}

/** The example as a mission is read. */
export function exampleMission(language: Language, now: Date): ReadMission {
  return {
    mission: {
      ...sampleRow(language, now),
      ...{ id: EXAMPLE, workspace: "", version: 1, place: null },
      ...{ parties: "", blocked: "", moments: "{}", passed: 0 },
    },
    flights: [],
    history: [],
  };
}
