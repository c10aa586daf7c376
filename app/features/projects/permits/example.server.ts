import { itemsOf, wordsIn } from "~/engines/checklist/checklist.ts";
import type { Language } from "~/i18n/languages.ts";
import { localDay } from "~/lib/local-day.ts";
import { samplePermits } from "~db/seed/sample/projects/permits.ts";
import { RULE_DAYS } from "./permits.limits.ts";
import type { ReadPermit } from "./permits.queries.server.ts";
import { submittalFor } from "./submittal.server.ts";

/** The id of the example that anybody may look at. It stands in no database. */
export const EXAMPLE = "sample";
export const SAMPLE_ZONE = "America/Chicago";

/** The samples with the papers of their record types, in a language. */
export function sampleRows(language: Language, now: Date) {
  return samplePermits(language, localDay(now, SAMPLE_ZONE)).map((row) => ({
    ...row,
    papers: itemsOf(submittalFor(row.recordType)).map(({ prompt }) => ({
      name: wordsIn(prompt, language),
      words: JSON.stringify(prompt),
    })),
  }));
}

/** The example as a permit is read. */
export function examplePermit(language: Language, now: Date): ReadPermit {
  const [row] = sampleRows(language, now);
  if (!row) throw new Error("there is an example");
  const { inspections, papers, ...permit } = row;
  return {
    permit: {
      ...permit,
      id: EXAMPLE,
      workspace: "",
      ...{ projectId: null, scheduleId: null, applicant: "", scope: "", portalUrl: "" },
      ...{ expiresOn: null, ruleDays: RULE_DAYS, siteZone: SAMPLE_ZONE, feed: 1, version: 1, sample: true },
      createdAt: permit.stateSince,
      ...{ parties: "", blocked: "", moments: "{}", passed: 0, mayWrite: 0, mayManage: 0 },
    },
    papers: papers.map((paper, n) => ({ ...paper, id: String(n), doneAt: permit.stateSince })),
    inspections: inspections
      .map((one, n) => ({
        ...one,
        id: String(n),
        taskNumber: null,
        repeatOf: null,
        feeCents: 0,
        byLink: false,
      }))
      .reverse(),
    ...{
      entries: [],
      files: [],
      tasks: [],
      events: [],
      history: [],
      projects: [],
      schedules: [],
      numberLike: "",
    },
  };
}
