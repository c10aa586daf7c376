import type { AppLoadContext } from "@remix-run/cloudflare";
import { sql } from "drizzle-orm";
import { audited, type Present } from "~/engines/trust/trust.server.ts";
import { auditEvents } from "~db/schema/trust.ts";

const HOUR_MS = 60 * 60 * 1000;

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
  actor: Present,
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
