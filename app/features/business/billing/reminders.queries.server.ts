import { and, asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { billingLadders, billingLetters, billingRests } from "~db/schema/billing.ts";
import { documents } from "~db/schema/lines.ts";
import { projects } from "~db/schema/projects.ts";
import { OWED_CENTS, PAID, TAKES } from "./invoice.queries.server.ts";
import { REMINDER_LIMITS } from "./reminders.limits.ts";

const DUE_ON = sql<string | null>`coalesce(
  (select app.due_on from billing_applications as app where app.id = ${documents.id}),
  (select made.due_on from billing_invoices as made where made.id = ${documents.id}))`;

/** What waits for money, as a condition on its document. */
export const isOwedOf = (actor: Person): SQL => sql`(${documents.workspace} = ${actor.workspace} and ${TAKES}
  and ${OWED_CENTS} > ${PAID})`;

/** Everything of a workspace that is open and has its day, the latest first, with its letters and what rests; in one round trip. */
export async function readLate(
  db: Database,
  actor: Person,
  { document, today }: { document?: string; today: string },
) {
  const which = and(
    isOwedOf(actor),
    mayRead(actor, documents.workspace),
    document ? eq(documents.id, document) : sql`not ${documents.sample} and ${DUE_ON} < ${today}`,
  );
  const ids = sql`(select ${documents.id} from ${documents} where ${which})`;
  const [open, letters, rests, [ladder]] = await db.batch([
    db
      .select({
        ...{ id: documents.id, kind: documents.kind, number: documents.number },
        ...{ client: projects.client, zone: projects.siteZone },
        // Of two columns of one name a batch on D1 answers one.
        projectId: sql<string>`${documents.subjectId}`.as("project_id"),
        project: sql<string>`${projects.name}`.as("project_name"),
        dueOn: sql<string | null>`${DUE_ON}`.as("due_day"),
        openCents: sql<number>`${OWED_CENTS} - ${PAID}`.as("open_cents"),
      })
      .from(documents)
      .innerJoin(projects, eq(projects.id, documents.subjectId))
      .where(which)
      .orderBy(sql`due_day`, asc(documents.id))
      .limit(REMINDER_LIMITS.shown),
    db
      .select(getTableColumns(billingLetters))
      .from(billingLetters)
      .where(
        and(
          eq(billingLetters.workspace, actor.workspace),
          mayRead(actor, billingLetters.workspace),
          sql`${billingLetters.documentId} in ${ids}`,
        ),
      )
      .orderBy(asc(billingLetters.sentOn), asc(billingLetters.createdAt)),
    db
      .select(getTableColumns(billingRests))
      .from(billingRests)
      .where(
        and(
          eq(billingRests.workspace, actor.workspace),
          mayRead(actor, billingRests.workspace),
          sql`${billingRests.documentId} in ${ids}`,
        ),
      ),
    db
      .select(getTableColumns(billingLadders))
      .from(billingLadders)
      .where(and(eq(billingLadders.workspace, actor.workspace), mayRead(actor, billingLadders.workspace))),
  ]);
  return { open, letters, rests, ladder };
}
export type ReadLate = Awaited<ReturnType<typeof readLate>>;
