import { and, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { endOf, nearest, quartersOf, type Slot, slotsOf } from "~/engines/booking/booking.ts";
import { began, type MoveRefusal, move, tellingBegun } from "~/engines/process/process.server.ts";
import { hasBlocked } from "~/engines/talk/talk.server.ts";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import { startOfDay } from "~/lib/wall-clock.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import { type Database, inTurn } from "~db/client.ts";
import { mentorQuarters, mentorSessions, mentors } from "~db/schema/mentors.ts";
import { MENTOR_LIMITS, NO_SHOWS } from "./mentors.limits.ts";
import { freeing, isPromised, taking } from "./quarters.server.ts";
import process from "./session.process.server.ts";
import { AHEAD } from "./session.process.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY).toISOString();

/** What a session needs of its mentor. */
const OFFERED = {
  id: mentors.id,
  workspace: mentors.workspace,
  version: mentors.version,
  open: mentors.open,
  sample: mentors.sample,
  rules: mentors.rules,
  daysOff: mentors.daysOff,
  zone: mentors.siteZone,
  noticeHours: mentors.noticeHours,
};
type Offered = {
  rules: Parameters<typeof slotsOf>[0]["rules"];
  daysOff: string[];
  zone: string;
  noticeHours: number;
};

/** Up to when slots are offered. */
export const horizonOf = (now: Date) => new Date(now.getTime() + MENTOR_LIMITS.weeks * 7 * DAY);

/** All slots of a mentor that can still be booked by their notice, taken or not. */
export const offeredSlots = (mentor: Offered, now: Date): Slot[] =>
  slotsOf(mentor, new Date(now.getTime() + Math.max(mentor.noticeHours * HOUR, 1)), horizonOf(now));

/** Of slots those in which none of the promised quarters lies. */
export const freeOf = (slots: readonly Slot[], promised: readonly string[]): Slot[] => {
  const taken = new Set(promised);
  return slots.filter((slot) => !quartersOf(slot).some((at) => taken.has(at)));
};

/** The quarters of an hour in which somebody is promised from now on. For a batch. */
export const promisedQuery = (db: Database, workspace: SQL | string, now: Date) =>
  db
    .select({ at: mentorQuarters.at })
    .from(mentorQuarters)
    .where(and(sql`${mentorQuarters.workspace} = ${workspace}`, gte(mentorQuarters.at, now.toISOString())));

/** The week of a moment by the mentor's calendar, from Monday to Monday. */
function weekOf(at: string, zone: string) {
  const day = localDay(new Date(at), zone);
  const monday = dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
  return { from: startOfDay(monday, zone), until: startOfDay(dayAfter(monday, 7), zone) };
}

/** Whether the mentor takes one more in the week of a moment, one of its sessions aside. */
function weekHasRoom(mentor: { id: string; zone: string }, at: string, aside: string): SQL {
  const { from, until } = weekOf(at, mentor.zone);
  return sql`(select count(*) from ${mentorSessions} as other where other.mentor_id = ${mentor.id} and other.id <> ${aside}
    and other.state <> 'cancelled' and other.starts_at >= ${from} and other.starts_at < ${until})
    < (select their.week_most from ${mentors} as their where their.id = ${mentor.id})`;
}

/** How often somebody did not come, of what still counts. */
const missedOf = (workspace: string, now: Date): SQL =>
  sql`(select count(*) from ${mentorSessions} as missed where missed.workspace_id = ${workspace}
    and missed.state = 'menteeAway' and missed.starts_at > ${before(now, NO_SHOWS.counted)})`;

/** Whether somebody may book one more: by what lies ahead of them, and by how often they did not come. */
const mayBook = (workspace: string, now: Date): SQL => sql`(
  (select count(*) from ${mentorSessions} as ahead where ahead.workspace_id = ${workspace}
    and ahead.state in ('booked', 'confirmed') and ahead.starts_at > ${now.toISOString()})
    < case when ${missedOf(workspace, now)} >= ${NO_SHOWS.few} then 1 else ${MENTOR_LIMITS.open} end
  and not (${missedOf(workspace, now)} >= ${NO_SHOWS.many} and exists (select 1 from ${mentorSessions} as last
    where last.workspace_id = ${workspace} and last.state = 'menteeAway'
    and last.starts_at > ${before(now, NO_SHOWS.pause)})))`;

/** What stands against somebody's next session: how often they did not come, and until when they wait. For a batch. */
export const ledgerQuery = (db: Database, workspace: string, now: Date) =>
  db
    .select({
      missed: sql<number>`${missedOf(workspace, now)}`.as("missed"),
      last: sql<string | null>`(select max(last.starts_at) from ${mentorSessions} as last
        where last.workspace_id = ${workspace} and last.state = 'menteeAway')`.as("last_missed"),
      may: sql<number>`${mayBook(workspace, now)}`.as("may_book"),
    })
    .from(sql`(select 1)`);

/**
 * Why nothing is booked: `past` and `no-slot` by the moment, `overlap` where one is promised oneself, `taken` with the
 * nearest that are free, `week` where the mentor's week is full, `limit` by what lies ahead or by who did not come.
 */
export type BookRefusal =
  | "gone"
  | "own"
  | "past"
  | "no-slot"
  | "overlap"
  | "taken"
  | "week"
  | "limit"
  | "changed";

/** The three slots nearest to one, of those that neither side is promised in. */
async function nearestFree(
  { db, now }: Deps,
  mentor: Offered & { workspace: string },
  actor: Person,
  at: string,
) {
  const [theirs, own] = await db.batch([
    promisedQuery(db, mentor.workspace, now()),
    promisedQuery(db, actor.workspace, now()),
  ]);
  const promised = [...theirs, ...own].map((one) => one.at);
  return nearest(freeOf(offeredSlots(mentor, now()), promised), at);
}

/** Who is promised at a time, asked after a batch that one of the keys has refused. */
async function refusedBy(
  deps: Deps,
  mentor: Offered & { workspace: string },
  actor: Person,
  { at, minutes, aside }: Slot & { aside: string },
) {
  const [own] = await deps.db
    .select({ at: mentorQuarters.at })
    .from(mentorQuarters)
    .where(
      and(
        eq(mentorQuarters.workspace, actor.workspace),
        gte(mentorQuarters.at, at),
        lt(mentorQuarters.at, endOf(at, minutes)),
        sql`${mentorQuarters.sessionId} <> ${aside}`,
      ),
    )
    .limit(1);
  const error = own ? ("overlap" as const) : ("taken" as const);
  return { ok: false as const, error, next: await nearestFree(deps, mentor, actor, at) };
}

export interface Booking {
  idem: string;
  mentor: string;
  /** ISO 8601 in UTC. */
  at: string;
  question: string;
  askedAs: string;
}

/**
 * Takes a slot of a mentor for a question, in one batch: the session, its first event, and the quarters of both. Their key is
 * the person and the quarter, so that of any number who book at once one gets it.
 */
export async function bookSession(
  deps: Deps,
  actor: Person,
  { idem, mentor: id, at, question, askedAs }: Booking,
): Promise<CommandResult<BookRefusal, { id: string }, { next?: Slot[] }>> {
  const { db } = deps;
  const { workspace } = actor;
  const now = deps.now();
  const key = await submissionKey(idem, id, at, question);
  // Whom somebody blocked is told the same as of a mentor who is not there.
  const isReached = sql`(not ${hasBlocked(mentors.workspace, actor.owner)}
    and not ${hasBlocked(actor.owner, mentors.workspace)})`;
  const [[mentor], [sent]] = await db.batch([
    db
      .select(OFFERED)
      .from(mentors)
      .where(and(eq(mentors.id, id), isReached)),
    db
      .select({ id: mentorSessions.id })
      .from(mentorSessions)
      .where(and(eq(mentorSessions.id, idem), eq(mentorSessions.workspace, workspace))),
  ]);
  // The form came again, and meanwhile the slot may be too near.
  if (sent) return { ok: true, id: idem };
  if (!mentor || mentor.sample || !mentor.open) return { ok: false, error: "gone" };
  if (mentor.workspace === workspace) return { ok: false, error: "own" };
  if (at <= now.toISOString()) return { ok: false, error: "past" };
  const slot = offeredSlots(mentor, now).find((one) => one.at === at);
  if (!slot) return { ok: false, error: "no-slot", next: await nearestFree(deps, mentor, actor, at) };
  const room = weekHasRoom(mentor, at, "");
  const may = mayBook(workspace, now);
  const stands = sql`(${mayWrite(actor, workspace)} and ${may} and ${room} and exists (select 1 from ${mentors} as still
    where still.id = ${id} and still.version = ${mentor.version} and still.open and not still.sample
      and not ${hasBlocked(sql`still.workspace_id`, actor.owner)}))`;
  try {
    await inTurn(() =>
      db.batch([
        takeOnlyIf(db, workspace, key, now, stands),
        db.insert(mentorSessions).values({
          ...{ id: idem, workspace, mentorId: id, mentorWorkspace: mentor.workspace, askedAs, question },
          ...{ startsAt: at, minutes: slot.minutes },
          ...{ stateSince: now.toISOString(), createdAt: now.toISOString() },
        }),
        taking(db, sql`held.id = ${idem}`),
        began(db, process, actor, { record: idem, party: "mentee", now }),
        ...tellingBegun(db, process, actor, { record: idem, parties: ["mentor"], now }),
      ]),
    );
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id: idem };
    if (isPromised(error)) return refusedBy(deps, mentor, actor, { ...slot, aside: idem });
    if (!isRefused(error)) throw error;
    const [left] = await db
      .select({ may: sql<number>`${may}`.as("may"), room: sql<number>`${room}`.as("room") })
      .from(sql`(select 1)`);
    if (!left?.may) return { ok: false, error: "limit" };
    if (!left.room) return { ok: false, error: "week" };
    return { ok: false, error: "changed" };
  }
  return { ok: true, id: idem };
}

export interface Moving {
  id: string;
  at: string;
  version: number;
  idem: string;
}

/** Moves a session to another free slot, at least a day before it: the old quarters go in the batch that takes the new ones. */
export async function moveToSlot(
  deps: Deps,
  actor: Person,
  { id, at, version, idem }: Moving,
): Promise<CommandResult<MoveRefusal | BookRefusal, object, { next?: Slot[]; guard?: string }>> {
  const { db } = deps;
  const now = deps.now();
  const [mentor] = await db
    .select({ ...OFFERED, was: mentorSessions.startsAt, minutes: mentorSessions.minutes })
    .from(mentorSessions)
    .innerJoin(mentors, eq(mentors.id, mentorSessions.mentorId))
    .where(and(eq(mentorSessions.id, id), mayRead(actor, mentorSessions.workspace)));
  if (!mentor) return { ok: false, error: "gone" };
  if (at <= now.toISOString()) return { ok: false, error: "past" };
  const slot = offeredSlots(mentor, now).find((one) => one.at === at);
  // The form that came again: it stands there already, and `move` says so by its key.
  if (!slot && mentor.was !== at)
    return { ok: false, error: "no-slot", next: await nearestFree(deps, mentor, actor, at) };
  const minutes = slot?.minutes ?? mentor.minutes;
  const room = weekHasRoom(mentor, at, id);
  try {
    const moved = await inTurn(() =>
      move(deps, process, actor, {
        ...{ record: id, transition: "move", version, idem },
        when: sql`(${room} and exists (select 1 from ${mentors} as still where still.id = ${mentorSessions.mentorId}
          and still.version = ${mentor.version} and still.open))`,
        also: ({ records }) => [
          freeing(db, records),
          db
            .update(mentorSessions)
            .set({ startsAt: at, minutes: minutes as 30 })
            .where(inArray(mentorSessions.id, records)),
          taking(db, sql`held.id in ${records}`),
        ],
      }),
    );
    if (moved.ok || moved.error !== "stale") return moved;
    const [left] = await db.select({ room: sql<number>`${room}`.as("room") }).from(sql`(select 1)`);
    return left?.room ? moved : { ok: false, error: "week" };
  } catch (error) {
    if (!isPromised(error)) throw error;
    return refusedBy(deps, mentor, actor, { at, minutes: minutes as 30, aside: id });
  }
}

/** Any other step: confirmed, cancelled, held, or that nobody came. */
export const stepSession = (
  deps: Deps,
  actor: Person,
  step: { record: string; transition: string; version: number; idem: string; note: string },
) =>
  step.transition === "move"
    ? Promise.resolve({ ok: false as const, error: "blocked" as const, guard: undefined })
    : move(deps, process, actor, step);

/** Sessions that hold a slot. */
export const isAhead = inArray(mentorSessions.state, [...AHEAD]);
