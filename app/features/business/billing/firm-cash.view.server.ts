import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Content } from "~/engines/lines/lines.ts";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import { workOf, workStatements } from "~/features/projects/schedules/work-ahead.queries.server.ts";
import type { Database } from "~db/client.ts";
import { billingApplications, billingTerms } from "~db/schema/billing.ts";
import { documents } from "~db/schema/lines.ts";
import { projects } from "~db/schema/projects.ts";
import { sumsOfContent } from "./application-content.ts";
import { FIRST_TERMS } from "./billing.limits.ts";
import { AT_END, CHANGES, CONTRACT, SPENT } from "./billing.metrics.server.ts";
import { type CashWeek, cashOf, owedOf } from "./cash.ts";
import { invoicesOf, PAID } from "./invoice.queries.server.ts";

const MOST_JOBS = 200;
const MOST_APPLICATIONS = 2_000;

/** The jobs that are not closed, with what each brings and costs, and what was applied for: one round trip. */
async function readJobs(db: Database, actor: Person, project: string, now: Date) {
  const cents = (of: SQL, name: string) => sql<number>`${of}`.as(name);
  const open = and(
    eq(projects.workspace, actor.workspace),
    mayRead(actor, projects.workspace),
    ne(projects.state, "closed"),
    sql`not ${projects.sample}`,
    project === "" ? undefined : eq(projects.id, project),
  );
  return db.batch([
    db
      .select({
        ...{ id: projects.id, name: projects.name, finishOn: projects.finishOn },
        contract: cents(sql`(${CONTRACT} + ${CHANGES})`, "contract_sum"),
        spent: cents(SPENT, "spent_sum"),
        atEnd: cents(AT_END, "end_sum"),
        ...{ firstRate: billingTerms.firstRate, threshold: billingTerms.threshold },
        ...{ laterRate: billingTerms.laterRate, storedRate: billingTerms.storedRate },
        payDays: billingTerms.payDays,
      })
      .from(projects)
      .leftJoin(billingTerms, eq(billingTerms.projectId, projects.id))
      .where(open)
      .orderBy(projects.name, projects.id)
      .limit(MOST_JOBS),
    db
      .select({
        ...{
          projectId: billingApplications.projectId,
          state: documents.state,
          dueOn: billingApplications.dueOn,
        },
        ...{ totalCents: documents.totalCents, certifiedCents: billingApplications.certifiedCents },
        paid: sql<number>`${PAID}`.as("paid_cents"),
        /** Of the newest of a job alone: all before it are in it. */
        newest: sql<string | null>`(case when not exists (select 1 from billing_applications as later
          join documents as paper on paper.id = later.id where later.project_id = ${billingApplications.projectId}
            and later.period_to > ${billingApplications.periodTo} and paper.state <> 'void')
          then ${documents.content} end)`.as("newest_content"),
      })
      .from(billingApplications)
      .innerJoin(documents, eq(documents.id, billingApplications.id))
      .innerJoin(projects, eq(projects.id, billingApplications.projectId))
      .where(and(open, ne(documents.state, "void")))
      .limit(MOST_APPLICATIONS),
    invoicesOf(db, actor, { now }),
    ...workStatements(
      db,
      (workspace, isSample) =>
        sql`(${workspace} = ${actor.workspace} and ${mayRead(actor, workspace)}${isSample ? sql` and not ${isSample}` : sql``})`,
      sql`(select ${projects.id} from ${projects} where ${open})`,
    ),
  ]);
}

/** Week by week, what comes in and goes out of all of them. */
function added(all: readonly (readonly CashWeek[])[]): CashWeek[] {
  const [first = []] = all;
  const sum = (week: number, of: "inCents" | "outCents" | "totalCents") =>
    all.reduce((cents, weeks) => cents + (weeks[week]?.[of] ?? 0), 0);
  return first.map(({ from, to }, week) => ({
    ...{ from, to, inCents: sum(week, "inCents"), outCents: sum(week, "outCents") },
    totalCents: sum(week, "totalCents"),
  }));
}

/**
 * The cash of all open jobs in thirteen weeks, as the page of each works it out, and the jobs that have no costs or no finish
 * ahead, so that nothing can be said of them. Costs are those that were typed.
 * @param project one job alone; empty for all
 */
export async function firmCashView(
  { db }: { db: Database },
  actor: Person,
  { today, project }: { today: string; project: string },
) {
  const noon = new Date(`${today}T12:00:00.000Z`);
  const [jobs, applications, invoices, plans, tasks] = await readJobs(db, actor, project, noon);
  const work = workOf(plans, tasks);
  const all = jobs.map((job) => {
    const { firstRate, threshold, laterRate, storedRate, payDays } = job;
    const said =
      payDays === null
        ? FIRST_TERMS
        : {
            ...{ firstRate: firstRate ?? 0, threshold: threshold ?? 0, laterRate: laterRate ?? 0 },
            ...{ storedRate: storedRate ?? 0, payDays },
          };
    const own = applications.filter(({ projectId }) => projectId === job.id);
    const newest = own.find(({ newest }) => newest !== null)?.newest;
    const owed = owedOf(
      own,
      invoices.filter(({ projectId }) => projectId === job.id),
      { today, payDays: said.payDays },
    );
    const weeks =
      Number(job.atEnd) <= 0
        ? undefined
        : cashOf({
            ...{ today, finishOn: job.finishOn, work: work.get(job.id), payDays: said.payDays },
            ...{ retaining: said, owed },
            contractCents: Number(job.contract),
            completedCents: newest ? sumsOfContent(JSON.parse(newest) as Content).completed : 0,
            toGoCents: Math.max(0, Number(job.atEnd) - Number(job.spent)),
          });
    return { id: job.id, name: job.name, weeks };
  });
  const weeks = all.flatMap((job) => (job.weeks ? [job.weeks] : []));
  return {
    weeks: added(weeks),
    counted: weeks.length,
    left: all.filter((job) => job.weeks === undefined).map(({ id, name }) => ({ id, name })),
  };
}
export type FirmCash = Awaited<ReturnType<typeof firmCashView>>;
