import { getTableColumns, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Statement } from "~/services/contribution.ts";
import type { Owner } from "~/services/visitor.server.ts";
import type { Database } from "~db/client.ts";
import { type Actor, mayAct, mayRead, mayWrite, type Subject } from "../trust/trust.server.ts";
import type { Verb } from "../trust/trust.ts";
import {
  byOf,
  fromOf,
  millisecondsOf,
  type ProcessGraph,
  SYSTEM,
  type Timing,
  type Transition,
} from "./graph.ts";

/** An administrator of the site, where the site itself is a party: the seller of the shop. */
export interface Administrator {
  kind: "administrator";
  owner: Owner;
}

/** Time, a webhook, or a program. */
export interface Machine {
  kind: "system";
}
export const MACHINE: Machine = { kind: "system" };

export type Who = Actor | Administrator | Machine;

/** Where a process is kept: columns of the record's own table. */
export interface RecordColumns {
  table: SQLiteTable;
  id: SQLiteColumn;
  workspace: SQLiteColumn;
  state: SQLiteColumn;
  version: SQLiteColumn;
  /** When it came into its state; needed where a time counts from `entered`. */
  since?: SQLiteColumn;
  /** Only these rows, where a table holds records of several processes. */
  only?: SQL;
}

/** What a batch has moved, for the statements that go along with it. All of them are conditioned on it. */
export interface Moved {
  db: Database;
  now: Date;
  who: Who;
  transition: string;
  /**
   * The ids of the records that were moved, as a subquery: one, several when time moved them, or none when it was
   * refused. `where(inArray(table.id, moved.records))`.
   */
  records: SQL;
  /** Whether anything was moved, as a condition. */
  happened: SQL;
  /** The events of this batch: `select … from process_events where run = ${run}`. */
  run: string;
  note: string;
  payload: unknown;
}

export type Effect = (moved: Moved) => readonly Statement[];

export interface Binding<Party extends string = string, Moment extends string = string> {
  record: RecordColumns;
  /** Who may see the record and its history. */
  read: (who: Who) => SQL;
  /** Who is what, as a condition on the record: `members(table.workspace)`. */
  parties: Record<Party, (who: Who) => SQL>;
  moments?: Record<Moment, SQLiteColumn | SQL>;
  guards?: Record<string, (who: Who, now: Date) => SQL>;
  effects?: Record<string, Effect>;
  /** Statements that tell a party, such as a row of the notifications or of the outbox. */
  tell?: { readonly [P in Party]?: Effect };
}

/** A process with its table: what commands and queries are given. */
export interface BoundProcess {
  graph: ProcessGraph;
  binding: Binding;
}

/** Ties a process to the table of its records. What the graph names and the binding lacks throws when it is loaded. */
export function bindProcess<
  State extends string,
  Party extends string,
  Name extends string,
  Moment extends string,
>(graph: ProcessGraph<State, Party, Name, Moment>, binding: Binding<Party, Moment>): BoundProcess {
  const bound = { graph, binding } as unknown as BoundProcess;
  const problems = bindingProblems(bound);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return bound;
}

function bindingProblems({ graph, binding }: BoundProcess): string[] {
  const problems: string[] = [];
  const need = (what: string, names: readonly string[], has: object = {}) => {
    for (const name of names)
      if (!Object.hasOwn(has, name)) problems.push(`${graph.name} has no ${what} ${name}`);
  };
  need("party", graph.parties, binding.parties);
  need("moment", graph.moments ?? [], binding.moments);
  for (const transition of Object.values(graph.transitions)) {
    need("guard", transition.guards ?? [], binding.guards);
    need("effect", transition.effects ?? [], binding.effects);
    need("way to tell", transition.notify ?? [], binding.tell);
    for (const timing of [transition.auto, transition.due])
      if (timing?.of === "entered" && !binding.record.since)
        problems.push(`${graph.name} counts from when a state was entered, and no column says when`);
  }
  return problems;
}

const NEVER = sql`0`;

const NAME = /^[a-z][a-z0-9_-]*$/i;

/** A name of the process as a literal: D1 takes a hundred parameters, and a process has many names. */
export function word(name: string): SQL {
  if (!NAME.test(name)) throw new RangeError(`${name} is no name`);
  return sql.raw(`'${name}'`);
}
const isActor = (who: Who): who is Actor => who.kind === "person" || who.kind === "holder";

/** The owners and members of a workspace; with a second column, only who is named there. */
export const members =
  (workspace: SQLiteColumn, person?: SQLiteColumn) =>
  (who: Who): SQL => {
    if (who.kind !== "person") return NEVER;
    return person
      ? sql`(${mayWrite(who, workspace)} and ${person} = ${who.owner})`
      : mayWrite(who, workspace);
  };

/** Whoever holds a link with this verb to the record. Members are none of them: a party of its own acts for itself. */
export const holders =
  (verb: Verb, workspace: SQLiteColumn, subject: Subject) =>
  (who: Who): SQL =>
    who.kind === "holder" ? mayAct(who, verb, workspace, subject) : NEVER;

/** Administrators of the site. The route has asked for one (`requireAdmin`). */
export const administrators = (who: Who): SQL => (who.kind === "administrator" ? sql`1` : NEVER);

/** Whoever may read in one of these workspaces, and holders of a link that lets them read; administrators if it says so. */
export const readers =
  (workspaces: readonly SQLiteColumn[], subject?: Subject, { administrators: all = false } = {}) =>
  (who: Who): SQL => {
    if (who.kind === "system") return sql`1`;
    if (!isActor(who)) return all ? sql`1` : NEVER;
    return sql`(${sql.join(
      workspaces.map((workspace) => mayRead(who, workspace, subject)),
      sql` or `,
    )})`;
  };

/** Who acted, as an event keeps it. */
export function actorName(who: Who): string {
  if (who.kind === "system") return SYSTEM;
  return who.kind === "holder" ? `link:${who.link}` : who.owner;
}

/** A condition that is never null. */
export const holds = (condition: SQLWrapper): SQL => sql`coalesce((${condition}), 0)`;

export const all = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`1` : sql`(${sql.join([...conditions], sql` and `)})`;

/** The party that somebody is for a transition, the first where they are several; null where they are none. */
export function partyOf({ binding }: BoundProcess, transition: Transition, who: Who): SQL {
  const cases = byOf(transition).flatMap((party) => {
    if (party === SYSTEM) return who.kind === "system" ? [sql`when 1 then ${word(SYSTEM)}`] : [];
    const is = binding.parties[party];
    return is && who.kind !== "system" ? [sql`when ${is(who)} then ${word(party)}`] : [];
  });
  return cases.length === 0 ? sql`null` : sql`case ${sql.join(cases, sql` `)} end`;
}

export const inStates = ({ binding }: BoundProcess, states: readonly string[]): SQL =>
  states.length === 0 ? NEVER : sql`${binding.record.state} in (${sql.join(states.map(word), sql`, `)})`;

export const guardsHold = ({ binding }: BoundProcess, { guards }: Transition, who: Who, now: Date): SQL =>
  all((guards ?? []).flatMap((name) => binding.guards?.[name]?.(who, now) ?? []).map(holds));

export function momentOf({ binding }: BoundProcess, { of }: Timing): SQLWrapper {
  const column = of === "entered" ? binding.record.since : binding.moments?.[of];
  if (!column) throw new Error(`${of} is no moment`);
  return column;
}

/** The moment at which a timing falls due, in the form of `Date.toISOString`. */
export const dueAt = (bound: BoundProcess, timing: Timing): SQL =>
  sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${momentOf(bound, timing)}, ${`+${millisecondsOf(timing.after) / 1000} seconds`})`;

/** Whether it has. Compared with the moment itself, so that an index of it serves. */
export const hasPassed = (bound: BoundProcess, timing: Timing, now: Date): SQL =>
  holds(
    sql`${momentOf(bound, timing)} <= ${new Date(now.getTime() - millisecondsOf(timing.after)).toISOString()}`,
  );

/** The transitions that time makes. */
export const timed = ({ graph }: BoundProcess) =>
  Object.entries(graph.transitions).flatMap(([name, transition]) =>
    transition.auto ? [{ name, transition, auto: transition.auto }] : [],
  );

/** Whether time has moved the record out of one of these states, and nobody has written it down. */
export function passed(bound: BoundProcess, now: Date, states?: readonly string[]): SQL {
  const conditions = timed(bound).flatMap(({ transition, auto }) => {
    const from = fromOf(transition).filter((state) => !states || states.includes(state));
    if (from.length === 0) return [];
    const guards = guardsHold(bound, transition, { kind: "system" }, now);
    return [sql`(${inStates(bound, from)} and ${hasPassed(bound, auto, now)} and ${guards})`];
  });
  return conditions.length === 0 ? NEVER : sql`(${sql.join(conditions, sql` or `)})`;
}

/** The name of a column in Drizzle's table, for `set`. */
export function keyOf(table: SQLiteTable, column: SQLiteColumn): string {
  const found = Object.entries(getTableColumns(table)).find(([, one]) => one === column);
  if (!found) throw new Error(`${column.name} is no column of the record`);
  return found[0];
}
