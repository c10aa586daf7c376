const DAY_MS = 24 * 60 * 60 * 1000;

/** A day so many days later, both as `YYYY-MM-DD`. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

interface Lived {
  expiresOn: string | null;
  lastActivityOn: string | null;
  ruleDays: number;
}

/**
 * The last day of a permit: the authority's own date, or so many days after the last activity. The model codes have 180
 * days (IRC R105.5, IBC 105.5; 2021 edition); to verify with the local authority.
 */
export function lastDayOf({ expiresOn, lastActivityOn, ruleDays }: Lived): string | undefined {
  return expiresOn ?? (lastActivityOn ? daysLater(lastActivityOn, ruleDays) : undefined);
}

export interface StateEvent {
  recordId: string;
  fromState: string;
  at: string;
}

/**
 * How many days permits stood in a state before they left it, one number a stay.
 * @param events of any records, each record's in the order of time
 */
export function staysIn(events: readonly StateEvent[], state: string): number[] {
  const since = new Map<string, string>();
  return events.flatMap(({ recordId, fromState, at }) => {
    const entered = since.get(recordId);
    since.set(recordId, at);
    return fromState === state && entered ? [(Date.parse(at) - Date.parse(entered)) / DAY_MS] : [];
  });
}

interface PlannedTask {
  number: number;
  name: string;
  /** As `readLinks` reads them. */
  links: string;
  finished: string | null;
}

export interface Readiness {
  task: string;
  done: number;
  all: number;
  /** What is not finished, by name. */
  open: string[];
}

/**
 * How much of what comes before a task is finished; undefined where the schedule has no such task.
 * @param before the numbers of the tasks that a task waits for
 */
export function readinessOf(
  tasks: readonly PlannedTask[],
  number: number,
  before: (links: string) => readonly number[],
): Readiness | undefined {
  const task = tasks.find((one) => one.number === number);
  if (!task) return undefined;
  const wanted = before(task.links).flatMap((one) => tasks.find((other) => other.number === one) ?? []);
  const open = wanted.filter(({ finished }) => finished === null).map(({ name }) => name);
  return { task: task.name, done: wanted.length - open.length, all: wanted.length, open };
}
