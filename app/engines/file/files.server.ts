import { and, asc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { type Actor, mayAct, mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom, sha256 } from "~/lib/hash.ts";
import type { Statement } from "~/services/contribution.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import { fileLeftovers, fileParts, files } from "~db/schema/file.ts";
import { FILE_LIMITS, type FileKind } from "./file-kinds.ts";
import { type FileProblem, readFile } from "./read-file.ts";
import { bytesOf, discard, type FileStore, insertParts, putAside } from "./store.server.ts";

/** A record that has files: its kind, which one, and whose it is. */
export interface FileSubject {
  workspace: WorkspaceId;
  type: string;
  id: string;
}

export interface NewFile {
  /** The key of the form, so that what is sent twice is kept once; a new one where it replaces what was there. */
  id: string;
  name: string;
  bytes: Uint8Array;
  /** A small picture of it, which the sender's browser made: kept beside it, or left aside where it is none. */
  thumb?: Uint8Array;
}

export interface FileRules {
  kind: FileKind;
  /** The most bytes of this file. */
  most: number;
  /** How many the record may have; `replace` takes all others away in the same batch. */
  count: number | "replace";
  /**
   * Whether a link with the verb `upload` to this record may bring files, beside the members; or the record to which the
   * link leads, where that is another: a photo of a report comes by the link of a crew.
   */
  byLink?: boolean | { type: string; id: string };
  /** What has to hold of the record, in the same statement; its engine says why where it does not. */
  when?: SQL;
  /** Statements of the record's own in the same batch. @param written whether the file is there now */
  also?: (written: SQL) => readonly Statement[];
}

/** The same for what goes: `which` are the files that are going, a condition on `files`. */
export interface DropRules {
  when?: SQL;
  also?: (which: SQL) => readonly Statement[];
}

const FIELDS = {
  id: files.id,
  name: files.name,
  type: files.type,
  bytes: files.bytes,
  width: files.width,
  height: files.height,
  createdAt: files.createdAt,
};

/** The small picture of a file, for lists; null where none was sent. */
const THUMB_ID = sql<
  string | null
>`(select small.id from files as small where small.thumb_of = files.id limit 1)`.as("thumb");

const isOf = ({ workspace, type, id }: FileSubject) =>
  and(eq(files.workspace, workspace), eq(files.subjectType, type), eq(files.subjectId, id));

/** One line, without the folders that some browsers send along. */
function plainName(name: string): string {
  const line = (name.split(/[\\/]/).at(-1) ?? "").replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  return [...line].slice(0, FILE_LIMITS.name).join("") || "file";
}

/** The statements that take rows away with what lies in the database, and note what has to leave the bucket. */
function removal({ db, now }: Pick<FileStore, "db" | "now">, which: SQL | undefined) {
  const ids = db.select({ id: files.id }).from(files).where(which);
  return [
    db
      .insert(fileLeftovers)
      .select(
        sql`select ${files.storedAs}, ${now().toISOString()} from ${files} where ${files.storedAs} is not null and ${which}`,
      )
      .onConflictDoNothing(),
    db.delete(fileParts).where(inArray(fileParts.fileId, ids)),
    db.delete(files).where(which).returning({ storedAs: files.storedAs, thumbOf: files.thumbOf }),
  ] as const;
}

/**
 * The same for a batch of the record's own, where files go with a step of it: the rows at once, what lies in the bucket with
 * the next sweep. @param which a condition on `files`
 */
export const dropping = (
  store: Pick<FileStore, "db" | "now">,
  which: SQL | undefined,
): readonly Statement[] => removal(store, which);

const keysIn = (rows: readonly { storedAs: string | null }[]) =>
  rows.flatMap(({ storedAs }) => (storedAs === null ? [] : [storedAs]));

type Refused = FileProblem | "tooLarge" | "full" | "tooMany" | "not-allowed";
type Kept = CommandResult<Refused>;

/**
 * Keeps a file of a record. The bytes are put aside first, and a row is written only where the writer may, where the
 * record has room and where the workspace does: all in one statement, so that two uploads cannot pass a limit together.
 * A small picture of it counts as no file of the record, and goes with it. It is kept only where the file itself is written
 * now: whoever sends the id of a file that stands, even with its very bytes, changes nothing of how it is shown.
 */
export async function keepFile(
  store: FileStore,
  actor: Actor,
  subject: FileSubject,
  { thumb, ...file }: NewFile,
  rules: FileRules,
): Promise<Kept> {
  const kept = await keepOne(store, actor, subject, file, rules);
  if (kept.ok && kept.isNew && thumb) {
    // Without room for it, or where it is no picture, the file is shown as it was sent.
    const small = { id: await idFrom(file.id, "thumb"), name: file.name, bytes: thumb };
    const stands = sql`exists (select 1 from ${files} as large where large.id = ${file.id}
      and large.workspace_id = ${subject.workspace} and large.subject_type = ${subject.type}
      and large.subject_id = ${subject.id})`;
    const beside: FileRules = {
      kind: "picture",
      most: FILE_LIMITS.thumbBytes,
      count: Number.MAX_SAFE_INTEGER,
    };
    await keepOne(store, actor, subject, small, { ...beside, byLink: rules.byLink, when: stands }, file.id);
  }
  return kept.ok ? { ok: true } : kept;
}

/** @param thumbOf the file of which it is the small picture */
async function keepOne(
  store: FileStore,
  actor: Actor,
  subject: FileSubject,
  { id, name, bytes: sent }: NewFile,
  { kind, most, count, byLink = false, when = sql`1`, also }: FileRules,
  thumbOf: string | null = null,
): Promise<CommandResult<Refused, { isNew: boolean }>> {
  const { db, bucket, now } = store;
  if (sent.length > Math.min(most, FILE_LIMITS.bytes)) return { ok: false, error: "tooLarge" };
  const read = readFile(sent, kind);
  if (typeof read === "string") return { ok: false, error: read };
  const { type, bytes, width, height } = read;
  const hash = await sha256(bytes);
  const storedAs = bucket ? await putAside({ ...store, bucket }, bytes) : null;
  const { workspace } = subject;
  const may = byLink
    ? mayAct(actor, "upload", workspace, byLink === true ? { type: subject.type, id: subject.id } : byLink)
    : mayWrite(actor, workspace);
  const others = and(isOf(subject), sql`${files.id} <> ${id}`);
  const quota = bucket ? FILE_LIMITS.workspaceBytes : FILE_LIMITS.workspaceBytesInDatabase;
  const replaces = count === "replace";
  const taken = sql`(select coalesce(sum(${files.bytes}), 0) from ${files} where ${files.workspace} = ${workspace}
    ${replaces ? sql`and not (${isOf(subject)})` : sql``})`;
  const room = replaces
    ? sql`1`
    : sql`(select count(*) from ${files} where ${others} and ${files.thumbOf} is null) < ${count}`;
  const written = sql`exists (select 1 from ${files} as fresh
    where fresh.id = ${id} and fresh.hash = ${hash} and fresh.stored_as is ${storedAs})`;
  const [rows, ...rest] = await db.batch([
    db
      .insert(files)
      .select(
        sql`select ${id}, ${workspace}, ${subject.type}, ${subject.id}, ${plainName(name)}, ${type}, ${bytes.length},
          ${width}, ${height}, ${hash}, ${storedAs}, ${now().toISOString()}, ${thumbOf}
          where ${may} and ${taken} + ${bytes.length} <= ${quota} and ${room}
          and (${when})`,
      )
      .onConflictDoNothing()
      .returning({ id: files.id }),
    ...(storedAs === null
      ? insertParts(db, { id, hash }, bytes)
      : [db.delete(fileLeftovers).where(and(eq(fileLeftovers.storedAs, storedAs), written))]),
    ...(also?.(written) ?? []),
    ...(replaces ? removal(store, and(others, written)) : []),
  ]);
  if (rows.length === 1) {
    if (replaces) await discard(store, keysIn((rest.at(-1) ?? []) as { storedAs: string | null }[]));
    return { ok: true, isNew: true };
  }
  if (storedAs !== null) await discard(store, [storedAs]);
  const [[twin], [allowed], [sum]] = await db.batch([
    db
      .select({ id: files.id })
      .from(files)
      .where(and(isOf(subject), eq(files.id, id))),
    db.select({ yes: sql<number>`${may}` }).from(sql`(select 1)`),
    db.select({ bytes: sql<number>`${taken}` }).from(sql`(select 1)`),
  ]);
  if (!allowed?.yes) return { ok: false, error: "not-allowed" };
  if (twin) return { ok: true, isNew: false };
  return { ok: false, error: (sum?.bytes ?? 0) + bytes.length > quota ? "full" : "tooMany" };
}

/** The files of a record, oldest first. */
export function listFiles({ db }: Pick<FileStore, "db">, actor: Actor, subject: FileSubject) {
  const asked = { type: subject.type, id: subject.id };
  return db
    .select({ ...FIELDS, thumb: THUMB_ID })
    .from(files)
    .where(and(isOf(subject), isNull(files.thumbOf), mayRead(actor, files.workspace, asked)))
    .orderBy(asc(files.createdAt), asc(files.id));
}
export type ListedFile = Awaited<ReturnType<typeof listFiles>>[number];

/**
 * A file with its bytes, for whoever may read the records of its workspace, or holds a link to its record.
 * @param when what else has to hold, as a condition on `files`
 */
export async function openFile(
  store: Pick<FileStore, "db" | "bucket">,
  actor: Actor,
  id: string,
  when: SQL = sql`1`,
) {
  const subject = { type: files.subjectType, id: files.subjectId };
  const [row] = await store.db
    .select({
      ...{ ...FIELDS, hash: files.hash, storedAs: files.storedAs },
      subject: { workspace: files.workspace, type: files.subjectType, id: files.subjectId },
    })
    .from(files)
    .where(and(eq(files.id, id), mayRead(actor, files.workspace, subject), when));
  if (!row) return undefined;
  const { storedAs, ...file } = row;
  return { ...file, content: () => bytesOf(store, row) };
}
export type OpenFile = NonNullable<Awaited<ReturnType<typeof openFile>>>;

/**
 * A file that more people may see than those of its workspace: both sides of a loan, everybody where a thing is on offer.
 * @param shown who may, as a condition on `files`, which the engine of the record says
 */
export async function openShown(store: Pick<FileStore, "db" | "bucket">, shown: SQL, id: string) {
  const [row] = await store.db
    .select({ ...FIELDS, hash: files.hash, storedAs: files.storedAs })
    .from(files)
    .where(and(eq(files.id, id), shown));
  if (!row) return undefined;
  const { storedAs, ...file } = row;
  return { ...file, content: () => bytesOf(store, row) };
}

/** Files of these ids, and the small pictures of them. */
const isOrShows = (ids: string[]) => or(inArray(files.id, ids), inArray(files.thumbOf, ids));

/** Deletes files of a record, all of them, one, or some: their rows and their bytes. Answers how many there were. */
export async function dropFiles(
  store: FileStore,
  actor: Person,
  subject: FileSubject,
  id?: string | readonly string[],
  { when, also }: DropRules = {},
): Promise<number> {
  const which = and(
    isOf(subject),
    id === undefined ? undefined : isOrShows(typeof id === "string" ? [id] : [...id]),
    mayWrite(actor, files.workspace),
    when,
  ) as SQL;
  const [leftovers, parts, gone] = removal(store, which);
  // What is done along is done while the files are still there to be asked about; the rows are those of the last statement.
  const first = also?.(which) ?? [];
  const results = await store.db.batch([leftovers, ...first, parts, gone]);
  const rows = results.at(-1) as Awaited<typeof gone>;
  await discard(store, keysIn(rows));
  return rows.filter(({ thumbOf }) => thumbOf === null).length;
}

/**
 * Deletes files that nothing uses: those of records that are gone, or what was brought a moment ago and then had no place.
 * Members may, and a link that may bring files to that record.
 * @param unused as a condition on `files`, in the statement
 * @param then what goes along behind it, such as rows that name such files
 */
export async function dropUnused(
  store: FileStore,
  actor: Actor,
  { workspace, type }: Omit<FileSubject, "id">,
  unused: SQL,
  then: readonly Statement[] = [],
): Promise<number> {
  const which = and(
    eq(files.workspace, workspace),
    eq(files.subjectType, type),
    mayAct(actor, "upload", files.workspace, { type: files.subjectType, id: files.subjectId }),
    unused,
  );
  const [, , rows] = await store.db.batch([...removal(store, which), ...then]);
  await discard(store, keysIn(rows));
  return rows.length;
}

/**
 * Deletes files of a kind of record whose record is gone: for the scheduled work of features that forget records after some
 * time. @param gone as a condition on `files`
 */
export async function dropOrphans(store: FileStore, type: string, gone: SQL): Promise<number> {
  const which = and(eq(files.subjectType, type), gone);
  const [, , rows] = await store.db.batch(removal(store, which));
  await discard(store, keysIn(rows));
  return rows.length;
}
