/**
 * How tired somebody may be by their hours, as points that everybody can count. The points are ours, to see whose shifts to
 * look at first; they say nothing about a person's health.
 */

const HOUR_MS = 3_600_000;

/** Between two shifts. */
export const TURNAROUND_HOURS = 10;
const POINTS = { turnaround: 2, long: 1, veryLong: 2, week: 1, longWeek: 2, everyDay: 2 } as const;

export interface Worked {
  /** ISO 8601 in UTC. */
  inAt: string;
  outAt: string;
}

export interface Fatigue {
  /** Rests between shifts under ten hours. */
  shortRests: number;
  /** Of the longest shift. */
  longest: number;
  /** In the seven days before `now`. */
  hours: number;
  points: number;
  level: "low" | "look" | "rest";
}

/**
 * Points of the last seven days: 2 for each rest under ten hours, 1 for a shift over ten hours and 2 over twelve, 1 for more
 * than fifty hours and 2 for more than sixty, 2 where all seven days had a shift. From 2 on somebody looks, from 4 on it is
 * time for a rest.
 * @param now ISO 8601 in UTC; shifts before the seven days up to it, and after it, count for nothing
 */
export function fatigueOf(shifts: readonly Worked[], now: string): Fatigue {
  const end = Date.parse(now);
  const since = end - 7 * 24 * HOUR_MS;
  const inside = shifts
    .map(({ inAt, outAt }) => ({ from: Date.parse(inAt), to: Math.min(Date.parse(outAt), end) }))
    .filter(({ from, to }) => to > since && from < end && to > from)
    .sort((a, b) => a.from - b.from);
  const lengths = inside.map(({ from, to }) => (to - from) / HOUR_MS);
  const longest = Math.max(0, ...lengths);
  const hours = inside.reduce((sum, { from, to }) => sum + (to - Math.max(from, since)) / HOUR_MS, 0);
  let shortRests = 0;
  inside.forEach(({ from }, n) => {
    const before = inside[n - 1];
    const rest = before ? (from - before.to) / HOUR_MS : TURNAROUND_HOURS;
    // From one job straight to the next is no rest at all, and no end of the day either.
    if (rest >= 2 && rest < TURNAROUND_HOURS) shortRests += 1;
  });
  const days = new Set(inside.map(({ from }) => Math.floor((from - since) / (24 * HOUR_MS)))).size;
  const points =
    shortRests * POINTS.turnaround +
    (longest > 12 ? POINTS.veryLong : longest > 10 ? POINTS.long : 0) +
    (hours > 60 ? POINTS.longWeek : hours > 50 ? POINTS.week : 0) +
    (days >= 7 ? POINTS.everyDay : 0);
  return { shortRests, longest, hours, points, level: points >= 4 ? "rest" : points >= 2 ? "look" : "low" };
}
