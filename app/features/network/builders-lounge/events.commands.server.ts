import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { notifications, users } from "~db/schema/account.ts";
import { loungeAnswers, loungeEvents } from "~db/schema/lounge.ts";
import { LOUNGE_LIMITS } from "./builders-lounge.limits.ts";
import type { Deps } from "./polls.commands.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export interface Suggestion {
  idem: string;
  title: string;
  about: string;
  place: string;
  siteZone: string;
  startsAt: string;
  endsAt: string;
  capacity: number;
}

/** Suggests an event. The form's key is its id; of those that wait a member has only so many. */
export async function suggestEvent(
  { db, now }: Deps,
  { owner }: Person,
  { idem, ...event }: Suggestion,
): Promise<CommandResult<"past" | "far" | "limit" | "changed", { id: string }>> {
  const at = now();
  if (event.startsAt <= at.toISOString()) return { ok: false, error: "past" };
  if (Date.parse(event.startsAt) > at.getTime() + LOUNGE_LIMITS.eventDays * DAY_MS)
    return { ok: false, error: "far" };
  const [, [kept]] = await db.batch([
    db
      .insert(loungeEvents)
      .select(
        sql`select ${idem}, ${owner}, ${event.title}, ${event.about}, ${event.place}, ${event.siteZone},
          ${event.startsAt}, ${event.endsAt}, ${event.capacity}, null, null, '', ${at.toISOString()}, 1
          where (select count(*) from ${loungeEvents} as other where other.suggested_by = ${owner}
            and other.approved_at is null and other.off_at is null) < ${LOUNGE_LIMITS.suggestions}`,
      )
      .onConflictDoNothing(),
    db
      .select({ title: loungeEvents.title, startsAt: loungeEvents.startsAt, by: loungeEvents.suggestedBy })
      .from(loungeEvents)
      .where(eq(loungeEvents.id, idem)),
  ]);
  if (!kept) return { ok: false, error: "limit" };
  const isSame = kept.by === owner && kept.title === event.title && kept.startsAt === event.startsAt;
  return isSame ? { ok: true, id: idem } : { ok: false, error: "changed" };
}

/** Changes a suggestion, as long as nobody has decided it. It carries the version that its page showed. */
export async function changeSuggestion(
  { db, now }: Deps,
  { owner }: Person,
  { event: id, version, ...event }: Omit<Suggestion, "idem"> & { event: string; version: number },
): Promise<CommandResult<"past" | "far" | "gone" | "decided" | "stale">> {
  const at = now();
  if (event.startsAt <= at.toISOString()) return { ok: false, error: "past" };
  if (Date.parse(event.startsAt) > at.getTime() + LOUNGE_LIMITS.eventDays * DAY_MS)
    return { ok: false, error: "far" };
  const its = and(eq(loungeEvents.id, id), eq(loungeEvents.suggestedBy, owner));
  const [written, [found]] = await db.batch([
    db
      .update(loungeEvents)
      .set({ ...event, version: version + 1 })
      .where(
        and(
          its,
          eq(loungeEvents.version, version),
          isNull(loungeEvents.approvedAt),
          isNull(loungeEvents.offAt),
        ),
      )
      .returning({ id: loungeEvents.id }),
    db.select().from(loungeEvents).where(its),
  ]);
  if (written.length > 0) return { ok: true };
  if (!found) return { ok: false, error: "gone" };
  // The same form sent twice has changed it already.
  const isSame = Object.entries(event).every(([name, value]) => found[name as keyof typeof event] === value);
  if (isSame) return { ok: true };
  return { ok: false, error: found.approvedAt || found.offAt ? "decided" : "stale" };
}

/**
 * Puts an event on, or declines it with a reason, also after it was put on: then it is called off. Whoever suggested it and
 * those who come are told.
 */
export async function decideEvent(
  { db, now }: Deps,
  { event, approve, reason, version }: { event: string; approve: boolean; reason: string; version?: number },
): Promise<CommandResult<"gone" | "decided" | "reason" | "stale">> {
  if (!approve && reason === "") return { ok: false, error: "reason" };
  const at = now().toISOString();
  const [written, , [found]] = await db.batch([
    db
      .update(loungeEvents)
      .set(approve ? { approvedAt: at } : { offAt: at, reason })
      .where(
        and(
          eq(loungeEvents.id, event),
          sql`${loungeEvents.offAt} is null and ${loungeEvents.startsAt} > ${at}`,
          approve ? sql`${loungeEvents.approvedAt} is null` : undefined,
          // What is put on is what was read: whoever suggested it may have changed it meanwhile.
          approve && version !== undefined ? eq(loungeEvents.version, version) : undefined,
        ),
      )
      .returning({ id: loungeEvents.id }),
    db
      .insert(notifications)
      .select(
        sql`select 'lounge-decided:' || it.id || ':' || ${at} || ':' || told.id, told.id, 'loungeDecided', it.title,
          '/lounge-event/' || it.id, null, ${at}, null
          from ${loungeEvents} as it join ${users} as told on 'user:' || told.id = it.suggested_by
            or 'user:' || told.id in (select coming.workspace_id from ${loungeAnswers} as coming
              where coming.event_id = it.id)
          where it.id = ${event} and (it.off_at = ${at} or it.off_at is null and it.approved_at = ${at})`,
      )
      .onConflictDoNothing(),
    db
      .select({
        approvedAt: loungeEvents.approvedAt,
        offAt: loungeEvents.offAt,
        version: loungeEvents.version,
        startsAt: loungeEvents.startsAt,
      })
      .from(loungeEvents)
      .where(eq(loungeEvents.id, event)),
  ]);
  if (written.length > 0) return { ok: true };
  if (!found) return { ok: false, error: "gone" };
  if (
    approve &&
    !found.approvedAt &&
    !found.offAt &&
    version !== undefined &&
    found.version !== version &&
    found.startsAt > at
  )
    return { ok: false, error: "stale" };
  return (approve ? found.approvedAt && !found.offAt : found.offAt)
    ? { ok: true }
    : { ok: false, error: "decided" };
}

/** Places that are taken at an event, by all or by all but one. */
const taken = (event: SQL | string, but: string): SQL =>
  sql`(select coalesce(sum(1 + coming.guests), 0) from ${loungeAnswers} as coming
    where coming.event_id = ${event} and coming.answer = 'going' and coming.workspace_id <> ${but})`;

/**
 * The first of those who wait get the places that are free, in the order in which they came, and are told. Nobody passes one
 * who came before and needs more places than there are. For the batch that frees places.
 */
export function promoting(db: Deps["db"], at: string, event?: string) {
  const of = event === undefined ? sql`1` : sql`its.id = ${event}`;
  return [
    db
      .update(loungeAnswers)
      .set({ answer: "going", promotedAt: at })
      .where(
        sql`${loungeAnswers.answer} = 'waiting' and (${loungeAnswers.eventId}, ${loungeAnswers.workspace}) in (
          select place.event_id, place.workspace_id from (
            select waits.event_id, waits.workspace_id,
              sum(1 + waits.guests) over (partition by waits.event_id order by waits.since, waits.workspace_id
                rows unbounded preceding) as needed,
              its.capacity - ${taken(sql`its.id`, "")} as free
            from ${loungeAnswers} as waits join ${loungeEvents} as its on its.id = waits.event_id
            where waits.answer = 'waiting' and its.starts_at > ${at} and its.off_at is null and ${of}
          ) as place where place.needed <= place.free)`,
      ),
    db
      .insert(notifications)
      .select(
        sql`select 'lounge-promoted:' || its.id || ':' || told.id || ':' || ${at}, told.id, 'loungePromoted', its.title,
          '/lounge-event/' || its.id, null, ${at}, null
          from ${loungeAnswers} as got join ${loungeEvents} as its on its.id = got.event_id
          join ${users} as told on 'user:' || told.id = got.workspace_id
          where got.promoted_at = ${at} and got.answer = 'going' and ${of}`,
      )
      .onConflictDoNothing(),
  ] as const;
}

/** Where a place came free because an account is gone, those who wait get it with the next run. */
export async function promoteWaiting({ db, now }: Deps): Promise<CommandResult> {
  await db.batch([...promoting(db, now().toISOString())]);
  return { ok: true };
}

/**
 * Says whether somebody comes. Whoever does not fit, or comes while others wait, waits; of what somebody has they lose
 * nothing by asking for more. What comes free goes to those who wait in the same batch.
 */
export async function come(
  { db, now }: Deps,
  { workspace: me }: Person,
  { event, wish, guests }: { event: string; wish: "going" | "maybe"; guests: number },
): Promise<CommandResult<"gone" | "off" | "past" | "no-room", { answer: "going" | "maybe" | "waiting" }>> {
  const at = now().toISOString();
  const mine = sql`(select coalesce(sum(1 + own.guests), 0) from ${loungeAnswers} as own
    where own.event_id = its.id and own.workspace_id = ${me} and own.answer = 'going')`;
  const isQueue = sql`exists (select 1 from ${loungeAnswers} as waits where waits.event_id = its.id
    and waits.answer = 'waiting' and waits.workspace_id <> ${me})`;
  const seats = 1 + guests;
  const target =
    wish === "maybe"
      ? sql`'maybe'`
      : sql`(case when ${taken(sql`its.id`, me)} + ${seats} <= its.capacity
          and (${mine} >= ${seats} or not ${isQueue}) then 'going' else 'waiting' end)`;
  const [written, , , [row], [found]] = await db.batch([
    db
      .insert(loungeAnswers)
      .select(
        sql`select its.id, ${me}, ${target}, ${guests}, ${at}, null from ${loungeEvents} as its
          where its.id = ${event} and its.approved_at is not null and its.off_at is null and its.starts_at > ${at}
            and ${seats} <= its.capacity and not (${mine} > 0 and ${target} = 'waiting')`,
      )
      .onConflictDoUpdate({
        target: [loungeAnswers.eventId, loungeAnswers.workspace],
        set: {
          answer: sql`excluded.answer`,
          guests: sql`excluded.guests`,
          since: sql`case when ${loungeAnswers.answer} = excluded.answer then ${loungeAnswers.since}
            else excluded.since end`,
          promotedAt: null,
        },
      })
      .returning({ answer: loungeAnswers.answer }),
    ...promoting(db, at, event),
    db
      .select({ answer: loungeAnswers.answer })
      .from(loungeAnswers)
      .where(and(eq(loungeAnswers.eventId, event), eq(loungeAnswers.workspace, me))),
    db
      .select({
        startsAt: loungeEvents.startsAt,
        approvedAt: loungeEvents.approvedAt,
        offAt: loungeEvents.offAt,
      })
      .from(loungeEvents)
      .where(eq(loungeEvents.id, event)),
  ]);
  if (written.length > 0 && row) return { ok: true, answer: row.answer };
  if (!found?.approvedAt) return { ok: false, error: "gone" };
  if (found.offAt) return { ok: false, error: "off" };
  return { ok: false, error: found.startsAt > at ? "no-room" : "past" };
}

/** Takes the answer back; what comes free goes to those who wait in the same batch. Done twice it is as good as once. */
export async function leave(
  { db, now }: Deps,
  { workspace: me }: Person,
  { event }: { event: string },
): Promise<CommandResult<"gone" | "past">> {
  const at = now().toISOString();
  const [, , , [found]] = await db.batch([
    db
      .delete(loungeAnswers)
      .where(
        and(
          eq(loungeAnswers.eventId, event),
          eq(loungeAnswers.workspace, me),
          sql`exists (select 1 from ${loungeEvents} as its where its.id = ${event} and its.starts_at > ${at})`,
        ),
      ),
    ...promoting(db, at, event),
    db
      .select({ startsAt: loungeEvents.startsAt, approvedAt: loungeEvents.approvedAt })
      .from(loungeEvents)
      .where(eq(loungeEvents.id, event)),
  ]);
  if (!found?.approvedAt) return { ok: false, error: "gone" };
  return found.startsAt > at ? { ok: true } : { ok: false, error: "past" };
}
