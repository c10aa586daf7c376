import { and, asc, desc, eq, sql } from "drizzle-orm";
import { type Actor, mayRead } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { files } from "~db/schema/file.ts";
import {
  projectDocuments,
  projectDocumentVersions,
  projectSheetPages,
} from "~db/schema/project-documents.ts";
import { projects } from "~db/schema/projects.ts";
import { DOCUMENT_LIMITS, DOCUMENTS, FOLDERS, SHOWN_DOCUMENTS } from "./documents.limits.ts";

export interface AskedDocuments {
  project: string;
  /** One folder; empty for all. */
  folder: string;
  /** From 0. */
  page: number;
  /** The one that is looked at; empty for the list. */
  document: string;
}

const FILE = {
  file: projectDocumentVersions.fileId,
  number: projectDocumentVersions.number,
  note: projectDocumentVersions.note,
  sentBy: projectDocumentVersions.sentBy,
  thumb: projectDocumentVersions.thumbId,
  sentAt: sql<string>`${projectDocumentVersions.createdAt}`.as("sent_at"),
  fileName: sql<string>`${files.name}`.as("file_name"),
  type: files.type,
  bytes: files.bytes,
};

const isLast = sql`${projectDocumentVersions.number} = (select max(other.number)
  from project_document_versions as other where other.document_id = ${projectDocuments.id})`;

/** Folders in the order of the list, not of their letters. */
const place = sql`case ${projectDocuments.folder} ${sql.join(
  FOLDERS.map((folder, n) => sql`when ${folder} then ${n}`),
  sql` `,
)} else ${FOLDERS.length} end`;

/**
 * The documents of a job: how many lie where, a page of them with the version that counts, and all versions of the one
 * that is looked at. One round trip; undefined where the job is none of theirs.
 */
export async function readDocuments(db: Database, actor: Actor, asked: AskedDocuments) {
  const { project, folder, page, document } = asked;
  const opens = { type: DOCUMENTS, id: projectDocuments.projectId };
  const mine = and(
    eq(projectDocuments.projectId, project),
    mayRead(actor, projectDocuments.workspace, opens),
    sql`exists (select 1 from project_document_versions as kept where kept.document_id = ${projectDocuments.id})`,
  );
  const which = and(
    mine,
    folder ? eq(projectDocuments.folder, folder) : undefined,
    document ? eq(projectDocuments.id, document) : undefined,
  );
  const [[job], folders, list, versions, pages] = await db.batch([
    db
      .select({ id: projects.id, name: projects.name, zone: projects.siteZone })
      .from(projects)
      .where(
        and(
          eq(projects.id, project),
          mayRead(actor, projects.workspace, { type: DOCUMENTS, id: projects.id }),
        ),
      ),
    db
      .select({ folder: projectDocuments.folder, documents: sql<number>`count(*)` })
      .from(projectDocuments)
      .where(mine)
      .groupBy(projectDocuments.folder)
      .orderBy(place),
    db
      .select({
        id: projectDocuments.id,
        name: projectDocuments.name,
        folder: projectDocuments.folder,
        sheet: projectDocuments.sheet,
        version: projectDocuments.version,
        ...FILE,
      })
      .from(projectDocuments)
      .innerJoin(projectDocumentVersions, eq(projectDocumentVersions.documentId, projectDocuments.id))
      .innerJoin(files, eq(files.id, projectDocumentVersions.fileId))
      .where(and(which, isLast))
      .orderBy(place, asc(projectDocuments.sheet), asc(projectDocuments.name), asc(projectDocuments.id))
      .limit(SHOWN_DOCUMENTS)
      .offset(page * SHOWN_DOCUMENTS),
    db
      .select(FILE)
      .from(projectDocumentVersions)
      .innerJoin(projectDocuments, eq(projectDocuments.id, projectDocumentVersions.documentId))
      .innerJoin(files, eq(files.id, projectDocumentVersions.fileId))
      .where(and(mine, eq(projectDocuments.id, document)))
      .orderBy(desc(projectDocumentVersions.number))
      .limit(DOCUMENT_LIMITS.versions),
    db
      .select({
        file: projectSheetPages.fileId,
        page: projectSheetPages.page,
        picture: projectSheetPages.pictureId,
        width: files.width,
        height: files.height,
      })
      .from(projectSheetPages)
      .innerJoin(projectDocumentVersions, eq(projectDocumentVersions.fileId, projectSheetPages.fileId))
      .innerJoin(projectDocuments, eq(projectDocuments.id, projectDocumentVersions.documentId))
      .innerJoin(files, eq(files.id, projectSheetPages.pictureId))
      .where(and(mine, eq(projectDocuments.id, document), isLast))
      .orderBy(asc(projectSheetPages.page))
      .limit(DOCUMENT_LIMITS.pages),
  ]);
  return job && { job, folders, list, versions, pages };
}
export type ReadDocuments = NonNullable<Awaited<ReturnType<typeof readDocuments>>>;
