import { eq, sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import {
  projectDocuments,
  projectDocumentVersions,
  projectSheetPages,
} from "~db/schema/project-documents.ts";
import { projects } from "~db/schema/projects.ts";
import { DOCUMENT_LIMITS, DOCUMENTS, documentsPath } from "./documents.limits.ts";

/** The fields of a form beside its file. */
const FORM_BYTES = 16 * 1024;
const UPLOAD = DOCUMENT_LIMITS.fileBytes + DOCUMENT_LIMITS.thumbBytes + FORM_BYTES;

export default {
  owned: [
    {
      by: projectDocuments.workspace,
      touched: projectDocuments.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(projectDocuments).set({ workspace: owner }).where(eq(projectDocuments.workspace, guest)),
      ],
    },
    {
      by: projectDocumentVersions.workspace,
      touched: projectDocumentVersions.createdAt,
      adopt: (db, { guest, owner }) => [
        db
          .update(projectDocumentVersions)
          .set({ workspace: owner })
          .where(eq(projectDocumentVersions.workspace, guest)),
      ],
    },
    {
      by: projectSheetPages.workspace,
      touched: projectSheetPages.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(projectSheetPages).set({ workspace: owner }).where(eq(projectSheetPages.workspace, guest)),
      ],
    },
  ],
  policy: {
    // The reader of PDF, a worker of our own assets.
    "worker-src": ["'self'"],
    "trusted-types": ["sheet-reader"],
  },
  mentions: [
    { column: projectDocuments.name, keep: "what a paper of a job is called" },
    { column: projectDocumentVersions.sentBy, keep: "what somebody without an account called themselves" },
  ],
  bodyLimits: { "/project-documents/:project": UPLOAD, "/shared/:link/documents": UPLOAD },
  toldOnPage: ["/project-documents/:project", "/shared/:link/documents"],
  links: {
    [DOCUMENTS]: {
      verbs: ["upload"],
      page: "documents",
      title: (id) => sql`(select ${projects.name} from ${projects} where ${projects.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${projects} where ${projects.id} = ${id} and ${projects.workspace} = ${workspace})`,
      href: documentsPath,
      project: (id) => id,
    },
  },
  toasts: [
    toastSet("project-documents", {
      documentAdded: "ok",
      documentVersion: "ok",
      documentSaved: "ok",
      documentRemoved: "ok",
      documentPages: "ok",
    }),
  ],
} satisfies Contribution;
