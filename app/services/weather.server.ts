import { localDay } from "~/lib/local-day.ts";
import { log } from "~workers/shared/log.ts";
import { fetchJson, UnusableAnswer } from "./fetch-json.server.ts";
import type { ForecastDay, WeatherDialect, WeatherProvider } from "./weather.ts";
import { nwsGridUrl, nwsPointUrl, readNwsGrid } from "./weather-nws.server.ts";
import { openMeteoUrl, readOpenMeteo } from "./weather-open-meteo.server.ts";

/** A page waits for it. The raw grid of the National Weather Service has some 300 KB. */
const BOUNDS = { timeoutMs: 4_000, maxBytes: 2 * 1024 * 1024 };

/** Both services ask who is calling; without a name the National Weather Service refuses. */
const INIT = { headers: { accept: "application/geo+json, application/json", "user-agent": "groundwork" } };

export interface Place {
  latitude: number;
  longitude: number;
  /** IANA, in which days are counted. */
  zone: string;
}

async function ask({ baseUrl, dialect }: WeatherProvider, place: Place, now: Date): Promise<ForecastDay[]> {
  const today = localDay(now, place.zone);
  let days: ForecastDay[] | undefined;
  if (dialect === "open-meteo")
    days = readOpenMeteo(await fetchJson(openMeteoUrl(baseUrl, place), INIT, BOUNDS));
  else {
    const grid = nwsGridUrl(await fetchJson(nwsPointUrl(baseUrl, place), INIT, BOUNDS), baseUrl);
    if (!grid) throw new UnusableAnswer("another-shape");
    days = readNwsGrid(await fetchJson(grid, INIT, BOUNDS), { zone: place.zone, today });
  }
  const from = days?.filter(({ day }) => day >= today);
  if (!from || from.length === 0) throw new UnusableAnswer("another-shape");
  return from;
}

export interface WeatherService {
  /** In whose shape forecasts come; undefined where none is configured, and pages show the fixed days as a sample. */
  source: WeatherDialect | undefined;
  /** The days of a place from today on; undefined where no usable answer came. The failure is in the log. */
  forecast(place: Place): Promise<ForecastDay[] | undefined>;
}

/** Forecasts of the configured provider. Nothing about the visitor is sent, only where the site is. */
export function createWeather({
  provider,
  now,
  requestId,
}: {
  provider: WeatherProvider | undefined;
  now: () => Date;
  requestId: string;
}): WeatherService {
  return {
    source: provider?.dialect,
    async forecast(place) {
      if (!provider) return undefined;
      try {
        return await ask(provider, place, now());
      } catch (error) {
        const reason = error instanceof UnusableAnswer ? error.reason : "internal";
        log({ level: "error", event: "weather.failed", requestId, reason });
        return undefined;
      }
    },
  };
}
