import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Statement } from "~/services/contribution.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { documentAcceptances, documents, documentVersions } from "~db/schema/lines.ts";
import { type Actor, mayRead, mayWrite, type Person, type Subject } from "../trust/trust.server.ts";
import type { Content } from "./content.ts";
import { type LineProblem, problemsOf } from "./problems.ts";
import { totalsOf } from "./totals.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

export interface NewDocument {
  /** The key of the form, and the id: what is sent twice is made once. */
  id: string;
  workspace: WorkspaceId;
  title: string;
  content: Content;
  subject?: { type: string; id: string };
  /** Whose numbers it is counted with: the workspace that issues it, `site` for the shop. Its own where it is left out. */
  series?: string;
  dueAt?: string;
  sample?: boolean;
}

/**
 * The statement that makes a document, for a batch of the caller's own: an order with its lines.
 * @throws RangeError for a content that `problemsOf` finds something wrong with
 */
export function makingDocument(
  db: Database,
  { id, workspace, title, content, subject, series = workspace, dueAt, sample = false }: NewDocument,
  { now, when = sql`1` }: { now: Date; when?: SQL },
) {
  if (problemsOf(content).length > 0) throw new RangeError("this document cannot be kept");
  const at = now.toISOString();
  return db
    .insert(documents)
    .select(
      sql`select ${id}, ${workspace}, ${content.kind}, ${title}, ${subject?.type ?? null}, ${subject?.id ?? null},
        ${series}, null, 'draft', ${at}, ${dueAt ?? null}, ${JSON.stringify(content)}, ${totalsOf(content).total}, 1,
        ${sample ? 1 : 0}, ${at}, ${at} where ${when}`,
    )
    .onConflictDoNothing()
    .returning({ id: documents.id });
}

/** Makes a document in a workspace where whoever asks may write. */
export async function createDocument(
  { db, now }: Deps,
  actor: Person,
  input: NewDocument,
  /** Statements of the caller's own, in the same batch. */
  also: readonly Statement[] = [],
): Promise<CommandResult<"not-allowed" | "invalid", { id: string }, { problems?: LineProblem[] }>> {
  const problems = problemsOf(input.content);
  if (problems.length > 0) return { ok: false, error: "invalid", problems };
  const [made, [mine]] = await db.batch([
    makingDocument(db, input, { now: now(), when: mayWrite(actor, input.workspace) }),
    db
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.id, input.id), mayWrite(actor, documents.workspace))),
    ...also,
  ]);
  return made.length === 1 || mine ? { ok: true, id: input.id } : { ok: false, error: "not-allowed" };
}

/** What was accepted stays as it is. */
export const isOpen = sql`not exists (select 1 from ${documentAcceptances} as accepted
  where accepted.document_id = ${documents.id})`;

/** Writes what somebody has worked on, with its total in the same statement; what was sent stays as it was sent. */
export async function saveDocument(
  { db, now }: Deps,
  actor: Person,
  {
    id,
    version,
    title,
    content,
    when = sql`1`,
  }: {
    id: string;
    version: number;
    title: string;
    content: Content;
    /** What else has to hold, such as the state in which a process lets it be changed; `stale` where it does not. */
    when?: SQL;
  },
): Promise<
  CommandResult<
    "gone" | "not-allowed" | "stale" | "accepted" | "invalid",
    { version: number },
    { problems?: LineProblem[]; version?: number }
  >
> {
  const problems = problemsOf(content);
  if (problems.length > 0) return { ok: false, error: "invalid", problems };
  const [[saved], [found]] = await db.batch([
    db
      .update(documents)
      .set({
        title,
        content,
        totalCents: totalsOf(content).total,
        // An example that is changed is one no longer; of an example of a job it stays a part, and goes with that.
        sample: sql`${documents.sample} and ${documents.subjectId} is not null`,
        version: sql`${documents.version} + 1`,
        updatedAt: now().toISOString(),
      })
      .where(
        and(
          eq(documents.id, id),
          eq(documents.version, version),
          eq(documents.kind, content.kind),
          mayWrite(actor, documents.workspace),
          isOpen,
          when,
        ),
      )
      .returning({ version: documents.version }),
    db
      .select({
        version: documents.version,
        may: sql<number>`${mayWrite(actor, documents.workspace)}`,
        open: sql<number>`${isOpen}`,
      })
      .from(documents)
      .where(and(eq(documents.id, id), mayRead(actor, documents.workspace))),
  ]);
  if (saved) return { ok: true, version: saved.version };
  if (!found) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  return { ok: false, error: found.open ? "stale" : "accepted", version: found.version };
}

/** One document with everything that was sent and accepted of it, for whoever may read it. */
export async function readDocument(db: Database, actor: Actor, id: string, subject?: Subject) {
  const may = mayRead(actor, documents.workspace, subject);
  const of = <T extends { documentId: typeof documentVersions.documentId }>(table: T) =>
    sql`exists (select 1 from ${documents} where ${documents.id} = ${table.documentId} and ${may})`;
  const [[document], versions, [acceptance]] = await db.batch([
    db
      .select()
      .from(documents)
      .where(and(eq(documents.id, id), may)),
    db
      .select()
      .from(documentVersions)
      .where(and(eq(documentVersions.documentId, id), of(documentVersions)))
      .orderBy(desc(documentVersions.number)),
    db
      .select()
      .from(documentAcceptances)
      .where(and(eq(documentAcceptances.documentId, id), of(documentAcceptances as never))),
  ]);
  return document && { ...document, content: document.content as Content, versions, acceptance };
}
export type ReadDocument = NonNullable<Awaited<ReturnType<typeof readDocument>>>;

/** What an acceptance says: the choice, and the signature if it was drawn too. */
export const acceptedAs = ({
  content,
}: {
  content: string;
}): { chosen: Content["chosen"]; drawn: string } => {
  const { chosen, drawn = "" } = JSON.parse(content) as { chosen: Content["chosen"]; drawn?: string };
  return { chosen, drawn };
};

/** A content as it was sent. */
export const sentContent = ({ content }: { content: string }): Content =>
  (JSON.parse(content) as { content: Content }).content;

/** The title that it was sent under. */
export const sentTitle = ({ content }: { content: string }): string =>
  (JSON.parse(content) as { title: string }).title;

export interface DocumentFilter {
  workspace: WorkspaceId;
  kind: string;
  subject?: { type: string; id: string };
  limit?: number;
}

/** Documents of one kind, the last changed first, without their lines. */
export async function listDocuments(
  db: Database,
  actor: Person,
  { workspace, kind, subject, limit = 200 }: DocumentFilter,
) {
  const [list] = await db.batch([
    db
      .select({
        id: documents.id,
        title: documents.title,
        number: documents.number,
        state: documents.state,
        totalCents: documents.totalCents,
        dueAt: documents.dueAt,
        sample: documents.sample,
        version: documents.version,
        updatedAt: documents.updatedAt,
        subjectId: documents.subjectId,
      })
      .from(documents)
      .where(
        and(
          eq(documents.workspace, workspace),
          eq(documents.kind, kind),
          mayRead(actor, documents.workspace),
          subject && eq(documents.subjectType, subject.type),
          subject && eq(documents.subjectId, subject.id),
        ),
      )
      .orderBy(desc(documents.updatedAt), documents.id)
      .limit(limit),
  ]);
  return list;
}

/** Deletes a document of a kind that was never sent. */
export async function deleteDraft(
  { db }: Deps,
  actor: Person,
  { id, kind }: { id: string; kind: string },
): Promise<CommandResult<"not-allowed">> {
  const deleted = await db
    .delete(documents)
    .where(
      and(
        eq(documents.id, id),
        eq(documents.kind, kind),
        isNull(documents.number),
        mayWrite(actor, documents.workspace),
      ),
    )
    .returning({ id: documents.id });
  return deleted.length === 1 ? { ok: true } : { ok: false, error: "not-allowed" };
}

/**
 * The statements that take documents of a kind away with what they belong to, also what was sent and accepted of them:
 * for the batch that deletes it and before that.
 * @param when what has to hold of it, in the statement
 */
export function takingDocuments(
  db: Database,
  actor: Person,
  { kind, subject, when }: { kind: string; subject: Subject; when: SQL },
) {
  const which = and(
    eq(documents.kind, kind),
    eq(documents.subjectType, subject.type),
    eq(documents.subjectId, subject.id),
    mayWrite(actor, documents.workspace),
    when,
  );
  const ids = db.select({ id: documents.id }).from(documents).where(which);
  return [
    db.delete(documentAcceptances).where(inArray(documentAcceptances.documentId, ids)),
    db.delete(documentVersions).where(inArray(documentVersions.documentId, ids)),
    db.delete(documents).where(which),
  ] as const;
}

/** Documents of a kind as the records of a process. */
export const recordsOf = (kind: string) => ({
  table: documents,
  id: documents.id,
  workspace: documents.workspace,
  state: documents.state,
  since: documents.stateSince,
  version: documents.version,
  only: sql`${documents.kind} = ${kind}`,
});

/** The newest version of a document that went out, for whoever may read it; undefined where there is none. */
export async function newestVersion(
  db: Database,
  who: Actor,
  { id, kind, subject }: { id: string; kind: string; subject: string },
) {
  const [newest] = await db
    .select({
      ...{ id: documentVersions.id, content: documentVersions.content },
      ...{ hash: documentVersions.hash, totalCents: documentVersions.totalCents },
    })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .where(
      and(
        eq(documents.id, id),
        eq(documents.kind, kind),
        mayRead(who, documents.workspace, { type: subject, id: documents.id }),
        sql`not exists (select 1 from document_versions as newer where newer.document_id = ${id}
          and newer.number > ${documentVersions.number})`,
      ),
    );
  return newest;
}
