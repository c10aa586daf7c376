import { and, eq, isNull, sql } from "drizzle-orm";
import { dropFiles, type FileStore } from "~/engines/file/file.server.ts";
import { metresBetween, type Position } from "~/engines/place/place.ts";
import { type Actor, mayAct, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { fold } from "~/lib/fold.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import { type Database, isTaken } from "~db/client.ts";
import { sites, siteVisits } from "~db/schema/tools.ts";
import { capabilityLinks } from "~db/schema/trust.ts";
import { positionOf } from "./find-sites.logic.ts";
import { SITE_LIMITS } from "./sites.limits.ts";
import { findSite, type ListedSite, SITE } from "./sites.queries.server.ts";
import type { SiteChange, VisitChange } from "./sites.schemas.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

type Of<Intent extends SiteChange["intent"]> = Extract<SiteChange, { intent: Intent }>;

/** A stale page is told what the site says now. */
export type SiteResult =
  | CommandResult<"full" | "gone", { id: string }>
  | CommandResult<"not-allowed", { id: string }>
  | CommandResult<"stale", { id: string }, { current: ListedSite }>;

const valuesOf = ({ position, ...others }: Omit<Of<"add">, "intent" | "idem">) => ({
  ...others,
  latitude: position?.latitude ?? null,
  longitude: position?.longitude ?? null,
});

/** Adds a site while there is room. The form's key is its id: what is sent twice is added once. */
export async function addSite(
  { db, now }: Deps,
  actor: Person,
  { intent, idem, ...typed }: Of<"add">,
): Promise<SiteResult> {
  const at = now();
  const { workspace } = actor;
  const values = valuesOf(typed);
  const own = sql`select count(*) from ${sites} where ${sites.workspace} = ${workspace} and not ${sites.sample}`;
  const key = await submissionKey(idem, JSON.stringify(values));
  try {
    await db.batch([
      takeOnlyIf(
        db,
        workspace,
        key,
        at,
        sql`(${own}) < ${SITE_LIMITS.sites} and ${mayWrite(actor, workspace)}`,
      ),
      db.insert(sites).values({ ...values, id: idem, workspace, createdAt: at.toISOString() }),
    ]);
  } catch (error) {
    if (isRepeat(error) || isTaken(error, "sites.id")) return { ok: true, id: idem };
    if (!isRefused(error)) throw error;
    const [may] = await db
      .select({ yes: sql<number>`(${mayWrite(actor, workspace)})` })
      .from(sql`(select 1)`);
    return { ok: false, error: may?.yes ? "full" : "not-allowed" };
  }
  return { ok: true, id: idem };
}

/** Changes a site unless it was changed since the form was rendered. A changed sample becomes the user's own. */
export async function changeSite(
  { db }: Deps,
  actor: Person,
  { intent, site: id, version, ...typed }: Of<"change">,
): Promise<SiteResult> {
  const values = valuesOf(typed);
  const [changed] = await db
    .update(sites)
    .set({ ...values, sample: false, version: sql`${sites.version} + 1` })
    .where(and(eq(sites.id, id), mayWrite(actor, sites.workspace), eq(sites.version, version)))
    .returning({ id: sites.id });
  if (changed) return { ok: true, id };
  const current = await findSite(db, actor, id);
  if (!current) return { ok: false, error: "gone" };
  if (current.version === version) return { ok: false, error: "not-allowed" };
  // The same form sent twice finds what it wrote.
  const same = Object.entries(values).every(([name, value]) => current[name as keyof ListedSite] === value);
  return same ? { ok: true, id } : { ok: false, error: "stale", current };
}

/** Removes a site with who came to it, and its photos, which stand in a store of their own. What is gone already is gone. */
export async function removeSite(store: FileStore, actor: Person, id: string): Promise<SiteResult> {
  const { db } = store;
  const [[removed], [left]] = await db.batch([
    db
      .delete(sites)
      .where(and(eq(sites.id, id), mayWrite(actor, sites.workspace)))
      .returning({ workspace: sites.workspace }),
    db.select({ id: sites.id }).from(sites).where(eq(sites.id, id)),
  ]);
  if (removed)
    await dropFiles(store, actor, { workspace: removed.workspace as Person["workspace"], type: SITE, id });
  return left ? { ok: false, error: "not-allowed" } : { ok: true, id };
}

/** A name as two people's hands write it. */
export const nameKeyOf = (name: string) => fold(name).replace(/\s+/g, " ").trim();

export type VisitResult = CommandResult<"present" | "absent" | "changed" | "full" | "not-allowed">;

/** How far somebody is from the gate; nothing where the gate has no position. */
async function metresFromGate(db: Database, site: string, here: Position): Promise<number | undefined> {
  const [found] = await db
    .select({ latitude: sites.latitude, longitude: sites.longitude })
    .from(sites)
    .where(eq(sites.id, site));
  const gate = found && positionOf(found);
  return gate && Math.round(metresBetween(here, gate));
}

/**
 * Somebody comes in: a member's entry, or by a link with the verb `sign`. The rules that they accepted are those that the
 * site has, or nothing is written; nobody is on a site twice. A position is kept as the distance to the gate alone, and
 * keeps nobody out, however far it is.
 */
export async function checkIn(
  { db, now }: Deps,
  actor: Actor,
  {
    site,
    idem,
    printedName,
    company,
    reason,
    version,
    here,
    accuracy,
  }: Extract<VisitChange, { intent: "check-in" }> & { site: string },
): Promise<VisitResult> {
  const at = now().toISOString();
  const metres = here && (await metresFromGate(db, site, here));
  const subject = { type: SITE, id: sites.id };
  const room = sql`(select count(*) from ${siteVisits} as there where there.site_id = ${site} and there.left_at is null)
    < ${SITE_LIMITS.present}`;
  const link = actor.kind === "holder" ? actor.link : null;
  try {
    const [[written]] = await db.batch([
      db
        .insert(siteVisits)
        .select(
          sql`select ${idem}, ${sites.workspace}, ${sites.id}, ${printedName}, ${nameKeyOf(printedName)}, ${company},
            ${reason}, ${sites.version}, ${at}, null, ${link}, ${metres ?? null},
            ${metres === undefined ? null : (accuracy ?? null)}, 0 from ${sites}
            where ${sites.id} = ${site} and ${sites.version} = ${version} and ${room}
            and ${mayAct(actor, "sign", sites.workspace, subject)}`,
        )
        .returning({ id: siteVisits.id }),
      db
        .update(capabilityLinks)
        .set({ lastUsedAt: at })
        .where(
          and(
            eq(capabilityLinks.id, link ?? ""),
            sql`exists (select 1 from ${siteVisits} where ${siteVisits.id} = ${idem})`,
          ),
        ),
    ]);
    if (written) return { ok: true };
  } catch (error) {
    if (isTaken(error, "site_visits.id")) return { ok: true };
    if (isTaken(error, "site_visits.name_key")) {
      const [same] = await db.select({ id: siteVisits.id }).from(siteVisits).where(eq(siteVisits.id, idem));
      return same ? { ok: true } : { ok: false, error: "present" };
    }
    throw error;
  }
  const [why] = await db
    .select({
      version: sites.version,
      may: sql<number>`(${mayAct(actor, "sign", sites.workspace, subject)})`,
    })
    .from(sites)
    .where(eq(sites.id, site));
  if (!why?.may) return { ok: false, error: "not-allowed" };
  return { ok: false, error: why.version === version ? "full" : "changed" };
}

/** Somebody leaves, by the name that they came in by. Who has left already is told so. */
export async function checkOut(
  { db, now }: Deps,
  actor: Actor,
  { site, printedName }: { site: string; printedName: string },
): Promise<VisitResult> {
  const at = now().toISOString();
  const allowed = mayAct(actor, "sign", siteVisits.workspace, { type: SITE, id: siteVisits.siteId });
  const [left] = await db
    .update(siteVisits)
    .set({ leftAt: at })
    .where(
      and(
        eq(siteVisits.siteId, site),
        eq(siteVisits.nameKey, nameKeyOf(printedName)),
        isNull(siteVisits.leftAt),
        allowed,
      ),
    )
    .returning({ id: siteVisits.id });
  return left ? { ok: true } : { ok: false, error: "absent" };
}
