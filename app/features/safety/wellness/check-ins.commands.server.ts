import { and, eq, sql } from "drizzle-orm";
import { type Actor, mayAct } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { sha256 } from "~/lib/hash.ts";
import { isTaken } from "~db/client.ts";
import { wellnessGroups, wellnessRounds, wellnessTokens } from "~db/schema/wellness.ts";
import type { Deps } from "./wellness.commands.server.ts";
import { GROUP, ROUND, WELLNESS_LIMITS } from "./wellness.limits.ts";

/**
 * Counts an anonymous answer. What is kept is a hash of the form's key, so that a form counts once, and the sums of the five
 * with whom it came: no row holds one answer with who gave it, when, or by which link. Both are written in one batch.
 * `gone`: there is no such round, or the link allows it no more.
 */
export async function checkIn(
  { db }: Pick<Deps, "db">,
  actor: Actor,
  { round, token, mood, fatigue }: { round: string; token: string; mood: number; fatigue: number },
): Promise<CommandResult<"gone" | "full", { again: boolean }>> {
  const id = await sha256(`${round} ${token}`);
  const may = and(
    eq(wellnessRounds.id, round),
    mayAct(actor, "sign", wellnessRounds.workspace, { type: ROUND, id: wellnessRounds.id }),
  );
  const answers = sql`(select count(*) from ${wellnessTokens} where ${wellnessTokens.roundId} = ${round})`;
  // Written out: a bound number is no whole one to the database, and would be divided as such.
  const group = sql`((${answers} - 1) / ${sql.raw(String(GROUP))})`;
  try {
    const [written] = await db.batch([
      // A token that stands already makes the whole batch fail.
      db
        .insert(wellnessTokens)
        .select(
          sql`select ${id}, ${wellnessRounds.workspace}, ${wellnessRounds.id}, ${wellnessRounds.createdAt}, ${wellnessRounds.sample}
            from ${wellnessRounds} where ${may} and ${answers} < ${WELLNESS_LIMITS.answers}`,
        )
        .returning({ id: wellnessTokens.id }),
      db
        .insert(wellnessGroups)
        .select(
          sql`select ${`${round}:`} || ${group}, ${wellnessTokens.workspace}, ${round}, ${group}, 1, ${mood}, ${fatigue},
            ${wellnessTokens.begunAt}, ${wellnessTokens.sample} from ${wellnessTokens} where ${wellnessTokens.id} = ${id}`,
        )
        .onConflictDoUpdate({
          target: wellnessGroups.id,
          set: {
            answers: sql`${wellnessGroups.answers} + 1`,
            moodSum: sql`${wellnessGroups.moodSum} + ${mood}`,
            fatigueSum: sql`${wellnessGroups.fatigueSum} + ${fatigue}`,
          },
        }),
    ]);
    if (written.length > 0) return { ok: true, again: false };
  } catch (error) {
    if (isTaken(error, "wellness_tokens.id")) return { ok: true, again: true };
    throw error;
  }
  const [stands] = await db.select({ id: wellnessRounds.id }).from(wellnessRounds).where(may);
  return { ok: false, error: stands ? "full" : "gone" };
}
