import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { readTimeline, standingColumns } from "~/engines/process/process.server.ts";
import { firstOpened, type Holder, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import {
  billingCredits,
  billingDeposits,
  billingInvoices,
  billingPayments,
  billingRates,
  billingSources,
  billingTerms,
} from "~db/schema/billing.ts";
import { documents, documentVersions } from "~db/schema/lines.ts";
import { projects } from "~db/schema/projects.ts";
import { shiftsFor } from "../../projects/workforce/billable.queries.server.ts";
import { papersFor } from "../back-office/billable.queries.server.ts";
import { KIND } from "./billing.limits.ts";
import { INVOICE, INVOICE_KIND, INVOICE_LIMITS, OWED } from "./invoice.limits.ts";
import bound from "./invoice.process.server.ts";

/** What was credited of a document. */
export const CREDITED = sql<number>`(select coalesce(sum(credit.amount_cents), 0) from billing_credits as credit
  where credit.invoice_id = ${documents.id})`;
/** What was paid of a document; what bounced was not. */
export const PAID = sql<number>`(select coalesce(sum(paid.amount_cents), 0) from billing_payments as paid
  where paid.document_id = ${documents.id} and paid.bounced_on is null)`;

/** What is owed of a document, paid or not: what was certified of an application, what is left of an invoice after credits. */
export const OWED_CENTS = sql<number>`(case ${documents.kind} when ${INVOICE_KIND} then ${documents.totalCents} - ${CREDITED}
  else coalesce((select app.certified_cents from billing_applications as app where app.id = ${documents.id}), 0) end)`;
/** Whether an invoice waits for money. Written out: a statement of several figures has few parameters to spare. */
export const IS_OWED = sql`${documents.state} in (${sql.raw(OWED.map((state) => `'${state}'`).join(", "))})`;
/** The states in which a document takes payments. */
export const TAKES = sql`((${documents.kind} = ${KIND} and ${documents.state} = 'certified')
  or (${documents.kind} = ${INVOICE_KIND} and ${IS_OWED}))`;

/** When whoever holds a link to an invoice first opened it. */
const OPENED = firstOpened(documents.workspace, INVOICE, documents.id).as("opened_at");

const MOST_LISTED = 200;

/** The invoices of a job, the newest first, each with what was paid and credited of it; for a batch of the caller's. */
export const invoicesOf = (db: Database, actor: Person, { project, now }: { project?: string; now: Date }) =>
  db
    .select({
      ...{ id: documents.id, number: documents.number, totalCents: documents.totalCents },
      ...{
        sample: documents.sample,
        projectId: billingInvoices.projectId,
        periodFrom: billingInvoices.periodFrom,
      },
      ...{ periodTo: billingInvoices.periodTo, dueOn: billingInvoices.dueOn },
      issuedOn: billingInvoices.issuedOn,
      openedAt: OPENED,
      project:
        sql<string>`(select job.name from projects as job where job.id = billing_invoices.project_id)`.as(
          "project_name",
        ),
      paid: sql<number>`${PAID}`.as("paid_cents"),
      credited: sql<number>`${CREDITED}`.as("credited_cents"),
      ...standingColumns(bound, actor, now),
    })
    .from(billingInvoices)
    .innerJoin(documents, eq(documents.id, billingInvoices.id))
    .where(
      and(
        eq(billingInvoices.workspace, actor.workspace),
        mayRead(actor, billingInvoices.workspace),
        project ? eq(billingInvoices.projectId, project) : sql`not ${documents.sample}`,
      ),
    )
    .orderBy(desc(documents.createdAt), documents.id)
    .limit(project ? MOST_LISTED : INVOICE_LIMITS.invoices);
export type ListedInvoice = Awaited<ReturnType<typeof invoicesOf>>[number];

export interface SpanAsked {
  project: string;
  from: string;
  to: string;
}

/** A job with what could be billed of it in a span: its approved shifts and posted papers, and which of them are billed. */
export async function readBillable(db: Database, actor: Person, asked: SpanAsked) {
  const [[job], [terms], rates, billed, shifts, papers] = await db.batch([
    db
      .select({
        ...{ id: projects.id, name: projects.name, client: projects.client, sample: projects.sample },
        ...{ zone: projects.siteZone, siteId: projects.siteId },
      })
      .from(projects)
      .where(
        and(
          eq(projects.id, asked.project),
          eq(projects.workspace, actor.workspace),
          mayRead(actor, projects.workspace),
        ),
      ),
    db
      .select({ payDays: billingTerms.payDays })
      .from(billingTerms)
      .where(and(eq(billingTerms.projectId, asked.project), mayRead(actor, billingTerms.workspace))),
    db
      .select({ trade: billingRates.trade, rateCents: billingRates.rateCents })
      .from(billingRates)
      .where(and(eq(billingRates.workspace, actor.workspace), mayRead(actor, billingRates.workspace)))
      .limit(1_000),
    db
      .select({ kind: billingSources.kind, sourceId: billingSources.sourceId })
      .from(billingSources)
      .where(
        and(
          eq(billingSources.workspace, actor.workspace),
          mayRead(actor, billingSources.workspace),
          sql`${billingSources.day} between ${asked.from} and ${asked.to}`,
        ),
      )
      .limit(10_000),
    shiftsFor(db, actor, asked),
    papersFor(db, actor, asked),
  ]);
  return job && { job, payDays: terms?.payDays, rates, billed, shifts, papers };
}
export type ReadBillable = NonNullable<Awaited<ReturnType<typeof readBillable>>>;

const VERSIONS = 20;

/** An invoice with what was issued of it, its rows, credits, payments and history, in one round trip. */
export async function readInvoice(db: Database, actor: Person | Holder, id: string, now: Date) {
  const may = and(
    eq(documents.id, id),
    eq(documents.kind, INVOICE_KIND),
    mayRead(actor, documents.workspace, { type: INVOICE, id: documents.id }),
  );
  const isMine = sql`exists (select 1 from ${documents} where ${may})`;
  const [[found], versions, sources, credits, payments, history] = await db.batch([
    db
      .select({
        ...{ id: documents.id, number: documents.number, content: documents.content },
        ...{ totalCents: documents.totalCents, sample: documents.sample },
        ...{ projectId: billingInvoices.projectId, periodFrom: billingInvoices.periodFrom },
        ...{ periodTo: billingInvoices.periodTo, payDays: billingInvoices.payDays },
        ...{ issuedOn: billingInvoices.issuedOn, dueOn: billingInvoices.dueOn },
        project: sql<string>`${projects.name}`.as("project_name"),
        client: projects.client,
        zone: projects.siteZone,
        openedAt: OPENED,
        ...standingColumns(bound, actor, now),
      })
      .from(documents)
      .innerJoin(billingInvoices, eq(billingInvoices.id, documents.id))
      .innerJoin(projects, eq(projects.id, billingInvoices.projectId))
      .where(may),
    db
      .select(getTableColumns(documentVersions))
      .from(documentVersions)
      .where(and(eq(documentVersions.documentId, id), isMine))
      .orderBy(desc(documentVersions.number))
      .limit(VERSIONS),
    db
      .select({
        ...{ kind: billingSources.kind, sourceId: billingSources.sourceId, day: billingSources.day },
        ...{ name: billingSources.name, parts: billingSources.parts },
        // A row that was corrected or removed since it was billed.
        isSame: sql<number>`case ${billingSources.kind} when 'shift'
          then exists (select 1 from workforce_punches as shift where shift.id = ${billingSources.sourceId}
            and shift.version = ${billingSources.sourceVersion} and not shift.void)
          else exists (select 1 from desk_items as paper where paper.id = ${billingSources.sourceId}
            and paper.version = ${billingSources.sourceVersion}) end`.as("is_same"),
      })
      .from(billingSources)
      .where(and(eq(billingSources.invoiceId, id), isMine))
      .orderBy(asc(billingSources.day), asc(billingSources.name), asc(billingSources.id))
      .limit(4_000),
    db
      .select(getTableColumns(billingCredits))
      .from(billingCredits)
      .where(and(eq(billingCredits.invoiceId, id), isMine))
      .orderBy(asc(billingCredits.number))
      .limit(100),
    db
      .select(getTableColumns(billingPayments))
      .from(billingPayments)
      .where(and(eq(billingPayments.documentId, id), isMine))
      .orderBy(desc(billingPayments.paidOn), billingPayments.id)
      .limit(500),
    readTimeline(db, bound, actor, id),
  ]);
  return found && { invoice: found, versions, sources, credits, payments, history };
}
export type ReadInvoice = NonNullable<Awaited<ReturnType<typeof readInvoice>>>;

/** What was paid down on the contract of a job, and how much of it is set against nothing yet; for a batch. */
export const depositOf = (db: Database, actor: Person, project: string) =>
  db
    .select({
      ...getTableColumns(billingDeposits),
      used: sql<number>`(select coalesce(sum(paid.amount_cents), 0) from billing_payments as paid
        where paid.deposit_id = billing_deposits.id and paid.bounced_on is null)`.as("used_cents"),
    })
    .from(billingDeposits)
    .where(and(eq(billingDeposits.projectId, project), mayRead(actor, billingDeposits.workspace)));
