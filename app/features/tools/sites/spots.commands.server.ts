import { and, eq, sql } from "drizzle-orm";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { type Database, isTaken } from "~db/client.ts";
import { siteSpots, sites } from "~db/schema/tools.ts";
import { nameKeyOf } from "./sites.commands.server.ts";
import { SITE_LIMITS } from "./sites.limits.ts";
import type { SpotChange } from "./sites.schemas.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

export type SpotResult = CommandResult<"taken" | "full" | "not-allowed">;

/** Adds a room or a machine to a site. The form's key is its id: what is sent twice is added once. */
export async function addSpot(
  { db, now }: Deps,
  actor: Person,
  { site, idem, kind, name, note }: Extract<SpotChange, { intent: "spot-add" }> & { site: string },
): Promise<SpotResult> {
  const allowed = and(eq(sites.id, site), mayWrite(actor, sites.workspace));
  const has = sql`(select count(*) from ${siteSpots} as others where others.site_id = ${site})`;
  try {
    const [added] = await db
      .insert(siteSpots)
      .select(
        sql`select ${idem}, ${sites.workspace}, ${sites.id}, ${kind}, ${name}, ${nameKeyOf(name)}, ${note}, 0,
          ${now().toISOString()} from ${sites} where ${allowed} and ${has} < ${SITE_LIMITS.spots}`,
      )
      .returning({ id: siteSpots.id });
    if (added) return { ok: true };
  } catch (error) {
    if (isTaken(error, "site_spots.id")) return { ok: true };
    if (!isTaken(error, "site_spots.name_key")) throw error;
    const [same] = await db.select({ id: siteSpots.id }).from(siteSpots).where(eq(siteSpots.id, idem));
    return same ? { ok: true } : { ok: false, error: "taken" };
  }
  const [may] = await db.select({ id: sites.id }).from(sites).where(allowed);
  return { ok: false, error: may ? "full" : "not-allowed" };
}

/** Removes a room or a machine; its links open nothing any more. What is gone already is gone. */
export async function removeSpot(
  { db }: Deps,
  actor: Person,
  { site, spot }: { site: string; spot: string },
): Promise<SpotResult> {
  const its = and(eq(siteSpots.id, spot), eq(siteSpots.siteId, site));
  const [, [left]] = await db.batch([
    db.delete(siteSpots).where(and(its, mayWrite(actor, siteSpots.workspace))),
    db.select({ id: siteSpots.id }).from(siteSpots).where(its),
  ]);
  return left ? { ok: false, error: "not-allowed" } : { ok: true };
}
