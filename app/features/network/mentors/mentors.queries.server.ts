import { and, asc, desc, eq, getTableColumns, inArray, or, type SQL, sql } from "drizzle-orm";
import { readTimeline, standingColumns } from "~/engines/process/process.server.ts";
import { hasBlocked } from "~/engines/talk/talk.server.ts";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { holdsText } from "~db/holds-text.ts";
import { mentorActions, mentorRatings, mentorSessions, mentors } from "~db/schema/mentors.ts";
import { MENTOR_LIMITS, WEIGHTS } from "./mentors.limits.ts";
import type { MentorSearch } from "./read-search.ts";
import process from "./session.process.server.ts";
import { ledgerQuery, promisedQuery } from "./sessions.commands.server.ts";

/** What everybody may know: how one joins is not among it. */
const { joinBy: _, ...SHOWN } = getTableColumns(mentors);

/** How often, of a mentor: held, not come to, rated. Each a count of sessions of other people. */
const FIGURES = {
  held: sql<number>`(select count(*) from mentor_sessions as s where s.mentor_id = mentors.id and s.state = 'held')`.as(
    "held",
  ),
  away: sql<number>`(select count(*) from mentor_sessions as s where s.mentor_id = mentors.id
    and s.state = 'mentorAway')`.as("away"),
  rated:
    sql<number>`(select count(*) from mentor_ratings as r join mentor_sessions as s on s.id = r.session_id
    where s.mentor_id = mentors.id and r.side = 'mentee' and r.published_at is not null)`.as("rated"),
  stars: sql<number>`(select coalesce(sum(r.stars), 0) from mentor_ratings as r
    join mentor_sessions as s on s.id = r.session_id
    where s.mentor_id = mentors.id and r.side = 'mentee' and r.published_at is not null)`.as("stars"),
};

/** Whoever has blocked the reader, or whom the reader has blocked, is not there for them. */
const isReached = (actor: Person | undefined): SQL =>
  actor
    ? sql`(not ${hasBlocked(mentors.workspace, actor.owner)} and not ${hasBlocked(actor.owner, mentors.workspace)})`
    : sql`1`;

const has = (column: SQL, value: string) =>
  sql`exists (select 1 from json_each(${column}) as one where one.value = ${value})`;

/**
 * Mentors who take bookings, by words; of what else is asked for they have to have something. Those who have most of it by
 * the printed weights come first, of equal ones whoever came first: one more than a search looks at, which says that there
 * are more.
 */
export function findMentors(db: Database, actor: Person | undefined, asked: MentorSearch) {
  const parts = [
    ...(asked.trade ? [{ part: "trade", holds: has(sql`${mentors.trades}`, asked.trade) } as const] : []),
    ...(asked.topic ? [{ part: "topic", holds: has(sql`${mentors.topics}`, asked.topic) } as const] : []),
    ...(asked.language
      ? [{ part: "language", holds: has(sql`${mentors.languages}`, asked.language) } as const]
      : []),
  ];
  const weights = parts.map(({ part, holds }) => sql`${holds} * ${sql.raw(String(WEIGHTS[part]))}`);
  const order = [
    ...(weights.length > 0 ? [desc(sql`(${sql.join(weights, sql` + `)})`)] : []),
    ...[asc(mentors.createdAt), asc(mentors.id)],
  ];
  const words = asked.words.map(
    (word) => sql`(${holdsText(mentors.shownAs, word)} or ${holdsText(mentors.about, word)})`,
  );
  // What is counted of each mentor is counted of those alone.
  const first = db
    .select({ id: mentors.id })
    .from(mentors)
    .where(
      and(
        eq(mentors.open, true),
        actor ? or(eq(mentors.sample, false), mayRead(actor, mentors.workspace)) : eq(mentors.sample, false),
        isReached(actor),
        ...words,
        parts.length > 0 ? or(...parts.map(({ holds }) => holds)) : undefined,
      ),
    )
    .orderBy(...order)
    .limit(MENTOR_LIMITS.found + 1);
  return db
    .select({ ...SHOWN, ...FIGURES })
    .from(mentors)
    .where(inArray(mentors.id, first))
    .orderBy(...order);
}
export type MentorRow = Awaited<ReturnType<typeof findMentors>>[number];

/** One mentor with what they and the reader are promised, and what was said of them, in one round trip. */
export async function findMentor(db: Database, actor: Person | undefined, id: string, now: Date) {
  const workspace = sql`(select its.workspace_id from ${mentors} as its where its.id = ${id})`;
  const [[mentor], theirs, own, [ledger], ratings] = await db.batch([
    db
      .select({
        ...{ ...SHOWN, ...FIGURES },
        own: sql<number>`(${actor ? mayRead(actor, mentors.workspace) : sql`0`})`.as("own"),
      })
      .from(mentors)
      .where(
        and(
          eq(mentors.id, id),
          isReached(actor),
          actor
            ? or(eq(mentors.sample, false), mayRead(actor, mentors.workspace))
            : eq(mentors.sample, false),
        ),
      ),
    promisedQuery(db, workspace, now),
    promisedQuery(db, actor?.workspace ?? "", now),
    ledgerQuery(db, actor?.workspace ?? "", now),
    db
      .select({ id: mentorRatings.id, stars: mentorRatings.stars, body: mentorRatings.body })
      .from(mentorRatings)
      .innerJoin(mentorSessions, eq(mentorSessions.id, mentorRatings.sessionId))
      .where(
        and(
          eq(mentorSessions.mentorId, id),
          eq(mentorRatings.side, "mentee"),
          sql`${mentorRatings.publishedAt} is not null`,
        ),
      )
      .orderBy(desc(mentorRatings.publishedAt))
      .limit(10),
  ]);
  return (
    mentor && {
      ...{ mentor, ratings, ledger },
      promised: theirs.map(({ at }) => at),
      own: own.map(({ at }) => at),
    }
  );
}

/** What somebody offers as a mentor, with how one joins. */
export async function ownMentor(db: Database, actor: Person) {
  const [found] = await db
    .select()
    .from(mentors)
    .where(and(eq(mentors.workspace, actor.workspace), eq(mentors.sample, false)));
  return found;
}
export type OwnMentor = NonNullable<Awaited<ReturnType<typeof ownMentor>>>;

const readable = (actor: Person) =>
  or(mayRead(actor, mentorSessions.workspace), mayRead(actor, mentorSessions.mentorWorkspace));

const ofSession = (actor: Person, now: Date) => {
  const {
    workspace: __,
    mentorWorkspace: ___,
    state: ____,
    version: _____,
    ...columns
  } = getTableColumns(mentorSessions);
  return {
    ...columns,
    ...standingColumns(process, actor, now),
    mentors: sql<number>`(${mayRead(actor, mentorSessions.mentorWorkspace)})`.as("mentors_it"),
    ...{ shownAs: mentors.shownAs, mentorZone: mentors.siteZone, hourCents: mentors.hourCents },
  };
};

/** The sessions of somebody, on either side: what lies ahead first, then the latest; with the figures of what was to be done. */
export async function readSessions(db: Database, actor: Person, now: Date) {
  const [sessions, actions, [ledger]] = await db.batch([
    db
      .select(ofSession(actor, now))
      .from(mentorSessions)
      .innerJoin(mentors, eq(mentors.id, mentorSessions.mentorId))
      .where(readable(actor))
      .orderBy(
        sql`case when ${mentorSessions.state} in ('booked', 'confirmed') then 0 else 1 end`,
        desc(mentorSessions.startsAt),
        asc(mentorSessions.id),
      )
      .limit(60),
    db
      .select({
        id: mentorActions.id,
        sessionId: mentorActions.sessionId,
        task: mentorActions.task,
        dueOn: mentorActions.dueOn,
        doneAt: mentorActions.doneAt,
      })
      .from(mentorActions)
      .where(mayRead(actor, mentorActions.workspace))
      .orderBy(asc(mentorActions.dueOn), asc(mentorActions.id))
      .limit(200),
    ledgerQuery(db, actor.workspace, now),
  ]);
  return { sessions, actions, ledger };
}

/** One session for its two people with its history, in one round trip. */
export async function findSession(db: Database, actor: Person, id: string, now: Date) {
  const [[session], actions, ratings, theirs, own, events] = await db.batch([
    db
      .select({
        ...ofSession(actor, now),
        joinBy: mentors.joinBy,
        // No column twice: a batch on D1 answers them by their names.
        ...{ rules: mentors.rules, daysOff: mentors.daysOff, open: mentors.open },
        noticeHours: mentors.noticeHours,
      })
      .from(mentorSessions)
      .innerJoin(mentors, eq(mentors.id, mentorSessions.mentorId))
      .where(and(eq(mentorSessions.id, id), readable(actor))),
    db
      .select()
      .from(mentorActions)
      .where(eq(mentorActions.sessionId, id))
      .orderBy(asc(mentorActions.dueOn), asc(mentorActions.id)),
    db
      .select({
        side: mentorRatings.side,
        stars: mentorRatings.stars,
        body: mentorRatings.body,
        publishedAt: mentorRatings.publishedAt,
        mine: sql<number>`(${mayRead(actor, mentorRatings.workspace)})`.as("mine"),
      })
      .from(mentorRatings)
      .where(eq(mentorRatings.sessionId, id)),
    promisedQuery(
      db,
      sql`(select its.mentor_workspace from ${mentorSessions} as its where its.id = ${id})`,
      now,
    ),
    promisedQuery(db, actor.workspace, now),
    readTimeline(db, process, actor, id),
  ]);
  // Beside a session that was not read nothing of it is.
  if (!session) return undefined;
  return {
    ...{ session, actions, events },
    // What the other side said is read once both have said it.
    ratings: ratings.filter(({ mine, publishedAt }) => mine || publishedAt !== null),
    promised: [...theirs, ...own].map(({ at }) => at),
  };
}
export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>["session"];
