import { and, eq, sql } from "drizzle-orm";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { checklistActions, safetyReports } from "~db/schema/safety.ts";
import { ACTIONS_OF_REPORT, actionBegan } from "../checklists/checklists.queries.server.ts";
import type { Deps } from "./dashboard.commands.server.ts";

/**
 * Begins an action that the investigation of a report asks for. The form's key is its id: what is sent twice is begun once.
 * From then on it is an action like those of a run: with proof, by link, looked at or handed back.
 * @param dueOn `YYYY-MM-DD`
 */
export async function planAction(
  { db, now }: Deps,
  actor: Person,
  {
    idem,
    report,
    what,
    assignedTo,
    dueOn,
  }: { idem: string; report: string; what: string; assignedTo: string; dueOn: string },
): Promise<CommandResult<"gone" | "full" | "not-allowed">> {
  const at = now();
  const moment = at.toISOString();
  const ofReport = and(eq(safetyReports.id, report), mayWrite(actor, safetyReports.workspace));
  await db.batch([
    db
      .insert(checklistActions)
      .select(
        sql`select ${idem}, ${safetyReports.workspace}, null, ${safetyReports.id}, '', '{}', ${what}, ${assignedTo}, ${dueOn},
          'open', ${moment}, 1, 0, ${moment} from ${safetyReports} where ${ofReport}
          and (select count(*) from ${checklistActions} as others where others.report_id = ${report})
            < ${ACTIONS_OF_REPORT}`,
      )
      .onConflictDoNothing(),
    actionBegan(db, actor, { record: idem, now: at }),
    // What somebody works with is no example any more.
    db
      .update(safetyReports)
      .set({ sample: false })
      .where(
        and(
          ofReport,
          sql`exists (select 1 from ${checklistActions} where ${checklistActions.id} = ${idem}
            and ${checklistActions.reportId} = ${report})`,
        ),
      ),
  ]);
  const [[written], [found]] = await db.batch([
    db
      .select({ id: checklistActions.id })
      .from(checklistActions)
      .where(
        and(
          eq(checklistActions.id, idem),
          eq(checklistActions.reportId, report),
          mayRead(actor, checklistActions.workspace),
        ),
      ),
    db
      .select({ id: safetyReports.id })
      .from(safetyReports)
      .where(and(eq(safetyReports.id, report), mayRead(actor, safetyReports.workspace))),
  ]);
  if (written) return { ok: true };
  if (!found) return { ok: false, error: "gone" };
  return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
}
