import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { mentorActions, mentorRatings, mentorSessions } from "~db/schema/mentors.ts";
import { MENTOR_LIMITS } from "./mentors.limits.ts";
import { publishing, rateableSince } from "./ratings.server.ts";
import type { Deps } from "./sessions.commands.server.ts";

// What comes after a session: notes, what was agreed to be done, and what each side thought of it.

const isSide = (actor: Person): SQL =>
  sql`(${mayWrite(actor, mentorSessions.workspace)} or ${mayWrite(actor, mentorSessions.mentorWorkspace)})`;
/** Something can be written down of a session that has not been called off. */
const WRITABLE = sql`${mentorSessions.state} <> 'cancelled'`;

/** Writes the notes that both read. Of two who write at once the second is told, and sees what stands. */
export async function writeNotes(
  { db }: Deps,
  actor: Person,
  { id, version, notes }: { id: string; version: number; notes: string },
): Promise<CommandResult<"gone" | "stale">> {
  const its = and(eq(mentorSessions.id, id), isSide(actor), WRITABLE);
  const [written, [found]] = await db.batch([
    db
      .update(mentorSessions)
      .set({ notes, version: version + 1 })
      .where(and(its, eq(mentorSessions.version, version)))
      .returning({ id: mentorSessions.id }),
    db.select({ notes: mentorSessions.notes }).from(mentorSessions).where(its),
  ]);
  if (written.length > 0) return { ok: true };
  if (!found) return { ok: false, error: "gone" };
  return found.notes === notes ? { ok: true } : { ok: false, error: "stale" };
}

/** Writes down what whoever asked is going to do, and by when. The form's key is its id. */
export async function addAction(
  { db, now }: Deps,
  actor: Person,
  { idem, session, task, dueOn }: { idem: string; session: string; task: string; dueOn: string },
): Promise<CommandResult<"gone" | "full">> {
  const its = and(eq(mentorSessions.id, session), isSide(actor), WRITABLE);
  const [, [found]] = await db.batch([
    db
      .insert(mentorActions)
      .select(
        sql`select ${idem}, ${mentorSessions.workspace}, ${mentorSessions.id}, ${task}, ${dueOn}, null, ${now().toISOString()}
          from ${mentorSessions} where ${its} and (select count(*) from mentor_actions as other
            where other.session_id = ${mentorSessions.id}) < ${MENTOR_LIMITS.actions}`,
      )
      .onConflictDoNothing(),
    db
      .select({
        kept: sql<number>`exists (select 1 from mentor_actions as kept where kept.id = ${idem}
          and kept.session_id = ${session})`.as("kept"),
      })
      .from(mentorSessions)
      .where(its),
  ]);
  if (!found) return { ok: false, error: "gone" };
  return found.kept ? { ok: true } : { ok: false, error: "full" };
}

/** Says that something is done: by whoever is to do it alone, at the first time it is said. */
export async function finishAction(
  { db, now }: Deps,
  actor: Person,
  { action }: { action: string },
): Promise<CommandResult<"gone">> {
  const its = and(eq(mentorActions.id, action), mayWrite(actor, mentorActions.workspace));
  const [, [found]] = await db.batch([
    db
      .update(mentorActions)
      .set({ doneAt: now().toISOString() })
      .where(and(its, isNull(mentorActions.doneAt))),
    db.select({ id: mentorActions.id }).from(mentorActions).where(its),
  ]);
  return found ? { ok: true } : { ok: false, error: "gone" };
}

/**
 * Says what one side thought of a session that was held: once, while nobody can have read what the other said. The second of
 * two publishes both, in the same batch.
 */
export async function rateSession(
  { db, now }: Deps,
  actor: Person,
  { idem, session, stars, body }: { idem: string; session: string; stars: number; body: string },
): Promise<CommandResult<"gone" | "already" | "closed">> {
  const at = now();
  const side = sql`case when ${mayWrite(actor, mentorSessions.mentorWorkspace)} then 'mentor' else 'mentee' end`;
  const its = and(eq(mentorSessions.id, session), isSide(actor));
  const isOpen = sql`(${mentorSessions.state} = 'held' and ${mentorSessions.stateSince} > ${rateableSince(at)})`;
  const [written, , [found]] = await db.batch([
    db
      .insert(mentorRatings)
      .select(
        sql`select ${idem}, case when ${side} = 'mentor' then ${mentorSessions.mentorWorkspace}
          else ${mentorSessions.workspace} end, ${mentorSessions.id}, ${side}, ${stars}, ${body}, null, ${at.toISOString()}
          from ${mentorSessions} where ${its} and ${isOpen}`,
      )
      .onConflictDoNothing()
      .returning({ id: mentorRatings.id }),
    publishing(db, at, eq(mentorRatings.sessionId, session)),
    db
      .select({
        said: sql<string | null>`(select said.id from mentor_ratings as said
          where said.session_id = mentor_sessions.id and said.side = ${side})`.as("said"),
      })
      .from(mentorSessions)
      .where(its),
  ]);
  if (!found) return { ok: false, error: "gone" };
  if (written.length > 0 || found.said === idem) return { ok: true };
  return { ok: false, error: found.said ? "already" : "closed" };
}
