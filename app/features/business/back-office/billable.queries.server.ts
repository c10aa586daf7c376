import { and, asc, eq, sql } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { deskItems } from "~db/schema/back-office.ts";

/** Papers of one look. */
const MOST = 500;

/** The papers of a job that were posted to its costs and are of a span of days. */
export const papersFor = (
  db: Database,
  actor: Person,
  { project, from, to }: { project: string; from: string; to: string },
) =>
  db
    .select({
      ...{ id: deskItems.id, version: deskItems.version, vendor: deskItems.vendor, cents: deskItems.cents },
      ...{ day: sql<string>`${deskItems.spentOn}`.as("spent_day"), code: deskItems.code },
    })
    .from(deskItems)
    .where(
      and(
        eq(deskItems.workspace, actor.workspace),
        mayRead(actor, deskItems.workspace),
        eq(deskItems.projectId, project),
        eq(deskItems.state, "posted"),
        sql`${deskItems.spentOn} between ${from} and ${to}`,
        sql`${deskItems.cents} > 0`,
      ),
    )
    .orderBy(asc(deskItems.spentOn), asc(deskItems.id))
    .limit(MOST);
export type BillablePaper = Awaited<ReturnType<typeof papersFor>>[number];
