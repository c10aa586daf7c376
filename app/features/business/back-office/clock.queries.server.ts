import { and, asc, eq, sql } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { lienClocks, lienRules } from "~db/schema/back-office.ts";
import { CLOCK_LIMITS } from "./clock.limits.ts";
import { jobsOf } from "./desk.queries.server.ts";

/** The clocks and the rules of a workspace, in one round trip. */
export async function readClocks(db: Database, actor: Person) {
  const [jobs, clocks, rules] = await db.batch([
    jobsOf(db, actor),
    db
      .select({
        ...{ id: lienClocks.id, projectId: lienClocks.projectId, usState: lienClocks.usState },
        ...{ firstOn: lienClocks.firstOn, lastOn: lienClocks.lastOn, version: lienClocks.version },
        ...{ noticeSentOn: lienClocks.noticeSentOn, lienFiledOn: lienClocks.lienFiledOn },
        sample: lienClocks.sample,
        project: sql<string>`(select job.name from projects as job where job.id = lien_clocks.project_id)`.as(
          "project_name",
        ),
      })
      .from(lienClocks)
      .where(and(eq(lienClocks.workspace, actor.workspace), mayRead(actor, lienClocks.workspace)))
      .orderBy(asc(lienClocks.firstOn), asc(lienClocks.id))
      .limit(CLOCK_LIMITS.clocks),
    db
      .select()
      .from(lienRules)
      .where(and(eq(lienRules.workspace, actor.workspace), mayRead(actor, lienRules.workspace)))
      .limit(60),
  ]);
  return { jobs, clocks, rules };
}
