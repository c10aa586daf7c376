import { index, integer, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, version, workspace } from "./columns.ts";
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
  },
  (table) => [
    index("billing_payments_workspace").on(table.workspace, table.projectId),
    index("billing_payments_document").on(table.documentId),
  ],
);
