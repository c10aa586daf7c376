import { and, asc, desc, eq } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { savedCalculations, sites } from "~db/schema/tools.ts";
import { SAVED_LIMITS } from "./saved.limits.ts";

/** What a workspace kept, the newest first, and the names of the sites it can be for; nothing of who owns nothing. */
export async function readSaved(db: Database, actor: Person | undefined) {
  if (!actor) return { saved: [], places: [] };
  const [saved, places] = await db.batch([
    db
      .select({
        id: savedCalculations.id,
        link: savedCalculations.link,
        name: savedCalculations.name,
        siteId: savedCalculations.siteId,
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
  ]);
  return { saved, places };
}
export type Saved = Awaited<ReturnType<typeof readSaved>>;
