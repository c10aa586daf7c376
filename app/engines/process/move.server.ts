import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Statement } from "~/services/contribution.ts";
import { type Database, isUnavailable } from "~db/client.ts";
import { processEvents } from "~db/schema/process.ts";
import {
  actorName,
  type BoundProcess,
  dueAt,
  guardsHold,
  hasPassed,
  holds,
  inStates,
  keyOf,
  MACHINE,
  type Moved,
  partyOf,
  passed,
  timed,
  type Who,
  word,
} from "./binding.server.ts";
import { findTransition, fromOf, SYSTEM, type Transition } from "./graph.ts";
import { standingColumns } from "./read.server.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

interface Told {
  printedName?: string;
  note?: string;
  payload?: unknown;
}

export interface Move extends Told {
  record: string;
  transition: string;
  /** The version that the page showed. A machine that saw no page leaves it out, and the state alone is compared. */
  version?: number;
  /** The key of the form. */
  idem: string;
  /** What has to hold of the record beside the guards, as a condition on its table: where it does not, it is `stale`. */
  when?: SQL;
  /** Statements of the caller's own, in the same batch and under the same condition. */
  also?: (moved: Moved) => readonly Statement[];
}

export type MoveRefusal = "gone" | "not-allowed" | "stale" | "blocked" | "note-missing";

interface Written {
  run: string;
  who: Who;
  now: Date;
  name: string;
  transition: Transition;
  /** Which records, beside being in the right state and open to whoever moves them. */
  which: SQL;
  idem: SQL;
  at: SQL;
  told?: Told;
  most?: number;
}

/**
 * The statements of a transition. The first writes an event for each record that everything holds for; the second and
 * all that follow change only what has one of this run. So a refusal changes nothing, whatever goes along.
 */
function written(db: Database, bound: BoundProcess, { run, who, now, name, transition, ...more }: Written) {
  const { graph, binding } = bound;
  const { table, id, workspace, state, version, since, only } = binding.record;
  const { which, idem, at, told = {}, most } = more;
  const { printedName = "", note = "", payload } = told;
  const moved: Moved = {
    db,
    now,
    who,
    transition: name,
    records: sql`(select event.record_id from ${processEvents} as event where event.run = ${run})`,
    happened: sql`exists (select 1 from ${processEvents} as event where event.run = ${run})`,
    run,
    note,
    payload,
  };
  const party = partyOf(bound, transition, who);
  const event = db
    .insert(processEvents)
    .select(
      sql`select ${`${run}:`} || ${id}, ${workspace}, ${graph.name}, ${id}, ${name}, ${state}, ${word(transition.to)},
        ${version} + 1, ${actorName(who)}, ${party}, ${printedName}, ${note},
        ${payload === undefined ? null : JSON.stringify(payload)}, ${idem}, ${run}, ${at}, ${now.toISOString()}
        from ${table}
        where ${which} and ${only ?? sql`1`} and ${inStates(bound, fromOf(transition))}
        and ${party} is not null and ${guardsHold(bound, transition, who, now)}
        ${most === undefined ? sql`` : sql`limit ${most}`}`,
    )
    .returning({ id: processEvents.recordId });
  const change = db
    .update(table)
    .set({
      [keyOf(table, state)]: transition.to,
      [keyOf(table, version)]: sql`${version} + 1`,
      ...(since && {
        [keyOf(table, since)]: sql`(select event.at from ${processEvents} as event
          where event.run = ${run} and event.record_id = ${id})`,
      }),
    } as never)
    .where(inArray(id, moved.records));
  const effects = (transition.effects ?? []).flatMap((effect) => binding.effects?.[effect]?.(moved) ?? []);
  const tellings = (transition.notify ?? []).flatMap((whom) => binding.tell?.[whom]?.(moved) ?? []);
  return { moved, event, others: [change, ...effects, ...tellings] as Statement[] };
}

/**
 * Moves one record, in one batch: its event, its state and version, and everything that goes along, or nothing of it.
 * Of two at once one wins; the other is told `stale` with the state that stands now. The same form sent twice happens
 * once. What time has already moved on is written down first, and nobody comes too late without hearing so.
 */
export async function move(
  { db, now }: Deps,
  bound: BoundProcess,
  who: Who,
  { record, transition: name, version, idem, when = sql`1`, also, ...told }: Move,
): Promise<
  CommandResult<
    MoveRefusal,
    { state: string; version: number },
    { state?: string; version?: number; guard?: string }
  >
> {
  const transition = findTransition(bound.graph, name);
  if (!transition) return { ok: false, error: "not-allowed" };
  if (transition.note === "required" && !told.note?.trim()) return { ok: false, error: "note-missing" };
  const { id, version: column, table, only } = bound.binding.record;
  const at = now();
  const run = crypto.randomUUID();
  const key = `${name}:${idem}`;
  const before = sql`exists (select 1 from ${processEvents} as before where before.process = ${bound.graph.name}
    and before.record_id = ${id} and before.idem = ${key})`;
  const { moved, event, others } = written(db, bound, {
    run,
    who,
    now: at,
    name,
    transition,
    which: sql`${id} = ${record} and ${version === undefined ? sql`1` : sql`${column} = ${version}`}
      and (${when}) and not ${before} and not ${passed(bound, at, fromOf(transition))}`,
    idem: sql`${key}`,
    at: sql`${at.toISOString()}`,
    told,
  });
  const present = db
    .select({
      ...standingColumns(bound, who, at),
      readable: sql<number>`${holds(bound.binding.read(who))}`,
      may: sql<string | null>`${partyOf(bound, transition, who)}`,
      repeated: sql<number>`${before}`,
    })
    .from(table)
    .where(and(eq(id, record), only));
  const [happened, ...rest] = await db.batch([event, ...others, ...(also?.(moved) ?? []), present]);
  const [found] = rest.at(-1) as Awaited<typeof present>;

  if (!found || !(found.readable || found.may || found.parties)) return { ok: false, error: "gone" };
  const { state, version: stands } = found;
  if (happened.length === 1 || found.repeated) return { ok: true, state, version: stands };
  if (!found.may) return { ok: false, error: "not-allowed", state, version: stands };
  if (found.passed) {
    await settle({ db, now }, bound, { record });
    const [after] = await present;
    return { ok: false, error: "stale", state: after?.state, version: after?.version };
  }
  const isThere = fromOf(transition).includes(state) && (version === undefined || version === stands);
  const guard = transition.guards?.find((one) => found.blocked.split(" ").includes(one));
  if (isThere && guard) return { ok: false, error: "blocked", guard, state, version: stands };
  return { ok: false, error: "stale", state, version: stands };
}

/** Tells parties of a record that has just begun, after `began` in the same batch. */
export const tellingBegun = (
  db: Database,
  { graph, binding }: BoundProcess,
  who: Who,
  { record, parties, now }: { record: string; parties: readonly string[]; now: Date },
): Statement[] => {
  const run = `begin:${graph.name}:${record}`;
  const moved: Moved = {
    ...{ db, now, who, run, transition: "begin", note: "", payload: undefined },
    records: sql`(select ${record})`,
    happened: sql`1`,
  };
  return parties.flatMap((party) => [...(binding.tell?.[party]?.(moved) ?? [])]);
};

/** Records that time moves in one batch. */
const AT_ONCE = 200;
/** Batches of one call: what is left is done by the next. */
const ROUNDS = 24;

/** The statements by which time makes one transition, of whatever it is due for. Of several it is the earliest. */
function writtenByTime(
  db: Database,
  bound: BoundProcess,
  at: Date,
  { name, transition, auto }: ReturnType<typeof timed>[number],
  which: SQL,
  most: number,
) {
  const earlier = timed(bound)
    .filter((other) => other.name !== name)
    .flatMap((other) => {
      const shared = fromOf(other.transition).filter((state) => fromOf(transition).includes(state));
      if (shared.length === 0) return [];
      const guards = guardsHold(bound, other.transition, MACHINE, at);
      return [
        sql`not (${inStates(bound, shared)} and ${hasPassed(bound, other.auto, at)} and ${guards}
          and ${dueAt(bound, other.auto)} < ${dueAt(bound, auto)})`,
      ];
    });
  const run = crypto.randomUUID();
  return written(db, bound, {
    run,
    who: MACHINE,
    now: at,
    name,
    transition,
    which: and(which, hasPassed(bound, auto, at), ...earlier) as SQL,
    idem: sql`${`${name}:${run}`}`,
    at: dueAt(bound, auto),
    most,
  });
}

/**
 * Writes down what time has moved: of one record before it is read, or of all by the scheduled run. Each moment counts
 * once, whoever comes first, because the state is compared in the statement; it counts from when it was due.
 * @returns how many transitions were made
 */
export async function settle(
  { db, now }: Deps,
  bound: BoundProcess,
  { record }: { record?: string } = {},
): Promise<number> {
  const { id, table, only } = bound.binding.record;
  const which = record === undefined ? sql`1` : eq(id, record);
  const at = now();
  const waiting = db
    .select({ id })
    .from(table)
    .where(and(which, only, passed(bound, at)))
    .orderBy(asc(id));
  if (timed(bound).length === 0) return 0;

  let total = 0;
  const failed = new Map<string, unknown>();
  for (let round = 0; round < ROUNDS; round++) {
    // Those that failed are passed over, so that one record holds up no others.
    const due = (await waiting.limit(AT_ONCE + failed.size)).filter((row) => !failed.has(row.id as string));
    if (due.length === 0) break;
    const ids = due.slice(0, AT_ONCE).map((row) => row.id as string);
    try {
      total += await settleThese({ db, now }, bound, at, ids);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      for (const one of ids) {
        try {
          total += await settleThese({ db, now }, bound, at, [one]);
        } catch (why) {
          failed.set(one, why);
        }
      }
    }
  }
  if (failed.size > 0)
    throw new Error(`${bound.graph.name}: time could not move ${failed.size} records`, {
      cause: [...failed.values()][0],
    });
  return total;
}

async function settleThese(
  { db }: Deps,
  bound: BoundProcess,
  at: Date,
  ids: readonly string[],
): Promise<number> {
  const { id } = bound.binding.record;
  // One parameter for all of them: D1 takes a hundred.
  const which = sql`${id} in (select value from json_each(${JSON.stringify(ids)}))`;
  const parts = timed(bound).map((one) => writtenByTime(db, bound, at, one, which, ids.length));
  const runs = parts.map(({ moved }) => moved.run);
  const count = db
    .select({ made: sql<number>`count(*)` })
    .from(processEvents)
    .where(inArray(processEvents.run, runs));
  const statements = [...parts.flatMap(({ event, others }) => [event, ...others]), count];
  const results = await db.batch(statements as [Statement, ...Statement[]]);
  return (results.at(-1) as Awaited<typeof count>)[0]?.made ?? 0;
}

/** The statement by which the history of records goes to another workspace, with the records. @param records a subquery of ids */
export const handingEvents = (
  db: Database,
  { graph }: BoundProcess,
  { records, to }: { records: SQL; to: string },
) =>
  db
    .update(processEvents)
    .set({ workspace: to })
    .where(and(eq(processEvents.process, graph.name), sql`${processEvents.recordId} in ${records}`));

/**
 * The event with which a record begins, for the batch that inserts it and after that statement. Its history is whole
 * then, and its first moment known.
 */
export function began(
  db: Database,
  { graph, binding }: BoundProcess,
  who: Who,
  { record, party, now, note = "" }: { record: string; party: string; now: Date; note?: string },
) {
  const { table, id, workspace, state, version, only } = binding.record;
  const at = now.toISOString();
  const run = `begin:${graph.name}`;
  return db
    .insert(processEvents)
    .select(
      sql`select ${`${run}:`} || ${id}, ${workspace}, ${graph.name}, ${id}, 'begin', '', ${state}, ${version},
        ${actorName(who)}, ${who.kind === "system" ? SYSTEM : party}, '', ${note}, null, 'begin', ${`${run}:`} || ${id},
        ${at}, ${at} from ${table} where ${and(eq(id, record), only)}`,
    )
    .onConflictDoNothing();
}
