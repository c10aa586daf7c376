import { index, integer, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, version, workspace } from "./columns.ts";
import { documents } from "./lines.ts";
import { projects } from "./projects.ts";

/** What is held back of a job's applications and by when they are paid. Percentages in hundredths of a percent. */
export const billingTerms = sqliteTable(
  "billing_terms",
  {
    id: id(),
    workspace: workspace(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** Of the work up to the threshold. */
    firstRate: integer("first_rate").notNull(),
    /** How much of the contract is done where the second rate begins. */
    threshold: integer("threshold").notNull(),
    /** Of the work beyond the threshold. */
    laterRate: integer("later_rate").notNull(),
    /** Of material that is stored and not built in. */
    storedRate: integer("stored_rate").notNull(),
    /** Days from the certificate to the payment. */
    payDays: integer("pay_days").notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("billing_terms_project").on(table.projectId),
    index("billing_terms_workspace").on(table.workspace),
  ],
);

/** What an application for payment says beside its document, whose id it has, and what was certified of it. */
export const billingApplications = sqliteTable(
  "billing_applications",
  {
    id: id(),
    workspace: workspace(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["progress", "release"] }).notNull(),
    /** Days, `YYYY-MM-DD`. */
    periodFrom: text("period_from").notNull(),
    periodTo: text("period_to").notNull(),
    /** Null until it is certified; never more than was applied for. */
    certifiedCents: cents("certified_cents"),
    /** Why less was certified than was applied for. */
    certifiedReason: text("certified_reason").notNull().default(""),
    certifiedAt: moment("certified_at"),
    /** As typed by whoever certified, or by whom the team was shown it. */
    certifiedBy: text("certified_by").notNull().default(""),
    /** SHA-256 of the hash under the version, the amount, the reason and the name. */
    certificateHash: text("certificate_hash").notNull().default(""),
    /** The day on which it is to be paid. */
    dueOn: text("due_on"),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("billing_applications_workspace").on(table.workspace, table.projectId),
    index("billing_applications_project").on(table.projectId, table.periodTo),
  ],
);

/** Money that came in for an application or an invoice. */
export const billingPayments = sqliteTable(
  "billing_payments",
  {
    id: id(),
    workspace: workspace(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** The application or the invoice that it pays. */
    documentId: text("document_id").notNull(),
    payer: text("payer").notNull(),
    amountCents: cents("amount_cents").notNull(),
    /** Days, `YYYY-MM-DD`. */
    paidOn: text("paid_on").notNull(),
    /** The number of the cheque or of the transfer, as typed. */
    reference: text("reference").notNull(),
    /** When the bank had it; null where nobody has seen that. */
    clearedOn: text("cleared_on"),
    sample: sample(),
    createdAt: createdAt(),
    /** The day on which the bank took it back; null where it did not. It counts for nothing then. */
    bouncedOn: text("bounced_on"),
    bounceReason: text("bounce_reason").notNull().default(""),
    /** The deposit of which this is a part that was set against the document; null where money came in anew. */
    depositId: text("deposit_id"),
  },
  (table) => [
    index("billing_payments_workspace").on(table.workspace, table.projectId),
    index("billing_payments_document").on(table.documentId),
  ],
);

/** What was paid down on a contract before anything was billed. It is set against what is billed first, until nothing of it is left. */
export const billingDeposits = sqliteTable(
  "billing_deposits",
  {
    id: id(),
    workspace: workspace(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    payer: text("payer").notNull(),
    amountCents: cents("amount_cents").notNull(),
    /** `YYYY-MM-DD`. */
    paidOn: text("paid_on").notNull(),
    reference: text("reference").notNull().default(""),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("billing_deposits_project").on(table.projectId),
    index("billing_deposits_workspace").on(table.workspace),
  ],
);

/** What an hour of a class of workers is billed at, as it was typed last. */
export const billingRates = sqliteTable(
  "billing_rates",
  {
    id: id(),
    workspace: workspace(),
    /** As the crews write it; empty where a worker has none. */
    trade: text("trade").notNull(),
    rateCents: cents("rate_cents").notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("billing_rates_trade").on(table.workspace, table.trade)],
);

/** What an invoice says beside its document, whose id it has. */
export const billingInvoices = sqliteTable(
  "billing_invoices",
  {
    id: id(),
    workspace: workspace(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** Days, `YYYY-MM-DD`. */
    periodFrom: text("period_from").notNull(),
    periodTo: text("period_to").notNull(),
    /** Days from the issue to the payment. */
    payDays: integer("pay_days").notNull(),
    /** Null until it is issued. */
    issuedOn: text("issued_on"),
    dueOn: text("due_on"),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("billing_invoices_workspace").on(table.workspace, table.projectId),
    index("billing_invoices_project").on(table.projectId),
  ],
);

/** Which shift and which receipt stands in which line of an invoice. Each is billed once. */
export const billingSources = sqliteTable(
  "billing_sources",
  {
    id: id(),
    workspace: workspace(),
    invoiceId: text("invoice_id")
      .notNull()
      .references(() => billingInvoices.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["shift", "paper"] }).notNull(),
    sourceId: text("source_id").notNull(),
    /** The version that was billed. */
    sourceVersion: integer("source_version").notNull(),
    /** `YYYY-MM-DD`. */
    day: text("day").notNull(),
    /** Who worked, or who was paid. */
    name: text("name").notNull(),
    /** What of it stands in which line: minutes, or cents of a receipt. */
    parts: text("parts", { mode: "json" }).notNull(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("billing_sources_once").on(table.kind, table.sourceId),
    index("billing_sources_invoice").on(table.invoiceId),
    index("billing_sources_workspace").on(table.workspace),
  ],
);

/** What is taken back of an invoice that was issued, with its reason and a number of its own. */
export const billingCredits = sqliteTable(
  "billing_credits",
  {
    id: id(),
    workspace: workspace(),
    invoiceId: text("invoice_id")
      .notNull()
      .references(() => billingInvoices.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    amountCents: cents("amount_cents").notNull(),
    reason: text("reason").notNull(),
    /** `YYYY-MM-DD`. */
    creditedOn: text("credited_on").notNull(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("billing_credits_number").on(table.workspace, table.number),
    index("billing_credits_invoice").on(table.invoiceId),
  ],
);

/** By how many days late which letter goes out, and what lateness costs where a contract says so. One row a workspace. */
export const billingLadders = sqliteTable(
  "billing_ladders",
  {
    id: id(),
    workspace: workspace(),
    friendlyDays: integer("friendly_days").notNull(),
    firmDays: integer("firm_days").notNull(),
    finalDays: integer("final_days").notNull(),
    noticeDays: integer("notice_days").notNull(),
    /** A month, in hundredths of a percent; zero where nothing is charged. */
    feeRate: integer("fee_rate").notNull().default(0),
    /** The clause of the contract that says so: without one nothing is charged. */
    feeClause: text("fee_clause").notNull().default(""),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("billing_ladders_workspace").on(table.workspace)],
);

/** A letter about something that is late, once a stage: when it was sent and how. */
export const billingLetters = sqliteTable(
  "billing_letters",
  {
    id: id(),
    workspace: workspace(),
    documentId: text("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    stage: text("stage", { enum: ["friendly", "firm", "final", "notice"] }).notNull(),
    /** `YYYY-MM-DD`. */
    sentOn: text("sent_on").notNull(),
    way: text("way", { enum: ["mail", "post", "hand", "phone"] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("billing_letters_once").on(table.documentId, table.stage),
    index("billing_letters_workspace").on(table.workspace),
  ],
);

/** Why nobody is written to about something that is late: it is disputed, or paying by a day was promised. */
export const billingRests = sqliteTable(
  "billing_rests",
  {
    id: id(),
    workspace: workspace(),
    documentId: text("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    reason: text("reason", { enum: ["disputed", "promised"] }).notNull(),
    /** `YYYY-MM-DD`; null where it is disputed. */
    untilOn: text("until_on"),
    note: text("note").notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("billing_rests_once").on(table.documentId),
    index("billing_rests_workspace").on(table.workspace),
  ],
);

/** What the accounts of a workspace's general ledger are called, for the file that goes into it. One row a workspace. */
export const billingAccounts = sqliteTable(
  "billing_accounts",
  {
    id: id(),
    workspace: workspace(),
    receivable: text("receivable").notNull(),
    income: text("income").notNull(),
    salesTax: text("sales_tax").notNull(),
    bank: text("bank").notNull(),
    deposits: text("deposits").notNull(),
    payable: text("payable").notNull(),
    costs: text("costs").notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("billing_accounts_workspace").on(table.workspace)],
);
