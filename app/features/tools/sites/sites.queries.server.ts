import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { type Actor, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { sites, siteVisits } from "~db/schema/tools.ts";
import { SITE_LIMITS } from "./sites.limits.ts";

/** The kind of a site's links. */
export const SITE = "site";

/** What pages show of a site. */
const SHOWN = {
  id: sites.id,
  workspace: sites.workspace,
  name: sites.name,
  status: sites.status,
  address: sites.address,
  latitude: sites.latitude,
  longitude: sites.longitude,
  siteZone: sites.siteZone,
  trades: sites.trades,
  gate: sites.gate,
  hours: sites.hours,
  parking: sites.parking,
  hazards: sites.hazards,
  ppe: sites.ppe,
  hospital: sites.hospital,
  contacts: sites.contacts,
  rules: sites.rules,
  version: sites.version,
  sample: sites.sample,
};

/** How many are on a site now. In words, because a column of a query's only table is written without its table. */
const present = sql<number>`(select count(*) from site_visits as here where here.site_id = sites.id and here.left_at is null)`;

/** The sites of the workspace that somebody works in, by name; who owns nothing has none. */
export async function readSites(db: Database, actor: Person | undefined) {
  if (!actor) return [];
  return (
    db
      .select({ ...SHOWN, present })
      .from(sites)
      .where(and(eq(sites.workspace, actor.workspace), mayRead(actor, sites.workspace)))
      .orderBy(asc(sites.name), asc(sites.id))
      // The examples stand beside what a workspace may hold.
      .limit(SITE_LIMITS.sites + 50)
  );
}
export type ListedSite = Awaited<ReturnType<typeof readSites>>[number];

/** One site as somebody may see it, a holder of a link to it too; undefined where it is none of theirs. */
export async function findSite(db: Database, actor: Actor, id: string) {
  const [found] = await db
    .select({ ...SHOWN, present })
    .from(sites)
    .where(and(eq(sites.id, id), mayRead(actor, sites.workspace, { type: SITE, id: sites.id })));
  return found;
}

/** Whether punches and bookings ask who is cleared for a site. Not for holders of links. */
export async function readAsksGate(db: Database, actor: Person, site: string): Promise<boolean> {
  const [found] = await db
    .select({ asks: sites.asksGate })
    .from(sites)
    .where(and(eq(sites.id, site), mayRead(actor, sites.workspace)));
  return found?.asks ?? true;
}

/** Who is on a site, who came first standing first: the list for a muster. Not for holders of links. */
export async function readPresent(db: Database, actor: Person, site: string) {
  return db
    .select({
      id: siteVisits.id,
      printedName: siteVisits.printedName,
      company: siteVisits.company,
      reason: siteVisits.reason,
      cameAt: siteVisits.cameAt,
      leftAt: siteVisits.leftAt,
      metres: siteVisits.metres,
      accuracy: siteVisits.accuracy,
      sample: siteVisits.sample,
    })
    .from(siteVisits)
    .where(and(eq(siteVisits.siteId, site), isNull(siteVisits.leftAt), mayRead(actor, siteVisits.workspace)))
    .orderBy(asc(siteVisits.cameAt), asc(siteVisits.id))
    .limit(SITE_LIMITS.present);
}
export type Visit = Awaited<ReturnType<typeof readPresent>>[number];

/** The last who came, those who left too. */
export async function readVisits(db: Database, actor: Person, site: string, most = 30): Promise<Visit[]> {
  return db
    .select({
      id: siteVisits.id,
      printedName: siteVisits.printedName,
      company: siteVisits.company,
      reason: siteVisits.reason,
      cameAt: siteVisits.cameAt,
      leftAt: siteVisits.leftAt,
      metres: siteVisits.metres,
      accuracy: siteVisits.accuracy,
      sample: siteVisits.sample,
    })
    .from(siteVisits)
    .where(and(eq(siteVisits.siteId, site), mayRead(actor, siteVisits.workspace)))
    .orderBy(desc(siteVisits.cameAt), desc(siteVisits.id))
    .limit(most);
}
