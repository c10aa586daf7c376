import { dayNumber, weekdayOf } from "~/engines/schedule/schedule.ts";

/** A bar as the chart draws it; days are counted from the first day of the chart. */
export interface Bar {
  number: number;
  name: string;
  from: number;
  /** The boundary after its last day; the same as `from` for a milestone. */
  to: number;
  /** Up to where it is done. */
  done: number;
  milestone: boolean;
  mark?: "critical" | "near";
  /** Where the baseline has it. */
  planned?: [from: number, to: number];
  /** How far its end can move and the finish does not. */
  late: number;
  /** Rows of this page that it waits for. */
  after: number[];
}

export interface Chart {
  /** `YYYY-MM-DD` of the left edge, of a reader from left to right. */
  first: string;
  days: number;
  bars: Bar[];
  /** Days of which a line is drawn. */
  dataDate?: number;
  deadline?: number;
}

export interface ChartRow {
  number: number;
  name: string;
  start: string;
  finish: string;
  lateFinish: string;
  milestone: boolean;
  percent: number;
  state: "waiting" | "started" | "finished";
  mark?: "critical" | "near";
  planned?: [string, string];
  after: number[];
}

const within = (day: number, most: number) => (day >= 0 && day <= most ? day : undefined);

/** The chart of the rows of a page. */
export function chartOf(
  rows: readonly ChartRow[],
  { dataDate, deadline }: { dataDate: string; deadline: string | null },
): Chart | undefined {
  if (rows.length === 0) return undefined;
  const days = rows
    .flatMap(({ start, finish, planned }) => [start, finish, ...(planned ?? [])])
    .map(dayNumber);
  const earliest = Math.min(...days);
  // From a Sunday to a Sunday, so that weeks are whole.
  const first = earliest - weekdayOf(earliest);
  const last = Math.max(...days) + 1;
  const most = Math.ceil((last - first + 1) / 7) * 7;
  const place = new Map(rows.map(({ number }, n) => [number, n]));
  const at = (day: string) => dayNumber(day) - first;
  return {
    first: new Date(first * 86_400_000).toISOString().slice(0, 10),
    days: most,
    bars: rows.map(
      ({ number, name, start, finish, lateFinish, milestone, percent, state, mark, planned, after }) => {
        const [from, to] = [at(start), at(finish) + (milestone ? 0 : 1)];
        const done = state === "finished" ? to : from + ((to - from) * percent) / 100;
        return {
          number,
          name,
          from,
          to,
          done,
          milestone,
          mark,
          planned: planned && [at(planned[0]), at(planned[1]) + 1],
          late: Math.min(most, Math.max(to, at(lateFinish) + (milestone ? 0 : 1))),
          after: after.flatMap((other) => place.get(other) ?? []),
        };
      },
    ),
    dataDate: within(at(dataDate), most),
    deadline: deadline ? within(at(deadline) + 1, most) : undefined,
  };
}
