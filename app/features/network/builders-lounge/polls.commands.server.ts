import { eq, sql } from "drizzle-orm";
import type { Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { loungePolls, loungeVotes } from "~db/schema/lounge.ts";
import { LOUNGE_LIMITS } from "./builders-lounge.limits.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Asks everybody something. The form's key is the id, so that a form sent twice asks once. */
export async function openPoll(
  { db, now }: Deps,
  {
    idem,
    question,
    options,
    closesAt,
  }: { idem: string; question: string; options: string[]; closesAt: string },
): Promise<CommandResult<"past" | "far" | "changed">> {
  const at = now();
  if (closesAt <= at.toISOString()) return { ok: false, error: "past" };
  if (Date.parse(closesAt) > at.getTime() + LOUNGE_LIMITS.pollDays * DAY_MS)
    return { ok: false, error: "far" };
  const [, [kept]] = await db.batch([
    db
      .insert(loungePolls)
      .values({ id: idem, question, options, closesAt, createdAt: at.toISOString() })
      .onConflictDoNothing(),
    db.select({ question: loungePolls.question }).from(loungePolls).where(eq(loungePolls.id, idem)),
  ]);
  // Somebody went back and typed another question into a form that was already sent.
  return kept?.question === question ? { ok: true } : { ok: false, error: "changed" };
}

/**
 * Votes, or changes the vote while the poll is open: one statement looks at the clock and at the options, and the key
 * keeps one vote a person.
 */
export async function vote(
  { db, now }: Deps,
  { workspace }: Person,
  { poll, choice }: { poll: string; choice: number },
): Promise<CommandResult<"gone" | "closed" | "no-option">> {
  const at = now().toISOString();
  const [written, [found]] = await db.batch([
    db
      .insert(loungeVotes)
      .select(
        sql`select its.id, ${workspace}, ${choice}, ${at} from ${loungePolls} as its
          where its.id = ${poll} and its.closes_at > ${at} and ${choice} < json_array_length(its.options)`,
      )
      .onConflictDoUpdate({
        target: [loungeVotes.pollId, loungeVotes.workspace],
        set: { choice: sql`excluded.choice` },
      })
      .returning({ choice: loungeVotes.choice }),
    db.select({ closesAt: loungePolls.closesAt }).from(loungePolls).where(eq(loungePolls.id, poll)),
  ]);
  if (written.length > 0) return { ok: true };
  if (!found) return { ok: false, error: "gone" };
  return { ok: false, error: found.closesAt > at ? "no-option" : "closed" };
}
