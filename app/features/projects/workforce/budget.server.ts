import { and, eq, isNull, sql } from "drizzle-orm";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { workforceBudgets, workforceCrews, workforcePunches } from "~db/schema/workforce.ts";
import { codeKeyOf } from "./budget.ts";
import type { Deps } from "./clock.commands.server.ts";
import { WORKFORCE_LIMITS } from "./workforce.limits.ts";
import type { Crew } from "./workforce.queries.server.ts";

/** The budgets of a crew's site, and what everybody worked there by code until now; of the crew itself where it has no site. */
export async function readBudget(db: Database, actor: Person, { id, siteId }: Pick<Crew, "id" | "siteId">) {
  const [planned, worked] = await db.batch([
    db
      .select({ code: workforceBudgets.code, minutes: workforceBudgets.minutes })
      .from(workforceBudgets)
      .where(and(eq(workforceBudgets.placeId, siteId ?? id), mayRead(actor, workforceBudgets.workspace)))
      .limit(WORKFORCE_LIMITS.codes),
    db
      .select({
        code: workforcePunches.code,
        minutes: sql<number>`sum((strftime('%s', ${workforcePunches.outAt}) - strftime('%s', ${workforcePunches.inAt})) / 60
          - ${workforcePunches.breakMinutes})`,
      })
      .from(workforcePunches)
      .where(
        and(
          siteId
            ? eq(workforcePunches.siteId, siteId)
            : and(eq(workforcePunches.crewId, id), isNull(workforcePunches.siteId)),
          sql`${workforcePunches.outAt} is not null and not ${workforcePunches.void}`,
          mayRead(actor, workforcePunches.workspace),
        ),
      )
      .groupBy(workforcePunches.code)
      .limit(WORKFORCE_LIMITS.codes * 5),
  ]);
  return { planned, worked: worked.map((one) => ({ ...one, minutes: Number(one.minutes) })) };
}

/**
 * Says how many hours are planned for a code at the site of a crew; none takes the budget away. What is sent twice stands
 * once: a code has one budget at a place.
 */
export async function setBudget(
  { db, now }: Deps,
  actor: Person,
  { crew, code, hours }: { crew: string; code: string; hours: number },
): Promise<CommandResult<"gone" | "full" | "not-allowed">> {
  const place = sql`coalesce(${workforceCrews.siteId}, ${workforceCrews.id})`;
  const key = sql`${place} || ':' || ${codeKeyOf(code)}`;
  const of = and(eq(workforceCrews.id, crew), mayWrite(actor, workforceCrews.workspace));
  const room = sql`((select count(*) from workforce_budgets as others where others.place_id = ${place}) < ${WORKFORCE_LIMITS.codes}
    or exists (select 1 from workforce_budgets as same where same.id = ${key}))`;
  const change =
    hours === 0
      ? db
          .delete(workforceBudgets)
          .where(
            and(
              mayWrite(actor, workforceBudgets.workspace),
              sql`${workforceBudgets.id} = (select ${key} from ${workforceCrews} where ${of})`,
            ),
          )
          .returning({ id: workforceBudgets.id })
      : db
          .insert(workforceBudgets)
          .select(
            sql`select ${key}, ${workforceCrews.workspace}, ${place}, ${code}, ${hours * 60}, 0, ${now().toISOString()}
              from ${workforceCrews} where ${of} and ${room}`,
          )
          .onConflictDoUpdate({
            target: workforceBudgets.id,
            set: { code, minutes: hours * 60, sample: false },
            setWhere: sql`${workforceBudgets.workspace} = excluded.workspace_id`,
          })
          .returning({ id: workforceBudgets.id });
  const [changed, [found]] = await db.batch([
    change,
    db
      .select({ may: sql<number>`(${mayWrite(actor, workforceCrews.workspace)})` })
      .from(workforceCrews)
      .where(and(eq(workforceCrews.id, crew), mayRead(actor, workforceCrews.workspace))),
  ]);
  if (!found) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  return changed.length > 0 || hours === 0 ? { ok: true } : { ok: false, error: "full" };
}
