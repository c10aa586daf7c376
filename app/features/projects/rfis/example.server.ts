import type { Language } from "~/i18n/languages.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import { sampleRfis } from "~db/seed/sample/projects/rfis.ts";
import type { ReadRfi } from "./rfis.queries.server.ts";

/** The id of the example that anybody may look at. It stands in no table. */
export const EXAMPLE = "sample";
export const SAMPLE_ZONE = "America/Chicago";
const DAY_MS = 86_400_000;

/** The examples as rows, with days counted from today at the job. */
export const sampleRows = (language: Language, now: Date) =>
  sampleRfis(language).map(({ neededIn, openedDaysAgo, ...rfi }) => {
    const openedAt = new Date(now.getTime() - openedDaysAgo * DAY_MS).toISOString();
    return {
      ...rfi,
      neededBy: dayAfter(localDay(now, SAMPLE_ZONE), neededIn),
      openedAt: rfi.state === "draft" ? null : openedAt,
      answeredAt: null,
      stateSince: openedAt,
    };
  });

/** The example as a question is read. */
export function exampleRfi(language: Language, now: Date): ReadRfi {
  const [row] = sampleRows(language, now);
  if (!row) throw new Error("there is an example");
  return {
    rfi: {
      ...row,
      ...{ id: EXAMPLE, workspace: "", projectId: EXAMPLE, project: "", zone: SAMPLE_ZONE },
      ...{ version: 1, sample: true, createdAt: row.stateSince },
      ...{ parties: "", blocked: "", moments: "{}", passed: 0 },
    },
    files: [],
    posts: [],
    history: [],
  };
}
