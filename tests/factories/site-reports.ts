import type { Database } from "~db/client.ts";
import { siteReports } from "~db/schema/account.ts";
import { freshGuest } from "../factories.ts";

/** A row of `site_reports` in a workspace of its own, unless the test says otherwise. */
export function siteReportsRow(values: Partial<typeof siteReports.$inferInsert> = {}) {
  return {
    id: crypto.randomUUID(),
    workspace: freshGuest() as string,
    kind: "theft" as const,
    place: "A place",
    happenedOn: "2026-03-01",
    createdAt: "2026-03-02T10:00:00.000Z",
    ...values,
  };
}

/** Such a row, written. */
export async function createSiteReports(db: Database, values: Partial<typeof siteReports.$inferInsert> = {}) {
  const row = siteReportsRow(values);
  await db.insert(siteReports).values(row);
  return row;
}
