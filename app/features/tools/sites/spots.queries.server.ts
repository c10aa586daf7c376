import { and, asc, eq, sql } from "drizzle-orm";
import { type Actor, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { siteSpots, sites } from "~db/schema/tools.ts";
import { SITE_LIMITS } from "./sites.limits.ts";

/** The kind of a room's or a machine's links. */
export const SPOT = "site-spot";

/** The rooms and machines of a site by name, each with how many reports came by its links. */
export async function readSpots(db: Database, actor: Person, site: string) {
  return db
    .select({
      id: siteSpots.id,
      kind: siteSpots.kind,
      name: siteSpots.name,
      note: siteSpots.note,
      sample: siteSpots.sample,
      reports: sql<number>`(select count(*) from link_events as said where said.subject_type = ${SPOT}
        and said.subject_id = site_spots.id and said.workspace_id = site_spots.workspace_id and said.act = 'answer')`,
    })
    .from(siteSpots)
    .where(and(eq(siteSpots.siteId, site), mayRead(actor, siteSpots.workspace)))
    .orderBy(asc(siteSpots.name), asc(siteSpots.id))
    .limit(SITE_LIMITS.spots + 10);
}
export type ListedSpot = Awaited<ReturnType<typeof readSpots>>[number];

/** A room or a machine as the holder of a link to it sees it; undefined where it is gone. */
export async function findSpot(db: Database, actor: Actor, id: string) {
  const [found] = await db
    .select({
      id: siteSpots.id,
      kind: siteSpots.kind,
      name: siteSpots.name,
      note: siteSpots.note,
      site: sites.name,
    })
    .from(siteSpots)
    .innerJoin(sites, eq(sites.id, siteSpots.siteId))
    .where(and(eq(siteSpots.id, id), mayRead(actor, siteSpots.workspace, { type: SPOT, id: siteSpots.id })));
  return found;
}
export type SharedSpot = NonNullable<Awaited<ReturnType<typeof findSpot>>>;

/** The site that a room or a machine belongs to, where somebody may see it. */
export async function siteOfSpot(db: Database, actor: Person, id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ site: siteSpots.siteId })
    .from(siteSpots)
    .where(and(eq(siteSpots.id, id), mayRead(actor, siteSpots.workspace)));
  return found?.site;
}
