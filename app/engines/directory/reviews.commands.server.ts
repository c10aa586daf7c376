import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import { isTaken } from "~db/client.ts";
import { directoryEntries, directoryReviews } from "~db/schema/directory.ts";
import { mayWrite, type Person } from "../trust/trust.server.ts";
import type { Deps } from "./entries.commands.server.ts";
import { walledOff } from "./walls.server.ts";

/** By what a reviewer and a firm had to do with each other. */
export interface Relation {
  /** What it is, such as a booking that is over; with the id it is reviewed once. */
  kind: string;
  id: string;
  /** Whether it is there, is the reviewer's, and is with this entry: a condition that names tables of its own. */
  holds: SQL;
}

/**
 * What somebody says of an entry with whom they had to do. One for each relation, whoever of their workspace writes it and
 * however many write at once. Nobody says anything of themselves.
 */
export async function writeReview(
  { db, now }: Deps,
  actor: Person,
  {
    entry,
    relation,
    stars,
    body,
    idem,
  }: { entry: string; relation: Relation; stars: number; body: string; idem: string },
): Promise<CommandResult<"gone" | "not-allowed" | "unrelated" | "own" | "already">> {
  const { workspace } = actor;
  const own = sql`(${directoryEntries.firmSince} is not null and ${directoryEntries.workspace} = ${workspace})`;
  const written = db
    .insert(directoryReviews)
    .select(
      sql`select ${idem}, ${workspace}, ${directoryEntries.id}, ${relation.kind}, ${relation.id}, ${stars}, ${body}, '', null,
        1, ${directoryEntries.sample}, ${now().toISOString()}, null, '' from ${directoryEntries}
        where ${directoryEntries.id} = ${entry} and not ${own} and ${mayWrite(actor, workspace)} and ${relation.holds}`,
    )
    .returning({ id: directoryReviews.id });
  try {
    const [rows, [asked]] = await db.batch([
      written,
      db
        .select({
          own: sql<number>`${own}`,
          may: sql<number>`(${mayWrite(actor, workspace)})`,
        })
        .from(directoryEntries)
        .where(eq(directoryEntries.id, entry)),
    ]);
    if (rows.length > 0) return { ok: true };
    if (!asked) return { ok: false, error: "gone" };
    if (!asked.may) return { ok: false, error: "not-allowed" };
    return { ok: false, error: asked.own ? "own" : "unrelated" };
  } catch (error) {
    if (isTaken(error, "directory_reviews.id")) return { ok: true };
    if (!isTaken(error, "directory_reviews.relation_id")) throw error;
    const [same] = await db
      .select({ id: directoryReviews.id })
      .from(directoryReviews)
      .where(and(eq(directoryReviews.id, idem), eq(directoryReviews.workspace, workspace)));
    return same ? { ok: true } : { ok: false, error: "already" };
  }
}

/** Takes back what the own workspace said. What was taken down stays where it is, or it would be written anew. */
export async function dropReview(
  { db }: Deps,
  actor: Person,
  { id }: { id: string },
): Promise<CommandResult<"not-allowed">> {
  const [dropped, left] = await db.batch([
    db
      .delete(directoryReviews)
      .where(
        and(
          eq(directoryReviews.id, id),
          isNull(directoryReviews.takenDownAt),
          mayWrite(actor, directoryReviews.workspace),
        ),
      )
      .returning({ id: directoryReviews.id }),
    db.select({ id: directoryReviews.id }).from(directoryReviews).where(eq(directoryReviews.id, id)),
  ]);
  return dropped.length > 0 || left.length === 0 ? { ok: true } : { ok: false, error: "not-allowed" };
}

/** What the firm says to a review of its own page: only once the page is its own, and where neither has blocked the other. */
export async function answerReview(
  { db, now }: Deps,
  actor: Person,
  { id, version, answer }: { id: string; version: number; answer: string },
): Promise<CommandResult<"gone" | "not-allowed" | "stale">> {
  const firm = sql`exists (select 1 from ${directoryEntries} where ${directoryEntries.id} = ${directoryReviews.entryId}
    and ${isNotNull(directoryEntries.firmSince)} and ${mayWrite(actor, directoryEntries.workspace)})
    and not ${walledOff(actor.owner, sql`${directoryReviews.workspace}`)}`;
  const [changed, [found]] = await db.batch([
    db
      .update(directoryReviews)
      .set({ answer, answeredAt: now().toISOString(), version: version + 1 })
      .where(
        and(
          eq(directoryReviews.id, id),
          // The same answer sent twice is there already.
          sql`(${directoryReviews.version} = ${version} or ${directoryReviews.answer} = ${answer})`,
          isNull(directoryReviews.takenDownAt),
          firm,
        ),
      )
      .returning({ id: directoryReviews.id }),
    db
      .select({ firm: sql<number>`${firm}` })
      .from(directoryReviews)
      .where(eq(directoryReviews.id, id)),
  ]);
  if (changed.length > 0) return { ok: true };
  if (!found) return { ok: false, error: "gone" };
  return { ok: false, error: found.firm ? "stale" : "not-allowed" };
}
