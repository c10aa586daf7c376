import * as v from "valibot";
import { isCalendarDay } from "~/lib/local-day.ts";
import { FORECAST_DAYS, type ForecastCondition, type ForecastDay } from "./weather.ts";

const NAMES = {
  code: "weather_code",
  high: "temperature_2m_max",
  low: "temperature_2m_min",
  rain: "precipitation_sum",
  wind: "wind_speed_10m_max",
  gust: "wind_gusts_10m_max",
  dry: "relative_humidity_2m_min",
  damp: "relative_humidity_2m_max",
} as const;

/** The address of a forecast in the shape of Open-Meteo's `/v1/forecast`: daily figures in °F, mph and inches. */
export function openMeteoUrl(
  baseUrl: string,
  { latitude, longitude, zone }: { latitude: number; longitude: number; zone: string },
): string {
  const query = new URLSearchParams({
    latitude: latitude.toFixed(4),
    longitude: longitude.toFixed(4),
    daily: Object.values(NAMES).join(","),
    temperature_unit: "fahrenheit",
    wind_speed_unit: "mph",
    precipitation_unit: "inch",
    timezone: zone,
    forecast_days: String(FORECAST_DAYS),
  });
  return `${baseUrl}/v1/forecast?${query}`;
}

const figures = v.optional(v.pipe(v.array(v.nullable(v.number())), v.maxLength(40)), []);

const Answer = v.object({
  daily_units: v.object({
    temperature_2m_max: v.literal("°F"),
    wind_speed_10m_max: v.literal("mp/h"),
    precipitation_sum: v.literal("inch"),
  }),
  daily: v.object({
    time: v.pipe(v.array(v.pipe(v.string(), v.check(isCalendarDay))), v.minLength(1), v.maxLength(40)),
    weather_code: figures,
    temperature_2m_max: figures,
    temperature_2m_min: figures,
    precipitation_sum: figures,
    wind_speed_10m_max: figures,
    wind_gusts_10m_max: figures,
    relative_humidity_2m_min: figures,
    relative_humidity_2m_max: figures,
  }),
});

/** A condition by the code of the World Meteorological Organization (table 4677, as Open-Meteo uses it). */
export function conditionOfCode(code: number | null | undefined): ForecastCondition {
  if (code === null || code === undefined) return "other";
  if (code <= 1) return "sunny";
  if (code <= 3) return "partly-cloudy";
  if (code === 45 || code === 48) return "fog";
  if (code >= 95) return "storm";
  if ((code >= 71 && code <= 77) || code === 85 || code === 86) return "snowy";
  if (code >= 51 && code <= 82) return "rainy";
  return "other";
}

/** Reads such an answer; undefined where it has another shape, or other units than those asked for. */
export function readOpenMeteo(answer: unknown): ForecastDay[] | undefined {
  const read = v.safeParse(Answer, answer);
  if (!read.success) return undefined;
  const { daily } = read.output;
  const at = (name: keyof typeof NAMES, n: number) => daily[NAMES[name]][n] ?? null;
  return daily.time.slice(0, FORECAST_DAYS).map((day, n) => ({
    day,
    condition: conditionOfCode(at("code", n)),
    high: at("high", n),
    low: at("low", n),
    rain: at("rain", n),
    wind: at("wind", n),
    gust: at("gust", n),
    dry: at("dry", n),
    damp: at("damp", n),
  }));
}
