import { and, eq, sql } from "drizzle-orm";
import { began, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import { mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { localDay } from "~/lib/local-day.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { Database } from "~db/client.ts";
import type { SiteService } from "~db/schema/site-services.terms.ts";
import { siteServices, siteServiceVisits } from "~db/schema/site-services.ts";
import process from "./service.process.server.ts";
import { SERVICE_LIMITS } from "./site-services.limits.ts";
import { isDue } from "./visits.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

export interface NewService {
  kind: SiteService;
  quantity: number;
  supplier: string;
  siteName: string;
  /** `YYYY-MM-DD`. */
  startsOn: string;
  everyDays: number;
  /** One of them for 28 days. */
  monthCents: number;
  note: string;
  zone: string;
}

/** Writes a service down that a site asks for. The form's key is its id: what is sent twice is asked for once. */
export async function orderService(
  { db, now }: Deps,
  actor: Person,
  { idem, zone, ...service }: NewService & { idem: string },
): Promise<CommandResult<"full" | "not-allowed", { id: string }>> {
  const { workspace } = actor;
  const at = now();
  const room = sql`(select count(*) from ${siteServices} where ${siteServices.workspace} = ${workspace}
    and not ${siteServices.sample}) < ${SERVICE_LIMITS.services}`;
  try {
    await db.batch([
      takeOnlyIf(
        db,
        workspace,
        await submissionKey(idem, "site-service"),
        at,
        sql`(${mayWrite(actor, workspace)} and ${room})`,
      ),
      db.insert(siteServices).values({
        ...{ ...service, id: idem, workspace, siteZone: zone },
        ...{ stateSince: at.toISOString(), createdAt: at.toISOString() },
      }),
      began(db, process, actor, { record: idem, party: "crew", now: at }),
    ]);
  } catch (error) {
    if (!isRepeat(error) && !isRefused(error)) throw error;
    if (isRefused(error)) return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
  }
  return { ok: true, id: idem };
}

/** Confirmed by the supplier, called off, or cancelled before it came. */
export const moveService = (
  deps: Deps,
  actor: Person,
  {
    id,
    transition,
    version,
    idem,
    why,
  }: { id: string; transition: "confirm" | "callOff" | "cancel"; version: number; idem: string; why: string },
): Promise<CommandResult<MoveRefusal>> =>
  move(deps, process, actor, {
    ...{ record: id, transition, version, idem },
    ...(transition === "callOff" && { note: why }),
  });

/** How often it is serviced from now on: the days that were due before stay in the log where something was said of them. */
export async function changeFrequency(
  { db }: Deps,
  actor: Person,
  { id, version, everyDays }: { id: string; version: number; everyDays: number },
): Promise<CommandResult<"gone" | "not-allowed" | "stale">> {
  const may = mayWrite(actor, siteServices.workspace);
  const [changed, [found]] = await db.batch([
    db
      .update(siteServices)
      .set({ everyDays, version: version + 1, sample: false })
      .where(
        and(
          eq(siteServices.id, id),
          may,
          eq(siteServices.version, version),
          sql`${siteServices.state} in ('requested', 'running')`,
        ),
      )
      .returning({ id: siteServices.id }),
    db
      .select({ may: sql<number>`(${may})`, everyDays: siteServices.everyDays })
      .from(siteServices)
      .where(eq(siteServices.id, id)),
  ]);
  if (changed.length > 0) return { ok: true };
  if (!found) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  // The same form twice has changed it already.
  return found.everyDays === everyDays ? { ok: true } : { ok: false, error: "stale" };
}

/** Says of a day on which a service was due whether it was done. Said anew it stands anew; a day that was none is refused. */
export async function reportVisit(
  { db, now }: Deps,
  actor: Person,
  { id, dueOn, outcome, said }: { id: string; dueOn: string; outcome: "done" | "missed"; said: string },
): Promise<CommandResult<"gone" | "notDue">> {
  const [service] = await db
    .select({
      startsOn: siteServices.startsOn,
      everyDays: siteServices.everyDays,
      state: siteServices.state,
      stateSince: siteServices.stateSince,
      zone: siteServices.siteZone,
    })
    .from(siteServices)
    .where(and(eq(siteServices.id, id), mayWrite(actor, siteServices.workspace)));
  if (!service) return { ok: false, error: "gone" };
  const { zone, state, stateSince } = service;
  const endedOn = state === "off" ? localDay(new Date(stateSince), zone) : null;
  const runs = state === "running" || state === "off";
  if (!runs || !isDue({ ...service, endedOn }, dueOn) || dueOn > localDay(now(), zone))
    return { ok: false, error: "notDue" };
  await db
    .insert(siteServiceVisits)
    .select(
      sql`select ${crypto.randomUUID()}, ${siteServices.workspace}, ${siteServices.id}, ${dueOn}, ${outcome}, ${said},
        ${now().toISOString()} from ${siteServices}
        where ${siteServices.id} = ${id} and ${mayWrite(actor, siteServices.workspace)}`,
    )
    .onConflictDoUpdate({
      target: [siteServiceVisits.serviceId, siteServiceVisits.dueOn],
      set: { outcome, note: said },
    });
  return { ok: true };
}

/** Takes a service out of the list with its log. What is gone already is gone. */
export async function removeService(
  { db }: Deps,
  actor: Person,
  { id }: { id: string },
): Promise<CommandResult<"not-allowed">> {
  const [removed, left] = await db.batch([
    db
      .delete(siteServices)
      .where(and(eq(siteServices.id, id), mayWrite(actor, siteServices.workspace)))
      .returning({ id: siteServices.id }),
    db.select({ id: siteServices.id }).from(siteServices).where(eq(siteServices.id, id)),
  ]);
  return removed.length > 0 || left.length === 0 ? { ok: true } : { ok: false, error: "not-allowed" };
}
