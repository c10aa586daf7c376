import {
  byOf,
  millisecondsOf,
  outOf,
  type ProcessGraph,
  SYSTEM,
  type Timing,
  type Transition,
} from "./graph.ts";

/** What a query tells about one record and whoever looks at it: `standingColumns` of the binding. */
export interface StandingRow {
  state: string;
  version: number;
  /** The parties that the looker is, parted by blanks. */
  parties: string;
  /** The guards that do not hold, parted by blanks. */
  blocked: string;
  /** The moments of the record by their names, as JSON. */
  moments: string;
  /** Whether time has moved it on and nobody has written it down yet. */
  passed: number;
}

/** One thing that the looker may do now. */
export interface Choice {
  name: string;
  note?: "optional" | "required";
  aside: boolean;
  destructive: boolean;
  /** The first guard that stands in the way. */
  blockedBy?: string;
}

export interface Standing {
  state: string;
  version: number;
  /** Whether nothing more is waited for. */
  ended: boolean;
  choices: Choice[];
  /** With whom the ball is: the parties of what comes next. Empty at an end, or where only time or a machine is awaited. */
  ball: string[];
  /** Whether it is with the looker. */
  mine: boolean;
  /** By when whoever has the ball should have acted, ISO 8601. */
  due?: string;
  overdue: boolean;
}

const words = (text: string) => text.split(" ").filter(Boolean);

/** When a timing falls due for a record; undefined while its moment is not known. */
export function dueMoment(timing: Timing, moments: Readonly<Record<string, string | null>>) {
  const from = moments[timing.of];
  return from ? new Date(Date.parse(from) + millisecondsOf(timing.after)).toISOString() : undefined;
}

/** What leads on from a state, as opposed to what is merely possible. */
const leadsOn = (graph: ProcessGraph, state: string): [string, Transition][] =>
  graph.ends.includes(state) ? [] : outOf(graph, state).filter(([, transition]) => !transition.aside);

/** With whom the ball is in a state. */
export function ballIn(graph: ProcessGraph, state: string): string[] {
  const parties = leadsOn(graph, state).flatMap(([, transition]) => byOf(transition));
  return [...new Set(parties)].filter((party) => party !== SYSTEM);
}

/** `allowed(actor, record)`: what the looker may do, whose turn it is and by when, from a row of `standingColumns`. */
export function standingOf(graph: ProcessGraph, row: StandingRow, now: Date): Standing {
  const parties = words(row.parties);
  const blocked = words(row.blocked);
  const moments = JSON.parse(row.moments) as Record<string, string | null>;
  const ball = ballIn(graph, row.state);
  const dues = leadsOn(graph, row.state).flatMap(([, { due }]) => {
    const moment = due && dueMoment(due, moments);
    return moment ? [moment] : [];
  });
  const [due] = dues.sort();
  return {
    state: row.state,
    version: row.version,
    ended: graph.ends.includes(row.state),
    choices: outOf(graph, row.state)
      .filter(([, one]) => byOf(one).some((party) => parties.includes(party)))
      .map(([name, one]) => ({
        name,
        note: one.note,
        aside: one.aside ?? false,
        destructive: one.destructive ?? false,
        blockedBy: one.guards?.find((guard) => blocked.includes(guard)),
      })),
    ball,
    mine: ball.some((party) => parties.includes(party)),
    due,
    overdue: due !== undefined && due < now.toISOString(),
  };
}
