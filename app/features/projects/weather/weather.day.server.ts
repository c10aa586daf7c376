import { and, eq, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { formatsOf } from "~/i18n/formats.ts";
import type { Language } from "~/i18n/languages.ts";
import { unitsFor } from "~/i18n/units.ts";
import { daySource } from "~/services/day-sources.ts";
import type { ForecastDay } from "~/services/weather.ts";
import { sites } from "~db/schema/tools.ts";
import { weatherEvents, weatherForecasts } from "~db/schema/weather.ts";
import { measureWords } from "./measure-words.ts";
import { daysPath, WEATHER } from "./weather.limits.ts";

/** A day of a forecast in one line; what nobody forecast is left out. */
function inWords(day: ForecastDay, language: Language): string {
  const t = translator(language, "weather");
  const { number } = formatsOf(language);
  const metric = unitsFor(language, undefined) === "metric";
  const print = measureWords({ metric, number, unit: (unit, value) => t(`units.${unit}`, { value }) });
  const { condition, high, low, rain, wind, gust } = day;
  return [
    condition === "storm" || condition === "fog"
      ? t(`conditions.${condition}`)
      : condition === "other"
        ? ""
        : translator(language, "forecast")(`conditions.${condition}`),
    high === null ? "" : t("strip.high", { value: print("high", high) }),
    low === null ? "" : t("strip.low", { value: print("low", low) }),
    rain === null ? "" : t("strip.rain", { value: print("rain", rain) }),
    wind === null || gust === null
      ? ""
      : t("strip.wind", { wind: print("wind", wind), gust: print("gust", gust) }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** The forecast of a day for where a job stands, with whose it is and when it came, and the hours that the weather took. */
export const weatherOfDay = daySource({
  reads: (db, { of, job, site, day }) => [
    db
      .select({
        siteId: sql<string>`${weatherForecasts.siteId}`.as("forecast_site"),
        zone: sites.siteZone,
        source: weatherForecasts.source,
        days: weatherForecasts.days,
        fetchedAt: weatherForecasts.fetchedAt,
      })
      .from(weatherForecasts)
      .innerJoin(sites, eq(sites.id, weatherForecasts.siteId))
      .where(
        and(
          of(weatherForecasts.workspace),
          sql`${weatherForecasts.siteId} = ${site}`,
          // A site that moved since has other weather.
          eq(weatherForecasts.latitude, sites.latitude),
          eq(weatherForecasts.longitude, sites.longitude),
        ),
      )
      .limit(1),
    db
      .select({
        projectId: weatherEvents.projectId,
        tenths: weatherEvents.tenths,
        weather: weatherEvents.weather,
        tasks: weatherEvents.tasks,
      })
      .from(weatherEvents)
      .where(
        and(
          of(weatherEvents.workspace, weatherEvents.sample),
          eq(weatherEvents.projectId, job),
          eq(weatherEvents.day, day),
        ),
      )
      .limit(1),
  ],
  find: ([[forecast], [event]], { day, language }) => {
    const of = forecast && (JSON.parse(forecast.days) as ForecastDay[]).find((one) => one.day === day);
    const words = of && inWords(of, language);
    const source =
      forecast?.source === "nws" || forecast?.source === "open-meteo" ? forecast.source : undefined;
    return [
      ...(forecast && words && source
        ? [
            {
              kind: "weather" as const,
              name: `${words} (${translator(language, "weather")(`source.${source}`, {
                time: formatsOf(language).moment(forecast.fetchedAt, forecast.zone),
              })})`,
              ...{ number: 0, href: `${WEATHER}?site=${forecast.siteId}` },
            },
          ]
        : []),
      ...(event
        ? [
            {
              kind: "weatherLost" as const,
              name: [event.weather, event.tasks].filter(Boolean).join("; "),
              ...{ number: event.tenths / 10, href: daysPath(event.projectId) },
            },
          ]
        : []),
    ];
  },
});
