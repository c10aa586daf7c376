import { and, desc, eq } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { newThing } from "~db/schema/some-area.ts";
import { MAX_ENTRIES } from "./new-thing.schemas.ts";

/** What pages show of an entry. */
export const ENTRY = {
  id: newThing.id,
  topic: newThing.topic,
  note: newThing.note,
  version: newThing.version,
  sample: newThing.sample,
};

/** The entries of the workspace that somebody works in, newest first, and how many they are without the examples. */
export async function readEntries(db: Database, actor: Person) {
  const entries = await db
    .select(ENTRY)
    .from(newThing)
    .where(and(eq(newThing.workspace, actor.workspace), mayRead(actor, newThing.workspace)))
    .orderBy(desc(newThing.createdAt), desc(newThing.id))
    // The examples stand beside what a workspace may hold.
    .limit(2 * MAX_ENTRIES);
  return { entries, count: entries.filter(({ sample }) => !sample).length };
}
export type Entry = Awaited<ReturnType<typeof readEntries>>["entries"][number];

/** One entry, for whoever may read it. */
export async function findEntry(db: Database, actor: Person, id: string): Promise<Entry | undefined> {
  const [entry] = await db
    .select(ENTRY)
    .from(newThing)
    .where(and(eq(newThing.id, id), mayRead(actor, newThing.workspace)));
  return entry;
}
