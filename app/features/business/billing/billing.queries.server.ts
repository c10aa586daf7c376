import { and, desc, eq, sql } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { billingPayments } from "~db/schema/billing.ts";

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
      clearedOn: billingPayments.clearedOn,
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
