import { and, eq, sql } from "drizzle-orm";
import { dropFiles, type FileStore } from "~/engines/file/file.server.ts";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { safetyHours, safetyReports } from "~db/schema/safety.ts";
import { ACTION_FILES, actionsOfReport } from "../checklists/checklists.queries.server.ts";
import { SAFETY_LIMITS } from "./dashboard.limits.ts";
import { findReport, hasRoom, nearMissRow, REPORT_FILES } from "./dashboard.queries.server.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

/**
 * Keeps a near miss. The form's key is its id: what is sent twice stands once. Nothing about whoever sent it is kept with
 * it but the workspace.
 * @param siteZone an IANA name
 */
export async function reportNearMiss(
  { db, now }: Deps,
  actor: Person,
  {
    idem,
    what,
    place,
    happenedOn,
    siteZone,
  }: { idem: string; what: string; place: string; happenedOn: string; siteZone: string },
): Promise<CommandResult<"full" | "not-allowed">> {
  const { workspace } = actor;
  const row = nearMissRow({
    ...{ idem, workspace: sql`${workspace}`, what, place, happenedOn, siteZone: sql`${siteZone}`, at: now() },
  });
  const [written] = await db
    .insert(safetyReports)
    .select(
      sql`select ${row} where ${mayWrite(actor, workspace)}
        and ${hasRoom(workspace)}`,
    )
    .onConflictDoNothing()
    .returning({ id: safetyReports.id });
  if (written || (await findReport(db, actor, idem))) return { ok: true };
  return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
}

/** Sets what was worked in a month; a month that stands already has what was typed last. */
export async function setHours(
  { db, now }: Deps,
  actor: Person,
  { month, hours, people }: { month: string; hours: number; people: number },
): Promise<CommandResult<"full" | "not-allowed">> {
  const { workspace } = actor;
  const [written] = await db
    .insert(safetyHours)
    .select(
      sql`select ${crypto.randomUUID()}, ${workspace}, ${month}, ${hours}, ${people}, 1, 0, ${now().toISOString()}
        where ${mayWrite(actor, workspace)}
        and (select count(*) from ${safetyHours} where ${safetyHours.workspace} = ${workspace}
          and ${safetyHours.month} <> ${month}) < ${SAFETY_LIMITS.months}`,
    )
    .onConflictDoUpdate({
      target: [safetyHours.workspace, safetyHours.month],
      set: { hours, people, sample: false, version: sql`${safetyHours.version} + 1` },
    })
    .returning({ id: safetyHours.id });
  if (written) return { ok: true };
  return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
}

/** What its page changes of a report: not where it came from. */
export type Kept = Omit<
  typeof safetyReports.$inferInsert,
  "id" | "workspace" | "version" | "sample" | "createdAt" | "linkId" | "source" | "reporter" | "siteName"
>;
export type ReportRefusal = "gone" | "not-allowed" | "stale";

const at = (actor: Person, id: string, version: number) =>
  and(eq(safetyReports.id, id), eq(safetyReports.version, version), mayWrite(actor, safetyReports.workspace));

/** Why a report was not written. */
async function why(db: Database, actor: Person, id: string) {
  const [found] = await db
    .select({ may: sql<number>`(${mayWrite(actor, safetyReports.workspace)})` })
    .from(safetyReports)
    .where(and(eq(safetyReports.id, id), mayRead(actor, safetyReports.workspace)));
  const error: ReportRefusal = found ? (found.may ? "stale" : "not-allowed") : "gone";
  return { ok: false, error } as const;
}

/** Writes a report down, unless somebody did since the page was shown. The same form sent twice changes it once. */
export async function saveReport(
  { db }: Pick<Deps, "db">,
  actor: Person,
  { id, version, kept }: { id: string; version: number; kept: Kept },
): Promise<CommandResult<ReportRefusal>> {
  const [written] = await db
    .update(safetyReports)
    .set({ ...kept, sample: false, version: sql`${safetyReports.version} + 1` })
    .where(at(actor, id, version))
    .returning({ id: safetyReports.id });
  if (written) return { ok: true };
  const refused = await why(db, actor, id);
  if (refused.error !== "stale") return refused;
  const now = await findReport(db, actor, id);
  const same = now && Object.entries(kept).every(([name, value]) => now[name as keyof Kept] === value);
  return same ? { ok: true } : refused;
}

/**
 * Takes a report away with its photos, its actions and their proof, unless somebody changed it since. What is gone already is
 * gone.
 */
export async function removeReport(
  store: FileStore,
  actor: Person,
  { id, version }: { id: string; version: number },
): Promise<CommandResult<ReportRefusal>> {
  const { db } = store;
  const [actions, [removed]] = await db.batch([
    actionsOfReport(db, actor, id),
    db
      .delete(safetyReports)
      .where(at(actor, id, version))
      .returning({ workspace: safetyReports.workspace }),
  ]);
  if (removed) {
    const workspace = removed.workspace as Person["workspace"];
    await dropFiles(store, actor, { workspace, type: REPORT_FILES, id });
    for (const action of actions)
      await dropFiles(store, actor, { workspace, type: ACTION_FILES, id: action.id });
    return { ok: true };
  }
  const refused = await why(db, actor, id);
  return refused.error === "gone" ? { ok: true } : refused;
}
