import type { Season, Weather, Work } from "./tailgate.limits.ts";
import type { Fitting } from "./talk.ts";

/** What is known of the day. */
export interface Day {
  work: readonly Work[];
  weather: readonly Weather[];
  season: Season;
  /** Open findings, by checklist. */
  findings: Readonly<Record<string, number>>;
  /** What was reported lately, near misses and worse: the work that the words of each speak of. */
  reports: readonly (readonly Work[])[];
  /** Whole days since each talk was last signed; left out where it never was. */
  since: Readonly<Record<string, number>>;
}

/** The terms of the score, in the order in which they are shown. */
export const TERMS = ["work", "weather", "findings", "reports", "season", "since"] as const;
export type Term = (typeof TERMS)[number];

/** Points of each term. All of them are said on the page. */
export const POINTS = {
  /** For the first work that fits, and for each further one, up to two. */
  work: 30,
  moreWork: 10,
  /** For each weather that fits, up to two. */
  weather: 25,
  /** For the first open finding, and for each further one, up to three. */
  findings: 20,
  moreFindings: 5,
  /** For the first report of its work, and for each further one, up to three. */
  reports: 20,
  moreReports: 5,
  season: 10,
  /** Never given; otherwise one for every six days, up to as many. */
  never: 15,
  daysAPoint: 6,
  /** Given within so many days. */
  recentDays: 14,
  recent: -30,
} as const;

export interface Ranked {
  key: string;
  terms: Readonly<Record<Term, number>>;
  total: number;
}

const stepped = (count: number, first: number, further: number, most: number) =>
  count === 0 ? 0 : first + Math.min(count - 1, most) * further;

function sincePoints(days: number | undefined): number {
  if (days === undefined) return POINTS.never;
  if (days < POINTS.recentDays) return POINTS.recent;
  return Math.min(POINTS.never, Math.floor(days / POINTS.daysAPoint));
}

/** The score of a talk for a day, term by term. */
export function scoreOf(fit: Fitting, day: Day): Ranked {
  const shared = <T>(some: readonly T[], of: readonly T[]) => some.filter((one) => of.includes(one)).length;
  const found = fit.lists.reduce((sum, list) => sum + (day.findings[list] ?? 0), 0);
  const reported = day.reports.filter((works) => shared(fit.work, works) > 0).length;
  const terms = {
    work: stepped(shared(fit.work, day.work), POINTS.work, POINTS.moreWork, 2),
    weather: POINTS.weather * Math.min(2, shared(fit.weather, day.weather)),
    findings: stepped(found, POINTS.findings, POINTS.moreFindings, 3),
    reports: stepped(reported, POINTS.reports, POINTS.moreReports, 3),
    season: fit.seasons.includes(day.season) ? POINTS.season : 0,
    since: sincePoints(day.since[fit.key]),
  };
  return { key: fit.key, terms, total: TERMS.reduce((sum, term) => sum + terms[term], 0) };
}

/** All talks for a day, the best first; those with equal scores stay in the order of the library. */
export const rank = (fits: readonly Fitting[], day: Day): Ranked[] =>
  fits.map((fit) => scoreOf(fit, day)).sort((a, b) => b.total - a.total);

const OF_MONTH: readonly Season[] = ["winter", "spring", "summer", "autumn"];

/**
 * The season of a day, by whole months, as weather services count them.
 * @param day `YYYY-MM-DD`
 * @param south whether the site is south of the equator
 */
export function seasonOf(day: string, south = false): Season {
  const month = Number(day.slice(5, 7));
  return OF_MONTH[(Math.floor((month % 12) / 3) + (south ? 2 : 0)) % 4] ?? "winter";
}

/** From which figures of a forecast a weather counts: °F, miles an hour, inches a day. */
export const FORECAST_LIMITS = { hot: 80, cold: 32, wind: 20, rain: 0.1 } as const;

interface Forecast {
  condition: string;
  high: number | null;
  low: number | null;
  rain: number | null;
  wind: number | null;
  gust: number | null;
}

/** The weather that a day of a forecast names; what is not known counts for nothing. */
export function weatherOf({ condition, high, low, rain, wind, gust }: Forecast): Weather[] {
  const strongest = Math.max(wind ?? 0, gust ?? 0);
  return [
    ...(high !== null && high >= FORECAST_LIMITS.hot ? (["hot"] as const) : []),
    ...(low !== null && low <= FORECAST_LIMITS.cold ? (["cold"] as const) : []),
    ...(strongest >= FORECAST_LIMITS.wind ? (["wind"] as const) : []),
    ...((rain ?? 0) >= FORECAST_LIMITS.rain || ["rainy", "snowy"].includes(condition)
      ? (["rain"] as const)
      : []),
    ...(condition === "storm" ? (["storm"] as const) : []),
  ];
}
