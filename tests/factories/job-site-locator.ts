import type { Database } from "~db/client.ts";
import { jobSiteLocator } from "~db/schema/tools.ts";
import { freshGuest } from "../factories.ts";

/** A row of `job_site_locator` in a workspace of its own, unless the test says otherwise. */
export function jobSiteLocatorRow(values: Partial<typeof jobSiteLocator.$inferInsert> = {}) {
  return {
    id: crypto.randomUUID(),
    workspace: freshGuest() as string,
    title: "A title",
    createdAt: "2026-03-02T10:00:00.000Z",
    ...values,
  };
}

/** Such a row, written. */
export async function createJobSiteLocator(
  db: Database,
  values: Partial<typeof jobSiteLocator.$inferInsert> = {},
) {
  const row = jobSiteLocatorRow(values);
  await db.insert(jobSiteLocator).values(row);
  return row;
}
