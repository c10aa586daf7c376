import { CHAMPION_LIMITS } from "./champions.limits.ts";

/** A quarter of a year by the days of UTC. Nothing of it is kept: its dates follow from its name. */
export interface Season {
  /** `2026-q4`. */
  key: string;
  /** Its first day, and the first day after it, `YYYY-MM-DD`. */
  from: string;
  until: string;
  /** The first day on which nobody votes any more. */
  votesUntil: string;
}

export type SeasonState = "running" | "voting" | "closed";

const dayOf = (year: number, month: number, day = 1) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

const seasonOf = (year: number, quarter: number): Season => ({
  key: `${year}-q${quarter}`,
  from: dayOf(year, (quarter - 1) * 3),
  until: dayOf(year, quarter * 3),
  votesUntil: dayOf(year, quarter * 3, 1 + CHAMPION_LIMITS.voteDays),
});

/** The quarter in which a moment lies: events of now count there, and nominations are written for it. */
export const seasonAt = (now: Date): Season =>
  seasonOf(now.getUTCFullYear(), Math.floor(now.getUTCMonth() / 3) + 1);

/** A quarter by its name; nothing where it is no name of one. */
export function seasonByKey(key: string): Season | undefined {
  const [, year, quarter] = /^(20\d\d)-q([1-4])$/.exec(key) ?? [];
  return year && quarter ? seasonOf(Number(year), Number(quarter)) : undefined;
}

/** The quarter before one. */
export const seasonBefore = ({ from }: Season): Season => seasonAt(new Date(Date.parse(from) - 1));

/** While it lasts it runs; then votes are taken for fourteen days; then it is closed. */
export function stateOf({ until, votesUntil }: Season, now: Date): SeasonState {
  const day = now.toISOString().slice(0, 10);
  return day < until ? "running" : day < votesUntil ? "voting" : "closed";
}

/** The quarter whose votes are taken now, if there is one. */
export function votingSeason(now: Date): Season | undefined {
  const before = seasonBefore(seasonAt(now));
  return stateOf(before, now) === "voting" ? before : undefined;
}

/** The months of a quarter, `YYYY-MM`. */
export const monthsOf = ({ from }: Season): string[] =>
  [0, 1, 2].map((n) => dayOf(Number(from.slice(0, 4)), Number(from.slice(5, 7)) - 1 + n).slice(0, 7));
