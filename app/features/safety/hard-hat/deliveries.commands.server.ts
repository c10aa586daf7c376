import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Actor } from "~/engines/trust/trust.server.ts";
import { goesTo, ON_THE_WAY } from "~/features/materials/material-express/material-express.queries.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { reachOf } from "~/services/site-sources.ts";
import { materialOrders } from "~db/schema/material-express.ts";
import { workforceCrews, workforceWorkers } from "~db/schema/workforce.ts";
import type { Deps } from "./hard-hat.commands.server.ts";
import { type HubRow, mayUse } from "./hard-hat.queries.server.ts";

/**
 * Writes down that a load is there which the site of a crew waits for on a day: who of the crew saw it, and when. The first
 * press stands, and a second one changes nothing. The order itself is not moved by it: nobody has signed for anything.
 * @param worker whoever saw it; empty where the crew says so without a name
 * @param day `YYYY-MM-DD` at the site
 */
export async function markSeen(
  { db }: Pick<Deps, "db">,
  actor: Actor,
  {
    crew,
    order,
    worker,
    day,
    at,
  }: { crew: HubRow["crew"]; order: string; worker: string; day: string; at: Date },
): Promise<CommandResult<"gone">> {
  const may = sql`exists (select 1 from ${workforceCrews} where ${workforceCrews.id} = ${crew.id}
    and ${mayUse(actor)})`;
  const it = and(
    eq(materialOrders.id, order),
    eq(materialOrders.workspace, crew.workspace),
    sql`(not ${materialOrders.sample} or ${crew.sample})`,
    goesTo(crew.siteId, reachOf(crew).jobs),
    may,
  );
  const [who] = worker
    ? await db
        .select({ name: workforceWorkers.name })
        .from(workforceWorkers)
        .where(
          and(
            eq(workforceWorkers.id, worker),
            eq(workforceWorkers.crewId, crew.id),
            workforceWorkers.active,
            may,
          ),
        )
    : [{ name: crew.name }];
  if (!who) return { ok: false, error: "gone" };
  const [, [there]] = await db.batch([
    db
      .update(materialOrders)
      .set({ seenBy: who.name, seenAt: at.toISOString() })
      .where(
        and(
          it,
          eq(materialOrders.deliverOn, day),
          inArray(materialOrders.state, ON_THE_WAY),
          isNull(materialOrders.seenAt),
        ),
      ),
    db.select({ seenAt: materialOrders.seenAt }).from(materialOrders).where(it),
  ]);
  return there?.seenAt ? { ok: true } : { ok: false, error: "gone" };
}
