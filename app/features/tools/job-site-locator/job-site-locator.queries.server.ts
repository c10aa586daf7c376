import { desc, eq } from "drizzle-orm";
import type { WorkspaceId } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { jobSiteLocator } from "~db/schema/tools.ts";
import { MAX_ENTRIES } from "./job-site-locator.schemas.ts";

/** What pages show of an entry. */
export const ENTRY = {
  id: jobSiteLocator.id,
  title: jobSiteLocator.title,
  version: jobSiteLocator.version,
  sample: jobSiteLocator.sample,
};

/** The entries of a workspace, newest first, and how many they are without the examples. */
export async function readEntries(db: Database, workspace: WorkspaceId) {
  const entries = await db
    .select(ENTRY)
    .from(jobSiteLocator)
    .where(eq(jobSiteLocator.workspace, workspace))
    .orderBy(desc(jobSiteLocator.createdAt), desc(jobSiteLocator.id))
    // The examples stand beside what a workspace may hold.
    .limit(2 * MAX_ENTRIES);
  return { entries, count: entries.filter(({ sample }) => !sample).length };
}
export type Entry = Awaited<ReturnType<typeof readEntries>>["entries"][number];
