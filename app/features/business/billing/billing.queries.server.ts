import { and, desc, eq, getTableColumns, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Content } from "~/engines/lines/lines.ts";
import { readTimeline, standingColumns } from "~/engines/process/process.server.ts";
import { type Holder, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import { workOf, workStatements } from "~/features/projects/schedules/work-ahead.queries.server.ts";
import { dayAfter } from "~/lib/local-day.ts";
import type { Database } from "~db/client.ts";
import { billingApplications, billingInvoices, billingPayments, billingTerms } from "~db/schema/billing.ts";
import { documentAcceptances, documents, documentVersions } from "~db/schema/lines.ts";
import { projects } from "~db/schema/projects.ts";
import bound from "./application.process.server.ts";
import {
  BILLING_LIMITS,
  CHANGE_KIND,
  KIND,
  OF_PROJECT,
  PAY_APPLICATION,
  SHOWN,
  VALUES_KIND,
} from "./billing.limits.ts";
import { OWED } from "./invoice.limits.ts";
import { CREDITED, depositOf, invoicesOf, PAID } from "./invoice.queries.server.ts";

/** What one look at the payments takes. */
const MOST_PAYMENTS = 500;

/** Payments that came in, the newest first, of one job, of one document, or of a whole workspace; for a batch of the caller's. */
export const paymentsOf = (
  db: Database,
  actor: Person,
  { project, document, limit = MOST_PAYMENTS }: { project?: string; document?: string; limit?: number } = {},
) =>
  db
    .select({
      ...{ id: billingPayments.id, workspace: billingPayments.workspace, sample: billingPayments.sample },
      ...{ projectId: billingPayments.projectId, documentId: billingPayments.documentId },
      ...{ payer: billingPayments.payer, amountCents: billingPayments.amountCents },
      ...{ paidOn: billingPayments.paidOn, reference: billingPayments.reference },
      ...{ clearedOn: billingPayments.clearedOn, bouncedOn: billingPayments.bouncedOn },
      ...{ bounceReason: billingPayments.bounceReason, depositId: billingPayments.depositId },
      documentTitle: sql<string>`coalesce((select paid.title from documents as paid
        where paid.id = ${billingPayments.documentId}), '')`.as("document_title"),
    })
    .from(billingPayments)
    .where(
      and(
        eq(billingPayments.workspace, actor.workspace),
        mayRead(actor, billingPayments.workspace),
        project ? eq(billingPayments.projectId, project) : undefined,
        document ? eq(billingPayments.documentId, document) : undefined,
      ),
    )
    .orderBy(desc(billingPayments.paidOn), desc(billingPayments.createdAt), billingPayments.id)
    .limit(limit);
export type ReadPayment = Awaited<ReturnType<typeof paymentsOf>>[number];

/** What the terms of a job are; undefined where nobody has said. */
const termsOf = (db: Database, actor: Person, project: string) =>
  db
    .select(getTableColumns(billingTerms))
    .from(billingTerms)
    .where(and(eq(billingTerms.projectId, project), mayRead(actor, billingTerms.workspace)));

/** The contract of a job: its schedules of values, the oldest first. */
const valuesOf = (db: Database, actor: Person, project: string) =>
  db
    .select({
      ...{ id: documents.id, title: documents.title, content: documents.content, version: documents.version },
      totalCents: documents.totalCents,
    })
    .from(documents)
    .where(ofJob(actor, project, VALUES_KIND))
    .orderBy(documents.createdAt, documents.id)
    .limit(MOST_VALUES);

/** The change orders of a job that were approved, in the order of their numbers. */
const changesOf = (db: Database, actor: Person, project: string) =>
  db
    .select({
      ...{ id: documents.id, title: documents.title, number: documents.number },
      totalCents: documents.totalCents,
    })
    .from(documents)
    .where(
      and(
        ofJob(actor, project, CHANGE_KIND),
        inArray(documents.state, ["approved", "executed"]),
        sql`not ${documents.sample}`,
      ),
    )
    .orderBy(documents.number, documents.id)
    .limit(MOST_CHANGES);

const MOST_VALUES = 20;
const MOST_CHANGES = 300;

const ofJob = (actor: Person, project: string, kind: string) =>
  and(
    eq(documents.subjectType, OF_PROJECT),
    eq(documents.subjectId, project),
    eq(documents.kind, kind),
    eq(documents.workspace, actor.workspace),
    mayRead(actor, documents.workspace),
  );

/** The applications of a job, the newest first, each with its document. */
const applicationsOf = (db: Database, actor: Person, project: string, now: Date) =>
  db
    .select({
      ...{ id: documents.id, number: documents.number, content: documents.content, sample: documents.sample },
      ...{ totalCents: documents.totalCents, kind: billingApplications.kind },
      ...{ periodFrom: billingApplications.periodFrom, periodTo: billingApplications.periodTo },
      ...{ certifiedCents: billingApplications.certifiedCents, dueOn: billingApplications.dueOn },
      paid: sql<number>`${PAID}`.as("paid_cents"),
      ...standingColumns(bound, actor, now),
    })
    .from(billingApplications)
    .innerJoin(documents, eq(documents.id, billingApplications.id))
    .where(and(eq(billingApplications.projectId, project), ofJob(actor, project, KIND)))
    .orderBy(desc(billingApplications.periodTo), desc(billingApplications.createdAt), documents.id)
    .limit(MOST_APPLICATIONS);

const MOST_APPLICATIONS = 200;

/** A job with its contract, its terms, its approved changes, its applications and what was paid, in one round trip. */
export async function readJob(db: Database, actor: Person, project: string, now: Date) {
  const [[job], values, changes, [terms], applications, payments, invoices, [deposit], plans, tasks] =
    await db.batch([
      db
        .select({
          ...{ id: projects.id, name: projects.name, client: projects.client, sample: projects.sample },
          ...{ contractCents: projects.contractCents, zone: projects.siteZone, version: projects.version },
          ...{ startOn: projects.startOn, finishOn: projects.finishOn },
        })
        .from(projects)
        .where(
          and(
            eq(projects.id, project),
            eq(projects.workspace, actor.workspace),
            mayRead(actor, projects.workspace),
          ),
        ),
      valuesOf(db, actor, project),
      changesOf(db, actor, project),
      termsOf(db, actor, project),
      applicationsOf(db, actor, project, now),
      paymentsOf(db, actor, { project }),
      invoicesOf(db, actor, { project, now }),
      depositOf(db, actor, project),
      ...workStatements(
        db,
        (workspace) => sql`(${workspace} = ${actor.workspace} and ${mayRead(actor, workspace)})`,
        sql`(select ${project})`,
      ),
    ]);
  const work = workOf(plans, tasks).get(project);
  return job && { job, values, changes, terms, applications, payments, invoices, deposit, work };
}
export type JobRead = NonNullable<Awaited<ReturnType<typeof readJob>>>;

const VERSIONS = 20;

/** An application with what was submitted and certified of it, its payments and its history, in one round trip. */
export async function readApplication(db: Database, actor: Person | Holder, id: string, now: Date) {
  const may = and(
    eq(documents.id, id),
    eq(documents.kind, KIND),
    mayRead(actor, documents.workspace, { type: PAY_APPLICATION, id: documents.id }),
  );
  const isMine = sql`exists (select 1 from ${documents} where ${may})`;
  const [[found], versions, [acceptance], payments, history] = await db.batch([
    db
      .select({
        ...{ id: documents.id, workspace: documents.workspace, number: documents.number },
        ...{ content: documents.content, totalCents: documents.totalCents, sample: documents.sample },
        ...{ projectId: billingApplications.projectId, kind: billingApplications.kind },
        ...{ periodFrom: billingApplications.periodFrom, periodTo: billingApplications.periodTo },
        ...{ certifiedCents: billingApplications.certifiedCents, dueOn: billingApplications.dueOn },
        ...{
          certifiedReason: billingApplications.certifiedReason,
          hash: billingApplications.certificateHash,
        },
        ...{ certifiedAt: billingApplications.certifiedAt, certifiedBy: billingApplications.certifiedBy },
        project: sql<string>`${projects.name}`.as("project_name"),
        client: projects.client,
        zone: projects.siteZone,
        ...standingColumns(bound, actor, now),
      })
      .from(documents)
      .innerJoin(billingApplications, eq(billingApplications.id, documents.id))
      .innerJoin(projects, eq(projects.id, billingApplications.projectId))
      .where(may),
    db
      .select(getTableColumns(documentVersions))
      .from(documentVersions)
      .where(and(eq(documentVersions.documentId, id), isMine))
      .orderBy(desc(documentVersions.number))
      .limit(VERSIONS),
    db
      .select(getTableColumns(documentAcceptances))
      .from(documentAcceptances)
      .where(and(eq(documentAcceptances.documentId, id), isMine)),
    db
      .select(getTableColumns(billingPayments))
      .from(billingPayments)
      .where(and(eq(billingPayments.documentId, id), isMine))
      .orderBy(desc(billingPayments.paidOn), billingPayments.id)
      .limit(MOST_PAYMENTS),
    readTimeline(db, bound, actor, id),
  ]);
  return found && { application: found, versions, acceptance, payments, history };
}
export type ReadApplication = NonNullable<Awaited<ReturnType<typeof readApplication>>>;

/** The content of the application before another one of the same job: what that one's lines must not fall below. */
export async function readBefore(db: Database, actor: Person, id: string) {
  const [found] = await db
    .select({ content: documents.content })
    .from(billingApplications)
    .innerJoin(documents, eq(documents.id, billingApplications.id))
    .where(
      and(
        sql`${billingApplications.projectId} = (select this.project_id from billing_applications as this
          where this.id = ${id})`,
        sql`${billingApplications.periodTo} < (select this.period_from from billing_applications as this
          where this.id = ${id})`,
        ne(documents.state, "void"),
        eq(documents.workspace, actor.workspace),
        mayRead(actor, documents.workspace),
      ),
    )
    .orderBy(desc(billingApplications.periodTo))
    .limit(1);
  return found?.content as Content | undefined;
}

/** How many days before today what was certified is set against what is open, for the days that money takes. */
export const SALES_DAYS = 90;

/** The jobs of a workspace with what was billed and paid of them, and what is open, in one round trip; examples count for nothing. */
export async function readBilling(db: Database, actor: Person, today: string) {
  const mine = and(eq(documents.workspace, actor.workspace), mayRead(actor, documents.workspace));
  const total = (of: SQL) => sql<number>`(select coalesce(sum(${of}), 0) from billing_applications as app
    join documents as doc on doc.id = app.id where app.project_id = projects.id and doc.state <> 'void')`;
  const [jobs, open, [sales], invoices, [invoiced]] = await db.batch([
    db
      .select({
        ...{ id: projects.id, name: projects.name, client: projects.client, sample: projects.sample },
        contract: sql<number>`(select coalesce(sum(doc.total_cents), 0) from documents as doc
          where doc.subject_type = ${OF_PROJECT} and doc.subject_id = projects.id
          and doc.workspace_id = projects.workspace_id and (doc.kind = ${VALUES_KIND}
            or (doc.kind = ${CHANGE_KIND} and doc.state in ('approved', 'executed')
              and not doc.sample)))`.as("contract_sum"),
        certified: sql<number>`${total(sql`app.certified_cents`)}`.as("certified_sum"),
        paid: sql<number>`(select coalesce(sum(paid.amount_cents), 0) from billing_payments as paid
          where paid.project_id = projects.id and paid.bounced_on is null)`.as("paid_sum"),
        invoiced:
          sql<number>`(select coalesce(sum(doc.total_cents - (select coalesce(sum(credit.amount_cents), 0)
          from billing_credits as credit where credit.invoice_id = doc.id)), 0) from billing_invoices as made
          join documents as doc on doc.id = made.id where made.project_id = projects.id
          and doc.state not in ('draft', 'void'))`.as("invoiced_sum"),
        openState: sql<string | null>`(select doc.state from billing_applications as app
          join documents as doc on doc.id = app.id where app.project_id = projects.id
          and doc.state in ('draft', 'submitted', 'returned') limit 1)`.as("open_state"),
        applications: sql<number>`(select count(*) from billing_applications as app
          where app.project_id = projects.id)`.as("application_count"),
      })
      .from(projects)
      .where(and(eq(projects.workspace, actor.workspace), mayRead(actor, projects.workspace)))
      .orderBy(projects.name, projects.id)
      .limit(SHOWN),
    db
      .select({
        ...{ id: documents.id, number: documents.number, dueOn: billingApplications.dueOn },
        project: sql<string>`${projects.name}`.as("project_name"),
        certified: sql<number>`coalesce(${billingApplications.certifiedCents}, 0)`.as("certified"),
        paid: sql<number>`${PAID}`.as("paid_cents"),
      })
      .from(billingApplications)
      .innerJoin(documents, eq(documents.id, billingApplications.id))
      .innerJoin(projects, eq(projects.id, billingApplications.projectId))
      .where(and(mine, eq(documents.state, "certified"), sql`not ${documents.sample}`))
      .orderBy(billingApplications.dueOn, documents.id)
      .limit(MOST_APPLICATIONS),
    db
      .select({
        cents: sql<number>`coalesce(sum(${billingApplications.certifiedCents}), 0)`.as("sales_cents"),
      })
      .from(billingApplications)
      .innerJoin(documents, eq(documents.id, billingApplications.id))
      .where(
        and(
          mine,
          sql`not ${documents.sample}`,
          sql`substr(${billingApplications.certifiedAt}, 1, 10) > ${dayAfter(today, -SALES_DAYS)}`,
        ),
      ),
    db
      .select({
        ...{ id: documents.id, number: documents.number, dueOn: billingInvoices.dueOn },
        project: sql<string>`${projects.name}`.as("project_name"),
        certified: sql<number>`${documents.totalCents} - ${CREDITED}`.as("certified"),
        paid: sql<number>`${PAID}`.as("paid_cents"),
      })
      .from(billingInvoices)
      .innerJoin(documents, eq(documents.id, billingInvoices.id))
      .innerJoin(projects, eq(projects.id, billingInvoices.projectId))
      .where(and(mine, inArray(documents.state, [...OWED]), sql`not ${documents.sample}`))
      .orderBy(billingInvoices.dueOn, documents.id)
      .limit(MOST_APPLICATIONS),
    db
      .select({
        cents: sql<number>`coalesce(sum(${documents.totalCents} - ${CREDITED}), 0)`.as("invoiced_cents"),
      })
      .from(billingInvoices)
      .innerJoin(documents, eq(documents.id, billingInvoices.id))
      .where(
        and(
          mine,
          sql`not ${documents.sample} and ${documents.state} not in ('draft', 'void')`,
          sql`${billingInvoices.issuedOn} > ${dayAfter(today, -SALES_DAYS)}`,
        ),
      ),
  ]);
  return {
    jobs,
    open: [
      ...open.map((one) => ({ ...one, isInvoice: false })),
      ...invoices.map((one) => ({ ...one, isInvoice: true })),
    ],
    salesCents: Number(sales?.cents ?? 0) + Number(invoiced?.cents ?? 0),
  };
}
export type ReadBilling = Awaited<ReturnType<typeof readBilling>>;

/** Everything that was applied for, for a file. */
export const readApplicationsSheet = (db: Database, actor: Person) =>
  db
    .select({
      ...{ number: documents.number, state: documents.state, content: documents.content },
      ...{ kind: billingApplications.kind, periodFrom: billingApplications.periodFrom },
      ...{ periodTo: billingApplications.periodTo, certifiedCents: billingApplications.certifiedCents },
      dueOn: billingApplications.dueOn,
      project: sql<string>`${projects.name}`.as("project_name"),
      paid: sql<number>`${PAID}`.as("paid_cents"),
    })
    .from(billingApplications)
    .innerJoin(documents, eq(documents.id, billingApplications.id))
    .innerJoin(projects, eq(projects.id, billingApplications.projectId))
    .where(
      and(
        eq(documents.workspace, actor.workspace),
        mayRead(actor, documents.workspace),
        sql`not ${documents.sample}`,
      ),
    )
    .orderBy(projects.name, billingApplications.periodTo)
    .limit(BILLING_LIMITS.applications);
