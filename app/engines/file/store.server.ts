import type { R2Bucket } from "@cloudflare/workers-types";
import { and, asc, eq, inArray, lt, notExists, sql } from "drizzle-orm";
import { base64Of, bytesFromBase64 } from "~/lib/base64.ts";
import type { Database } from "~db/client.ts";
import { fileLeftovers, fileParts, files } from "~db/schema/file.ts";
import { joined } from "./picture/bytes.ts";

/** Where files lie: in the bucket, and where an installation has none in the database. */
export interface FileStore {
  db: Database;
  bucket?: R2Bucket;
  now: () => Date;
}

/** The store of a request. */
export const storeOf = ({
  db,
  env,
  now,
}: Pick<FileStore, "db" | "now"> & { env: { pictures?: FileStore["bucket"] } }): FileStore => ({
  db,
  bucket: env.pictures,
  now,
});

/** Bytes in one row; in base64 far below what D1 takes in a parameter. */
const PART_BYTES = 96 * 1024;

/** The statements that put bytes into the database, where the same batch wrote their row: one with this very content. */
export function insertParts(db: Database, { id, hash }: { id: string; hash: string }, bytes: Uint8Array) {
  const count = Math.ceil(bytes.length / PART_BYTES);
  return Array.from({ length: count }, (_, part) => {
    const content = base64Of(bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES));
    return db
      .insert(fileParts)
      .select(sql`select ${id}, ${part}, ${content} from ${files} where ${files.id} = ${id}
        and ${files.hash} = ${hash} and ${files.storedAs} is null`)
      .onConflictDoNothing();
  });
}

async function partsOf(db: Database, id: string): Promise<Uint8Array<ArrayBuffer>> {
  const rows = await db
    .select({ content: fileParts.content })
    .from(fileParts)
    .where(eq(fileParts.fileId, id))
    .orderBy(asc(fileParts.part));
  return joined(rows.map(({ content }) => bytesFromBase64(content)));
}

/** The bytes of a file that lies in the database; undefined where there are none. */
export async function bytesInDatabase(db: Database, id: string): Promise<Uint8Array | undefined> {
  const found = await partsOf(db, id);
  return found.length > 0 ? found : undefined;
}

/** The bytes of a file; undefined where the store has lost them. */
export async function bytesOf(
  { db, bucket }: Pick<FileStore, "db" | "bucket">,
  { id, storedAs, bytes }: { id: string; storedAs: string | null; bytes: number },
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (storedAs === null) {
    const found = await partsOf(db, id);
    return found.length === bytes ? found : undefined;
  }
  const object = await bucket?.get(storedAs);
  return object ? new Uint8Array((await object.arrayBuffer()) as ArrayBuffer) : undefined;
}

/** Puts bytes into the bucket under a key of their own, which is known as a leftover until a row has it. */
export async function putAside({ db, bucket, now }: FileStore & { bucket: R2Bucket }, bytes: Uint8Array) {
  const storedAs = `files/${crypto.randomUUID()}`;
  await db.insert(fileLeftovers).values({ storedAs, since: now().toISOString() });
  await bucket.put(storedAs, bytes);
  return storedAs;
}

/** Takes objects out of the bucket that no row has; what fails is done by the next sweep. */
export async function discard({ db, bucket }: Omit<FileStore, "now">, keys: readonly string[]) {
  if (keys.length === 0 || !bucket) return;
  try {
    await bucket.delete([...keys]);
    await db.delete(fileLeftovers).where(inArray(fileLeftovers.storedAs, [...keys]));
  } catch {
    // They stand among the leftovers.
  }
}

/** As long as the slowest upload may be between the bucket and its row. */
const IN_FLIGHT_MS = 60 * 60 * 1000;
const A_TIME = 90;

/** Clears what stayed behind in the bucket when a step failed: for the scheduled run. */
export async function sweepFiles({ db, bucket, now }: FileStore): Promise<void> {
  if (!bucket) return;
  const before = new Date(now().getTime() - IN_FLIGHT_MS).toISOString();
  const kept = db.select({ one: sql`1` }).from(files).where(eq(files.storedAs, fileLeftovers.storedAs));
  const rows = await db
    .select({ storedAs: fileLeftovers.storedAs })
    .from(fileLeftovers)
    .where(and(lt(fileLeftovers.since, before), notExists(kept)))
    .limit(A_TIME);
  const keys = rows.map(({ storedAs }) => storedAs);
  if (keys.length === 0) return;
  await bucket.delete(keys);
  await db.delete(fileLeftovers).where(inArray(fileLeftovers.storedAs, keys));
}
