import { and, eq, sql } from "drizzle-orm";
import { endingLinks, mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { financingScenarios } from "~db/schema/financing.ts";
import { SAVED_LIMITS, SCENARIO } from "./saved.limits.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/** Keeps a scenario under a name; what is kept already gets the new name, and a form that is sent twice is kept once. */
export async function saveScenario(
  { db, now }: Deps,
  actor: Person,
  { idem, topic, query }: { idem: string; topic: string; query: string },
): Promise<CommandResult<"full" | "not-allowed">> {
  const { workspace } = actor;
  const may = mayWrite(actor, workspace);
  const room = sql`((select count(*) from financing_scenarios as kept where kept.workspace_id = ${workspace}) < ${SAVED_LIMITS.saved}
    or exists (select 1 from financing_scenarios as kept where kept.workspace_id = ${workspace} and kept.query = ${query}))`;
  const free = sql`not exists (select 1 from financing_scenarios as taken where taken.id = ${idem})`;
  const [[written], [answer]] = await db.batch([
    db
      .insert(financingScenarios)
      .select(
        sql`select ${idem}, ${workspace}, ${topic}, ${query}, 1, 0, ${now().toISOString()} where ${may} and ${room} and ${free}`,
      )
      .onConflictDoUpdate({
        target: [financingScenarios.workspace, financingScenarios.query],
        set: { topic, sample: false, version: sql`${financingScenarios.version} + 1` },
      })
      .returning({ id: financingScenarios.id }),
    db
      .select({
        may: sql<number>`${may}`,
        mine: sql<number>`exists (select 1 from financing_scenarios as taken where taken.id = ${idem} and taken.workspace_id = ${workspace})`,
      })
      .from(sql`(select 1)`),
  ]);
  if (written || answer?.mine) return { ok: true };
  return { ok: false, error: answer?.may ? "full" : "not-allowed" };
}

/** Gives a scenario another name. */
export async function renameScenario(
  { db }: Deps,
  actor: Person,
  { id, version, topic }: { id: string; version: number; topic: string },
): Promise<CommandResult<"gone" | "stale" | "not-allowed">> {
  const [done] = await db
    .update(financingScenarios)
    .set({ topic, sample: false, version: sql`${financingScenarios.version} + 1` })
    .where(
      and(
        eq(financingScenarios.id, id),
        eq(financingScenarios.version, version),
        eq(financingScenarios.workspace, actor.workspace),
        mayWrite(actor, financingScenarios.workspace),
      ),
    )
    .returning({ id: financingScenarios.id });
  if (done) return { ok: true };
  const [there] = await db
    .select({
      topic: financingScenarios.topic,
      may: sql<number>`(${mayWrite(actor, financingScenarios.workspace)})`,
    })
    .from(financingScenarios)
    .where(
      and(
        eq(financingScenarios.id, id),
        eq(financingScenarios.workspace, actor.workspace),
        mayRead(actor, financingScenarios.workspace),
      ),
    );
  if (!there) return { ok: false, error: "gone" };
  if (!there.may) return { ok: false, error: "not-allowed" };
  return there.topic === topic ? { ok: true } : { ok: false, error: "stale" };
}

/** Removes a scenario, and its links end; what is not there is removed. */
export async function removeScenario(deps: Deps, actor: Person, id: string): Promise<CommandResult> {
  const { db } = deps;
  const isMine = and(
    eq(financingScenarios.id, id),
    eq(financingScenarios.workspace, actor.workspace),
    mayWrite(actor, financingScenarios.workspace),
  );
  await endingLinks(
    deps,
    actor,
    {
      subject: { type: SCENARIO, id },
      when: sql`exists (select 1 from ${financingScenarios} where ${isMine})`,
    },
    [db.delete(financingScenarios).where(isMine)],
  );
  return { ok: true };
}
