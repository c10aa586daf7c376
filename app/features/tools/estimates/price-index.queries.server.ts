import { and, asc, eq } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { indexPoints } from "~db/schema/tools.ts";
import { ESTIMATE_LIMITS } from "./estimates.schemas.ts";
import type { IndexPoint } from "./price-index.ts";

/** The index points of the workspace that somebody works in, by group and month; who owns nothing has none. */
export async function readPoints(db: Database, actor: Person | undefined): Promise<IndexPoint[]> {
  if (!actor) return [];
  return db
    .select({
      division: indexPoints.division,
      month: indexPoints.month,
      value: indexPoints.value,
      source: indexPoints.source,
    })
    .from(indexPoints)
    .where(and(eq(indexPoints.workspace, actor.workspace), mayRead(actor, indexPoints.workspace)))
    .orderBy(asc(indexPoints.division), asc(indexPoints.month))
    .limit(ESTIMATE_LIMITS.points);
}
