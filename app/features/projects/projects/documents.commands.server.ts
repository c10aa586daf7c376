import { and, eq, notExists, sql } from "drizzle-orm";
import { dropFiles, dropUnused, type FileStore, keepFile } from "~/engines/file/file.server.ts";
import {
  type Actor,
  mayAct,
  mayRead,
  mayStill,
  mayWrite,
  type Person,
} from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom, sha256 } from "~/lib/hash.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import {
  projectDocuments,
  projectDocumentVersions,
  projectSheetPages,
} from "~db/schema/project-documents.ts";
import { projects } from "~db/schema/projects.ts";
import { DOCUMENT_LIMITS, DOCUMENTS } from "./documents.limits.ts";
import { RFI_KIND, removeProject } from "./projects.commands.server.ts";
import { LOG_PHOTOS } from "./projects.limits.ts";
import { dropOldPages } from "./sheet-pages.commands.server.ts";

/** D1 takes a hundred parameters in a statement; each id is one twice. */
const IDS_A_TIME = 40;

export interface NewFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface NewVersion {
  /** The form's key. */
  idem: string;
  file: NewFile;
  /** A small picture of it, which the sender's browser made. */
  thumb?: Uint8Array<ArrayBuffer>;
  note: string;
  /** Who sent it by a link; empty for somebody of the workspace. */
  sentBy: string;
}

export interface NewDocument extends NewVersion {
  project: string;
  name: string;
  folder: string;
  sheet: string;
}

type Kept = Awaited<ReturnType<typeof keepFile>>;
type Refusal = Exclude<Kept, { ok: true }>["error"] | "gone";

/** Members of the workspace, and whoever holds a link to the documents of the job that allows it. */
const maySend = (actor: Actor, workspace: WorkspaceId | typeof projectDocuments.workspace, project: string) =>
  mayAct(actor, "upload", workspace, { type: DOCUMENTS, id: project });

/** The workspace of a job whose documents somebody may see. */
async function workspaceOf(db: Database, actor: Actor, project: string): Promise<WorkspaceId | undefined> {
  const [found] = await db
    .select({ workspace: projects.workspace })
    .from(projects)
    .where(
      and(eq(projects.id, project), mayRead(actor, projects.workspace, { type: DOCUMENTS, id: projects.id })),
    );
  return found?.workspace as WorkspaceId | undefined;
}

interface Target {
  workspace: WorkspaceId;
  project: string;
  document: string;
}

/** Keeps the file and writes its version down behind those that stand. Sent again, it is the version that it was. */
async function keepVersion(
  store: FileStore,
  actor: Actor,
  { workspace, project, document }: Target,
  { id, file, thumb, note, sentBy }: Omit<NewVersion, "idem"> & { id: string },
): Promise<CommandResult<Refusal>> {
  const { db, now } = store;
  const subject = { workspace, type: DOCUMENTS, id: project };
  const isIts = sql`before.document_id = ${document}`;
  // A link leaves room for the versions of the team.
  const most = actor.kind === "holder" ? DOCUMENT_LIMITS.linkVersions : DOCUMENT_LIMITS.versions;
  const hasRoom = sql`(select count(*) from project_document_versions as before where ${isIts}) < ${most}`;
  const rules = { count: DOCUMENT_LIMITS.files, byLink: true, when: hasRoom } as const;
  const kept = await keepFile(
    store,
    actor,
    subject,
    { id, ...file },
    {
      ...rules,
      kind: "document",
      most: DOCUMENT_LIMITS.fileBytes,
    },
  );
  if (!kept.ok) return kept;
  // A document goes without the small picture of it that is none.
  const small = thumb && { id: await idFrom(id, "thumb"), name: file.name, bytes: thumb };
  const made =
    small &&
    (await keepFile(store, actor, subject, small, {
      ...rules,
      kind: "picture",
      most: DOCUMENT_LIMITS.thumbBytes,
    }));
  const thumbId = small && made?.ok ? small.id : null;
  const [written, standing] = await db.batch([
    db
      .insert(projectDocumentVersions)
      .select(
        sql`select ${id}, ${projectDocuments.workspace}, ${projectDocuments.id},
          (select coalesce(max(before.number), 0) + 1 from project_document_versions as before where ${isIts}),
          ${note}, ${sentBy}, ${thumbId}, ${now().toISOString()}
          from ${projectDocuments} where ${projectDocuments.id} = ${document}
          and ${maySend(actor, projectDocuments.workspace, project)}
          and ${hasRoom}`,
      )
      .onConflictDoNothing()
      .returning({ id: projectDocumentVersions.fileId }),
    db
      .select({ id: projectDocumentVersions.fileId })
      .from(projectDocumentVersions)
      .where(eq(projectDocumentVersions.fileId, id)),
  ]);
  if (written.length > 0) await dropOldPages(store, actor, { workspace, document });
  if (written.length > 0 || standing.length > 0) return { ok: true };
  // What came too late is not kept beside the document. A link takes back no more than what it has just brought.
  const isSpare = sql`files.subject_id = ${project} and files.id in (${id}, ${thumbId}) and not exists (
    select 1 from project_document_versions as used where files.id in (used.file_id, used.thumb_id))`;
  await dropUnused(store, actor, subject, isSpare);
  return { ok: false, error: "tooMany" };
}

/**
 * Begins a document with its first version. The document stands before its file is kept, and is shown once it has a
 * version: what fails between leaves nothing to be seen, and the same form sent again makes up for it.
 */
export async function addDocument(
  store: FileStore,
  actor: Actor,
  { project, name, folder, sheet, idem, ...version }: NewDocument,
): Promise<CommandResult<Refusal, { id: string }>> {
  const { db, now } = store;
  const workspace = await workspaceOf(db, actor, project);
  if (!workspace) return { ok: false, error: "gone" };
  const id = await idFrom(idem, project, name, folder, sheet, version.note, await sha256(version.file.bytes));
  const held = sql`(select count(*) from project_documents as held where held.project_id = ${project})`;
  const may = maySend(actor, workspace, project);
  const [, standing, allowed] = await db.batch([
    db
      .insert(projectDocuments)
      .select(
        sql`select ${id}, ${workspace}, ${project}, ${name}, ${folder}, ${sheet}, 1, ${now().toISOString()}
          where ${may} and ${held} < ${DOCUMENT_LIMITS.documents}`,
      )
      .onConflictDoNothing(),
    db
      .select({ id: projectDocuments.id })
      .from(projectDocuments)
      .where(and(eq(projectDocuments.id, id), eq(projectDocuments.projectId, project))),
    db.select({ yes: sql<number>`(${may})` }).from(sql`(select 1)`),
  ]);
  if (!allowed[0]?.yes) return { ok: false, error: "not-allowed" };
  if (standing.length === 0) return { ok: false, error: "tooMany" };
  const target = { workspace, project, document: id };
  const kept = await keepVersion(store, actor, target, { ...version, id });
  if (kept.ok) return { ok: true, id };
  const versions = db
    .select({ one: sql`1` })
    .from(projectDocumentVersions)
    .where(eq(projectDocumentVersions.documentId, id));
  await db.delete(projectDocuments).where(and(eq(projectDocuments.id, id), notExists(versions)));
  return kept;
}

/** A document as somebody may see it, who can send a version of it. */
async function targetOf(db: Database, actor: Actor, document: string): Promise<Target | undefined> {
  const [found] = await db
    .select({ workspace: projectDocuments.workspace, project: projectDocuments.projectId })
    .from(projectDocuments)
    .where(
      and(
        eq(projectDocuments.id, document),
        mayRead(actor, projectDocuments.workspace, { type: DOCUMENTS, id: projectDocuments.projectId }),
      ),
    );
  return found && { workspace: found.workspace as WorkspaceId, project: found.project, document };
}

/** A new version of a document: it is shown from now on, and those before it stay readable. */
export async function addVersion(
  store: FileStore,
  actor: Actor,
  { document, idem, ...version }: NewVersion & { document: string },
): Promise<CommandResult<Refusal>> {
  const target = await targetOf(store.db, actor, document);
  if (!target) return { ok: false, error: "gone" };
  const id = await idFrom(idem, document, version.note, await sha256(version.file.bytes));
  return keepVersion(store, actor, target, { ...version, id });
}

interface Edit {
  document: string;
  version: number;
  name: string;
  folder: string;
  sheet: string;
}

/** Names and files a document anew, unless somebody did since the form was drawn. */
export async function editDocument(
  { db }: Pick<FileStore, "db">,
  actor: Person,
  { document, version, name, folder, sheet }: Edit,
): Promise<CommandResult<"gone" | "stale" | "not-allowed">> {
  const its = eq(projectDocuments.id, document);
  const [changed] = await db
    .update(projectDocuments)
    .set({ name, folder, sheet, version: sql`${projectDocuments.version} + 1` })
    .where(and(its, eq(projectDocuments.version, version), mayWrite(actor, projectDocuments.workspace)))
    .returning({ id: projectDocuments.id });
  if (changed) return { ok: true };
  if (!(await targetOf(db, actor, document))) return { ok: false, error: "gone" };
  return { ok: false, error: (await mayStill(db, actor)) ? "stale" : "not-allowed" };
}

/** Deletes a document with all its versions and their files. */
export async function removeDocument(
  store: FileStore,
  actor: Person,
  document: string,
): Promise<CommandResult<"gone" | "not-allowed">> {
  const { db } = store;
  const target = await targetOf(db, actor, document);
  if (!target) return { ok: false, error: "gone" };
  const rows = await db
    .select({ id: projectDocumentVersions.fileId, thumb: projectDocumentVersions.thumbId })
    .from(projectDocumentVersions)
    .where(eq(projectDocumentVersions.documentId, document))
    .limit(DOCUMENT_LIMITS.versions);
  const sheets = await db
    .select({ id: projectSheetPages.pictureId })
    .from(projectSheetPages)
    .innerJoin(projectDocumentVersions, eq(projectDocumentVersions.fileId, projectSheetPages.fileId))
    .where(eq(projectDocumentVersions.documentId, document));
  const subject = { workspace: target.workspace, type: DOCUMENTS, id: target.project };
  // The rows go last: what fails before leaves a document that can be deleted again.
  const its = [
    ...rows.flatMap(({ id, thumb }) => (thumb ? [id, thumb] : [id])),
    ...sheets.map(({ id }) => id),
  ];
  // A statement takes so many ids at most.
  for (let n = 0; n < its.length; n += IDS_A_TIME)
    await dropFiles(store, actor, subject, its.slice(n, n + IDS_A_TIME));
  const [gone] = await db
    .delete(projectDocuments)
    .where(and(eq(projectDocuments.id, document), mayWrite(actor, projectDocuments.workspace)))
    .returning({ id: projectDocuments.id });
  return gone ? { ok: true } : { ok: false, error: "not-allowed" };
}

/**
 * Removes a job, and then the files of its documents, questions, punch items and plans: those of a job that stands are
 * never taken away.
 */
export async function removeWithDocuments(
  store: FileStore,
  actor: Person,
  project: string,
): Promise<CommandResult<"gone" | "not-allowed">> {
  const workspace = await workspaceOf(store.db, actor, project);
  const removed = await removeProject(store, actor, project);
  if (removed.ok && workspace) {
    await dropFiles(store, actor, { workspace, type: DOCUMENTS, id: project });
    const isLeft = sql`not exists (select 1 from rfis as asked where asked.id = files.subject_id)`;
    await dropUnused(store, actor, { workspace, type: RFI_KIND }, isLeft);
    // As the punch list calls its photos and plans.
    await dropFiles(store, actor, { workspace, type: "punch_plan", id: project });
    const isPhotoLeft = sql`not exists (select 1 from punch_items as item where item.id = files.subject_id)`;
    await dropUnused(store, actor, { workspace, type: "punch" }, isPhotoLeft);
    const isLogLeft = sql`not exists (select 1 from project_logs as log where log.id = files.subject_id)`;
    await dropUnused(store, actor, { workspace, type: LOG_PHOTOS }, isLogLeft);
  }
  return removed;
}
