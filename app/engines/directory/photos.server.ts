import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { directoryEntries, directoryPhotos } from "~db/schema/directory.ts";
import { files } from "~db/schema/file.ts";
import { dropFiles, type FileProblem, type FileStore, keepFile } from "../file/file.server.ts";
import { mayRead, mayWrite, type Person } from "../trust/trust.server.ts";
import { DIRECTORY_LIMITS } from "./kind.ts";
import { visible } from "./walls.server.ts";

/** What a photo of an entry is a file of. */
export const ENTRY_PHOTO = "directoryEntry";

async function subjectOf(db: Database, actor: Person, id: string) {
  const [row] = await db
    .select({
      workspace: directoryEntries.workspace,
      may: sql<number>`(${mayWrite(actor, directoryEntries.workspace)})`,
    })
    .from(directoryEntries)
    .where(and(eq(directoryEntries.id, id), visible(actor)));
  if (!row) return "gone";
  return row.may
    ? { workspace: row.workspace as Person["workspace"], type: ENTRY_PHOTO, id }
    : ("not-allowed" as const);
}

export interface NewPhoto {
  entry: string;
  /** The key of the form, which is the id of the file. */
  idem: string;
  name: string;
  bytes: Uint8Array;
  /** Of which job it is, and its year where that is said. */
  job: string;
  year: number | null;
}

/** Keeps a photo of a job on the page of an entry, for whoever looks after it. What it shows is written in the same batch. */
export async function addEntryPhoto(
  store: FileStore,
  actor: Person,
  { entry, idem, job, year, ...file }: NewPhoto,
): Promise<CommandResult<"gone" | "not-allowed" | FileProblem | "tooLarge" | "full" | "tooMany">> {
  const { db } = store;
  const subject = await subjectOf(db, actor, entry);
  if (typeof subject === "string") return { ok: false, error: subject };
  const { photoBytes: most, photos: count } = DIRECTORY_LIMITS;
  return keepFile(
    store,
    actor,
    subject,
    { id: idem, ...file },
    {
      ...{ kind: "picture", most, count },
      when: sql`exists (select 1 from directory_entries as page where page.id = ${entry}
        and page.workspace_id = ${subject.workspace})`,
      also: (written) => [
        db
          .insert(directoryPhotos)
          .select(sql`select ${idem}, ${entry}, ${job}, ${year} where ${written}`)
          .onConflictDoNothing(),
      ],
    },
  );
}

/** Takes a photo away. What is gone already is gone. */
export async function dropEntryPhoto(
  store: FileStore,
  actor: Person,
  { entry, file }: { entry: string; file: string },
): Promise<CommandResult<"gone" | "not-allowed">> {
  const subject = await subjectOf(store.db, actor, entry);
  if (typeof subject === "string") return { ok: false, error: subject };
  await dropFiles(store, actor, subject, file);
  return { ok: true };
}

/** The photos of an entry, the oldest first: of whoever looks after it now, whose page it was before. For a batch. */
export const entryPhotos = (db: Database, actor: Person | undefined, entry: string) =>
  db
    .select({ id: files.id, job: directoryPhotos.job, year: directoryPhotos.year })
    .from(directoryPhotos)
    .innerJoin(files, eq(files.id, directoryPhotos.fileId))
    .innerJoin(
      directoryEntries,
      and(eq(directoryEntries.id, directoryPhotos.entryId), eq(directoryEntries.workspace, files.workspace)),
    )
    .where(and(eq(directoryPhotos.entryId, entry), isNull(files.thumbOf), visible(actor)))
    .orderBy(asc(files.createdAt), asc(files.id))
    .limit(DIRECTORY_LIMITS.photos);

/** Who may see a photo of an entry, as a condition on `files`: whoever sees the entry. */
export const maySeeEntryPhoto = (actor: Person | undefined): SQL =>
  sql`(${files.subjectType} = ${ENTRY_PHOTO} and exists (select 1 from ${directoryEntries}
    where ${directoryEntries.id} = ${files.subjectId} and ${directoryEntries.workspace} = ${files.workspace}
    and (${visible(actor)} ${actor ? sql`or ${mayRead(actor, directoryEntries.workspace)}` : sql``})))`;

/** That the entry of a photo is gone, or in other hands, as a condition on `files`. */
export const orphanedPhotos = sql`not exists (select 1 from ${directoryEntries}
  where ${directoryEntries.id} = ${files.subjectId} and ${directoryEntries.workspace} = ${files.workspace})`;
