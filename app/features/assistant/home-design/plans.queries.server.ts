import { and, asc, desc, eq } from "drizzle-orm";
import { type Actor, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { homePlans, homePlanVersions } from "~db/schema/home-plans.ts";
import { HOME_PLAN, PLAN_LIMITS } from "./plans.limits.ts";

/** What a workspace keeps, the newest first; nothing of who owns nothing. */
export async function readPlans(db: Database, actor: Person | undefined) {
  if (!actor) return [];
  const [plans, versions] = await db.batch([
    db
      .select({ id: homePlans.id, name: homePlans.name, createdAt: homePlans.createdAt })
      .from(homePlans)
      .where(and(eq(homePlans.workspace, actor.workspace), mayRead(actor, homePlans.workspace)))
      .orderBy(desc(homePlans.createdAt), asc(homePlans.id))
      .limit(PLAN_LIMITS.plans),
    db
      .select({
        ...{ planId: homePlanVersions.planId, number: homePlanVersions.number },
        ...{ link: homePlanVersions.link, createdAt: homePlanVersions.createdAt },
      })
      .from(homePlanVersions)
      .where(and(eq(homePlanVersions.workspace, actor.workspace), mayRead(actor, homePlanVersions.workspace)))
      .orderBy(desc(homePlanVersions.number))
      .limit(PLAN_LIMITS.plans * PLAN_LIMITS.versions),
  ]);
  return plans.map((plan) => ({
    ...plan,
    versions: versions.flatMap(({ planId, ...version }) => (planId === plan.id ? [version] : [])),
  }));
}
export type KeptPlans = Awaited<ReturnType<typeof readPlans>>;

/** The newest version of a plan for whoever holds its link. */
export async function readSharedPlan(db: Database, holder: Actor, id: string) {
  const [found] = await db
    .select({ name: homePlans.name, number: homePlanVersions.number, link: homePlanVersions.link })
    .from(homePlans)
    .innerJoin(homePlanVersions, eq(homePlanVersions.planId, homePlans.id))
    .where(
      and(eq(homePlans.id, id), mayRead(holder, homePlans.workspace, { type: HOME_PLAN, id: homePlans.id })),
    )
    .orderBy(desc(homePlanVersions.number))
    .limit(1);
  return found;
}
