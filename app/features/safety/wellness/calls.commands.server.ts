import { and, eq, sql } from "drizzle-orm";
import { type Actor, mayAct, mayManage, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { wellnessCalls, wellnessRounds } from "~db/schema/wellness.ts";
import type { Deps } from "./wellness.commands.server.ts";
import { ROUND, WELLNESS_LIMITS } from "./wellness.limits.ts";

/**
 * Keeps how somebody wants to be called, by the link of a round. It names neither the round nor the link, so that it stands
 * beside no answer. What is sent twice stands once. `gone`: the link allows it no more.
 */
export async function askForCall(
  { db, now }: Deps,
  actor: Actor,
  { round, idem, contact, language }: { round: string; idem: string; contact: string; language: string },
): Promise<CommandResult<"gone" | "full">> {
  const may = and(
    eq(wellnessRounds.id, round),
    mayAct(actor, "sign", wellnessRounds.workspace, { type: ROUND, id: wellnessRounds.id }),
  );
  const [written] = await db
    .insert(wellnessCalls)
    .select(
      sql`select ${idem}, ${wellnessRounds.workspace}, ${contact}, ${language}, 0, ${now().toISOString()}
        from ${wellnessRounds} where ${may} and (select count(*) from wellness_calls as others
          where others.workspace_id = ${wellnessRounds.workspace}) < ${WELLNESS_LIMITS.calls}`,
    )
    .onConflictDoNothing()
    .returning({ id: wellnessCalls.id });
  if (written) return { ok: true };
  const [found] = await db.select({ workspace: wellnessRounds.workspace }).from(wellnessRounds).where(may);
  if (!found) return { ok: false, error: "gone" };
  const [twin] = await db
    .select({ id: wellnessCalls.id })
    .from(wellnessCalls)
    .where(and(eq(wellnessCalls.id, idem), eq(wellnessCalls.workspace, found.workspace)));
  return twin ? { ok: true } : { ok: false, error: "full" };
}

/** Takes a call away once it was made: for owners alone. What is gone already is gone. */
export async function dropCall(
  { db }: Pick<Deps, "db">,
  actor: Person,
  id: string,
): Promise<CommandResult<"not-allowed">> {
  const [stays] = await db.batch([
    db
      .select({ id: wellnessCalls.id })
      .from(wellnessCalls)
      .where(
        and(
          eq(wellnessCalls.id, id),
          mayRead(actor, wellnessCalls.workspace),
          sql`not ${mayManage(actor, wellnessCalls.workspace)}`,
        ),
      ),
    db.delete(wellnessCalls).where(and(eq(wellnessCalls.id, id), mayManage(actor, wellnessCalls.workspace))),
  ]);
  return stays.length > 0 ? { ok: false, error: "not-allowed" } : { ok: true };
}
