import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { dropFiles, type FileProblem, type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { files } from "~db/schema/file.ts";
import { listings } from "~db/schema/listing.ts";
import { listingPhotos } from "~db/schema/listing-photos.ts";
import { LISTING_PHOTOS } from "./photos.ts";

const TYPE = "listing";

const subjectOf = async (db: Database, actor: Person, id: string) => {
  const [row] = await db
    .select({ workspace: listings.workspace, may: sql<number>`(${mayWrite(actor, listings.workspace)})` })
    .from(listings)
    .where(and(eq(listings.id, id), mayRead(actor, listings.workspace)));
  if (!row) return "gone";
  return row.may ? { workspace: row.workspace as Person["workspace"], type: TYPE, id } : "not-allowed";
};

/** Keeps one more photo of a listing, behind the others. */
export async function addListingPhoto(
  store: FileStore,
  actor: Person,
  { listing, ...file }: { listing: string; id: string; name: string; bytes: Uint8Array },
): Promise<CommandResult<"gone" | "not-allowed" | FileProblem | "tooLarge" | "full" | "tooMany">> {
  const subject = await subjectOf(store.db, actor, listing);
  if (typeof subject === "string") return { ok: false, error: subject };
  const { bytes: most, count } = LISTING_PHOTOS;
  return keepFile(store, actor, subject, file, { kind: "picture", most, count });
}

/** Takes a photo of a listing away. What is gone already is gone. */
export async function dropListingPhoto(
  store: FileStore,
  actor: Person,
  { listing, file }: { listing: string; file: string },
): Promise<CommandResult<"gone" | "not-allowed">> {
  const subject = await subjectOf(store.db, actor, listing);
  if (typeof subject === "string") return { ok: false, error: subject };
  await dropFiles(store, actor, subject, file);
  return { ok: true };
}

/** In their order: those that were put somewhere first, then the oldest. @param photo, place what the tables are called */
const inOrder = (photo: SQL, place: SQL) =>
  sql`coalesce(${place}.position, 1000), ${photo}.created_at, ${photo}.id`;

/** Puts a photo before all others: it is the one that lists show. The others keep their order. */
export async function putFirst(
  { db }: { db: Database },
  actor: Person,
  { listing, file }: { listing: string; file: string },
): Promise<CommandResult<"gone" | "not-allowed">> {
  const subject = await subjectOf(db, actor, listing);
  if (typeof subject === "string") return { ok: false, error: subject };
  const rows = sql`select photo.id, ${listing}, row_number() over (order by photo.id <> ${file},
      ${inOrder(sql`photo`, sql`place`)}) as position
    from ${files} as photo left join ${listingPhotos} as place on place.file_id = photo.id
    where photo.workspace_id = ${subject.workspace} and photo.subject_type = ${TYPE} and photo.subject_id = ${listing}
    and ${mayWrite(actor, subject.workspace)}`;
  await db
    .insert(listingPhotos)
    .select(rows)
    .onConflictDoUpdate({ target: listingPhotos.fileId, set: { position: sql`excluded.position` } });
  return { ok: true };
}

/** The photos of a listing in their order, for a batch: asked only for a listing that was read with its guard. */
export const listingPhotosQuery = (db: Database, listing: string) =>
  db
    .select({ id: files.id })
    .from(files)
    .innerJoin(listings, and(eq(listings.id, listing), eq(files.workspace, listings.workspace)))
    .leftJoin(listingPhotos, eq(listingPhotos.fileId, files.id))
    .where(and(eq(files.subjectType, TYPE), eq(files.subjectId, listing)))
    .orderBy(sql`coalesce(${listingPhotos.position}, 1000), ${files.createdAt}, ${files.id}`);

/** The first photo of a listing, as a scalar subquery; null where it has none. @param listing what the statement calls it */
export const firstPhoto = (listing: SQL): SQL<string | null> =>
  sql`(select photo.id from files as photo left join listing_photos as place on place.file_id = photo.id
    where photo.workspace_id = ${listing}.workspace_id and photo.subject_type = 'listing' and photo.subject_id = ${listing}.id
    order by coalesce(place.position, 1000), photo.created_at, photo.id limit 1)`;

/** Who may see a photo of a listing: everybody once it is published, its own workspace always. A condition on `files`. */
export const maySeeListingPhoto = (actor: Person | undefined): SQL =>
  sql`(${files.subjectType} = ${TYPE} and exists (select 1 from ${listings} where ${listings.id} = ${files.subjectId}
    and ${listings.workspace} = ${files.workspace}
    and ${or(
      sql`(${listings.state} = 'published' and not ${listings.sample})`,
      actor ? mayRead(actor, listings.workspace) : sql`0`,
    )}))`;
