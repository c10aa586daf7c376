import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Statement } from "~/services/contribution.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import { type Database, isMissing, isTaken } from "~db/client.ts";
import { documentAcceptances, documents, documentVersions } from "~db/schema/lines.ts";
import { mayWrite, type Person } from "../trust/trust.server.ts";
import { canonicalAccepted, canonicalSent, hashOf, type Sent } from "./canonical.ts";
import type { Chosen, Content } from "./content.ts";
import { type Deps, sentContent } from "./documents.server.ts";
import { optionGroups, totalsOf, withChoice } from "./totals.ts";

/** What will be written; its statements stand in a batch of the caller's, such as the effect of "send". */
export interface Prepared {
  hash: string;
  totalCents: number;
  /**
   * Nothing where the condition does not hold. Where it holds and the document has changed meanwhile, the whole batch
   * fails (`isOutdated`): what is frozen is what was read.
   */
  statements: (when?: SQL) => [Statement, ...Statement[]];
}

export interface PreparedVersion extends Prepared {
  versionId: string;
  version: number;
  number: number;
}

// Conditions over other rows stand in a fragment of their own: in a column of a `select` from one table Drizzle would take
// the table's name from its columns, and the inner query would compare itself with itself.

/** The number that a document has, or the next one of its series. */
const NUMBER = sql`coalesce(${documents.number}, (select coalesce(max(numbered.number), 0) + 1 from ${documents} as numbered
  where numbered.series = ${documents.series} and numbered.kind = ${documents.kind}))`;

/** How often it was sent. */
const SENT = sql`(select count(*) from ${documentVersions} as sent where sent.document_id = ${documents.id})`;

const IS_NEWEST = sql`not exists (select 1 from ${documentVersions} as newer
  where newer.document_id = ${documentVersions.documentId} and newer.number > ${documentVersions.number})`;

/** A version as it is kept: its canonical text, the hash of that, and what it comes to. */
async function frozenOf(sent: Sent) {
  const canonical = canonicalSent(sent);
  return { canonical, hash: await hashOf(canonical), totalCents: totalsOf(sent.content).total };
}

/**
 * The row of the first version of an example that stands as sent, as any other is kept. A row and not its statement: a
 * statement that a promise answers would be sent by itself.
 */
export async function exampleVersion({
  workspace,
  at,
  ...sent
}: Omit<Sent, "version"> & { workspace: WorkspaceId; at: string }) {
  const { canonical, hash, totalCents } = await frozenOf({ ...sent, version: 1 });
  return {
    ...{ id: crypto.randomUUID(), workspace, documentId: sent.document, number: 1, content: canonical },
    ...{ hash, totalCents, createdAt: at, sample: true },
  };
}

/**
 * Reads a document and makes ready to freeze it as its next version, with the next number of its series if it has none.
 * Undefined where there is no such document. That somebody may send it is the caller's condition.
 */
export async function prepareVersion({ db, now }: Deps, id: string): Promise<PreparedVersion | undefined> {
  const [found] = await db
    .select({
      title: documents.title,
      text: sql<string>`${documents.content}`,
      number: sql<number>`${NUMBER}`,
      sent: sql<number>`${SENT}`,
    })
    .from(documents)
    .where(eq(documents.id, id));
  if (!found) return undefined;
  const { title, text, number } = found;
  const content = JSON.parse(text) as Content;
  const version = found.sent + 1;
  const { canonical, hash, totalCents } = await frozenOf({ document: id, version, number, title, content });
  const versionId = crypto.randomUUID();
  const isSame = sql`(${documents.content} = ${text} and ${documents.title} = ${title}
    and not exists (select 1 from ${documentAcceptances} as accepted where accepted.document_id = ${documents.id})
    and ${NUMBER} = ${number})`;
  const statements = (when: SQL = sql`1`): [Statement, ...Statement[]] => [
    db.insert(documentVersions).select(
      // The hash must not be empty: where the document is another one now, nothing of the batch is written.
      sql`select ${versionId}, ${documents.workspace}, ${documents.id}, ${version}, ${canonical},
        case when ${isSame} then ${hash} end, ${totalCents}, ${now().toISOString()},
        ${documents.sample} and ${documents.subjectId} is not null
        from ${documents} where ${documents.id} = ${id} and (${when})`,
    ),
    db
      .update(documents)
      .set({ number })
      .where(
        and(
          eq(documents.id, id),
          sql`exists (select 1 from ${documentVersions} as made where made.id = ${versionId})`,
        ),
      ),
  ];
  return { hash, totalCents, versionId, version, number, statements };
}

/** Whether a batch failed because what it froze or accepted had changed, or was sent or accepted by somebody else. */
export const isOutdated = (error: unknown): boolean =>
  isMissing(error, "document_versions.hash") ||
  isMissing(error, "document_acceptances.hash") ||
  isTaken(error, "document_versions.number") ||
  isTaken(error, "documents.number") ||
  isTaken(error, "document_acceptances.document_id");

/**
 * Has the next version of a document written by whoever writes its batch. Others may take the number meanwhile, or change the
 * document: then it is prepared anew, until it is `stale`.
 */
export async function writeVersion<R>(
  deps: Deps,
  id: string,
  write: (prepared: PreparedVersion) => Promise<R>,
  tries = 5,
): Promise<R | { ok: false; error: "gone" | "stale" }> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const prepared = await prepareVersion(deps, id);
    if (!prepared) return { ok: false, error: "gone" };
    try {
      return await write(prepared);
    } catch (error) {
      if (!isOutdated(error)) throw error;
    }
  }
  return { ok: false, error: "stale" };
}

const TRIES_OF_FREEZING = 8;

/** Freezes a document by itself, where no process sends it: one of the kind that the caller has, and no other. */
export async function freezeDocument(
  { db, now }: Deps,
  actor: Person,
  { id, kind, version: seen }: { id: string; kind: string; version: number },
): Promise<
  CommandResult<"gone" | "stale", { versionId: string; number: number; version: number; hash: string }>
> {
  const may = sql`exists (select 1 from ${documents} as mine where mine.id = ${id} and mine.kind = ${kind}
    and mine.version = ${seen})
    and ${mayWrite(actor, documents.workspace)}`;
  type Frozen = { versionId: string; number: number; version: number; hash: string };
  const write = async (prepared: PreparedVersion): Promise<CommandResult<"gone" | "stale", Frozen>> => {
    const { versionId, number, version, hash, statements } = prepared;
    const made = db
      .select({ id: documentVersions.id })
      .from(documentVersions)
      .where(eq(documentVersions.id, versionId));
    const results = await db.batch([...statements(may), made] as [Statement, ...Statement[]]);
    const [written] = results.at(-1) as Awaited<typeof made>;
    if (written) return { ok: true, versionId, number, version, hash };
    const [there] = await db
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.id, id), eq(documents.kind, kind), mayWrite(actor, documents.workspace)));
    return { ok: false, error: there ? "stale" : "gone" };
  };
  return writeVersion({ db, now }, id, write, TRIES_OF_FREEZING);
}

export interface Acceptance {
  versionId: string;
  /** As typed by whoever accepts. */
  name: string;
  /** Their signature as drawn, beside the typed name; the hash is of it too. */
  drawn?: string;
  /** An owner, or `link:<id>`. */
  actor: string;
  chosen?: Chosen;
}

/** Whether every choice is one that the document offers. */
function isOffered(content: Content, { lines, options }: Chosen): boolean {
  const groups = optionGroups(content);
  const optional = content.sections.flatMap((section) =>
    section.lines.flatMap(({ id, optional }) => (optional ? [id] : [])),
  );
  return (
    lines.every((id) => optional.includes(id)) &&
    Object.entries(options).every(([group, choice]) => groups.get(group)?.includes(choice))
  );
}

/**
 * Makes ready to accept what was sent: with the name as typed, the choice, what it comes to, the moment, and a hash of all
 * of it and of the version. `superseded` where there is a newer version; a document is accepted once.
 */
export async function prepareAcceptance(
  { db, now }: Deps,
  { versionId, name, drawn, actor, chosen }: Acceptance,
): Promise<CommandResult<"gone" | "superseded" | "not-offered", { prepared: Prepared }>> {
  const [found] = await db
    .select({
      content: documentVersions.content,
      hash: documentVersions.hash,
      newest: sql<number>`${IS_NEWEST}`,
    })
    .from(documentVersions)
    .where(eq(documentVersions.id, versionId));
  if (!found) return { ok: false, error: "gone" };
  if (!found.newest) return { ok: false, error: "superseded" };
  const content = sentContent(found);
  const choice = chosen ?? content.chosen;
  if (!isOffered(content, choice)) return { ok: false, error: "not-offered" };
  const at = now().toISOString();
  const { total: totalCents } = totalsOf(withChoice(content, choice));
  const text = canonicalAccepted({
    ...{ version: found.hash, name, chosen: choice, totalCents, at },
    ...(drawn && { drawn }),
  });
  const hash = await hashOf(text);
  return {
    ok: true,
    prepared: {
      hash,
      totalCents,
      statements: (when = sql`1`) => [
        db.insert(documentAcceptances).select(
          sql`select ${crypto.randomUUID()}, ${documentVersions.workspace}, ${documentVersions.documentId},
            ${documentVersions.id}, ${name}, ${actor}, ${text}, case when ${IS_NEWEST} then ${hash} end, ${totalCents}, ${at}
            from ${documentVersions} where ${documentVersions.id} = ${versionId} and (${when})`,
        ),
      ],
    },
  };
}

/** Accepts by itself, where no process does. `may` is who may: `mayAct(holder, "sign", documents.workspace, subject)`. */
export async function acceptDocument(
  { db, now }: Deps,
  acceptance: Acceptance,
  may: SQL,
): Promise<
  CommandResult<
    "gone" | "superseded" | "not-offered" | "accepted" | "not-allowed",
    { hash: string; totalCents: number }
  >
> {
  const ready = await prepareAcceptance({ db, now }, acceptance);
  if (!ready.ok) return ready;
  const { hash, totalCents, statements } = ready.prepared;
  const made = db
    .select({ hash: documentAcceptances.hash })
    .from(documentAcceptances)
    .where(eq(documentAcceptances.hash, hash));
  try {
    const results = await db.batch([
      ...statements(
        sql`exists (select 1 from ${documents} where ${documents.id} = ${documentVersions.documentId} and ${may})`,
      ),
      made,
    ] as [Statement, ...Statement[]]);
    const [written] = results.at(-1) as Awaited<typeof made>;
    return written ? { ok: true, hash, totalCents } : { ok: false, error: "not-allowed" };
  } catch (error) {
    if (isTaken(error, "document_acceptances.document_id")) return { ok: false, error: "accepted" };
    if (isOutdated(error)) return { ok: false, error: "superseded" };
    throw error;
  }
}

/** Whether everything that was sent and accepted of a document still has its hash, worked out again from the text. */
export async function verifyDocument(db: Database, id: string): Promise<{ whole: boolean; checked: number }> {
  const [versions, acceptances] = await db.batch([
    db
      .select({ content: documentVersions.content, hash: documentVersions.hash })
      .from(documentVersions)
      .where(eq(documentVersions.documentId, id))
      .orderBy(desc(documentVersions.number)),
    db
      .select({ content: documentAcceptances.content, hash: documentAcceptances.hash })
      .from(documentAcceptances)
      .where(eq(documentAcceptances.documentId, id)),
  ]);
  const all = [...versions, ...acceptances];
  const right = await Promise.all(all.map(async ({ content, hash }) => (await hashOf(content)) === hash));
  const hashes = versions.map(({ hash }) => hash);
  const tied = acceptances.every(({ content }) =>
    hashes.includes((JSON.parse(content) as { version: string }).version),
  );
  return { whole: tied && right.every(Boolean), checked: all.length };
}
