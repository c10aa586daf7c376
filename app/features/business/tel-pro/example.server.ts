import type { Language } from "~/i18n/languages.ts";
import { phoneKey } from "~/lib/phone-key.ts";
import { sampleCalls } from "~db/seed/sample/business/calls.ts";
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
      ...{ place: "", parties: "", blocked: "", moments: "{}", passed: 0 },
    },
    history: [],
  };
}
