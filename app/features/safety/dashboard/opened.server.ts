import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, eq, sql } from "drizzle-orm";
import { audited } from "~/engines/trust/trust.server.ts";
import type { FileGuard } from "~/services/contribution.ts";
import type { Owner } from "~/services/visitor.server.ts";
import { safetyReports } from "~db/schema/safety.ts";
import { auditEvents } from "~db/schema/trust.ts";

const HOUR_MS = 60 * 60 * 1000;

/** A short number of a case, the same on all three forms. */
export const caseNumber = (id: string) => id.slice(0, 8).toUpperCase();

/** Whether a report says who was hurt or how. */
export const isMedical = ({ person, injury }: { person: string; injury: string }) =>
  person !== "" || injury !== "";

/**
 * Writes into the log of a workspace that somebody opened who was hurt and how, before it is shown: of one case, or of all
 * on the forms of a year. Within an hour the same is written once. A guest's workspace has no log: nobody could read it.
 * @param record the number of the case, or the year; never a name
 */
export async function noteOpened(
  deps: Pick<AppLoadContext, "db" | "now">,
  actor: { owner: Owner },
  { workspace, act, record }: { workspace: string; act: "medical.opened" | "medical.listed"; record: string },
): Promise<void> {
  if (workspace.startsWith("visitor:")) return;
  const since = new Date(deps.now().getTime() - HOUR_MS).toISOString();
  const already = sql`exists (select 1 from ${auditEvents} where ${auditEvents.actor} = ${actor.owner}
    and ${auditEvents.chain} = ${workspace} and ${auditEvents.act} = ${act} and ${auditEvents.createdAt} > ${since}
    and json_extract(${auditEvents.details}, '$.record') = ${record})`;
  await audited(deps, {
    events: [{ chain: workspace, act, actor: actor.owner, details: { record } }],
    when: sql`not ${already}`,
  });
}

/**
 * Before a photo of a report is sent, whatever page or address it is asked from: one of an injury is shown to whoever may write
 * in the workspace, and that it was opened is written down as it is for the page of the case.
 */
export const mayOpenPhoto: FileGuard = async (deps, reader, { workspace, id }) => {
  const [report] = await deps.db
    .select({
      kind: safetyReports.kind,
      sample: safetyReports.sample,
      may: sql<number>`(${reader.may(safetyReports.workspace)})`,
    })
    .from(safetyReports)
    .where(and(eq(safetyReports.id, id), eq(safetyReports.workspace, workspace)));
  if (report?.kind !== "injury") return true;
  if (!report.may) return false;
  if (!report.sample)
    await noteOpened(deps, reader, { workspace, act: "medical.opened", record: caseNumber(id) });
  return true;
};
