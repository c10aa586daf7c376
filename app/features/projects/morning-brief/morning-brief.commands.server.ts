import { and, eq, sql } from "drizzle-orm";
import { isMember, mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { briefLimits, briefMails, briefMarks } from "~db/schema/morning-brief.ts";
import { sites } from "~db/schema/tools.ts";
import { findMark } from "./morning-brief.queries.server.ts";
import { nextMorning } from "./mornings.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

export interface NewMark {
  site: string;
  rule: string;
  /** The one that the page showed; 0 where there was none. */
  version: number;
  kind: "seen" | "snoozed";
  reason: string;
  /** The last day on which it waits. */
  until: string | null;
  /** As the finding is now, so that it comes back when it is worse. */
  severity: number;
  rows: readonly string[];
}

type Result = CommandResult<"gone" | "stale" | "not-allowed">;

/** Keeps what somebody said to a finding, in place of what was said before, unless that is not what the page showed. */
export async function markFinding({ db, now }: Deps, actor: Person, mark: NewMark): Promise<Result> {
  const { site, rule, version, kind, reason, until, severity } = mark;
  const [written] = await db
    .insert(briefMarks)
    .select(
      sql`select ${crypto.randomUUID()}, ${sites.workspace}, ${sites.id}, ${rule}, ${kind}, ${reason}, ${until}, ${severity},
        ${JSON.stringify(mark.rows)}, 1, ${now().toISOString()} from ${sites} where ${sites.id} = ${site}
        and ${sites.workspace} = ${actor.workspace} and ${mayWrite(actor, sites.workspace)}`,
    )
    .onConflictDoUpdate({
      target: [briefMarks.siteId, briefMarks.rule],
      set: {
        ...{ kind: sql`excluded.kind`, reason: sql`excluded.reason`, until: sql`excluded.until` },
        ...{ severity: sql`excluded.severity`, rows: sql`excluded.rows` },
        createdAt: sql`excluded.created_at`,
        version: sql`brief_marks.version + 1`,
      },
      setWhere: sql`brief_marks.version = ${version}`,
    })
    .returning({ id: briefMarks.id });
  if (written) return { ok: true };
  if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
  const stands = await findMark(db, actor, { site, rule });
  if (!stands) return { ok: false, error: "gone" };
  // The same form sent twice finds what it wrote.
  const isSame = stands.kind === kind && stands.reason === reason && stands.until === until;
  return isSame ? { ok: true } : { ok: false, error: "stale" };
}

/** Takes back what was said to a finding. What is gone already is gone. */
export async function unmarkFinding(
  { db }: Deps,
  actor: Person,
  { site, rule, version }: Pick<NewMark, "site" | "rule" | "version">,
): Promise<Result> {
  const its = and(
    eq(briefMarks.siteId, site),
    eq(briefMarks.rule, rule),
    eq(briefMarks.workspace, actor.workspace),
  );
  const [, [left]] = await db.batch([
    db
      .delete(briefMarks)
      .where(and(its, eq(briefMarks.version, version), mayWrite(actor, briefMarks.workspace))),
    db.select({ version: briefMarks.version }).from(briefMarks).where(its),
  ]);
  if (!left) return { ok: true };
  return { ok: false, error: left.version === version ? "not-allowed" : "stale" };
}

/** Sets the thresholds of a workspace, unless somebody else did since the page was made; version 0 has ours. */
export async function setBriefLimits(
  { db, now }: Deps,
  actor: Person,
  { version, limits }: { version: number; limits: Readonly<Record<string, number>> },
): Promise<Result> {
  const text = JSON.stringify(limits);
  const [written] = await db
    .insert(briefLimits)
    .select(
      sql`select ${actor.workspace}, ${text}, 1, ${now().toISOString()} where ${mayWrite(actor, actor.workspace)}`,
    )
    .onConflictDoUpdate({
      target: briefLimits.workspace,
      set: { limits: sql`excluded.limits`, version: sql`brief_limits.version + 1` },
      setWhere: sql`brief_limits.version = ${version}`,
    })
    .returning({ version: briefLimits.version });
  if (written) return { ok: true };
  if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
  const [stands] = await db
    .select({ limits: briefLimits.limits })
    .from(briefLimits)
    .where(eq(briefLimits.workspace, actor.workspace));
  return stands?.limits === text ? { ok: true } : { ok: false, error: "stale" };
}

/** Goes back to our thresholds. */
export async function dropBriefLimits(
  { db }: Deps,
  actor: Person,
  { version }: { version: number },
): Promise<Result> {
  const mine = eq(briefLimits.workspace, actor.workspace);
  const [, [left]] = await db.batch([
    db
      .delete(briefLimits)
      .where(and(mine, eq(briefLimits.version, version), mayWrite(actor, briefLimits.workspace))),
    db.select({ version: briefLimits.version }).from(briefLimits).where(mine),
  ]);
  if (!left) return { ok: true };
  return { ok: false, error: left.version === version ? "not-allowed" : "stale" };
}

/** Whether the brief of a site is mailed each morning to whoever asks for it. Said twice it is so once. */
export async function chooseBriefMail(
  { db, now }: Deps,
  actor: Person,
  { site, wanted }: { site: string; wanted: boolean },
): Promise<CommandResult<"gone" | "not-allowed">> {
  if (!isMember(actor)) return { ok: false, error: "not-allowed" };
  const userId = actor.owner.slice("user:".length);
  const its = and(eq(briefMails.userId, userId), eq(briefMails.siteId, site));
  if (!wanted) {
    await db.delete(briefMails).where(its);
    return { ok: true };
  }
  const at = now();
  const readable = and(eq(sites.id, site), mayRead(actor, sites.workspace));
  const [found] = await db.select({ zone: sites.siteZone }).from(sites).where(readable);
  if (!found) return { ok: false, error: "gone" };
  await db
    .insert(briefMails)
    .select(
      sql`select ${crypto.randomUUID()}, ${userId}, ${sites.id}, ${nextMorning(found.zone, at)}, null,
        ${at.toISOString()} from ${sites} where ${readable}`,
    )
    .onConflictDoNothing();
  return { ok: true };
}
