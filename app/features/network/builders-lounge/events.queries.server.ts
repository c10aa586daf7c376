import { and, asc, desc, eq, getTableColumns, isNull, type SQL, sql } from "drizzle-orm";
import { hasBlocked } from "~/engines/talk/talk.server.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { communityNames } from "~db/schema/community.ts";
import type { LoungeAnswer } from "~db/schema/lounge.terms.ts";
import { loungeAnswers, loungeEvents } from "~db/schema/lounge.ts";
import { LOUNGE_LIMITS } from "./builders-lounge.limits.ts";

const { suggestedBy: _, ...SHOWN } = getTableColumns(loungeEvents);

const sumOf = (answer: LoungeAnswer): SQL<number> =>
  sql<number>`(select coalesce(sum(1 + coming.guests), 0) from ${loungeAnswers} as coming
    where coming.event_id = ${loungeEvents.id} and coming.answer = ${answer})`;

/** An event with its places, and what the reader has said. */
const columnsFor = (actor: Person | undefined) => {
  const own = (column: "answer" | "guests") =>
    sql`(select own.${sql.raw(column)} from ${loungeAnswers} as own
      where own.event_id = ${loungeEvents.id} and own.workspace_id = ${actor?.workspace ?? ""})`;
  return {
    ...SHOWN,
    going: sumOf("going").as("going"),
    waiting: sumOf("waiting").as("waiting"),
    maybe: sumOf("maybe").as("maybe_come"),
    mine: (own("answer") as SQL<LoungeAnswer | null>).as("mine"),
    guests: (own("guests") as SQL<number | null>).as("my_guests"),
  };
};

/** What whoever answers is called in the community, as a scalar; nothing of somebody who has not said it. */
const CALLED = sql<string | null>`(select named.called from ${communityNames} as named
  where named.owner = ${loungeAnswers.workspace})`;

const isPutOn = and(sql`${loungeEvents.approvedAt} is not null`, isNull(loungeEvents.offAt));

/** What is put on and not over, the next first. For a batch. */
export const eventsQuery = (db: Database, actor: Person | undefined, at: string) =>
  db
    .select(columnsFor(actor))
    .from(loungeEvents)
    .where(and(isPutOn, sql`${loungeEvents.endsAt} > ${at}`))
    .orderBy(asc(loungeEvents.startsAt), asc(loungeEvents.id))
    .limit(LOUNGE_LIMITS.events);
export type EventRow = Awaited<ReturnType<typeof eventsQuery>>[number];

/**
 * One event, with the names of those who come for members who read them. What is not put on is read by whoever suggested it,
 * by administrators, and, once it is called off, by those who wanted to come.
 */
export async function findEvent(
  db: Database,
  actor: Person | undefined,
  id: string,
  moderates: boolean,
  now: Date,
) {
  const me = actor?.owner.startsWith("user:") ? actor.owner : undefined;
  const at = now.toISOString();
  const own = me
    ? sql`(${loungeEvents.suggestedBy} = ${me} or ${loungeEvents.offAt} is not null and exists (select 1
        from ${loungeAnswers} as said where said.event_id = ${loungeEvents.id} and said.workspace_id = ${me}))`
    : sql`0`;
  const [[event], names] = await db.batch([
    db
      .select(columnsFor(actor))
      .from(loungeEvents)
      .where(and(eq(loungeEvents.id, id), sql`(${isPutOn} or ${own} or ${moderates ? 1 : 0})`)),
    db
      .select({ called: sql<string>`${CALLED}`.as("called") })
      .from(loungeAnswers)
      .where(
        and(
          eq(loungeAnswers.eventId, id),
          eq(loungeAnswers.answer, "going"),
          me
            ? sql`${CALLED} is not null and not ${hasBlocked(loungeAnswers.workspace, me)}
                and not ${hasBlocked(me, loungeAnswers.workspace)}`
            : sql`0`,
        ),
      )
      .orderBy(asc(loungeAnswers.since), asc(loungeAnswers.workspace))
      .limit(LOUNGE_LIMITS.names),
  ]);
  return event && { event, names, isPast: event.startsAt <= at };
}

/** What somebody has suggested, the newest first. */
export const suggestedBy = (db: Database, { owner }: Person) =>
  db
    .select(SHOWN)
    .from(loungeEvents)
    .where(eq(loungeEvents.suggestedBy, owner))
    .orderBy(desc(loungeEvents.createdAt), asc(loungeEvents.id))
    .limit(LOUNGE_LIMITS.ownSuggestions);

/** What waits for an administrator, and what is put on and could still be called off. */
export async function eventsToDecide(db: Database, now: Date) {
  const [rows] = await db.batch([
    db
      .select(SHOWN)
      .from(loungeEvents)
      .where(and(isNull(loungeEvents.offAt), sql`${loungeEvents.startsAt} > ${now.toISOString()}`))
      .orderBy(sql`${loungeEvents.approvedAt} is not null`, asc(loungeEvents.startsAt), asc(loungeEvents.id))
      .limit(50),
  ]);
  return rows;
}
export type EventToDecide = Awaited<ReturnType<typeof eventsToDecide>>[number];
