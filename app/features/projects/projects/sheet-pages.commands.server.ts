import { and, eq, sql } from "drizzle-orm";
import { dropUnused, type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { FILE_LIMITS } from "~/engines/file/file.ts";
import { type Actor, mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom } from "~/lib/hash.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import { files } from "~db/schema/file.ts";
import {
  projectDocuments,
  projectDocumentVersions,
  projectSheetPages,
} from "~db/schema/project-documents.ts";
import { DOCUMENT_LIMITS, DOCUMENTS } from "./documents.limits.ts";

export interface NewPage {
  /** The version of a document of which it is a page. */
  file: string;
  /** 1 for the first. */
  page: number;
  bytes: Uint8Array<ArrayBuffer>;
}

type Kept = Awaited<ReturnType<typeof keepFile>>;
type Refusal = Exclude<Kept, { ok: true }>["error"] | "gone";

/**
 * Keeps a page of a document as a picture that a member's browser made of it, so that it can be shown and pinned without
 * scripts. The first picture of a page stays: pins were set on it.
 */
export async function keepPage(
  store: FileStore,
  actor: Person,
  { file, page, bytes }: NewPage,
): Promise<CommandResult<Refusal>> {
  const { db, now } = store;
  const isIt = and(
    eq(projectDocumentVersions.fileId, file),
    eq(files.type, "application/pdf"),
    mayRead(actor, projectDocumentVersions.workspace),
  );
  const [found] = await db
    .select({
      workspace: projectDocumentVersions.workspace,
      project: projectDocuments.projectId,
      name: files.name,
      kept: sql<number>`exists (select 1 from project_sheet_pages as known
        where known.file_id = ${file} and known.page = ${page})`,
    })
    .from(projectDocumentVersions)
    .innerJoin(projectDocuments, eq(projectDocuments.id, projectDocumentVersions.documentId))
    .innerJoin(files, eq(files.id, projectDocumentVersions.fileId))
    .where(isIt);
  if (!found) return { ok: false, error: "gone" };
  if (found.kept) return { ok: true };
  const workspace = found.workspace as WorkspaceId;
  const id = await idFrom(file, "page", String(page));
  const stands = sql`exists (select 1 from ${projectDocumentVersions}
    where ${projectDocumentVersions.fileId} = ${file} and ${mayWrite(actor, projectDocumentVersions.workspace)})`;
  const picture = { id, name: `${found.name.replace(/\.pdf$/i, "")} ${page}`, bytes };
  const subject = { workspace, type: DOCUMENTS, id: found.project };
  const quota = store.bucket ? FILE_LIMITS.workspaceBytes : FILE_LIMITS.workspaceBytesInDatabase;
  const hasRoom = sql`(select coalesce(sum(page.bytes), 0) from files as page
    join project_sheet_pages as kept on kept.picture_id = page.id where kept.workspace_id = ${workspace})
    + ${bytes.length} <= ${Math.floor(quota / DOCUMENT_LIMITS.pagesShare)}`;
  const made = await keepFile(store, actor, subject, picture, {
    ...{ kind: "picture", most: DOCUMENT_LIMITS.pageBytes, count: DOCUMENT_LIMITS.files },
    when: sql`(${stands} and ${hasRoom})`,
    also: (written) => [
      db
        .insert(projectSheetPages)
        .select(
          sql`select ${id}, ${workspace}, ${file}, ${page}, ${now().toISOString()}
            from (select 1) where ${written} and ${stands}`,
        )
        .onConflictDoNothing(),
    ],
  });
  return !made.ok && made.error === "tooMany" ? { ok: false, error: "full" } : made;
}

/** Lets go of the pages of versions that are no longer shown, where no pin stands on them. Their files stay. */
export const dropOldPages = (
  store: FileStore,
  actor: Actor,
  { workspace, document }: { workspace: WorkspaceId; document: string },
) =>
  dropUnused(
    store,
    actor,
    { workspace, type: DOCUMENTS },
    sql`files.id in (select page.picture_id from project_sheet_pages as page
      join project_document_versions as its on its.file_id = page.file_id where its.document_id = ${document}
      and its.number < (select max(last.number) from project_document_versions as last where last.document_id = ${document})
      and not exists (select 1 from punch_items as pinned where pinned.plan_id = page.file_id and pinned.pin_page = page.page))`,
    [
      store.db.delete(projectSheetPages).where(
        sql`${projectSheetPages.workspace} = ${workspace}
          and not exists (select 1 from files where files.id = ${projectSheetPages.pictureId})`,
      ),
    ],
  );
