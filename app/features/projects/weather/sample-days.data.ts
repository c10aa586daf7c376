import type { ForecastDay } from "~/services/weather.ts";
import { FORECAST } from "~/services/weather-sample.ts";

/** Figures of ours for the five fixed days, so that limits can be tried: the specification has a condition and a temperature. */
const FIGURES: readonly Omit<ForecastDay, "day" | "condition" | "high">[] = [
  { low: 54, rain: 0, wind: 8, gust: 14, dry: 40, damp: 70 },
  { low: 50, rain: 0, wind: 12, gust: 22, dry: 45, damp: 78 },
  { low: 48, rain: 0.6, wind: 18, gust: 33, dry: 75, damp: 96 },
  { low: 24, rain: 0.3, wind: 15, gust: 28, dry: 70, damp: 92 },
  { low: 42, rain: 0, wind: 6, gust: 12, dry: 38, damp: 72 },
];

const DAY_MS = 24 * 60 * 60 * 1000;

/** The five fixed days as a forecast that begins on a day. A sample: it is nobody's weather. */
export function sampleDays(today: string): ForecastDay[] {
  return FORECAST.map(({ condition, fahrenheit }, n) => ({
    day: new Date(Date.parse(today) + n * DAY_MS).toISOString().slice(0, 10),
    condition,
    high: fahrenheit,
    ...(FIGURES[n] as (typeof FIGURES)[number]),
  }));
}
