import { sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import {
  billingAccounts,
  billingApplications,
  billingCredits,
  billingDeposits,
  billingInvoices,
  billingLadders,
  billingLetters,
  billingPayments,
  billingRates,
  billingRests,
  billingSources,
  billingTerms,
} from "~db/schema/billing.ts";
import { documents } from "~db/schema/lines.ts";
import bound from "./application.process.server.ts";
import { applicationPath, KIND, PAY_APPLICATION } from "./billing.limits.ts";
import { billingMetrics } from "./billing.metrics.server.ts";
import { billingNeeds } from "./billing.needs.server.ts";
import { earnedMetrics } from "./earned.metrics.server.ts";
import { INVOICE, INVOICE_KIND, invoicePath } from "./invoice.limits.ts";
import invoice from "./invoice.process.server.ts";
import { sampleRows } from "./sample-rows.server.ts";

export default {
  metrics: [...billingMetrics, ...earnedMetrics],
  needsMe: [billingNeeds],
  owned: [
    { by: billingTerms.workspace },
    { by: billingApplications.workspace, sample: billingApplications.sample },
    { by: billingPayments.workspace, sample: billingPayments.sample },
    { by: billingDeposits.workspace, sample: billingDeposits.sample },
    { by: billingRates.workspace },
    { by: billingInvoices.workspace, sample: billingInvoices.sample },
    { by: billingSources.workspace, sample: billingSources.sample },
    { by: billingCredits.workspace, sample: billingCredits.sample },
    { by: billingAccounts.workspace },
    { by: billingLadders.workspace },
    { by: billingLetters.workspace },
    { by: billingRests.workspace },
  ],
  mentions: [
    { column: billingPayments.payer, keep: "who paid, as the firm that was paid writes it" },
    { column: billingDeposits.payer, keep: "who paid, as the firm that was paid writes it" },
    { column: billingSources.name, keep: "who worked or was paid, as the invoice says it" },
    { column: billingApplications.certifiedBy, keep: "under a certificate, whose hash covers it" },
  ],
  // On the two examples of the projects. Their documents belong to the engine of lines, which owns and clears them.
  hangingSamples: sampleRows,
  processes: [bound, invoice],
  links: {
    [INVOICE]: {
      verbs: ["sign"],
      page: "invoice",
      title: (id) =>
        sql`(select ${documents.title} from ${documents} where ${documents.id} = ${id} and ${documents.kind} = ${INVOICE_KIND})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${documents} where ${documents.id} = ${id} and ${documents.workspace} = ${workspace}
          and ${documents.kind} = ${INVOICE_KIND})`,
      href: invoicePath,
      project: (id) =>
        sql`(select ${documents.subjectId} from ${documents} where ${documents.id} = ${id} and ${documents.kind} = ${INVOICE_KIND})`,
    },
    [PAY_APPLICATION]: {
      verbs: ["sign"],
      page: "pay-application",
      title: (id) =>
        sql`(select ${documents.title} from ${documents} where ${documents.id} = ${id} and ${documents.kind} = ${KIND})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${documents} where ${documents.id} = ${id} and ${documents.workspace} = ${workspace}
          and ${documents.kind} = ${KIND})`,
      href: applicationPath,
      project: (id) =>
        sql`(select ${documents.subjectId} from ${documents} where ${documents.id} = ${id} and ${documents.kind} = ${KIND})`,
    },
  },
  toasts: [
    toastSet("reminders", {
      remindersLadder: "ok",
      remindersSent: "ok",
      remindersRests: "ok",
      remindersWoken: "ok",
    }),
    toastSet("ledger-export", { ledgerAccounts: "ok" }),
    toastSet("invoices", {
      invoicesMade: "ok",
      invoicesMoved: "ok",
      invoicesCredited: "ok",
      invoicesAsked: "ok",
      invoicesAccepted: "ok",
    }),
    toastSet("billing", {
      billingContract: "ok",
      billingTerms: "ok",
      billingBegun: "ok",
      billingSaved: "ok",
      billingMoved: "ok",
      billingCertified: "ok",
      billingReturned: "ok",
      billingPaid: "ok",
      billingCleared: "ok",
      billingDropped: "ok",
      billingBounced: "ok",
      billingDeposit: "ok",
    }),
  ],
} satisfies Contribution;
