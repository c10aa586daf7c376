import { and, eq, sql } from "drizzle-orm";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { orderViews } from "~db/schema/orders.ts";
import { ORDER_LIMITS } from "./orders.limits.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/**
 * Keeps a way of looking at the list under a name: kept twice it is there once, under the name that was given last.
 * @param filter as `filterQuery` writes it
 */
export async function saveView(
  { db, now }: Deps,
  actor: Person,
  { filter, name }: { filter: string; name: string },
): Promise<CommandResult<"full" | "not-allowed">> {
  const { workspace } = actor;
  const room = sql`((select count(*) from ${orderViews} as kept where kept.workspace_id = ${workspace}) < ${ORDER_LIMITS.views}
    or exists (select 1 from ${orderViews} as kept where kept.workspace_id = ${workspace} and kept.filter = ${filter}))`;
  const may = mayWrite(actor, workspace);
  const [[written], [answer]] = await db.batch([
    db
      .insert(orderViews)
      .select(
        sql`select ${crypto.randomUUID()}, ${workspace}, ${filter}, ${name}, ${now().toISOString()} where ${may} and ${room}`,
      )
      .onConflictDoUpdate({ target: [orderViews.workspace, orderViews.filter], set: { name } })
      .returning({ id: orderViews.id }),
    db.select({ may: sql<number>`${may}` }).from(sql`(select 1)`),
  ]);
  if (written) return { ok: true };
  return { ok: false, error: answer?.may ? "full" : "not-allowed" };
}

/** Removes a view; what is not there, or another's, is as it was. */
export async function removeView(
  { db }: Pick<Deps, "db">,
  actor: Person,
  id: string,
): Promise<CommandResult<never>> {
  await db
    .delete(orderViews)
    .where(
      and(
        eq(orderViews.id, id),
        eq(orderViews.workspace, actor.workspace),
        mayWrite(actor, orderViews.workspace),
      ),
    );
  return { ok: true };
}
