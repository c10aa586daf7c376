import { and, eq, sql } from "drizzle-orm";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import { tailgateTalks } from "~db/schema/safety.ts";
import type { Deps } from "./records.commands.server.ts";
import { TAILGATE_LIMITS } from "./tailgate.limits.ts";
import type { Talk } from "./talk.ts";

/**
 * Keeps a talk of one's own: a new one, or a change of one that is the workspace's, unless somebody changed it meanwhile.
 * Records that have begun keep what they have.
 * @param id the one that is changed; empty for a new one, whose id is the form's key
 */
export async function keepOwnTalk(
  { db, now }: Deps,
  actor: Person,
  {
    idem,
    id,
    version,
    talk,
  }: { idem: string; id: string; version: number; talk: Omit<Talk, "key" | "version"> },
): Promise<CommandResult<"full" | "not-allowed" | "gone" | "stale", { id: string }>> {
  const at = now();
  const { workspace } = actor;
  const key = id || idem;
  const content = JSON.stringify(talk);
  const title = talk.title.en;
  const may = mayWrite(actor, workspace);
  const mine = and(
    eq(tailgateTalks.id, key),
    eq(tailgateTalks.workspace, workspace),
    eq(tailgateTalks.version, version),
  );
  const can = id
    ? sql`exists (select 1 from ${tailgateTalks} where ${mine}) and ${may}`
    : sql`(select count(*) from ${tailgateTalks} where ${tailgateTalks.workspace} = ${workspace})
        < ${TAILGATE_LIMITS.own} and ${may}`;
  try {
    await db.batch([
      takeOnlyIf(db, workspace, await submissionKey(idem, key, content), at, can),
      id
        ? db
            .update(tailgateTalks)
            .set({ title, content, sample: false, version: sql`${tailgateTalks.version} + 1` })
            .where(mine)
        : db
            .insert(tailgateTalks)
            .values({ id: key, workspace, title, content, createdAt: at.toISOString() }),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id: key };
    if (!isRefused(error)) throw error;
    if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
    if (!id) return { ok: false, error: "full" };
    const [there] = await db
      .select({ id: tailgateTalks.id })
      .from(tailgateTalks)
      .where(and(eq(tailgateTalks.id, id), mayRead(actor, tailgateTalks.workspace)));
    return { ok: false, error: there ? "stale" : "gone" };
  }
  return { ok: true, id: key };
}

/** Takes a talk of one's own away. Records keep what they have. */
export async function dropOwnTalk(
  { db }: Pick<Deps, "db">,
  actor: Person,
  id: string,
): Promise<CommandResult<"not-allowed">> {
  await db
    .delete(tailgateTalks)
    .where(and(eq(tailgateTalks.id, id), mayWrite(actor, tailgateTalks.workspace)));
  return (await mayStill(db, actor)) ? { ok: true } : { ok: false, error: "not-allowed" };
}
