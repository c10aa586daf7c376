import type { Language } from "~/i18n/languages.ts";
import { localDay } from "~/lib/local-day.ts";
import { sampleProjects } from "~db/seed/sample/projects/projects.ts";
import { EXAMPLE } from "./example.server.ts";
import { daysOf } from "./reports.limits.ts";
import type { AskedReport, ReadReport } from "./reports.queries.server.ts";
import { chainHashOf, contentHashOf } from "./seal.ts";

const ZONE = "America/Chicago";

function jobOf(language: Language, now: Date) {
  const [job] = sampleProjects(language, localDay(now, ZONE));
  if (!job) throw new Error("there is an example");
  return job;
}

/** The days of the example, each handed in and sealed like any other. */
export async function exampleReport(
  language: Language,
  now: Date,
  { day: asked, span }: Omit<AskedReport, "project">,
): Promise<ReadReport> {
  const logs: ReadReport["logs"] = [];
  const chain: ReadReport["chain"] = [];
  const { name, client, logs: written } = jobOf(language, now);
  const lastLog = written[0]?.day ?? null;
  const { from, to } = daysOf(asked || (lastLog ?? localDay(now, ZONE)), span);
  const days = written.toReversed();
  for (const [n, day] of days.entries()) {
    const at = `${day.day}T23:00:00.000Z`;
    const log = { ...day, id: `${EXAMPLE}-${n}`, workspace: "", projectId: EXAMPLE, submittedAt: at };
    const link = {
      ...{ logId: log.id, number: n + 1, kind: "submitted" as const, words: "", printedName: "" },
      ...{ contentHash: await contentHashOf(log), createdAt: at },
    };
    const chainHash = await chainHashOf(chain.at(-1)?.chainHash ?? "", link);
    chain.push({ ...link, id: log.id, workspace: "", projectId: EXAMPLE, chainHash });
    if (day.day >= from && day.day <= to) logs.push({ ...log, version: 1, sample: true, createdAt: at });
  }
  const job = { id: EXAMPLE, name, client, number: "", zone: ZONE, lastLog };
  return { job, logs, chain, open: 0, moved: [], photos: [] };
}
