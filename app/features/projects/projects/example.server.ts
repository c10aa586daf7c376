import type { Language } from "~/i18n/languages.ts";
import { localDay } from "~/lib/local-day.ts";
import { sampleProjects } from "~db/seed/sample/projects/projects.ts";
import type { ReadLog, ReadProject } from "./projects.queries.server.ts";
import { chainHashOf, contentHashOf } from "./seal.ts";

/** The id of the example that anybody may look at. It stands in no database. */
export const EXAMPLE = "sample";
const ZONE = "America/Chicago";
const CLOCK = "T23:00:00.000Z";

function exampleRows(language: Language, now: Date) {
  const [job] = sampleProjects(language, localDay(now, ZONE));
  if (!job) throw new Error("there is an example");
  const logs = job.logs.map((log, n) => ({
    ...log,
    id: EXAMPLE,
    workspace: "",
    projectId: EXAMPLE,
    submittedAt: `${log.day}${CLOCK}`,
    version: 1,
    sample: true,
    createdAt: `${log.day}${CLOCK}`,
    n,
  }));
  return { job, logs };
}

/** The example as a project is read. */
export function exampleProject(language: Language, now: Date): ReadProject {
  const { job, logs } = exampleRows(language, now);
  const held = logs.reduce((sum, { delayTenths }) => sum + delayTenths, 0);
  return {
    project: {
      id: EXAMPLE,
      workspace: "",
      ...{
        name: job.name,
        number: "",
        siteId: null,
        siteZone: ZONE,
        client: job.client,
        summary: job.summary,
      },
      ...{ startOn: job.startOn, finishOn: job.finishOn, contractCents: job.contractCents },
      ...{ state: job.state, stateSince: `${job.startOn}${CLOCK}`, version: 1, sample: true },
      ...{ createdAt: `${job.startOn}${CLOCK}`, site: null },
      ...{ parties: "", blocked: "", moments: "{}", passed: null },
    } as unknown as ReadProject["project"],
    logs,
    logged: {
      logs: logs.length,
      drafts: 0,
      firstDay: logs.at(-1)?.day ?? null,
      lastDay: logs[0]?.day ?? null,
    },
    delays: [{ cause: "weather", tenths: held }],
    crews: logs.map(({ crews }) => crews),
    worked: logs,
    history: [],
    sites: [],
    changes: { pending: 0, approved: 0, approvedDays: 0 },
    questions: { open: 0, days: "[]" },
    estimate: undefined,
  };
}

/** A day of the example as a log is read, sealed like any other. */
export async function exampleLog(language: Language, now: Date): Promise<ReadLog> {
  const { job, logs } = exampleRows(language, now);
  const [log, before] = [logs[1], logs[2]];
  if (!log || !before) throw new Error("there is an example");
  const link = {
    ...{ logId: EXAMPLE, number: 1, kind: "submitted" as const, words: "", printedName: "" },
    contentHash: await contentHashOf(log),
    createdAt: log.submittedAt,
  };
  return {
    log,
    project: { id: EXAMPLE, name: job.name, siteZone: ZONE, state: job.state },
    before: { id: EXAMPLE, day: before.day, tomorrow: before.tomorrow },
    photos: [] as { id: string; name: string; createdAt: string; small: string | null }[],
    chain: [
      { ...link, id: EXAMPLE, workspace: "", projectId: EXAMPLE, chainHash: await chainHashOf("", link) },
    ],
  };
}
