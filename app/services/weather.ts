/** What a forecast may say beside the four conditions that the specification has words for. */
export const FORECAST_CONDITIONS = [
  "sunny",
  "partly-cloudy",
  "rainy",
  "snowy",
  "storm",
  "fog",
  "other",
] as const;
export type ForecastCondition = (typeof FORECAST_CONDITIONS)[number];

/** One day of a forecast, whoever made it. What is not known is null and never guessed. */
export interface ForecastDay {
  /** `YYYY-MM-DD`, at the site. */
  day: string;
  condition: ForecastCondition;
  /** °F */
  high: number | null;
  low: number | null;
  /** Inches of water in the day, snow melted. */
  rain: number | null;
  /** Miles an hour at 10 m: the highest of the day. */
  wind: number | null;
  gust: number | null;
  /** Relative humidity in percent: the lowest and the highest of the day. */
  dry: number | null;
  damp: number | null;
}

export const WEATHER_DIALECTS = ["open-meteo", "nws"] as const;
export type WeatherDialect = (typeof WEATHER_DIALECTS)[number];

/** A server with forecasts, and in whose shape it answers. */
export interface WeatherProvider {
  baseUrl: string;
  dialect: WeatherDialect;
}

/** Days that are asked for; the National Weather Service has no more. */
export const FORECAST_DAYS = 7;
