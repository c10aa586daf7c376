import { and, asc, count, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { readTimeline, standingColumns } from "~/engines/process/process.server.ts";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { callScripts, callSlots, calls, callTries } from "~db/schema/calls.ts";
import callBound from "./call.process.server.ts";
import { type CallView, COUNTED_DAYS, SHOWN } from "./calls.limits.ts";

const DAY_MS = 86_400_000;
const MOST_COUNTED = 5_000;

/**
 * What a call weighs in the queue: urgency (1, 2 or 4) × hours since it rang first, from 1 × its worth in thousands of
 * dollars, from 1 to 20. The page prints the same.
 */
const weightOf = (now: Date): SQL<number> => sql<number>`(
  (case ${calls.urgency} when 'high' then 4 when 'normal' then 2 else 1 end)
  * max(1, (julianday(${now.toISOString()}) - julianday(${calls.createdAt})) * 24)
  * min(20, max(1, ${calls.valueCents} / 100000.0)))`;

const isSnoozed = (now: Date): SQL =>
  sql`(${calls.snoozedUntil} > ${now.toISOString()} and ${calls.hazards} = '')`;

/** The next time at which somebody wants to be called; null where they named none. */
const wantsAt = sql<string | null>`(select min(${callSlots.startsAt}) from ${callSlots}
  where ${callSlots.callId} = ${calls.id})`;

const inView = (view: CallView, now: Date): SQL => {
  const waits = sql`${calls.state} in ('queued', 'attempted', 'reached')`;
  if (view === "ended") return sql`not ${waits}`;
  return view === "snoozed"
    ? sql`(${waits} and ${isSnoozed(now)})`
    : sql`(${waits} and not coalesce(${isSnoozed(now)}, 0))`;
};

const scriptsQuery = (db: Database, actor: Person) =>
  db
    .select()
    .from(callScripts)
    .where(and(eq(callScripts.workspace, actor.workspace), mayRead(actor, callScripts.workspace)))
    .orderBy(asc(callScripts.title), asc(callScripts.id))
    .limit(50);

/** The desk: who is to be called back, dangers first and then by weight, the firm's scripts, and how fast it is. */
export async function readDesk(
  db: Database,
  actor: Person,
  { view, page }: { view: CallView; page: number },
  now: Date,
) {
  const mine = and(eq(calls.workspace, actor.workspace), mayRead(actor, calls.workspace));
  const since = new Date(now.getTime() - COUNTED_DAYS * DAY_MS).toISOString();
  const weight = weightOf(now).as("weight");
  const which = and(mine, inView(view, now));
  const [rows, [total], [waiting], scripts, tried, hours] = await db.batch([
    db
      .select({
        ...{
          id: calls.id,
          caller: calls.caller,
          phone: calls.phone,
          reason: calls.reason,
          place: calls.place,
        },
        ...{ urgency: calls.urgency, valueCents: calls.valueCents, hazards: calls.hazards, rang: calls.rang },
        ...{ rangAt: calls.rangAt, attempts: calls.attempts, snoozedUntil: calls.snoozedUntil },
        ...{ sample: calls.sample, createdAt: calls.createdAt, source: calls.source, weight },
        wantsAt: wantsAt.as("wants_at"),
        ...standingColumns(callBound, actor, now),
      })
      .from(calls)
      .where(which)
      .orderBy(
        ...(view === "ended"
          ? [desc(calls.stateSince)]
          : [
              sql`${calls.hazards} = ''`,
              // A time that has come goes before all weights.
              sql`coalesce(${wantsAt} > ${now.toISOString()}, 1)`,
              sql`${calls.state} = 'reached'`,
              sql`${weight} desc`,
            ]),
        asc(calls.id),
      )
      .limit(SHOWN)
      .offset(page * SHOWN),
    db.select({ n: count() }).from(calls).where(which),
    db
      .select({ n: count() })
      .from(calls)
      .where(and(mine, sql`not ${calls.sample} and ${calls.state} in ('queued', 'attempted')`)),
    scriptsQuery(db, actor),
    db
      .select({
        minutes: sql<number>`(julianday(${calls.triedAt}) - julianday(${calls.createdAt})) * 1440`.as(
          "minutes",
        ),
      })
      .from(calls)
      .where(
        and(
          mine,
          sql`${calls.triedAt} is not null and ${calls.createdAt} > ${since} and not ${calls.sample}`,
        ),
      )
      .orderBy(desc(calls.createdAt))
      .limit(MOST_COUNTED),
    db
      .select({
        hour: callTries.hour,
        tries: count(),
        reached: sql<number>`sum(${callTries.reached})`.as("reached"),
      })
      .from(callTries)
      .where(and(eq(callTries.workspace, actor.workspace), mayRead(actor, callTries.workspace)))
      .groupBy(callTries.hour),
  ]);
  return {
    ...{ rows, total: total?.n ?? 0, waiting: waiting?.n ?? 0, scripts, hours },
    minutes: tried.map(({ minutes }) => Number(minutes)),
  };
}

/** One call with its history. */
export async function readCall(db: Database, actor: Person, id: string, now: Date) {
  const [[found], history] = await db.batch([
    db
      .select({
        ...getTableColumns(calls),
        wantsAt: wantsAt.as("wants_at"),
        ...standingColumns(callBound, actor, now),
      })
      .from(calls)
      .where(and(eq(calls.id, id), mayRead(actor, calls.workspace))),
    readTimeline(db, callBound, actor, id),
  ]);
  return found && { call: found, history };
}
export type ReadCall = NonNullable<Awaited<ReturnType<typeof readCall>>>;

/** One of the firm's own scripts. */
export async function readScript(db: Database, actor: Person, id: string) {
  const [found] = await db
    .select()
    .from(callScripts)
    .where(
      and(
        eq(callScripts.id, id),
        eq(callScripts.workspace, actor.workspace),
        mayRead(actor, callScripts.workspace),
      ),
    );
  return found;
}
