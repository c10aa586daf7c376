import { and, desc, eq, sql } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { safetyReports } from "~db/schema/safety.ts";

/** What the reports of some days say, the newest first; examples apart. */
export const reportedWords = (
  db: Database,
  actor: Person,
  { since, until, most }: { since: string; until: string; most: number },
) =>
  db
    .select({ what: safetyReports.what })
    .from(safetyReports)
    .where(
      and(
        eq(safetyReports.workspace, actor.workspace),
        mayRead(actor, safetyReports.workspace),
        sql`${safetyReports.happenedOn} between ${since} and ${until} and not ${safetyReports.sample}`,
      ),
    )
    .orderBy(desc(safetyReports.happenedOn), desc(safetyReports.id))
    .limit(most);
