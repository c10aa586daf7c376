import { and, eq, sql } from "drizzle-orm";
import { type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { began, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import { type Actor, mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import { checklistActions, safetyReports } from "~db/schema/safety.ts";
import process from "./action.process.server.ts";
import { ACTION, CHECKLISTS_LIMITS } from "./checklists.limits.ts";
import type { Deps } from "./runs.commands.server.ts";

/** Pictures that one action may have. */
const MOST = 10;

/** Keeps a picture of what was done, from the crew or from whoever holds a link with `upload`. */
export async function addProof(
  store: FileStore,
  actor: Actor,
  { action, id, name, bytes }: { action: string; id: string; name: string; bytes: Uint8Array },
): Promise<CommandResult<"gone"> | Awaited<ReturnType<typeof keepFile>>> {
  const [found] = await store.db
    .select({ workspace: checklistActions.workspace })
    .from(checklistActions)
    .where(
      and(
        eq(checklistActions.id, action),
        mayRead(actor, checklistActions.workspace, { type: ACTION, id: checklistActions.id }),
      ),
    );
  if (!found) return { ok: false, error: "gone" };
  return keepFile(
    store,
    actor,
    { workspace: found.workspace as WorkspaceId, type: ACTION, id: action },
    { id, name, bytes },
    { kind: "picture", most: CHECKLISTS_LIMITS.photoBytes, count: MOST, byLink: true },
  );
}

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
            < ${CHECKLISTS_LIMITS.ofReport}`,
      )
      .onConflictDoNothing(),
    began(db, process, actor, { record: idem, party: "crew", now: at }),
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

/** Moves an action on: done, looked at, or handed back. */
export const moveAction = (
  deps: Deps,
  actor: Actor,
  moving: {
    record: string;
    transition: string;
    version: number;
    idem: string;
    note: string;
    printedName?: string;
  },
): Promise<CommandResult<MoveRefusal, { state: string }, { guard?: string }>> =>
  move(deps, process, actor, moving);
