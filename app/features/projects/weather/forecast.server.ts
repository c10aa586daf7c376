import type { Present } from "~/engines/trust/trust.server.ts";
import { localDay } from "~/lib/local-day.ts";
import type { WeatherService } from "~/services/weather.server.ts";
import type { ForecastDay } from "~/services/weather.ts";
import type { Database } from "~db/client.ts";
import { sampleDays } from "./sample-days.data.ts";
import { keepForecast } from "./weather.commands.server.ts";
import { WEATHER_LIMITS } from "./weather.limits.ts";
import type { WeatherSite } from "./weather.queries.server.ts";

export interface Asked {
  db: Database;
  now: () => Date;
  today: string;
  weather: WeatherService;
  waitUntil: (work: Promise<unknown>) => void;
}

const HOUR_MS = 60 * 60 * 1000;

interface Source {
  kind: string;
  /** When it came, ISO 8601; undefined for the sample. */
  at?: string;
  stale: boolean;
}
type Found = { days: ForecastDay[]; source: Source; problem?: string };

/** The forecast of a site: kept and fresh, newer, kept and old, or the sample, each saying which it is. */
export async function forecastOf(
  asked: Asked,
  actor: Present | undefined,
  site: WeatherSite | undefined,
): Promise<Found> {
  const { now, weather } = asked;
  const at = now();
  const sample = (problem?: string): Found => ({
    days: sampleDays(site ? localDay(at, site.zone) : asked.today),
    source: { kind: "sample", stale: false },
    problem,
  });
  if (!weather.source || !site || !actor) return sample();
  if (!site.position) return sample("problems.noPosition");
  const { kept } = site;
  const today = localDay(at, site.zone);
  const shown = (
    source: string,
    fetchedAt: string,
    days: readonly ForecastDay[],
    problem?: string,
  ): Found => ({
    days: days.filter(({ day }) => day >= today),
    source: {
      kind: source,
      at: fetchedAt,
      stale: at.getTime() - Date.parse(fetchedAt) > WEATHER_LIMITS.staleHours * HOUR_MS,
    },
    problem,
  });
  const age = kept ? at.getTime() - Date.parse(kept.fetchedAt) : Number.POSITIVE_INFINITY;
  if (kept && kept.source === weather.source && age < WEATHER_LIMITS.freshMinutes * 60_000)
    return shown(kept.source, kept.fetchedAt, kept.days);
  const days = await weather.forecast({ ...site.position, zone: site.zone });
  if (days) {
    asked.waitUntil(keepForecast(asked, actor, { site: site.id, source: weather.source, days }));
    return shown(weather.source, at.toISOString(), days);
  }
  const old = kept && shown(kept.source, kept.fetchedAt, kept.days, "problems.failed");
  return old && old.days.length > 0 ? old : sample("problems.failed");
}
