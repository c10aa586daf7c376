import { index, integer, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { createdAt, id, version, workspace } from "./columns.ts";
import { projects } from "./projects.ts";

/** A paper of a job: a drawing, a contract, a letter. What it says is in its versions, of which the last one counts. */
export const projectDocuments = sqliteTable(
  "project_documents",
  {
    id: id(),
    workspace: workspace(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    folder: text("folder").notNull(),
    /** Of a drawing: `A-101`. */
    sheet: text("sheet").notNull().default(""),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index("project_documents_workspace").on(table.workspace, table.projectId, table.folder, table.name),
    index("project_documents_project").on(table.projectId),
  ],
);

/** A version of a document: one file. Nothing of it is changed. */
export const projectDocumentVersions = sqliteTable(
  "project_document_versions",
  {
    /** That of its file. */
    fileId: text("file_id").primaryKey(),
    workspace: workspace(),
    documentId: text("document_id")
      .notNull()
      .references(() => projectDocuments.id, { onDelete: "cascade" }),
    /** 1 for the first. */
    number: integer("number").notNull(),
    /** What is new in it. */
    note: text("note").notNull().default(""),
    /** Who sent it by a link, as they called themselves; empty where somebody of the workspace did. */
    sentBy: text("sent_by").notNull().default(""),
    /** A small picture of it, where a browser made one. */
    thumbId: text("thumb_id"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("project_document_versions_number").on(table.documentId, table.number),
    index("project_document_versions_workspace").on(table.workspace),
  ],
);

/** A page of a document that is no picture itself, as a picture that a browser made of it. */
export const projectSheetPages = sqliteTable(
  "project_sheet_pages",
  {
    /** That of its picture. */
    pictureId: text("picture_id").primaryKey(),
    workspace: workspace(),
    /** The version of which it is a page. */
    fileId: text("file_id")
      .notNull()
      .references(() => projectDocumentVersions.fileId, { onDelete: "cascade" }),
    /** 1 for the first. */
    page: integer("page").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("project_sheet_pages_once").on(table.fileId, table.page),
    index("project_sheet_pages_workspace").on(table.workspace),
  ],
);

/** What somebody of the workspace does on a job. */
export const projectDuties = sqliteTable(
  "project_duties",
  {
    id: id(),
    workspace: workspace(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** An account of the workspace. */
    memberId: text("member_id").notNull(),
    duty: text("duty").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("project_duties_once").on(table.projectId, table.memberId),
    index("project_duties_workspace").on(table.workspace),
    index("project_duties_member").on(table.memberId),
  ],
);
