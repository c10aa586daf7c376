import { and, asc, desc, eq, not, sql } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { siteReports } from "~db/schema/account.ts";
import { sites } from "~db/schema/tools.ts";
import { MAX_ENTRIES } from "./site-reports.schemas.ts";

/** What pages show of an entry. */
export const ENTRY = {
  id: siteReports.id,
  kind: siteReports.kind,
  place: siteReports.place,
  happenedOn: siteReports.happenedOn,
  note: siteReports.note,
  taken: siteReports.taken,
  loss: siteReports.lossCents,
  caseNumber: siteReports.caseNumber,
  status: siteReports.status,
  steps: siteReports.steps,
  version: siteReports.version,
  sample: siteReports.sample,
};

/** So many names of sites are offered. */
const MOST_SITES = 200;

/** The reports and the names of the sites of the workspace that somebody works in, newest first, and how many they are without the examples. */
export async function readEntries(db: Database, actor: Person) {
  const names = db
    .select({ name: sites.name })
    .from(sites)
    .where(and(eq(sites.workspace, actor.workspace), mayRead(actor, sites.workspace), not(sites.sample)))
    .orderBy(asc(sites.name))
    .limit(MOST_SITES);
  const reports = db
    .select(ENTRY)
    .from(siteReports)
    .where(and(eq(siteReports.workspace, actor.workspace), mayRead(actor, siteReports.workspace)))
    .orderBy(
      asc(sql`${siteReports.status} = 'closed'`),
      desc(siteReports.happenedOn),
      desc(siteReports.createdAt),
      desc(siteReports.id),
    )
    // The examples stand beside what a workspace may hold.
    .limit(2 * MAX_ENTRIES);
  const [entries, named] = await db.batch([reports, names]);
  return {
    entries,
    siteNames: named.map(({ name }) => name),
    count: entries.filter(({ sample }) => !sample).length,
  };
}
export type Entry = Awaited<ReturnType<typeof readEntries>>["entries"][number];

/** One entry, for whoever may read it. */
export async function findEntry(db: Database, actor: Person, id: string): Promise<Entry | undefined> {
  const [entry] = await db
    .select(ENTRY)
    .from(siteReports)
    .where(and(eq(siteReports.id, id), mayRead(actor, siteReports.workspace)));
  return entry;
}
