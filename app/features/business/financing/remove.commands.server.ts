import { and, eq, type SQL, sql } from "drizzle-orm";
import { dropFiles, type FileStore } from "~/engines/file/file.server.ts";
import { endingLinks, mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { financingApplications } from "~db/schema/financing.ts";
import { processEvents } from "~db/schema/process.ts";
import { APPLICATION } from "./application.limits.ts";
import { applicationProcess } from "./application.process.ts";

/**
 * Removes an application that waits for nobody, with its lenders, answers, history and papers; links to it end in the same
 * batch. One that was sent is declined or withdrawn first.
 */
export async function removeApplication(
  store: FileStore,
  actor: Person,
  { id, version }: { id: string; version: number },
): Promise<CommandResult<"gone" | "stale" | "not-allowed">> {
  const { db } = store;
  const which = and(
    eq(financingApplications.id, id),
    eq(financingApplications.version, version),
    eq(financingApplications.workspace, actor.workspace),
    sql`${financingApplications.state} <> 'sent'`,
    mayWrite(actor, financingApplications.workspace),
  ) as SQL;
  const when = sql`exists (select 1 from ${financingApplications} where ${which})`;
  const results = await endingLinks(store, actor, { subject: { type: APPLICATION, id }, when }, [
    db
      .delete(processEvents)
      .where(and(eq(processEvents.process, applicationProcess.name), eq(processEvents.recordId, id), when)),
    db.delete(financingApplications).where(which).returning({ id: financingApplications.id }),
  ]);
  if ((results.at(-1) as { id: string }[]).length > 0) {
    await dropFiles(store, actor, { workspace: actor.workspace, type: APPLICATION, id });
    return { ok: true };
  }
  const [there] = await db
    .select({ may: sql<number>`(${mayWrite(actor, financingApplications.workspace)})` })
    .from(financingApplications)
    .where(
      and(
        eq(financingApplications.id, id),
        eq(financingApplications.workspace, actor.workspace),
        mayRead(actor, financingApplications.workspace),
      ),
    );
  if (!there) return { ok: false, error: "gone" };
  return { ok: false, error: there.may ? "stale" : "not-allowed" };
}
