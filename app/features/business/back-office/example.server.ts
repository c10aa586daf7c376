import type { Language } from "~/i18n/languages.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import { sampleReceipts } from "~db/seed/sample/business/back-office.ts";
import type { ReadItem } from "./desk.queries.server.ts";

/** The id of the example that any member may look at. It stands in no table. */
export const EXAMPLE = "sample";

/** The example receipts as rows, with days counted from today. */
export const sampleRows = (language: Language, now: Date) =>
  sampleReceipts(language).map(({ daysAgo, ...row }) => ({
    ...row,
    id: crypto.randomUUID() as string,
    spentOn: dayAfter(localDay(now), -daysAgo),
  }));

/** The example as a paper is read. */
export function exampleItem(language: Language, now: Date): ReadItem {
  const [row] = sampleReceipts(language);
  if (!row) throw new Error("there is an example");
  const { daysAgo, ...said } = row;
  const at = now.toISOString();
  return {
    item: {
      ...said,
      ...{ id: EXAMPLE, workspace: "", projectId: null, project: null, note: "", keptTwice: false },
      ...{ codedBy: null, spentOn: dayAfter(localDay(now), -daysAgo), stateSince: at, version: 1 },
      ...{ sample: true, createdAt: at, parties: "", blocked: "", moments: "{}", passed: 0 },
    },
    jobs: [],
    files: [],
    twins: [],
    history: [],
    timeline: [],
  };
}
