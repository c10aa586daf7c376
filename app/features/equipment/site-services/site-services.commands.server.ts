import { and, eq, sql } from "drizzle-orm";
import { dropFiles, type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { began, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import { mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom, sha256 } from "~/lib/hash.ts";
import { localDay } from "~/lib/local-day.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { Database } from "~db/client.ts";
import type { SiteService } from "~db/schema/site-services.terms.ts";
import { siteServices, siteServiceVisits } from "~db/schema/site-services.ts";
import { againstOrder } from "./ordering.ts";
import process from "./service.process.server.ts";
import { SERVICE_LIMITS, SERVICE_PHOTOS } from "./site-services.limits.ts";
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
  /** As the supplier said; null for what is usual. */
  noticeDays: number | null;
  accessFeet: number | null;
}

/** Writes a service down that a site asks for. The form's key is its id: what is sent twice is asked for once. */
export async function orderService(
  { db, now }: Deps,
  actor: Person,
  { idem, zone, noticeDays, ...service }: NewService & { idem: string },
): Promise<CommandResult<"full" | "not-allowed" | "soon" | "narrow", { id: string }>> {
  const { workspace } = actor;
  const at = now();
  const against = againstOrder({ ...service, noticeDays }, localDay(at, zone));
  if (against) return { ok: false, error: against };
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
  {
    id,
    dueOn,
    outcome,
    said,
    photo = null,
  }: { id: string; dueOn: string; outcome: "done" | "missed"; said: string; photo?: string | null },
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
        ${now().toISOString()}, ${photo} from ${siteServices}
        where ${siteServices.id} = ${id} and ${mayWrite(actor, siteServices.workspace)}`,
    )
    .onConflictDoUpdate({
      target: [siteServiceVisits.serviceId, siteServiceVisits.dueOn],
      set: { outcome, note: said, ...(photo && { photoId: photo }) },
    });
  return { ok: true };
}

/**
 * Keeps the photo that shows how it was on a day. Its id follows from the service, the day and its bytes, so that the same
 * form sent again is the same photo.
 */
export async function keepVisitPhoto(
  store: FileStore,
  actor: Person,
  {
    id,
    dueOn,
    ...photo
  }: { id: string; dueOn: string; name: string; bytes: Uint8Array<ArrayBuffer>; thumb?: Uint8Array },
): Promise<
  CommandResult<"gone", { file: string }> | Extract<Awaited<ReturnType<typeof keepFile>>, { ok: false }>
> {
  const [service] = await store.db
    .select({ workspace: siteServices.workspace })
    .from(siteServices)
    .where(and(eq(siteServices.id, id), mayWrite(actor, siteServices.workspace)));
  if (!service) return { ok: false, error: "gone" };
  const file = await idFrom(id, dueOn, await sha256(photo.bytes));
  const rules = { kind: "picture", most: SERVICE_LIMITS.photoBytes, count: SERVICE_LIMITS.photos } as const;
  const kept = await keepFile(store, actor, photosOf(service.workspace, id), { id: file, ...photo }, rules);
  return kept.ok ? { ok: true, file } : kept;
}

const photosOf = (workspace: string, id: string) => ({
  ...{ workspace: workspace as Person["workspace"], type: SERVICE_PHOTOS, id },
});

/** What was thought of a service once it is off hire; judged anew it stands anew. */
export async function rateService(
  { db }: Deps,
  actor: Person,
  { id, version, rating, words }: { id: string; version: number; rating: number; words: string },
): Promise<CommandResult<"gone" | "not-allowed" | "stale" | "notOff">> {
  const may = mayWrite(actor, siteServices.workspace);
  const [rated, [found]] = await db.batch([
    db
      .update(siteServices)
      .set({ rating, ratingWords: words, version: version + 1, sample: false })
      .where(
        and(eq(siteServices.id, id), may, eq(siteServices.version, version), eq(siteServices.state, "off")),
      )
      .returning({ id: siteServices.id }),
    db
      .select({
        may: sql<number>`(${may})`,
        state: siteServices.state,
        rating: siteServices.rating,
        words: siteServices.ratingWords,
      })
      .from(siteServices)
      .where(eq(siteServices.id, id)),
  ]);
  if (rated.length > 0) return { ok: true };
  if (!found) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  if (found.state !== "off") return { ok: false, error: "notOff" };
  // The same form twice has said it already.
  return found.rating === rating && found.words === words ? { ok: true } : { ok: false, error: "stale" };
}

/** Takes a service out of the list with its log and its photos. What is gone already is gone. */
export async function removeService(
  store: FileStore,
  actor: Person,
  { id }: { id: string },
): Promise<CommandResult<"not-allowed">> {
  const { db } = store;
  const [removed, left] = await db.batch([
    db
      .delete(siteServices)
      .where(and(eq(siteServices.id, id), mayWrite(actor, siteServices.workspace)))
      .returning({ workspace: siteServices.workspace }),
    db.select({ id: siteServices.id }).from(siteServices).where(eq(siteServices.id, id)),
  ]);
  if (removed[0]) await dropFiles(store, actor, photosOf(removed[0].workspace, id));
  return removed.length > 0 || left.length === 0 ? { ok: true } : { ok: false, error: "not-allowed" };
}
