import type { Language } from "~/i18n/languages.ts";
import { phoneKey } from "~/lib/phone-key.ts";
import { sampleCalls } from "~db/seed/sample/business/calls.ts";
import { sampleFirm } from "~db/seed/sample/people.ts";
import type { ReadCall } from "./calls.queries.server.ts";
import { hazardsIn, keptHazards } from "./hazards.ts";

/** The id of the example that every member may look at. It stands in no table. */
export const EXAMPLE = "sample";
const HOUR_MS = 3_600_000;

/** The examples as rows, with times counted from now. */
export const sampleRows = (language: Language, now: Date) =>
  sampleCalls(language).map(({ hoursAgo, ...call }) => {
    const at = new Date(now.getTime() - hoursAgo * HOUR_MS).toISOString();
    return {
      ...call,
      ...{ phoneKey: phoneKey(call.phone), hazards: keptHazards(hazardsIn(call.reason)), answers: [] },
      ...{ takenBy: "", stateSince: at, rangAt: at, createdAt: at, sample: true },
    };
  });

/** The example as a call is read. */
export function exampleCall(language: Language, now: Date): ReadCall {
  const [row] = sampleRows(language, now);
  if (!row) throw new Error("there is an example");
  return {
    call: {
      ...row,
      ...{ id: EXAMPLE, workspace: "", version: 1, rang: 1, attempts: 0, snoozedUntil: null, triedAt: null },
      ...{ source: "desk" as const, wantsAt: null },
      ...{ place: "", parties: "", blocked: "", moments: "{}", passed: 0 },
    },
    history: [],
  };
}

/** The page of a firm that is made up: everybody may look at it, and nothing can be sent from there. */
export const exampleDesk = (language: Language) => ({
  firm: sampleFirm(language, "general", 1),
  afterHours: "",
  siteZone: "America/New_York",
  rules: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: "08:00", to: "17:00", minutes: 30 as const })),
  daysOff: [] as string[],
});
