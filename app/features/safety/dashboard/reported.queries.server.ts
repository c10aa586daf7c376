import { and, desc, eq, sql } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { safetyReports } from "~db/schema/safety.ts";

/**
 * What the reports of some days say, the newest first; examples apart.
 * @param site without those that are said to be of another site; a report that says no site may be of any
 */
export const reportedWords = (
  db: Database,
  actor: Person,
  { since, until, most, site }: { since: string; until: string; most: number; site: string },
) =>
  db
    .select({ what: safetyReports.what })
    .from(safetyReports)
    .where(
      and(
        eq(safetyReports.workspace, actor.workspace),
        mayRead(actor, safetyReports.workspace),
        sql`${safetyReports.happenedOn} between ${since} and ${until} and not ${safetyReports.sample}`,
        sql`(${site} = '' or not exists (select 1 from sites as elsewhere
          where elsewhere.workspace_id = ${safetyReports.workspace} and elsewhere.id <> ${site}
          and lower(trim(elsewhere.name)) in (lower(trim(${safetyReports.siteName})), lower(trim(${safetyReports.place})))))`,
      ),
    )
    .orderBy(desc(safetyReports.happenedOn), desc(safetyReports.id))
    .limit(most);
