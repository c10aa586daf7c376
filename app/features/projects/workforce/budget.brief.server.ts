import { and, asc, eq, sql } from "drizzle-orm";
import { briefSource, FINE, NOT_ENOUGH, typed } from "~/services/brief.ts";
import { workforceBudgets, workforceCrews, workforcePunches } from "~db/schema/workforce.ts";
import { budgetOf } from "./budget.ts";
import { WORKFORCE_LIMITS, weekPath } from "./workforce.limits.ts";

/** What hours that are planned for codes give to the brief of a site, beside those that were worked there. */
export const budgetBrief = briefSource({
  limits: { budgetPercent: { usual: 90, least: 1, most: 200 } },
  reads: (db, reach) => [
    db
      .select({ id: workforceCrews.id })
      .from(workforceCrews)
      .where(
        and(
          reach.of(workforceCrews.workspace, workforceCrews.sample),
          eq(workforceCrews.siteId, reach.site.id),
        ),
      )
      .orderBy(asc(workforceCrews.name), asc(workforceCrews.id))
      .limit(1),
    db
      .select({ code: workforceBudgets.code, minutes: workforceBudgets.minutes })
      .from(workforceBudgets)
      .where(
        and(
          reach.of(workforceBudgets.workspace, workforceBudgets.sample),
          eq(workforceBudgets.placeId, reach.site.id),
        ),
      )
      .orderBy(asc(workforceBudgets.code), asc(workforceBudgets.id))
      .limit(WORKFORCE_LIMITS.codes),
    db
      .select({
        code: workforcePunches.code,
        minutes: sql<number>`sum((strftime('%s', ${workforcePunches.outAt}) - strftime('%s', ${workforcePunches.inAt})) / 60
          - ${workforcePunches.breakMinutes})`,
      })
      .from(workforcePunches)
      .innerJoin(workforceCrews, eq(workforceCrews.id, workforcePunches.crewId))
      .where(
        and(
          reach.of(workforcePunches.workspace, workforceCrews.sample),
          eq(workforcePunches.siteId, reach.site.id),
          sql`${workforcePunches.outAt} is not null and not ${workforcePunches.void}`,
          sql`${workforcePunches.outAt} <= ${reach.now.toISOString()}`,
        ),
      )
      .groupBy(workforcePunches.code)
      .limit(WORKFORCE_LIMITS.codes * 5),
  ],
  rules: {
    budgetBurned: {
      judge: ([[crew], planned, worked], { limits }) => {
        if (!crew || planned.length === 0 || worked.length === 0) return NOT_ENOUGH;
        const codes = budgetOf(
          planned,
          worked.map((one) => ({ ...one, minutes: Number(one.minutes) })),
        );
        const found = codes.filter(({ percent = 0 }) => percent >= limits.budgetPercent);
        const [first] = found;
        if (!first) return FINE;
        return {
          ...{ severity: 3, likelihood: first.isOver ? 5 : 4 },
          numbers: { n: found.length, limit: limits.budgetPercent, percent: first.percent ?? 0 },
          rows: found.map(({ code, percent = 0 }) => ({
            ...{ name: typed(code), more: percent, href: weekPath(crew.id) },
          })),
          act: weekPath(crew.id),
        };
      },
    },
  },
});
