import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, version, workspace } from "./columns.ts";

/** Money documents as they are worked on: estimates, proposals, bids, change orders, invoices, pay applications, orders. */
export const documents = sqliteTable(
  "documents",
  {
    id: id(),
    workspace: workspace(),
    /** By the name in `KINDS` of the engine. */
    kind: text("kind").notNull(),
    title: text("title").notNull(),
    /** What it belongs to, such as a project, a booking or an order. */
    subjectType: text("subject_type"),
    subjectId: text("subject_id"),
    /** Whose numbers it is counted with: the workspace that issues it. */
    series: text("series").notNull(),
    /** Given when it is first sent, without gaps in its series. */
    number: integer("number"),
    /** For a process of the feature. */
    state: text("state").notNull().default("draft"),
    stateSince: moment("state_since").notNull(),
    /** Until when it holds, or when it is to be paid. */
    dueAt: moment("due_at"),
    /** `Content` of the engine. */
    content: text("content", { mode: "json" }).notNull(),
    /** As the lines give it; written in the same statement. */
    totalCents: cents("total_cents").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    index("documents_workspace").on(table.workspace, table.kind, table.updatedAt),
    index("documents_subject").on(table.subjectType, table.subjectId),
    uniqueIndex("documents_number").on(table.series, table.kind, table.number),
  ],
);

/** What was sent, letter for letter. Triggers refuse every change of it. */
export const documentVersions = sqliteTable(
  "document_versions",
  {
    id: id(),
    workspace: workspace(),
    documentId: text("document_id").notNull(),
    /** 1 for what was sent first. */
    number: integer("number").notNull(),
    /** The canonical form that the hash is of. */
    content: text("content").notNull(),
    /** SHA-256, in hexadecimal. */
    hash: text("hash").notNull(),
    totalCents: cents("total_cents").notNull(),
    createdAt: createdAt(),
    /** Of an example that stays one whatever is done with it: it goes with the examples. */
    sample: sample(),
  },
  (table) => [
    uniqueIndex("document_versions_number").on(table.documentId, table.number),
    index("document_versions_workspace").on(table.workspace, table.createdAt),
  ],
);

/** Who accepted what, and what it came to with the options that they chose. Triggers refuse every change of it. */
export const documentAcceptances = sqliteTable(
  "document_acceptances",
  {
    id: id(),
    workspace: workspace(),
    documentId: text("document_id").notNull(),
    versionId: text("version_id").notNull(),
    /** As typed by whoever accepted. */
    printedName: text("printed_name").notNull(),
    /** An owner, or `link:<id>`. */
    actor: text("actor").notNull(),
    /** The canonical form that the hash is of: the version's hash, the name, the choice, the total and the moment. */
    content: text("content").notNull(),
    hash: text("hash").notNull(),
    totalCents: cents("total_cents").notNull(),
    acceptedAt: moment("accepted_at").notNull(),
  },
  (table) => [
    uniqueIndex("document_acceptances_document").on(table.documentId),
    index("document_acceptances_workspace").on(table.workspace, table.acceptedAt),
  ],
);
