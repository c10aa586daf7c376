import { and, eq, sql } from "drizzle-orm";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { safetyHours, safetyReports } from "~db/schema/safety.ts";
import { SAFETY_LIMITS } from "./dashboard.limits.ts";
import { findReport } from "./dashboard.queries.server.ts";

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
  const columns = {
    ...{ id: sql`${idem}`, workspace: sql`${workspace}`, kind: sql`'near-miss'`, what: sql`${what}` },
    ...{ place: sql`${place}`, happenedOn: sql`${happenedOn}`, happenedAt: sql`''` },
    ...{ siteZone: sql`${siteZone}`, outcome: sql`'none'`, caseType: sql`'injury'`, person: sql`''` },
    ...{ jobTitle: sql`''`, isPrivate: sql`0`, injury: sql`''`, awayFrom: sql`''`, awayUntil: sql`''` },
    ...{ restrictedFrom: sql`''`, restrictedUntil: sql`''`, duty: sql`'none'`, learnedAt: sql`null` },
    ...{ toldOn: sql`''`, whys: sql`'[]'`, version: sql`1`, sample: sql`0` },
    createdAt: sql`${now().toISOString()}`,
  };
  const [written] = await db
    .insert(safetyReports)
    .select(
      sql`select ${sql.join(Object.values(columns), sql`, `)} where ${mayWrite(actor, workspace)}
        and (select count(*) from ${safetyReports} where ${safetyReports.workspace} = ${workspace}
          and not ${safetyReports.sample}) < ${SAFETY_LIMITS.reports}`,
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

export type Kept = Omit<
  typeof safetyReports.$inferInsert,
  "id" | "workspace" | "version" | "sample" | "createdAt"
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

/** Takes a report away, unless somebody changed it since. What is gone already is gone. */
export async function removeReport(
  { db }: Pick<Deps, "db">,
  actor: Person,
  { id, version }: { id: string; version: number },
): Promise<CommandResult<ReportRefusal>> {
  const [removed] = await db
    .delete(safetyReports)
    .where(at(actor, id, version))
    .returning({ id: safetyReports.id });
  if (removed) return { ok: true };
  const refused = await why(db, actor, id);
  return refused.error === "gone" ? { ok: true } : refused;
}
