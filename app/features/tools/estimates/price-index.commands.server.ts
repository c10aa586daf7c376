import { and, eq, sql } from "drizzle-orm";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { indexPoints } from "~db/schema/tools.ts";
import { ESTIMATE_LIMITS } from "./estimates.schemas.ts";
import type { IndexPoint } from "./price-index.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/**
 * Writes index points, each in the place of the one of its group and month; of two such the later counts. All of them or
 * none, in one statement.
 */
export async function keepPoints(
  { db, now }: Deps,
  actor: Person,
  points: readonly IndexPoint[],
): Promise<CommandResult<"full" | "not-allowed", { kept: number }>> {
  const byMonth = new Map(points.map((point) => [`${point.division} ${point.month}`, point]));
  const rows = JSON.stringify([...byMonth.values()].map((point) => ({ id: crypto.randomUUID(), ...point })));
  const { workspace } = actor;
  const others = sql`(select count(*) from index_points as own where own.workspace_id = ${workspace} and not exists
    (select 1 from json_each(${rows}) where json_extract(value, '$.division') = own.division
      and json_extract(value, '$.month') = own.month))`;
  const may = sql`${mayWrite(actor, workspace)}`;
  const [kept, [why]] = await db.batch([
    db
      .insert(indexPoints)
      .select(
        sql`select json_extract(value, '$.id'), ${workspace}, json_extract(value, '$.division'),
          json_extract(value, '$.month'), json_extract(value, '$.value'), json_extract(value, '$.source'), 1,
          ${now().toISOString()} from json_each(${rows})
          where ${may} and ${others} + ${byMonth.size} <= ${ESTIMATE_LIMITS.points}`,
      )
      .onConflictDoUpdate({
        target: [indexPoints.workspace, indexPoints.division, indexPoints.month],
        set: {
          value: sql`excluded.value`,
          source: sql`excluded.source`,
          updatedAt: sql`excluded.updated_at`,
          version: sql`index_points.version + 1`,
        },
      })
      .returning({ id: indexPoints.id }),
    db.select({ may: sql<number>`(${may})` }).from(sql`(select 1)`),
  ]);
  if (kept.length > 0 || byMonth.size === 0) return { ok: true, kept: kept.length };
  return { ok: false, error: why?.may ? "full" : "not-allowed" };
}

/** Takes an index point away; what is gone already is gone. */
export async function removePoint(
  { db }: Pick<Deps, "db">,
  actor: Person,
  { division, month }: Pick<IndexPoint, "division" | "month">,
): Promise<CommandResult<"not-allowed">> {
  const here = and(
    eq(indexPoints.workspace, actor.workspace),
    eq(indexPoints.division, division),
    eq(indexPoints.month, month),
  );
  const [, [left]] = await db.batch([
    db.delete(indexPoints).where(and(here, mayWrite(actor, indexPoints.workspace))),
    db.select({ id: indexPoints.id }).from(indexPoints).where(here),
  ]);
  return left ? { ok: false, error: "not-allowed" } : { ok: true };
}
