import { and, asc, eq, inArray, type SQLWrapper, sql } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { OrderSource } from "~/services/contribution.ts";
import type { Database } from "~db/client.ts";
import { costLines } from "~db/schema/costs.ts";
import { documents } from "~db/schema/lines.ts";
import { orderProjects } from "~db/schema/orders.ts";
import { projects } from "~db/schema/projects.ts";
import { COST_LIMITS } from "./costs.limits.ts";

/** Approved change orders whose lines are put on codes. */
const CHANGES = 500;

/** What orders of a job have cost, by code: what was paid and did not go back. */
function spentByCode(db: Database, actor: Person, project: string, sources: readonly OrderSource[]) {
  const may = (workspace: SQLWrapper) =>
    sql`(${workspace} = ${actor.workspace} and ${mayRead(actor, workspace)})`;
  const all = sql.join(
    sources.map(({ rows }) => sql`select one.* from (${rows(may)}) as one`),
    sql` union all `,
  );
  return db
    .select({ code: orderProjects.code, cents: sql<number>`sum(spent.spent_cents)` })
    .from(orderProjects)
    .innerJoin(sql`(${all}) as spent`, sql`spent.id = ${orderProjects.id}`)
    .where(and(eq(orderProjects.projectId, project), mayRead(actor, orderProjects.workspace)))
    .groupBy(orderProjects.code);
}

/** The codes of a job, what changed and what orders cost, in one round trip. */
export async function readCosts(
  db: Database,
  actor: Person,
  { project, sources }: { project: string; sources: readonly OrderSource[] },
) {
  const [[job], lines, changes, spent] = await db.batch([
    db
      .select({ id: projects.id, name: projects.name, contractCents: projects.contractCents })
      .from(projects)
      .where(and(eq(projects.id, project), mayRead(actor, projects.workspace))),
    db
      .select()
      .from(costLines)
      .where(and(eq(costLines.projectId, project), mayRead(actor, costLines.workspace)))
      .orderBy(asc(costLines.code))
      .limit(COST_LIMITS.lines),
    db
      .select({ content: documents.content })
      .from(documents)
      .where(
        and(
          eq(documents.subjectType, "project"),
          eq(documents.subjectId, project),
          eq(documents.kind, "changeOrder"),
          inArray(documents.state, ["approved", "executed"]),
          sql`not ${documents.sample}`,
          mayRead(actor, documents.workspace),
        ),
      )
      .limit(CHANGES),
    spentByCode(db, actor, project, sources),
  ]);
  return job && { job, lines, changes: changes.map(({ content }) => content), spent };
}
export type ReadCosts = NonNullable<Awaited<ReturnType<typeof readCosts>>>;
