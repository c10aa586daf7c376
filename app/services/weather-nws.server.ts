import * as v from "valibot";
import { localDay } from "~/lib/local-day.ts";
import { FORECAST_DAYS, type ForecastCondition, type ForecastDay } from "./weather.ts";

/** Where the National Weather Service says which of its grids a place is in; no more than four decimals. */
export const nwsPointUrl = (
  baseUrl: string,
  { latitude, longitude }: Record<"latitude" | "longitude", number>,
) => `${baseUrl}/points/${Number(latitude.toFixed(4))},${Number(longitude.toFixed(4))}`;

const Point = v.object({ properties: v.object({ forecastGridData: v.string() }) });

/** The address of the grid that an answer about a place names. On another server than the one asked, it is none. */
export function nwsGridUrl(answer: unknown, baseUrl: string): string | undefined {
  const read = v.safeParse(Point, answer);
  if (!read.success || !URL.canParse(read.output.properties.forecastGridData)) return undefined;
  const url = new URL(read.output.properties.forecastGridData);
  return url.origin === new URL(baseUrl).origin ? url.href : undefined;
}

const layer = <S extends v.GenericSchema>(value: S) =>
  v.optional(
    v.object({
      uom: v.optional(v.string()),
      values: v.pipe(v.array(v.object({ validTime: v.string(), value })), v.maxLength(2_000)),
    }),
  );
const amounts = layer(v.nullable(v.number()));
const Grid = v.object({
  properties: v.object({
    temperature: amounts,
    maxTemperature: amounts,
    minTemperature: amounts,
    relativeHumidity: amounts,
    windSpeed: amounts,
    windGust: amounts,
    quantitativePrecipitation: amounts,
    skyCover: amounts,
    weather: layer(v.array(v.object({ weather: v.nullable(v.string()) }))),
  }),
});

const HOUR_MS = 60 * 60 * 1000;

/** An interval of ISO 8601, `2026-03-02T06:00:00+00:00/PT6H` or `P1DT2H`, as the hours that begin in it. */
export function hoursOf(interval: string): number[] {
  const [from = "", length = ""] = interval.split("/");
  const [, days = "0", hours = "0"] = /^P(?:(\d{1,2})D)?(?:T(?:(\d{1,3})H)?)?$/.exec(length) ?? [];
  const start = Date.parse(from);
  const count = Number(days) * 24 + Number(hours);
  if (Number.isNaN(start) || count < 1 || count > 400) return [];
  return Array.from({ length: count }, (_, n) => start + n * HOUR_MS);
}

type Layer = v.InferOutput<typeof amounts>;

/** Units of the grid as this product has them: °F, mph, inches. */
const IN_US: Record<string, (value: number) => number> = {
  "wmoUnit:degC": (value) => (value * 9) / 5 + 32,
  "wmoUnit:degF": (value) => value,
  "wmoUnit:km_h-1": (value) => value / 1.609344,
  "wmoUnit:m_s-1": (value) => value * 2.236936,
  "wmoUnit:mm": (value) => value / 25.4,
  "wmoUnit:percent": (value) => value,
};

/** The values of a layer by the day of the site; amounts of an interval are spread over its hours. */
function byDay(given: Layer, zone: string, spread = false): Map<string, number[]> {
  const days = new Map<string, number[]>();
  const convert = IN_US[given?.uom ?? ""];
  if (!given || !convert) return days;
  for (const { validTime, value } of given.values) {
    if (value === null) continue;
    const hours = hoursOf(validTime);
    for (const hour of hours) {
      const day = localDay(new Date(hour), zone);
      const known = days.get(day) ?? [];
      known.push(convert(spread ? value / hours.length : value));
      days.set(day, known);
    }
  }
  return days;
}

const most = (values: number[] | undefined) => (values?.length ? Math.max(...values) : null);
const least = (values: number[] | undefined) => (values?.length ? Math.min(...values) : null);
const total = (values: number[] | undefined) =>
  values?.length ? values.reduce((sum, value) => sum + value, 0) : null;
const mean = (values: number[] | undefined) => (values?.length ? (total(values) ?? 0) / values.length : null);

function conditionOf(words: ReadonlySet<string>, sky: number | null): ForecastCondition {
  const has = (part: RegExp) => [...words].some((word) => part.test(word));
  if (has(/thunder/)) return "storm";
  if (has(/snow|sleet|freezing|ice/)) return "snowy";
  if (has(/rain|drizzle/)) return "rainy";
  if (has(/fog/)) return "fog";
  if (sky === null) return "other";
  return sky <= 30 ? "sunny" : "partly-cloudy";
}

/** Reads the raw grid of a place, day by day in its zone; undefined where it has another shape or no day. */
export function readNwsGrid(answer: unknown, { zone, today }: { zone: string; today: string }) {
  const read = v.safeParse(Grid, answer);
  if (!read.success) return undefined;
  const grid = read.output.properties;
  const temperature = byDay(grid.temperature, zone);
  const [highs, lows] = [byDay(grid.maxTemperature, zone), byDay(grid.minTemperature, zone)];
  const humidity = byDay(grid.relativeHumidity, zone);
  const [wind, gust] = [byDay(grid.windSpeed, zone), byDay(grid.windGust, zone)];
  const rain = byDay(grid.quantitativePrecipitation, zone, true);
  const sky = byDay(grid.skyCover, zone);
  const words = new Map<string, Set<string>>();
  for (const { validTime, value } of grid.weather?.values ?? [])
    for (const hour of hoursOf(validTime)) {
      const day = localDay(new Date(hour), zone);
      const known = words.get(day) ?? new Set();
      for (const { weather } of value) if (weather) known.add(weather);
      words.set(day, known);
    }
  const days: ForecastDay[] = [...new Set([...temperature.keys(), ...highs.keys()])]
    .filter((day) => day >= today)
    .sort()
    .slice(0, FORECAST_DAYS)
    .map((day) => ({
      day,
      condition: conditionOf(words.get(day) ?? new Set(), mean(sky.get(day))),
      high: most(highs.get(day)) ?? most(temperature.get(day)),
      low: least(temperature.get(day)) ?? least(lows.get(day)),
      rain: total(rain.get(day)),
      wind: most(wind.get(day)),
      gust: most(gust.get(day)),
      dry: least(humidity.get(day)),
      damp: most(humidity.get(day)),
    }));
  return days.length > 0 ? days : undefined;
}
