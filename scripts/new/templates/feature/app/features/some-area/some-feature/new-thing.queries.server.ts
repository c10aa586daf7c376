import { desc, eq } from "drizzle-orm";
import type { WorkspaceId } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { newThing } from "~db/schema/some-area.ts";
import { MAX_ENTRIES } from "./new-thing.schemas.ts";

/** What pages show of an entry. */
export const ENTRY = {
  id: newThing.id,
  title: newThing.title,
  version: newThing.version,
  sample: newThing.sample,
};

/** The entries of a workspace, newest first, and how many they are without the examples. */
export async function readEntries(db: Database, workspace: WorkspaceId) {
  const entries = await db
    .select(ENTRY)
    .from(newThing)
    .where(eq(newThing.workspace, workspace))
    .orderBy(desc(newThing.createdAt), desc(newThing.id))
    // The examples stand beside what a workspace may hold.
    .limit(2 * MAX_ENTRIES);
  return { entries, count: entries.filter(({ sample }) => !sample).length };
}
export type Entry = Awaited<ReturnType<typeof readEntries>>["entries"][number];
