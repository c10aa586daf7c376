import { and, asc, eq, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "~db/client.ts";
import { processEvents } from "~db/schema/process.ts";
import {
  actorName,
  type BoundProcess,
  hasPassed,
  holds,
  inStates,
  momentOf,
  passed,
  type Who,
  word,
} from "./binding.server.ts";
import { fromOf, transitionsOf } from "./graph.ts";
import { ballIn } from "./standing.ts";

/** Names of which a condition holds, parted by blanks, as one column. */
function namesWhere(conditions: readonly (readonly [name: string, condition: SQL])[]): SQL<string> {
  if (conditions.length === 0) return sql`''`;
  return sql`(${sql.join(
    conditions.map(
      ([name, condition]) => sql`case when ${holds(condition)} then ${word(name)} || ' ' else '' end`,
    ),
    sql` || `,
  )})`;
}

/**
 * What `standingOf` needs, to be selected with whatever else a page or a list shows: one query for any number of records.
 * `db.select({ title: permits.title, ...standingColumns(permit, actor, now) }).from(permits)`.
 */
export function standingColumns(bound: BoundProcess, who: Who, now: Date) {
  const { graph, binding } = bound;
  const { state, version, since } = binding.record;
  const isParty = graph.parties.flatMap((party) => {
    const condition = binding.parties[party]?.(who);
    return condition ? [[party, condition] as const] : [];
  });
  const fails = Object.entries(binding.guards ?? {}).map(
    ([name, guard]) => [name, sql`not ${holds(guard(who, now))}`] as const,
  );
  const moments = (graph.moments ?? []).map((name) => sql`${word(name)}, ${momentOf(bound, { of: name })}`);
  if (since) moments.push(sql`'entered', ${since}`);
  return {
    state: sql<string>`${state}`.as("process_state"),
    version: sql<number>`${version}`.as("process_version"),
    parties: namesWhere(isParty).as("process_parties"),
    blocked: namesWhere(fails).as("process_blocked"),
    moments: sql<string>`json_object(${sql.join(moments, sql`, `)})`.as("process_moments"),
    passed: sql<number>`${passed(bound, now)}`.as("process_passed"),
  };
}

/** Records whose ball is with somebody, as a condition: the list of what waits for them. */
export function ballWith(bound: BoundProcess, who: Who): SQL {
  const { graph, binding } = bound;
  const conditions = graph.parties.flatMap((party) => {
    const states = graph.states.filter((state) => ballIn(graph, state).includes(party));
    const is = binding.parties[party]?.(who);
    return is && states.length > 0 ? [sql`(${inStates(bound, states)} and ${is})`] : [];
  });
  return conditions.length === 0 ? sql`0` : sql`(${sql.join(conditions, sql` or `)})`;
}

/** Records in which somebody should have acted by now, as a condition. */
export function isOverdue(bound: BoundProcess, now: Date): SQL {
  const { graph } = bound;
  const conditions = transitionsOf(graph).flatMap(([, one]) => {
    const states = fromOf(one).filter((state) => !graph.ends.includes(state));
    if (!one.due || one.aside || states.length === 0) return [];
    return [sql`(${inStates(bound, states)} and ${hasPassed(bound, one.due, now)})`];
  });
  return conditions.length === 0 ? sql`0` : sql`(${sql.join(conditions, sql` or `)})`;
}

/** Events of one record that a page shows. */
const MOST_EVENTS = 500;

/** The history of a record, the oldest first, for whoever may read it; nothing for others. A statement of a batch. */
export function readTimeline(db: Database, bound: BoundProcess, who: Who, record: string) {
  const { graph, binding } = bound;
  const { table, id, only } = binding.record;
  const parties = Object.values(binding.parties).map((is) => is(who));
  return db
    .select({
      id: processEvents.id,
      transition: processEvents.transition,
      from: processEvents.fromState,
      to: processEvents.toState,
      party: processEvents.party,
      /** Whether the looker did it. */
      mine: sql<number>`${processEvents.actor} = ${actorName(who)}`,
      printedName: processEvents.printedName,
      note: processEvents.note,
      payload: processEvents.payload,
      version: processEvents.recordVersion,
      at: processEvents.at,
    })
    .from(processEvents)
    .innerJoin(table, and(eq(id, processEvents.recordId), only))
    .where(
      and(
        eq(processEvents.process, graph.name),
        eq(processEvents.recordId, record),
        or(binding.read(who), ...parties),
      ),
    )
    .orderBy(asc(processEvents.recordVersion))
    .limit(MOST_EVENTS);
}
export type TimelineEvent = Awaited<ReturnType<typeof readTimeline>>[number];
