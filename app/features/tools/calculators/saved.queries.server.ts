import { and, asc, desc, eq } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { projects } from "~db/schema/projects.ts";
import { savedCalculations } from "~db/schema/saved-calculations.ts";
import { sites } from "~db/schema/tools.ts";
import { SAVED_LIMITS } from "./saved.limits.ts";

/** What a workspace kept, the newest first, and the names of the sites and projects it can be for; nothing of who owns nothing. */
export async function readSaved(db: Database, actor: Person | undefined) {
  if (!actor) return { saved: [], places: [], jobs: [] };
  const [saved, places, jobs] = await db.batch([
    db
      .select({
        id: savedCalculations.id,
        link: savedCalculations.link,
        name: savedCalculations.name,
        siteId: savedCalculations.siteId,
        projectId: savedCalculations.projectId,
        createdAt: savedCalculations.createdAt,
      })
      .from(savedCalculations)
      .where(
        and(eq(savedCalculations.workspace, actor.workspace), mayRead(actor, savedCalculations.workspace)),
      )
      .orderBy(desc(savedCalculations.createdAt), asc(savedCalculations.id))
      .limit(SAVED_LIMITS.saved),
    db
      .select({ id: sites.id, name: sites.name })
      .from(sites)
      .where(and(eq(sites.workspace, actor.workspace), mayRead(actor, sites.workspace)))
      .orderBy(asc(sites.name), asc(sites.id))
      .limit(300),
    db
      .select({ id: projects.id, name: projects.name })
      .from(projects)
      .where(and(eq(projects.workspace, actor.workspace), mayRead(actor, projects.workspace)))
      .orderBy(asc(projects.name), asc(projects.id))
      .limit(300),
  ]);
  return { saved, places, jobs };
}
export type Saved = Awaited<ReturnType<typeof readSaved>>;
