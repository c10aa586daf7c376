import { and, eq, sql } from "drizzle-orm";
import { type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
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
  return keepFile(store, actor, subject, picture, {
    ...{ kind: "picture", most: DOCUMENT_LIMITS.pageBytes, count: DOCUMENT_LIMITS.files, when: stands },
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
}
