import { and, asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import { type Database, isTaken } from "~db/client.ts";
import type { ReportReason } from "~db/schema/directory.terms.ts";
import { directoryEntries, directoryReports, directoryReviews } from "~db/schema/directory.ts";
import type { Administrator } from "../process/process.server.ts";
import { isMember, mayWrite, type Person } from "../trust/trust.server.ts";
import type { Deps } from "./entries.commands.server.ts";
import { DIRECTORY_LIMITS } from "./kind.ts";

/** Somebody says that a review breaks a rule: once each, and so many at a time that nobody floods whoever decides. */
export async function reportReview(
  { db, now }: Deps,
  actor: Person,
  { review, reason, body, idem }: { review: string; reason: ReportReason; body: string; idem: string },
): Promise<CommandResult<"guest" | "gone" | "not-allowed" | "full">> {
  if (!isMember(actor)) return { ok: false, error: "guest" };
  const { workspace } = actor;
  const may = mayWrite(actor, workspace);
  try {
    const [rows, [asked]] = await db.batch([
      db
        .insert(directoryReports)
        .select(
          sql`select ${idem}, ${workspace}, ${directoryReviews.id}, ${reason}, ${body}, null, null, '', ${now().toISOString()}
            from ${directoryReviews} where ${directoryReviews.id} = ${review} and ${directoryReviews.takenDownAt} is null
            and not ${directoryReviews.sample} and ${may}
            and (select count(*) from directory_reports as own where own.workspace_id = ${workspace}
              and own.decided_at is null) < ${DIRECTORY_LIMITS.openReports}`,
        )
        .returning({ id: directoryReports.id }),
      db
        .select({ may: sql<number>`(${may})` })
        .from(directoryReviews)
        .where(
          and(
            eq(directoryReviews.id, review),
            isNull(directoryReviews.takenDownAt),
            eq(directoryReviews.sample, false),
          ),
        ),
    ]);
    if (rows.length > 0) return { ok: true };
    if (!asked) return { ok: false, error: "gone" };
    return { ok: false, error: asked.may ? "full" : "not-allowed" };
  } catch (error) {
    // Said already: by the same form, or by somebody of the same workspace.
    if (isTaken(error, "directory_reports.id") || isTaken(error, "directory_reports.review_id"))
      return { ok: true };
    throw error;
  }
}

/**
 * What an administrator decides of a report: the review stays, or is taken down with a reason that stands in its place. All
 * reports of one review that wait are decided with it, and each stays as the log.
 */
export async function decideReport(
  { db, now }: Deps,
  _administrator: Administrator,
  { report, verdict, note }: { report: string; verdict: "kept" | "takenDown"; note: string },
): Promise<CommandResult<"gone" | "stale" | "note-missing">> {
  if (note.trim() === "") return { ok: false, error: "note-missing" };
  const at = now().toISOString();
  const waiting = sql`(select asked.review_id from directory_reports as asked where asked.id = ${report}
    and asked.decided_at is null)`;
  const [, decided, [there]] = await db.batch([
    db
      .update(directoryReviews)
      .set({ takenDownAt: at, takenDownReason: note, version: sql`${directoryReviews.version} + 1` })
      .where(
        verdict === "takenDown"
          ? and(sql`${directoryReviews.id} in ${waiting}`, isNull(directoryReviews.takenDownAt))
          : sql`0`,
      ),
    db
      .update(directoryReports)
      .set({ decidedAt: at, verdict, note })
      .where(and(sql`${directoryReports.reviewId} in ${waiting}`, isNull(directoryReports.decidedAt)))
      .returning({ id: directoryReports.id }),
    db
      .select({ verdict: directoryReports.verdict, note: directoryReports.note })
      .from(directoryReports)
      .where(eq(directoryReports.id, report)),
  ]);
  if (decided.length > 0) return { ok: true };
  if (!there) return { ok: false, error: "gone" };
  return there.verdict === verdict && there.note === note ? { ok: true } : { ok: false, error: "stale" };
}

/** Reports that wait, those that wait longest first, and below them what was decided. */
export const readReports = (db: Database) =>
  db
    .select({
      id: directoryReports.id,
      reason: directoryReports.reason,
      body: directoryReports.body,
      decidedAt: directoryReports.decidedAt,
      verdict: directoryReports.verdict,
      note: directoryReports.note,
      createdAt: directoryReports.createdAt,
      stars: directoryReviews.stars,
      said: directoryReviews.body,
      entry: directoryEntries.id,
      kind: directoryEntries.kind,
      name: directoryEntries.name,
    })
    .from(directoryReports)
    .innerJoin(directoryReviews, eq(directoryReviews.id, directoryReports.reviewId))
    .innerJoin(directoryEntries, eq(directoryEntries.id, directoryReviews.entryId))
    .orderBy(
      asc(isNotNull(directoryReports.decidedAt)),
      desc(directoryReports.decidedAt),
      asc(directoryReports.createdAt),
    )
    .limit(50);
export type ReadReport = Awaited<ReturnType<typeof readReports>>[number];
